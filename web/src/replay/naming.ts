import type { Line, Phrase, SeatInfo } from "../lib/messages";

/** How games name a seat whose side is not known yet. */
const NAMELESS = "-player-seat";

/** The lines of a finished game, with everybody named by the side that they turned out to play. */
export function named(lines: readonly Line[], seats: readonly SeatInfo[]): Line[] {
  const names = new Map(seats.map(({ seat, player }) => [seat, finalName(lines, seat) ?? player]));
  const rename = (phrase: Phrase): Phrase => renamed(phrase, names);
  return lines.map((line) => ({
    ...line,
    words: rename(line.words),
    subject: rename(line.subject),
  }));
}

/** What the log calls a seat at the end: shorter than its whole name. */
function finalName(lines: readonly Line[], seat: number): Phrase | undefined {
  return lines.findLast((line) => line.seat === seat && !line.subject.key.endsWith(NAMELESS))
    ?.subject;
}

function renamed(phrase: Phrase, names: ReadonlyMap<number, Phrase | null>): Phrase {
  const number = phrase.facts?.["number"];
  if (phrase.key.endsWith(NAMELESS) && typeof number === "number")
    return names.get(number - 1) ?? phrase;
  if (!phrase.facts) return phrase;
  const facts = Object.entries(phrase.facts).map(([name, fact]) => [
    name,
    typeof fact === "object" ? renamed(fact, names) : fact,
  ]);
  return { ...phrase, facts: Object.fromEntries(facts) as NonNullable<Phrase["facts"]> };
}
