import { resolve } from "node:path";
import { accepted } from "@cantina/domain/kernel";
import { makeBackup } from "../backup/index.ts";
import { openBooks } from "./open-books.ts";
import { type Operation, type Outcome, count } from "./operation.ts";
import { rowsTeller } from "./tell-progress.ts";

/** BACKUP-01 BACKUP-02 BACKUP-08 BACKUP-10 */
export async function backupCommand(operation: Operation, to: string): Promise<Outcome> {
  const { say, config } = operation;
  const books = await openBooks(operation);
  if (!books.ok) return books;
  const file = resolve(to);
  const passphrase = config.backupPassphrase;
  say(passphrase === undefined ? "Copiando…" : "Copiando y cifrando…");
  const made = await makeBackup(books.value.kysely, { file, passphrase, onProgress: rowsTeller(say) });
  if (!made.ok) return made;
  say(`Copia de seguridad lista: ${file}, ${count(made.value)} filas.`);
  return accepted("clean");
}
