import { BrokenInvariant, type Instant, type Result, accepted, instant } from "@cantina/domain/kernel";
import { totalsAt } from "../audit/index.ts";
import { type FillFailure, fillDatabase, readDatabase } from "../backup/index.ts";
import { migrations } from "../db/index.ts";
import { tellAudit } from "./audit-command.ts";
import type { Books } from "./open-books.ts";
import { type Operation, amount } from "./operation.ts";
import { rowsTeller } from "./tell-progress.ts";

const endOfTime = (): Instant => instant("9999-12-31T23:59:59.999Z");

/** All rows from one database to an empty one, with equal totals; what it holds is marked unfinished until the caller says otherwise. BACKUP-07 */
export async function carryBooks(
  source: Books,
  target: Books,
  operation: Operation,
): Promise<Result<"clean" | "faulty", FillFailure>> {
  const { say } = operation;
  const carried = await readDatabase(source.kysely, rowsTeller(say), (reading) =>
    fillDatabase(target.kysely, migrations, reading),
  );
  if (!carried.ok) return carried;
  const [before, after] = await Promise.all([
    totalsAt(source.kysely, endOfTime()),
    totalsAt(target.kysely, endOfTime()),
  ]);
  if (JSON.stringify(before) !== JSON.stringify(after))
    throw new BrokenInvariant("the ledger totals differ in the copy");
  for (const { cafeteria, kind, total } of after) say(`  ${cafeteria} · ${kind} · ${amount(total)}`);
  say("Los totales del libro son iguales en las dos bases de datos.");
  return accepted(await tellAudit(target, operation));
}
