import { settings } from "../lib/settings.svelte";

/** Calls somebody who is looking at another window: it is their turn. */
export class Caller {
  #note: Notification | null = null;

  /** Call with these words, once until it is answered. */
  call(title: string, body: string): void {
    const isAllowed = settings.notifications && typeof Notification !== "undefined";
    if (!isAllowed || Notification.permission !== "granted" || this.#note) return;
    const note = new Notification(title, { body, tag: "skald-turn" });
    note.onclick = () => {
      window.focus();
      this.answer();
    };
    this.#note = note;
  }

  /** The person is back, or the turn is over. */
  answer(): void {
    this.#note?.close();
    this.#note = null;
  }
}
