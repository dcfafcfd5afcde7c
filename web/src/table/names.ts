import type { Phrase, SeatInfo } from "../lib/messages";
import { speech } from "../lib/speech.svelte";

/** Who has a seat: the name somebody gave, else that of the side. */
export function nameOf(seat: number, seats: readonly SeatInfo[]): string {
  const info = seats.find((each) => each.seat === seat);
  if (!info) return speech.say("table-spectator");
  return info.name || sideOf(info);
}

/** The side of a seat: “Wolf Clan (red)”, or its number as long as it has none. */
export function sideOf(info: SeatInfo): string {
  return info.player ? speech.tell(info.player) : speech.say("table-seat", { number: info.seat + 1 });
}

/** The strength of a bot in the reader's language. */
export function levelOf(info: SeatInfo): string {
  const key = `web-level-${info.level}`;
  return speech.has(key) ? speech.say(key) : info.level;
}

/** Tells a phrase, for functions that know no language. */
export const tell = (phrase: Phrase): string => speech.tell(phrase);

const told = { language: "", texts: new WeakMap<Phrase, string>() };

/** Tells a phrase of the log, which stays the same while more is added: each only once. */
export function tellOnce(phrase: Phrase): string {
  if (told.language !== speech.language) {
    told.language = speech.language;
    told.texts = new WeakMap();
  }
  const known = told.texts.get(phrase);
  if (known !== undefined) return known;
  const text = speech.tell(phrase);
  told.texts.set(phrase, text);
  return text;
}

/** What actions of one verb are about; the verb itself if we have no word for it. */
export function verbName(verb: string): string {
  const key = `table-verb-${verb}`;
  return speech.has(key) ? speech.say(key) : verb;
}
