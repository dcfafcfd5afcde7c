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
  clauses: Clause[];
}

/** The sentences of one round; set-up is round 0. */
export interface Chapter {
  round: number;
  sentences: Sentence[];
}

/** Puts a phrase into the reader's language. */
export type Tell = (phrase: Phrase) => string;

/** The whole sentence as text. */
export function textOf(sentence: Sentence): string {
  return sentence.clauses.map(clauseText).join(", ");
}

/** A clause with how often it happens. */
export function clauseText(clause: Clause): string {
  return clause.lines.length > 1 ? `${clause.text} ×${clause.lines.length}` : clause.text;
}

/** The log as sentences, which the server has joined; a part of it begins with one of its own. */
export function sentences(lines: readonly Line[], tell: Tell): Sentence[] {
  const told: Sentence[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (!last || line.joins === "begins") told.push(sentenceOf(line, tell));
    else if (line.joins === "adds") last.clauses.push({ text: added(line, tell), lines: [line] });
    else last.clauses.at(-1)?.lines.push(line);
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

function sentenceOf(line: Line, tell: Tell): Sentence {
  const clauses = [{ text: tell(line.words), lines: [line] }];
  return { seat: line.seat, round: line.round, clauses };
}

/** A line as it goes on with a sentence, without naming its subject again. */
function added(line: Line, tell: Tell): string {
  const [words, subject] = [tell(line.words), `${tell(line.subject)} `];
  return words.startsWith(subject) ? words.slice(subject.length) : words;
}
