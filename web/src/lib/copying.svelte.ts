const SHOWN = 2_000;

/** Copies texts, and says for a while that it has. */
export class Copying {
  copied = $state(false);

  /** Whether the browser lets us copy. */
  async copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    this.tell();
    return true;
  }

  tell(): void {
    this.copied = true;
    setTimeout(() => (this.copied = false), SHOWN);
  }
}
