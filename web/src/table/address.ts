/** The address of a table's socket. */
export function addressOf(id: string): string {
  const protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return `${protocol}//${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
}
