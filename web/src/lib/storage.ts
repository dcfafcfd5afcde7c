/** What this browser remembers; a browser that refuses to is like one that forgets. */
const memory = new Map<string, string>();

/** The value kept under a key, or the fallback if there is none that can be read. */
export function recall<T>(key: string, fallback: T): T {
  const text = read(key);
  if (text === null) return fallback;
  try {
    return JSON.parse(text) as T;
  } catch {
    return fallback;
  }
}

/** Keeps a value under a key. */
export function keep(key: string, value: object): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Private windows and full disks: it is remembered until the page is closed.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}
