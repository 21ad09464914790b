import { AsyncLocalStorage } from "node:async_hooks";

import { type Transaction, sql } from "kysely";

import { type ChangeNote, takeNotes } from "./transaction-scope.ts";

/** On whose behalf the database is changed. */
export type Author = {
  readonly action: string;
  readonly cafeteriaId: string | null;
  readonly userId: string | null;
  readonly profileId: string | null;
  readonly sessionId: string | null;
  readonly isVisit: boolean;
  readonly requestId: string | null;
};

const authors = new AsyncLocalStorage<Author>();

/** Every transaction that `work` commits is written down as this author's. */
export const asAuthor = <T>(author: Author, work: () => Promise<T>): Promise<T> => authors.run(author, work);

/** Nobody asked: the clock did it. */
export const jobAuthor = (job: string, cafeteriaId: string | null): Author => ({
  action: `job ${job}`,
  cafeteriaId,
  userId: null,
  profileId: null,
  sessionId: null,
  isVisit: false,
  requestId: null,
});

/** The audit log's row of these changes, as `write_audit_row` reads it. */
const auditRow = (changes: readonly ChangeNote[]): string => {
  const { action, cafeteriaId, userId, profileId, sessionId, isVisit, requestId } =
    authors.getStore() ?? jobAuthor("unnamed", null);
  return JSON.stringify({
    action,
    cafeteria_id: cafeteriaId,
    user_id: userId,
    profile_id: profileId,
    session_id: sessionId,
    is_visit: isVisit,
    request_id: requestId,
    changes,
  });
};

/** In the transaction that it tells of, so that there is never one without the other. */
export async function writeAuditRow<Schema>(trx: Transaction<Schema>, changes: readonly ChangeNote[]): Promise<void> {
  if (changes.length > 0) await sql`select write_audit_row(${auditRow(changes)})`.execute(trx);
}

/** The row of what was noted so far, for a statement that calls `write_audit_row` itself and so saves a way to the database. */
export const takeAuditRow = (): string => auditRow(takeNotes());
