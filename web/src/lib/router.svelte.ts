import { routeOf, type Route } from "./routes";

/** Knows which page is open; goes to others without loading anything again. */
class Router {
  #path = $state(location.pathname);

  readonly route: Route = $derived(routeOf(this.#path));

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  get path(): string {
    return this.#path;
  }

  /** Opens another page; `replace` leaves no trace in the history. */
  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const samePage = this.#path === location.pathname;
    this.#arrive();
    if (!samePage) scrollTo(0, 0);
  }

  #arrive(): void {
    this.#path = location.pathname;
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isPlain(event) || !isOurs(link)) return;
    event.preventDefault();
    this.go(link.href);
  }
}

function isPlain(event: MouseEvent): boolean {
  const held = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !held && !event.defaultPrevented;
}

function isOurs(link: HTMLAnchorElement): boolean {
  const address = new URL(link.href);
  const jump = address.pathname === location.pathname && address.hash !== "";
  const elsewhere = link.target !== "" || link.hasAttribute("download") || jump;
  return address.origin === location.origin && !address.pathname.startsWith("/api") && !elsewhere;
}

export const router = new Router();
