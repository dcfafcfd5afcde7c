import { at, pathAt } from "./base";
import { routeOf, type Route } from "./routes";

/** Knows which page is open; goes to others without loading anything again. */
class Router {
  #path = $state(here());

  readonly route: Route = $derived(routeOf(this.#path));

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  get path(): string {
    return this.#path;
  }

  /** Opens the page at a path of the client; `replace` leaves no trace in the history. */
  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", at(path));
    else history.pushState(null, "", at(path));
    const samePage = this.#path === here();
    this.#arrive();
    if (!samePage) scrollTo(0, 0);
  }

  #arrive(): void {
    this.#path = here();
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || !isPlain(event) || !isOurs(link)) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(link.href);
    this.go((pathAt(pathname) ?? "/") + search + hash);
  }
}

/** The path that is open; a server may also be reached past the path below which it lives. */
function here(): string {
  return pathAt(location.pathname) ?? location.pathname;
}

function isPlain(event: MouseEvent): boolean {
  const held = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !held && !event.defaultPrevented;
}

function isOurs(link: HTMLAnchorElement): boolean {
  const address = new URL(link.href);
  const jump = address.pathname === location.pathname && address.hash !== "";
  const elsewhere = link.target !== "" || link.hasAttribute("download") || jump;
  const path = address.origin === location.origin ? pathAt(address.pathname) : null;
  return path !== null && !path.startsWith("/api") && !elsewhere;
}

export const router = new Router();
