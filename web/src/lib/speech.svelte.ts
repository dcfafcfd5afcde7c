import { gameMessages } from "./api";
import { Catalogue } from "./catalogue";
import type { Language } from "./languages";
import type { Phrase } from "./messages";
import { settings } from "./settings.svelte";

type Read = () => Promise<string>;

/** All messages: what games share, and of each game what is said in its folder. */
const FILES = import.meta.glob<string>(
  [
    "../../../src/skald/{,games/*/}locale/*/*.ftl",
    "!../../../src/skald/**/{simulation,search}.ftl",
  ],
  { query: "?raw", import: "default" },
) as Record<string, Read>;

/** A file as it is named here: `web`, or `chess/web` if it is a game's. */
const PATH = /skald\/(?:games\/(\w+)\/)?locale\/(\w+)\/([\w-]+)\.ftl$/;

const READERS: Record<string, Read> = Object.fromEntries(
  Object.entries(FILES).map(([path, read]) => {
    const [, game, language, name] = PATH.exec(path) ?? [];
    return [`${language}:${game ? `${game}/${name}` : name}`, read];
  }),
);

/** What is said of each game everywhere. */
const COVERS = Object.keys(READERS)
  .filter((name) => name.startsWith("en:") && name.endsWith("/cover"))
  .map((name) => name.slice("en:".length));

/** Files that every page needs. */
const ALWAYS = ["plain", "terminal", "web", "web-table", ...COVERS];

/** Says messages in the reader's language; whatever is shown follows a change of it. */
class Speech {
  #catalogue = $state.raw(new Catalogue("en", []));
  #wanted = new Set<string>(ALWAYS);
  #loading: Promise<void> = Promise.resolve();
  #asked = 0;
  #shown = 0;

  /** The language that is spoken now. */
  get language(): string {
    return this.#catalogue.language;
  }

  /** Speaks another language from now on, as soon as its files are there. */
  use(language: Language): Promise<void> {
    this.#loading = this.#read(language);
    return this.#loading;
  }

  /** Makes the words, the board's words and the rules of a game known. */
  async load(game: string): Promise<void> {
    await this.#learn(filesOf(game, "words", "web", "rules", "terminal"));
  }

  /** Makes only the words of a game known: names, options, prompts. */
  async loadWords(game: string): Promise<void> {
    await this.#learn(filesOf(game, "words"));
  }

  /** Makes the words of lessons known, and those of the lesson of a game. */
  async loadLesson(game: string): Promise<void> {
    await this.#learn(["learn", ...filesOf(game, "lesson")]);
  }

  /** The message of this key with its facts. */
  say(key: string, facts?: Phrase["facts"]): string {
    return this.tell(facts === undefined ? { key } : { key, facts });
  }

  /** The words in the reader's language. A message that is missing shows its key. */
  tell(phrase: Phrase): string {
    try {
      return this.#catalogue.tell(phrase);
    } catch (fault) {
      console.error(fault);
      return `‹${phrase.key}›`;
    }
  }

  /** Whether there is a message of this key. */
  has(key: string): boolean {
    return this.#catalogue.has(key);
  }

  async #learn(files: readonly string[]): Promise<void> {
    const unknown = files.filter((file) => !this.#wanted.has(file));
    if (unknown.length === 0) return this.#loading;
    unknown.forEach((file) => this.#wanted.add(file));
    try {
      await this.use(settings.language);
    } catch (fault) {
      unknown.forEach((file) => this.#wanted.delete(file));
      throw fault;
    }
  }

  /** Reads all wanted files; an answer that comes late never replaces one that knows more. */
  async #read(language: Language): Promise<void> {
    this.#asked += 1;
    const turn = this.#asked;
    const catalogue = new Catalogue(language, await texts(language, [...this.#wanted]));
    // Another language was chosen meanwhile: whoever waits for words waits for these.
    if (settings.language !== language) return this.#read(settings.language);
    if (turn < this.#shown) return;
    this.#shown = turn;
    this.#catalogue = catalogue;
  }
}

/** What stands before the id of a game whose messages are all in one file of the server. */
const SERVED = "served:";

/** Files of a game, whose folder has its id without hyphens; of one that is not here, the server's. */
function filesOf(game: string, ...names: readonly string[]): string[] {
  const folder = game.replaceAll("-", "");
  const isHere = COVERS.includes(`${folder}/cover`);
  return isHere ? names.map((name) => `${folder}/${name}`) : [SERVED + game];
}

function texts(language: Language, names: readonly string[]): Promise<string[]> {
  const readers = names.map((name) => readerOf(language, name));
  return Promise.all(readers.filter((read) => read !== undefined).map((read) => read()));
}

function readerOf(language: Language, name: string): Read | undefined {
  if (!name.startsWith(SERVED)) return READERS[`${language}:${name}`];
  return () => gameMessages(name.slice(SERVED.length), language);
}

export const speech = new Speech();
