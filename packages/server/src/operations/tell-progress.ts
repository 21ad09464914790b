import type { OnProgress } from "../backup/index.ts";
import { count } from "./operation.ts";

const pauseMs = 1_000;

/** How far it is, a line each second at most: what is done at once needs none. */
export function progressTeller(say: (line: string) => void): (done: number, total: number) => void {
  let told = performance.now();
  return (done, total) => {
    if (performance.now() - told < pauseMs || total === 0) return;
    told = performance.now();
    say(`  ${Math.min(100, Math.floor((100 * done) / total))} % (${count(done)} de ${count(total)})`);
  };
}

/** The same of rows, and each table when it is through. */
export function rowsTeller(say: (line: string) => void): OnProgress {
  const tell = progressTeller(say);
  return ({ rows, total, table }) => {
    if (table !== undefined && table.rows > 0) say(`  ${table.name}: ${count(table.rows)} filas`);
    tell(rows, total);
  };
}
