import { connection } from "../lib/connection.svelte";
import { forget, knownTables } from "../lib/seats";
import { statusOf, type Standing } from "./standing";

/** The tables that this browser knows, as the server sees them now; asked again when it is back. */
export class Known {
  /** Null until they are known. */
  tables = $state<Standing[] | null>(null);
  fault = $state<unknown>(null);

  constructor(readonly isWanted: (table: Standing) => boolean = () => true) {
    $effect(() => {
      void connection.returns;
      void this.refresh();
    });
  }

  async refresh(): Promise<void> {
    try {
      this.tables = (await statusOf(knownTables())).filter(this.isWanted);
      this.fault = null;
    } catch (trouble) {
      this.fault = trouble;
    }
  }

  drop(id: string): void {
    forget(id);
    this.tables = this.tables?.filter((table) => table.id !== id) ?? null;
  }
}
