import { socketAt } from "../lib/base";

/** The address of a table's socket. */
export function addressOf(id: string): string {
  return socketAt(`/api/tables/${encodeURIComponent(id)}/socket`);
}
