import { AsyncLocalStorage } from "node:async_hooks";

import { CompiledQuery, type Transaction } from "kysely";

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

/** The audit log's row of these changes by the author of this moment, as `auditInsertion` reads it. */
export const auditRow = (changes: readonly ChangeNote[]): string => {
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

const columns = `action text, cafeteria_id uuid, user_id uuid, profile_id uuid,
      session_id uuid, is_visit boolean, request_id uuid, changes jsonb`;

/** Writes that row, given as this parameter; `jsonb_to_recordset`: or an array of such. */
export const auditInsertion = (
  parameter: string,
  read: "jsonb_to_record" | "jsonb_to_recordset" = "jsonb_to_record",
): string => `
  insert into audit_log (action, cafeteria_id, user_id, profile_id, session_id, is_visit, request_id, changes)
  select e.action, e.cafeteria_id, e.user_id, e.profile_id, e.session_id, e.is_visit, e.request_id, e.changes
    from ${read}(${parameter}::jsonb) as e(${columns})`;

const insertion = auditInsertion("$1");

/** In the transaction that it tells of, so that there is never one without the other. */
export async function writeAuditRow<Schema>(trx: Transaction<Schema>, changes: readonly ChangeNote[]): Promise<void> {
  if (changes.length > 0) await trx.executeQuery(CompiledQuery.raw(insertion, [auditRow(changes)]));
}

/** The row of what was noted so far, for a statement that writes it itself and so saves a way to the database. */
export const takeAuditRow = (): string => auditRow(takeNotes());
