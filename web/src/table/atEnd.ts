/** How far from its end something scrolled still counts as there. */
const NEAR = 40;

type Scrolled = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

/** Keeps a list at its end, however it grows and shrinks, unless a person has scrolled up. */
export class AtEnd {
  #follows = true;
  /** How high the list and its window were when last looked at. */
  #height = 0;
  #room = 0;

  /** Scroll to the end, if that is where the person was. */
  keep(list: Scrolled): void {
    if (this.#follows) list.scrollTop = list.scrollHeight;
    this.#measure(list);
  }

  /** Something was scrolled: by a person, if nothing has changed its size since. */
  scrolled(list: Scrolled): void {
    const isByPerson = list.scrollHeight === this.#height && list.clientHeight === this.#room;
    if (isByPerson) this.#follows = list.scrollTop + list.clientHeight > list.scrollHeight - NEAR;
    this.#measure(list);
  }

  #measure(list: Scrolled): void {
    this.#height = list.scrollHeight;
    this.#room = list.clientHeight;
  }
}
