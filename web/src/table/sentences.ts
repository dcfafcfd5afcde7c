import type { Line, Phrase } from "../lib/messages";

/** What happens once or several times in a row within a sentence. */
export interface Clause {
  text: string;
  lines: Line[];
}

/** What one seat does in a row. */
export interface Sentence {
  seat: number;
  round: number;
  subject: string;
  clauses: Clause[];
}

/** The sentences of one round; set-up is round 0. */
export interface Chapter {
  round: number;
  sentences: Sentence[];
}

/** Puts a phrase into the reader's language. */
export type Tell = (phrase: Phrase) => string;

const ROOM = 90;

/** The whole sentence as text. */
export function textOf(sentence: Sentence): string {
  return sentence.clauses.map(clauseText).join(", ");
}

/** A clause with how often it happens. */
export function clauseText(clause: Clause): string {
  return clause.lines.length > 1 ? `${clause.text} ×${clause.lines.length}` : clause.text;
}

/** The log as sentences: the next thing the same seat does is added to the one before. */
export function sentences(lines: readonly Line[], tell: Tell): Sentence[] {
  const told: Sentence[] = [];
  for (const line of lines) {
    const words = tell(line.words);
    const subject = `${tell(line.subject)} `;
    const last = told.at(-1);
    if (last && takes(last, line, words)) continue;
    const clauses = [{ text: words, lines: [line] }];
    told.push({ seat: line.seat, round: line.round, subject, clauses });
  }
  return told;
}

/** The log as chapters, one for each round. */
export function chapters(lines: readonly Line[], tell: Tell): Chapter[] {
  const parts: Chapter[] = [];
  for (const sentence of sentences(lines, tell)) {
    const last = parts.at(-1);
    if (last?.round === sentence.round) last.sentences.push(sentence);
    else parts.push({ round: sentence.round, sentences: [sentence] });
  }
  return parts;
}

/** Adds a line to a sentence if it is about the same, still fits and may not stand apart. */
function takes(sentence: Sentence, line: Line, words: string): boolean {
  const { subject, clauses } = sentence;
  const last = clauses.at(-1);
  if (!last || sentence.seat !== line.seat || sentence.round !== line.round) return false;
  if (!words.startsWith(subject)) return false;
  const clause = words.slice(subject.length);
  if (without(last.text, subject) === clause && !line.apart) {
    last.lines.push(line);
    return true;
  }
  if (line.apart || !clauses[0]?.text.startsWith(subject)) return false;
  if (textOf(sentence).length + 2 + clause.length > ROOM) return false;
  clauses.push({ text: clause, lines: [line] });
  return true;
}

function without(text: string, beginning: string): string {
  return text.startsWith(beginning) ? text.slice(beginning.length) : text;
}
