import { at } from "../lib/base";
import type { Phrase } from "../lib/messages";
import type { BoardComponent, BoardProps, Front } from "./fronts";
import Hosted from "./Hosted.svelte";

/** What a board is given that was not built with this client: `say` speaks the reader's language. */
export interface HostedProps extends BoardProps {
  say: (key: string, facts?: Phrase["facts"]) => string;
}

/** A board on the page. */
export interface Mounted {
  update(props: HostedProps): void;
  destroy(): void;
}

export type Mount = (host: HTMLElement, props: HostedProps) => Mounted;

/** What the `front.js` of a game exports; everything may be missing. */
export interface ServedFront {
  secrets?: boolean;
  mount?: Mount;
}

/** The front of a game that the server serves, by its address. */
export async function servedFront(game: string): Promise<Front> {
  const address = new URL(at(`/api/games/${game}/front.js`), location.href).href;
  const module = (await import(/* @vite-ignore */ address)) as ServedFront;
  return frontFrom(game, module);
}

/** What the shell makes of such a module. */
export function frontFrom(id: string, { secrets, mount }: ServedFront): Front {
  const front: Front = secrets === undefined ? { id } : { id, secrets };
  return mount ? { ...front, board: async () => ({ default: hosted(mount) }) } : front;
}

/** The board as a component: the props that change are found behind the one that does not. */
function hosted(mount: Mount): BoardComponent {
  return ((anchor: unknown, props: BoardProps) =>
    (Hosted as unknown as (anchor: unknown, props: object) => unknown)(
      anchor,
      new Proxy(props, {
        get: (target, name) => (name === "mount" ? mount : Reflect.get(target, name)),
        has: (target, name) => name === "mount" || Reflect.has(target, name),
      }),
    )) as unknown as BoardComponent;
}
