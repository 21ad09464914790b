import { accepted } from "@cantina/domain/kernel";
import { markFinished } from "../db/index.ts";
import { carryBooks } from "./carry-books.ts";
import { openAt, openOwnBooks } from "./open-books.ts";
import type { Operation, Outcome } from "./operation.ts";

/** BACKUP-03 BACKUP-04 BACKUP-07 BACKUP-08 */
export async function moveCommand(operation: Operation, to: string): Promise<Outcome> {
  const { say } = operation;
  const target = await openAt({ connectionString: to }, operation);
  if (!target.ok) return target;
  const source = await openOwnBooks(operation);
  if (!source.ok) return source;
  say("Mudando…");
  const found = await carryBooks(source.value, target.value, operation);
  if (!found.ok) return found;
  await markFinished(target.value.kysely);
  say("Mudanza terminada. Desde ahora inicie Cantina con DATABASE_URL; la carpeta de datos quedó como estaba.");
  return accepted(found.value);
}
