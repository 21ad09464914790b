import { randomUUID } from "node:crypto";
import { transactionEndpoints } from "@cantina/contract/transactions";
import { BrokenInvariant, accepted, id, refused } from "@cantina/domain/kernel";
import { decideRefund } from "@cantina/domain/transactions";
import { noteChange } from "../db/index.ts";
import { change } from "../http/index.ts";
import { bookRefund, readRefundState } from "./book-refund.queries.ts";
import { readHistoryEntry } from "./history.queries.ts";
import { readerOf } from "./list-transactions.ts";
import { lockTransaction, readMoved } from "./revert-facts.queries.ts";
import { cancelWhole, returnOf, revertFactsOf } from "./revert-transaction.ts";

/** Gives back units of an order, or cancels it where they are all that is left. REFUND-01 REFUND-03 REFUND-08 */
export const refundUnits = change(transactionEndpoints.refundUnits, async (trx, { params, body }, context) => {
  const { identity } = context;
  const { cafeteriaId, profileId } = identity;
  const locked = await lockTransaction(trx, cafeteriaId, params.orderId);
  if (locked === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  const moved = await readMoved(trx, locked, profileId);
  const { version, ...state } = await readRefundState(trx, locked.id);
  const decision = decideRefund({
    ...revertFactsOf({ locked, moved }, context),
    ...state,
    order: { id: locked.id, version },
    asked: body.lines,
    shown: body.amount,
  });
  if (!decision.ok) return refused(decision.failure);
  const { returnedIn, lines, sum, payments } = decision.value;
  const back = returnOf({ locked, moved }, { returnedIn, cancelledBy: "CAFETERIA" }, body, context);
  const refundId = lines === undefined ? null : id<"order">(randomUUID());
  if (lines === undefined || refundId === null) {
    const undone = await cancelWhole(trx, locked, back, context);
    if (!undone.ok) return refused(undone.failure);
  } else {
    await bookRefund(trx, { ...back, orderId: locked.id, refundId, shares: lines, sum, payments });
    noteChange({ entity: "order", id: locked.id, before: null, after: `REFUND ${sum.total}` });
  }
  const order = await readHistoryEntry(trx, cafeteriaId, locked.id, readerOf(identity));
  if (order === undefined) throw new BrokenInvariant("a locked transaction is there");
  return accepted({ data: { refundId, amount: sum.total, payments, order } });
});
