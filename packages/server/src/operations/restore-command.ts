import { resolve } from "node:path";
import { accepted } from "@cantina/domain/kernel";
import { checkBackup, fillDatabase, readBackup } from "../backup/index.ts";
import { markFinished, migrations } from "../db/index.ts";
import { tellAudit } from "./audit-command.ts";
import { openTarget } from "./open-books.ts";
import type { Operation, Outcome } from "./operation.ts";

/** BACKUP-03 BACKUP-04 BACKUP-05 BACKUP-06 */
export async function restoreCommand(operation: Operation, from: string): Promise<Outcome> {
  const { say } = operation;
  const file = resolve(from);
  say("Revisando el archivo…");
  const checked = await checkBackup(file);
  if (!checked.ok) return checked;
  const target = await openTarget(operation);
  if (!target.ok) return target;
  const { kysely } = target.value;
  say(`Restaurando la copia del ${checked.value.madeAt}…`);
  const filled = await fillDatabase(kysely, migrations, { schema: checked.value.schema, parts: readBackup(file) });
  if (!filled.ok) return filled;
  const found = await tellAudit(target.value, operation);
  // Row for row what the backup held: faults in it are faults that the canteen had, and are told, not locked away.
  await markFinished(kysely);
  say("Base de datos restaurada.");
  return accepted(found);
}
