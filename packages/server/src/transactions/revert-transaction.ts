import { transactionEndpoints } from "@cantina/contract/transactions";
import { BrokenInvariant, accepted, refused } from "@cantina/domain/kernel";
import { type DecidedRevert, decideRevert } from "@cantina/domain/transactions";
import { noteChange } from "../db/index.ts";
import { change } from "../http/index.ts";
import { bookRevert } from "./book-revert.queries.ts";
import { readHistoryEntry } from "./history.queries.ts";
import { readerOf } from "./list-transactions.ts";
import { undoOwnKind } from "./undo-own-kind.ts";
import {
  type LockedTransaction,
  type RevertRegisters,
  lockTransaction,
  readRegisters,
} from "./revert-facts.queries.ts";

function sessionOf(
  { returnedIn }: DecidedRevert,
  locked: LockedTransaction,
  registers: RevertRegisters,
): string | null {
  const sessions = { ORIGIN: locked.registerSessionId, OWN: registers.ownSessionId, NONE: null };
  return sessions[returnedIn];
}

/** Reverts a transaction at most once, in one transaction of the database. REVERT-01 */
export const revertTransaction = change(
  transactionEndpoints.revertTransaction,
  async (trx, { params, body }, context) => {
    const { identity, clock, tabId } = context;
    const { cafeteriaId, profileId } = identity;
    const locked = await lockTransaction(trx, cafeteriaId, params.orderId);
    if (locked === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const registers = await readRegisters(trx, locked, profileId);
    const now = clock.now();
    const decision = decideRevert({
      transaction: locked,
      actor: { profileId, type: identity.type },
      now,
      origin: registers.origin,
      hasOwnRegister: registers.ownSessionId !== null,
      isDrawerCash: registers.isDrawerCash,
    });
    if (!decision.ok) return refused(decision.failure);
    const undone = await undoOwnKind(trx, locked, context);
    if (!undone.ok) return refused(undone.failure);
    await bookRevert(trx, {
      transactionId: locked.id,
      cafeteriaId,
      profileId,
      tabId,
      reason: body.reason,
      comment: body.comment.trim(),
      cancelledBy: decision.value.cancelledBy,
      sessionId: sessionOf(decision.value, locked, registers),
      at: now,
    });
    noteChange({ entity: "order", id: locked.id, before: locked.status, after: "CANCELLED" });
    const data = await readHistoryEntry(trx, cafeteriaId, locked.id, readerOf(identity));
    if (data === undefined) throw new BrokenInvariant("a locked transaction is there");
    return accepted({ data });
  },
);
