import { resolve } from "node:path";
import { accepted } from "@cantina/domain/kernel";
import { readDatabase, writeBackup } from "../backup/index.ts";
import { migrationsOf } from "../db/index.ts";
import { openBooks } from "./open-books.ts";
import { type Operation, type Outcome, count } from "./operation.ts";

/** BACKUP-01 BACKUP-02 BACKUP-08 */
export async function backupCommand(operation: Operation, to: string): Promise<Outcome> {
  const { say } = operation;
  const books = await openBooks(operation);
  if (!books.ok) return books;
  const { kysely } = books.value;
  const file = resolve(to);
  say("Copiando…");
  let copied = 0;
  const onTable = (table: string, rows: number): void => {
    copied += rows;
    if (rows > 0) say(`  ${table}: ${count(rows)} filas`);
  };
  const header = {
    format: "cantina-backup",
    version: 1,
    madeAt: new Date().toISOString(),
    schema: await migrationsOf(kysely),
  } as const;
  const written = await readDatabase(kysely, onTable, (parts) => writeBackup(file, header, parts));
  if (!written.ok) return written;
  say(`Copia de seguridad lista: ${file}, ${count(copied)} filas.`);
  return accepted("clean");
}
