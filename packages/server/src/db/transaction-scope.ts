import { AsyncLocalStorage } from "node:async_hooks";

import { BrokenInvariant } from "@cantina/domain/kernel";

/** One thing that a transaction changed; small values only, and never a secret or a personal one. */
export type ChangeNote = {
  readonly entity: string;
  readonly id: string;
  readonly before?: string | number | boolean | null;
  readonly after?: string | number | boolean | null;
};

type Scope = { open: boolean; isEnding: boolean; readonly notes: ChangeNote[] };

const current = new AsyncLocalStorage<Scope>();

/** Marks everything that `work` calls as running inside a transaction, and hands it the notes that are made there. */
export const withinTransaction = async <T>(work: (notes: readonly ChangeNote[]) => Promise<T>): Promise<T> => {
  const scope: Scope = { open: true, isEnding: false, notes: [] };
  try {
    return await current.run(scope, () => work(scope.notes));
  } finally {
    // What was started inside and lives on, as a timer does, is free again.
    scope.open = false;
  }
};

/** A second connection taken while the first waits is how a full pool hangs for good. */
export const refuseInsideTransaction = (): void => {
  if (current.getStore()?.open === true) {
    throw new BrokenInvariant("a second database connection was asked for inside a transaction");
  }
};

/** For the audit log's row, which the transaction writes at its end. */
export const noteChange = (note: ChangeNote): void => {
  const scope = current.getStore();
  if (scope?.open !== true) throw new BrokenInvariant("a change was noted outside a transaction");
  scope.notes.push(note);
};

/** What was noted, once: nobody else will write it down. */
export const takeNotes = (): readonly ChangeNote[] => current.getStore()?.notes.splice(0) ?? [];

/** What was noted has been rolled back to a savepoint. */
export const forgetNotes = (): void => void takeNotes();

/**
 * The next statement is the transaction's last, and all of it is kept unless that statement fails: it is sent with the
 * commit. Nothing may be noted, asked or refused after it.
 */
export const endWithNext = (): void => {
  const scope = current.getStore();
  if (scope?.open !== true) throw new BrokenInvariant("there is no transaction to end");
  scope.isEnding = true;
};

/** Whether the statement that asks is the last one; once. */
export const takeEnding = (): boolean => {
  const scope = current.getStore();
  if (scope?.isEnding !== true) return false;
  scope.isEnding = false;
  return true;
};
