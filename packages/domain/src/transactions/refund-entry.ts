import { type Cents, type Result, accepted, refused } from "../kernel/index.ts";
import { exchangedUses } from "../coupons/index.ts";
import {
  type RefundAsked,
  type RefundSum,
  type RefundableLine,
  refundShare,
  sumShares,
  unitsOf,
} from "./refund-share.ts";
import { isRevertible } from "./decide-revert.ts";
import type { HistoryEntry } from "./history-entry.ts";
import {
  type RevertDraft,
  type RevertEntry,
  type RevertFaults,
  checkRevertEntry,
  emptyRevert,
} from "./revert-entry.ts";

/** What stands in the form's fields: units of each line that go back; of a line that isn't named, none. */
export type RefundEntry = RevertEntry & { readonly units: Readonly<Record<number, number>> };
export type RefundFaults = RevertFaults & { readonly units?: "MISSING" };
export type RefundDraft = RevertDraft & { readonly lines: readonly RefundAsked[]; readonly amount: Cents };

export const emptyRefund: RefundEntry = { ...emptyRevert, units: {} };

/** The lines of an order that the server knows by number; servers of before tell none. */
export const refundableLines = ({ orderItems }: Pick<HistoryEntry, "orderItems">): readonly RefundableLine[] =>
  orderItems.flatMap(({ line, price, quantity, exchangedCoupons, total }) =>
    typeof line === "number" ? [{ line, price, quantity, redeemed: exchangedUses(exchangedCoupons), total }] : [],
  );

/** What a screen may offer to refund in part; the rest depends on more than the row shows. REFUND-01 REFUND-07 */
export function isRefundable(entry: HistoryEntry): boolean {
  const isInvoiced = (entry.invoices?.length ?? 0) > 0;
  if (entry.orderType !== "ORDER" || !isRevertible(entry) || entry.marketplaceFee > 0 || isInvoiced) return false;
  const lines = refundableLines(entry);
  // Of a single unit there is no part.
  return unitsOf(lines) > 1 && lines.some(({ quantity, redeemed }) => quantity > redeemed);
}

/** What the fields ask for. */
export const refundAsked = ({ units }: Pick<RefundEntry, "units">): readonly RefundAsked[] =>
  Object.entries(units).flatMap(([line, quantity]) => (quantity > 0 ? [{ line: Number(line), quantity }] : []));

/** What goes back for the units that stand in the form. REFUND-02 */
export const refundSum = (lines: readonly RefundableLine[], entry: Pick<RefundEntry, "units">): RefundSum =>
  sumShares(
    refundAsked(entry).flatMap(({ line, quantity }) => {
      const of = lines.find((one) => one.line === line);
      return of === undefined ? [] : [refundShare(of, quantity)];
    }),
  );

/** What the form would send, or what keeps it from being sent. REFUND-08 */
export function checkRefundEntry(
  lines: readonly RefundableLine[],
  entry: RefundEntry,
): Result<RefundDraft, RefundFaults> {
  const asked = refundAsked(entry);
  const why = checkRevertEntry(entry);
  if (asked.length > 0 && why.ok)
    return accepted({ ...why.value, lines: asked, amount: refundSum(lines, entry).total });
  return refused({ ...(why.ok ? {} : why.failure), ...(asked.length === 0 ? { units: "MISSING" as const } : {}) });
}
