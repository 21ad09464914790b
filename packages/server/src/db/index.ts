export { type Author, asAuthor, auditInsertion, auditRow, jobAuthor, takeAuditRow } from "./audit-log.queries.ts";
export {
  callsRole,
  canServeCalls,
  ensureCallsRole,
  grantCalls,
  isCallsRoleTooStrong,
  isNotAllowed,
} from "./calls-role.queries.ts";
export { type ConnectFailure } from "./connect-failure.ts";
export { type ConstraintViolation, constraintOf } from "./constraint.ts";
export { type DatabaseAddress } from "./database-address.ts";
export { databaseMs } from "./database-ms.ts";
export { type Database, type DatabaseOptions, type Row, openDatabase } from "./database.ts";
export { doEach, failuresIn } from "./do-each.ts";
export {
  type EmbeddedFailure,
  type EmbeddedOptions,
  type EmbeddedPostgres,
  type EmbeddedStep,
  type Succession,
  attachEmbedded,
  fetchFormerEngine,
  planSuccession,
  standBack,
  systemReason,
  startEmbedded,
} from "./embedded/index.ts";
export { type DatabaseFailure, databaseSentences } from "./database-sentences.ts";
export { type Limits, backgroundLimits, callLimits, reportLimits } from "./limits.ts";
export { isDatabaseBusy, isDatabaseLost, isStorageFull } from "./lost-connection.ts";
export { type MigrationFailure, type Migrations, migrate, migrationsOf, runMigrations } from "./migrate.ts";
export { patienceEnd, patienceMs, repeatWhenLocked, withPatience } from "./patience.ts";
export { asRequest } from "./request-mark.ts";
export { type Sentences, sentenceBy } from "./sentences.ts";
export { type SqlFunction, sqlFunction } from "./sql-function.ts";
export { ensureFunctions, functionTables } from "./sql-functions.queries.ts";
export { type ChangeNote, endWithNext, forgetNotes, noteChange } from "./transaction-scope.ts";
export { inTransaction, tryTransaction } from "./transaction.ts";
export { migrations } from "./migrations/index.ts";
export { isUnfinished, markFinished, markUnfinished, unfinishedTable } from "./unfinished.ts";
export { connectionsApart } from "./writer.ts";
