import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { accepted } from "@cantina/domain/kernel";
import { checkBackup, fillDatabase, readBackup } from "../backup/index.ts";
import { markFinished, migrations } from "../db/index.ts";
import { tellAudit } from "./audit-command.ts";
import { openTarget } from "./open-books.ts";
import { type Operation, type Outcome, count } from "./operation.ts";
import { progressTeller } from "./tell-progress.ts";

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

type Parts = ReturnType<typeof readBackup>;

async function* counted(parts: Parts, tell: (done: number, total: number) => void, total: number): Parts {
  let done = 0;
  for await (const part of parts) {
    if (part.kind === "rows") tell((done += part.lines.length), total);
    yield part;
  }
}

/** BACKUP-03 BACKUP-04 BACKUP-05 BACKUP-06 */
export async function restoreCommand(operation: Operation, from: string): Promise<Outcome> {
  const { say, config } = operation;
  const sealed = { file: resolve(from), passphrase: config.backupPassphrase };
  say("Revisando el archivo…");
  const size = await sizeOf(sealed.file);
  const tellBytes = progressTeller(say);
  const checked = await checkBackup(sealed, (bytes) => tellBytes(bytes, size));
  if (!checked.ok) return checked;
  const { madeAt, schema, rows } = checked.value;
  const target = await openTarget(operation);
  if (!target.ok) return target;
  const { kysely } = target.value;
  say(`Restaurando la copia del ${madeAt}, ${count(rows)} filas…`);
  const parts = counted(readBackup(sealed), progressTeller(say), rows);
  const filled = await fillDatabase(kysely, migrations, { schema, parts });
  if (!filled.ok) return filled;
  const found = await tellAudit(target.value, operation);
  // Row for row what the backup held: faults in it are faults that the canteen had, and are told, not locked away.
  await markFinished(kysely);
  say("Base de datos restaurada.");
  return accepted(found);
}
