import { type Cents, type Result, type StaleEntry, accepted, refused } from "../kernel/index.ts";
import { type DecidedRevert, type RevertFacts, type RevertRefusal, decideRevert } from "./decide-revert.ts";
import { type PaymentPart, shareBack } from "../orders/index.ts";
import {
  type RefundAsked,
  type RefundShare,
  type RefundSum,
  type RefundableLine,
  refundShare,
  refundableUnits,
  sumShares,
  takesAll,
} from "./refund-share.ts";

export type RefundRefusal = RevertRefusal | StaleEntry;

export type RefundFacts = RevertFacts & {
  readonly order: StaleEntry["data"];
  readonly lines: readonly RefundableLine[];
  readonly asked: readonly RefundAsked[];
  /** What the screen said would go back. */
  readonly shown: Cents;
  /** A date of a pass, what carries a provider's fee, and what the tax office was or will be told of as it is. */
  readonly isOnlyWhole: boolean;
};

/** `lines` undefined: it takes all that is left, and so is the cancellation. */
export type DecidedRefund = Omit<DecidedRevert, "cancelledBy"> & {
  readonly sum: RefundSum;
  readonly lines: readonly RefundShare[] | undefined;
  /** Of a split order, what goes back by each method. SPLIT-06 */
  readonly payments: readonly PaymentPart[];
};

/** What is asked of each line, or undefined where it is not there, asked twice or has fewer units left. REFUND-01 */
function sharesOf({ lines, asked }: RefundFacts): readonly RefundShare[] | undefined {
  if (asked.length === 0 || new Set(asked.map(({ line }) => line)).size < asked.length) return undefined;
  const shares: RefundShare[] = [];
  for (const { line, quantity } of asked) {
    const of = lines.find((one) => one.line === line);
    if (of === undefined || !Number.isInteger(quantity) || quantity < 1 || quantity > refundableUnits(of))
      return undefined;
    shares.push(refundShare(of, quantity));
  }
  return shares;
}

/** Whether these units can be refunded now, what goes back for them, and where that counts. REFUND-01 REFUND-03 REFUND-04 REFUND-07 REFUND-08 */
export function decideRefund(facts: RefundFacts): Result<DecidedRefund, RefundRefusal> {
  const { transaction, actor, isOnlyWhole, shown } = facts;
  if (transaction.orderType !== "ORDER" || actor.type === "CLIENT" || isOnlyWhole)
    return refused({ code: "INVALID_REVERT_TRANSACTION" });
  const reverted = decideRevert(facts);
  if (!reverted.ok) return reverted;
  const shares = sharesOf(facts);
  if (shares === undefined) return refused({ code: "INVALID_REVERT_TRANSACTION" });
  const sum = sumShares(shares);
  if (sum.total !== shown) return refused({ code: "STALE_ENTRY", data: facts.order });
  const { returnedIn } = reverted.value;
  const payments = shareBack(transaction.payments ?? [], sum.total);
  return accepted({ returnedIn, sum, lines: takesAll(facts) ? undefined : shares, payments });
}
