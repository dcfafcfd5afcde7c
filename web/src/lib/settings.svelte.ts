import { preferred, type Language } from "./languages";
import { keep, recall } from "./storage";

export type Theme = "light" | "dark" | "system";
export type Speed = "slow" | "normal" | "fast" | "none";

interface Values {
  language: Language;
  theme: Theme;
  speed: Speed;
  confirm: boolean;
  forecasts: boolean;
  notifications: boolean;
  name: string;
}

const KEY = "skald.settings";
const NIGHT = "(prefers-color-scheme: dark)";

function defaults(): Values {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  return {
    language: preferred(wanted),
    theme: "system",
    speed: "normal",
    confirm: false,
    forecasts: true,
    notifications: false,
    name: "",
  };
}

/** What the reader likes; each change is remembered and takes effect at once. */
class Settings {
  #values = $state<Values>({ ...defaults(), ...recall<Partial<Values>>(KEY, {}) });
  #night = $state(false);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    const night = matchMedia(NIGHT);
    this.#night = night.matches;
    night.addEventListener("change", () => {
      this.#night = night.matches;
      this.#show();
    });
    this.#show();
  }

  get language(): Language {
    return this.#values.language;
  }
  set language(language: Language) {
    this.#set({ language });
  }

  get theme(): Theme {
    return this.#values.theme;
  }
  set theme(theme: Theme) {
    this.#set({ theme });
  }

  /** Whether it is dark now, by choice or by the system. */
  get dark(): boolean {
    return this.theme === "system" ? this.#night : this.theme === "dark";
  }

  /** How fast the moves of others are shown. */
  get speed(): Speed {
    return this.#values.speed;
  }
  set speed(speed: Speed) {
    this.#set({ speed });
  }

  /** Whether a move on the board waits for a confirmation. */
  get confirm(): boolean {
    return this.#values.confirm;
  }
  set confirm(confirm: boolean) {
    this.#set({ confirm });
  }

  /** Whether the board shows what would happen if nobody did anything. */
  get forecasts(): boolean {
    return this.#values.forecasts;
  }
  set forecasts(forecasts: boolean) {
    this.#set({ forecasts });
  }

  /** Whether the browser calls when it is the reader's turn. */
  get notifications(): boolean {
    return this.#values.notifications;
  }
  set notifications(notifications: boolean) {
    this.#set({ notifications });
  }

  /** The name that is proposed for a seat. */
  get name(): string {
    return this.#values.name;
  }
  set name(name: string) {
    this.#set({ name });
  }

  #set(change: Partial<Values>): void {
    this.#values = { ...this.#values, ...change };
    keep(KEY, this.#values);
    this.#show();
  }

  #show(): void {
    if (typeof document === "undefined") return;
    const page = document.documentElement;
    page.dataset["theme"] = this.dark ? "dark" : "light";
    page.lang = this.language;
  }
}

export const settings = new Settings();
