import { transactionEndpoints } from "@cantina/contract/transactions";
import { BrokenInvariant, type Result, accepted, refused } from "@cantina/domain/kernel";
import {
  type DecidedRevert,
  type RevertDraft,
  type RevertFacts,
  type RevertRefusal,
  decideRevert,
} from "@cantina/domain/transactions";
import type { Transaction } from "kysely";
import { noteChange } from "../db/index.ts";
import { type ChangeContext, change } from "../http/index.ts";
import { type RevertToBook, bookRevert } from "./book-revert.queries.ts";
import { readHistoryEntry } from "./history.queries.ts";
import { readerOf } from "./list-transactions.ts";
import { undoOwnKind } from "./undo-own-kind.ts";
import { type LockedTransaction, type Moved, lockTransaction, readMoved } from "./revert-facts.queries.ts";

type Locked = { readonly locked: LockedTransaction; readonly moved: Moved };

/** By which whatever is given back is decided. */
export const revertFactsOf = ({ locked, moved }: Locked, { identity, clock }: ChangeContext): RevertFacts => ({
  transaction: { ...locked, payments: moved.payments },
  actor: { profileId: identity.profileId, type: identity.type },
  now: clock.now(),
  origin: moved.origin,
  hasOwnRegister: moved.ownSessionId !== null,
  isDrawerCash: moved.isDrawerCash,
});

/** What is booked of whatever is given back: who did it when, why, and where it counts. */
export function returnOf(
  { locked, moved }: Locked,
  { returnedIn, cancelledBy }: DecidedRevert,
  { reason, comment }: RevertDraft,
  { identity, clock, tabId }: ChangeContext,
): Omit<RevertToBook, "transactionId"> {
  const sessions = { ORIGIN: locked.registerSessionId, OWN: moved.ownSessionId, NONE: null };
  const { cafeteriaId, profileId } = identity;
  const sessionId = sessions[returnedIn];
  return { cafeteriaId, profileId, tabId, reason, comment: comment.trim(), cancelledBy, sessionId, at: clock.now() };
}

/** All of a locked transaction that is decided to be reverted. */
export async function cancelWhole(
  trx: Transaction<unknown>,
  locked: LockedTransaction,
  back: Omit<RevertToBook, "transactionId">,
  context: ChangeContext,
): Promise<Result<null, RevertRefusal>> {
  const undone = await undoOwnKind(trx, locked, context);
  if (!undone.ok) return undone;
  await bookRevert(trx, { ...back, transactionId: locked.id });
  noteChange({ entity: "order", id: locked.id, before: locked.status, after: "CANCELLED" });
  return accepted(null);
}

/** Reverts a transaction at most once, in one transaction of the database. REVERT-01 */
export const revertTransaction = change(
  transactionEndpoints.revertTransaction,
  async (trx, { params, body }, context) => {
    const { identity } = context;
    const { cafeteriaId, profileId } = identity;
    const locked = await lockTransaction(trx, cafeteriaId, params.orderId);
    if (locked === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const moved = await readMoved(trx, locked, profileId);
    const decision = decideRevert(revertFactsOf({ locked, moved }, context));
    if (!decision.ok) return refused(decision.failure);
    const back = returnOf({ locked, moved }, decision.value, body, context);
    const undone = await cancelWhole(trx, locked, back, context);
    if (!undone.ok) return refused(undone.failure);
    const data = await readHistoryEntry(trx, cafeteriaId, locked.id, readerOf(identity));
    if (data === undefined) throw new BrokenInvariant("a locked transaction is there");
    return accepted({ data });
  },
);
