import { type Result, localDateOf, refused } from "../kernel/index.ts";
import { rulesForFamilies } from "../school-rules/index.ts";
import { type BookableSale, decideSale } from "../sale/index.ts";
import type { AppFacts, AppOrder, AppOrderFacts, AppRefusal } from "./app-order.ts";
import { pickupFault } from "./check-pickup.ts";

/** APP-02 */
const isBeyondClient = (order: AppOrder): boolean =>
  order.markAsCompleted ||
  order.sellerDiscount !== null ||
  order.ignoreLimit ||
  order.ignoreAllProductsDailyLimit ||
  order.ignoreInsufficientBalance ||
  order.orderItems.some(({ type }) => type === "GENERIC");

/** APP-01 SPLIT-01 */
function payerRefusal(order: AppOrder, { sale, app }: AppOrderFacts): AppRefusal | null {
  if (order.commensalId === null) return { code: "COMMENSAL_MISSING" };
  if (sale.diner?.client.id !== app.clientId) return { code: "WRONG_COMMENSAL" };
  return order.paymentMethod === "ACCOUNT_BALANCE" && order.payments === undefined
    ? null
    : { code: "WRONG_PAYMENT_METHOD" };
}

/** APP-03 */
function isOnOffer(order: AppOrder, { products, timeZone }: AppFacts): boolean {
  const day = order.pickUpDateTime === null ? null : localDateOf(order.pickUpDateTime, timeZone);
  return order.orderItems.every((item) => {
    const product = item.type === "PRODUCT" ? products.get(item.productId) : undefined;
    // A product that isn't this cafeteria's is refused by the sale's own rule.
    if (product === undefined) return true;
    const { shownInApp, displayDates } = product;
    return shownInApp && (displayDates.length === 0 || day === null || displayDates.includes(day));
  });
}

/** Judges an order of the app: who, what and when first, then as any sale. APP-06 */
export function decideAppOrder(order: AppOrder, facts: AppOrderFacts): Result<BookableSale, AppRefusal> {
  if (isBeyondClient(order)) return refused({ code: "WRONG_PERMISSIONS" });
  const payer = payerRefusal(order, facts);
  if (payer !== null) return refused(payer);
  if (!isOnOffer(order, facts.app)) return refused({ code: "WRONG_PRODUCT" });
  const classId = facts.sale.diner?.commensal.classId ?? null;
  const reason = pickupFault({ at: order.pickUpDateTime, classId }, facts.app);
  if (reason !== null) return refused({ code: "PICKUP_NOT_AVAILABLE", data: { reason } });
  const cafeteria = { ...facts.sale.cafeteria, ...rulesForFamilies(facts.sale.cafeteria) };
  return decideSale(order, { ...facts.sale, cafeteria });
}
