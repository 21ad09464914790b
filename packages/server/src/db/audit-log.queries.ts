import { AsyncLocalStorage } from "node:async_hooks";

import { type Transaction, sql } from "kysely";

import type { ChangeNote } from "./transaction-scope.ts";

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

/** In the transaction that it tells of, so that there is never one without the other. */
export async function writeAuditRow<Schema>(trx: Transaction<Schema>, changes: readonly ChangeNote[]): Promise<void> {
  if (changes.length === 0) return;
  const { action, cafeteriaId, userId, profileId, sessionId, isVisit, requestId } =
    authors.getStore() ?? jobAuthor("unnamed", null);
  await sql`
    insert into audit_log (action, cafeteria_id, user_id, profile_id, session_id, is_visit, request_id, changes)
    values (${action}, ${cafeteriaId}, ${userId}, ${profileId}, ${sessionId}, ${isVisit}, ${requestId},
      ${JSON.stringify(changes)})`.execute(trx);
}
