import { setTimeout as pause } from "node:timers/promises";

import type { Kysely, Transaction } from "kysely";
import pg from "pg";

import { writeAuditRow } from "./audit-log.queries.ts";
import { repeatWhenLocked } from "./patience.ts";
import { refuseInsideTransaction, withinTransaction } from "./transaction-scope.ts";

const mostAttempts = 5;

// Serialization failure and deadlock: the database undid everything, so doing it again is safe.
const isRetryable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === "40001" || error.code === "40P01");

const isRefusal = (outcome: unknown): boolean =>
  typeof outcome === "object" && outcome !== null && "ok" in outcome && outcome.ok === false;

class RolledBack<T> extends Error {
  readonly outcome: T;
  constructor(outcome: T) {
    super("rolled back");
    this.outcome = outcome;
  }
}

/** Random, so that two that met once don't meet again at the same step. */
const pauseBefore = (attempt: number): Promise<void> => pause(Math.random() * 5 * 2 ** attempt);

const attemptOnce = async <Schema, T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> => {
  try {
    return await db.transaction().execute((trx) =>
      withinTransaction(async (notes) => {
        const outcome = await work(trx);
        if (isRefusal(outcome)) throw new RolledBack(outcome);
        await writeAuditRow(trx, notes);
        return outcome;
      }),
    );
  } catch (error) {
    if (error instanceof RolledBack) return (error as RolledBack<T>).outcome;
    throw error;
  }
};

const attemptOften = async <Schema, T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(db, work);
    } catch (error) {
      if (!isRetryable(error) || attempt >= mostAttempts) throw error;
      await pauseBefore(attempt);
    }
  }
};

/**
 * Runs `work` in one transaction. A refused Result rolls it back and is returned. On a deadlock or a
 * serialization failure the whole work runs again, at most 5 times in all, and as long as the call's patience lasts
 * where a lock kept it waiting, so it must touch nothing but `trx`. What it noted with `noteChange` goes into the
 * audit log.
 */
export const inTransaction = async <Schema, T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> => {
  refuseInsideTransaction();
  return repeatWhenLocked(() => attemptOften(db, work));
};

/** The same, but once: whatever fails undoes it and is thrown, for who then does otherwise. */
export const tryTransaction = async <Schema, T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> => {
  refuseInsideTransaction();
  return attemptOnce(db, work);
};
