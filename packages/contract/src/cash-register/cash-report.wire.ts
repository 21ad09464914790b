import { paymentMethods } from "@cantina/domain/cafeteria";
import { cashMovementTypes } from "@cantina/domain/cash-register";
import * as v from "valibot";
import { type Given, idOf, instantText, money } from "../wire/index.ts";

const intervalItem = v.object({
  type: v.picklist([...cashMovementTypes, "ORDER", "BALANCE_CHARGE", "COUPON_BUY"]),
  description: v.string(),
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
  amount: money,
  returnAmount: money,
});

/** One register session. What a seller may not know before the count is null. */
export const cashInterval = v.object({
  sessionId: v.pipe(v.string(), v.uuid()),
  sessionNumber: v.number(),
  sellerId: idOf<"profile">(),
  sellerName: v.string(),
  /** Was removed from the cafeteria; theirs is closed by an administrator. ACCESS-20 */
  hasSellerLeft: v.boolean(),
  from: instantText,
  /** null: still open. */
  until: v.nullable(instantText),
  items: v.array(intervalItem),
  openingAmount: money,
  accumulatedInflow: v.nullable(money),
  accumulatedOutflow: v.nullable(money),
  expected: v.nullable(money),
  /** Only of a closed one: what was counted, and counted − expected. */
  counted: v.nullable(money),
  difference: v.nullable(money),
  totalBalanceCharges: v.nullable(money),
  totalBalanceChargesReturns: v.nullable(money),
  totalOrderSales: v.nullable(money),
  totalOrderReturns: v.nullable(money),
  totalCouponSales: v.nullable(money),
  totalCouponSaleReturns: v.nullable(money),
});
export type CashIntervalData = Given<v.InferOutput<typeof cashInterval>>;

export const branchRow = v.object({
  kind: v.picklist(["OPENING", "CLOSING", "CASH_IN", "CASH_OUT", "SALES", "TOP_UPS", "COUPON_SALES"]),
  channel: v.nullable(v.picklist(["CASH", "CARD", "ACCOUNT", "TRANSFER", "APP", "CUSTOM"])),
  cashier: v.nullable(v.string()),
  /** null: it holds the cash of the asker's own register, which is told once that is closed. */
  income: v.nullable(money),
  expenses: v.nullable(money),
  total: v.nullable(money),
});
