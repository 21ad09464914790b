import { type HistoryEntry, shownStatusOf } from "@cantina/domain/transactions";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/history.ts";

export function statusName(entry: HistoryEntry): string {
  if (typeof entry.partOf === "string") return texts.partRefunded;
  const name = texts.statusNames[shownStatusOf(entry)];
  return entry.status === "CANCELLED_ARCHIVED" ? texts.archived(name) : name;
}

/** What the revert of such a transaction is called. */
export const revertTexts = ({ orderType, status }: Pick<HistoryEntry, "orderType" | "status">) =>
  orderType === "ORDER" && status !== "COMPLETED" ? texts.orderCancel : texts.reverts[orderType];

/** Why it was not reverted, in the words of its kind. */
export function revertRefusalText(
  { orderType }: Pick<HistoryEntry, "orderType">,
  failure: Parameters<typeof sentenceOf>[0],
): string {
  if (failure.code === "CLOSED_CASH_FLOW") return texts.drawerClosed;
  if (failure.code === "INVALID_REVERT_TRANSACTION" && orderType === "SUBSCRIPTION_CHARGE")
    return texts.stillSubscribed;
  if (failure.code === "INVALID_REVERT_TRANSACTION" && orderType === "COUPON_BUY") return texts.couponInUse;
  if (failure.code === "INVALID_REVERT_TRANSACTION" && orderType === "BALANCE_CHARGE") return texts.balanceTooLow;
  return sentenceOf(failure);
}
