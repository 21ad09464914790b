export { type BackupFileFailure, checkBackup, readBackup, writeBackup } from "./backup-file.ts";
export { type FillFailure, fillDatabase } from "./fill-database.ts";
export { readDatabase } from "./read-rows.queries.ts";
