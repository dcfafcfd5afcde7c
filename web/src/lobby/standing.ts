import { tableStatus, type StatusBody } from "../lib/api";
import { speech } from "../lib/speech.svelte";
import { isTableId, secretsOf, type KnownTable } from "../lib/seats";

/** The server answers for so many at once. */
const MOST = 200;

/** How a remembered table stands. */
export interface Standing extends KnownTable {
  myTurn: boolean;
  over: boolean;
  /** What the server knows of it, or null if it is gone. */
  status: StatusBody | null;
}

/**
 * How the remembered tables stand: those that wait for the reader first, then the last touched.
 * The words of their games are known then.
 */
export async function statusOf(known: readonly KnownTable[]): Promise<Standing[]> {
  const asked = known
    .filter(({ id }) => isTableId(id))
    .flatMap(({ id, ...known }) => {
      const secrets = secretsOf(known);
      return secrets.length === 0 ? [{ id }] : secrets.map((token) => ({ id, token }));
    })
    .slice(0, MOST);
  const answers = asked.length === 0 ? [] : await tableStatus(asked);
  const games = new Set(answers.map(({ game }) => game));
  await Promise.all([...games].map((game) => speech.loadWords(game)));
  return known.map((table) => standing(table, answers)).sort(byUrgency);
}

function standing(table: KnownTable, answers: readonly StatusBody[]): Standing {
  const own = answers.filter(({ id }) => id === table.id);
  return {
    ...table,
    game: own[0]?.game ?? table.game,
    myTurn: own.some(({ my_turn }) => my_turn),
    over: own[0]?.over ?? false,
    status: own[0] ?? null,
  };
}

function byUrgency(a: Standing, b: Standing): number {
  return Number(b.myTurn) - Number(a.myTurn) || touched(b) - touched(a);
}

/** When something last happened at a table, in milliseconds. */
export function touched({ status, opened }: Standing): number {
  return status === null ? opened : status.touched * 1_000;
}
