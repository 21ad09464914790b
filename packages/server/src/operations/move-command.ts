import { BrokenInvariant, type Instant, accepted, instant } from "@cantina/domain/kernel";
import { fillDatabase, readDatabase } from "../backup/index.ts";
import { totalsAt } from "../audit/index.ts";
import { markFinished, migrations } from "../db/index.ts";
import { tellAudit } from "./audit-command.ts";
import { openAt, openOwnBooks } from "./open-books.ts";
import { type Operation, type Outcome, amount } from "./operation.ts";
import { rowsTeller } from "./tell-progress.ts";

const endOfTime = (): Instant => instant("9999-12-31T23:59:59.999Z");

/** BACKUP-03 BACKUP-04 BACKUP-07 BACKUP-08 */
export async function moveCommand(operation: Operation, to: string): Promise<Outcome> {
  const { say } = operation;
  const target = await openAt({ connectionString: to }, operation);
  if (!target.ok) return target;
  const source = await openOwnBooks(operation);
  if (!source.ok) return source;
  say("Mudando…");
  const moved = await readDatabase(source.value.kysely, rowsTeller(say), (reading) =>
    fillDatabase(target.value.kysely, migrations, reading),
  );
  if (!moved.ok) return moved;
  const [before, after] = await Promise.all([
    totalsAt(source.value.kysely, endOfTime()),
    totalsAt(target.value.kysely, endOfTime()),
  ]);
  if (JSON.stringify(before) !== JSON.stringify(after))
    throw new BrokenInvariant("the ledger totals differ after the move");
  for (const { cafeteria, kind, total } of after) say(`  ${cafeteria} · ${kind} · ${amount(total)}`);
  say("Los totales del libro son iguales en las dos bases de datos.");
  const found = await tellAudit(target.value, operation);
  await markFinished(target.value.kysely);
  say("Mudanza terminada. Desde ahora inicie Cantina con DATABASE_URL; la carpeta de datos quedó como estaba.");
  return accepted(found);
}
