/** The path below which this Skald lives, such as `/skald`; the server writes it into the page. */
const base =
  typeof document === "undefined" ? "" : (document.documentElement.dataset["base"] ?? "");

/** The address of a path of the client or of the API. */
export function at(path: string): string {
  return base + path;
}

/** The address of a socket of the API. */
export function socketAt(path: string): string {
  const protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return `${protocol}//${location.host}${at(path)}`;
}

/** The path of the client at an address of the browser; null if that is somebody else's. */
export function pathAt(address: string, below: string = base): string | null {
  if (address === below) return "/";
  return address.startsWith(`${below}/`) ? address.slice(below.length) : null;
}
