import { offeredPaymentMethods } from "../cafeteria/index.ts";
import { noMoney } from "../kernel/index.ts";
import { addsUp, isPaidBy, methodsOf } from "../orders/index.ts";
import type { SaleFacts } from "./sale-facts.ts";
import type { SaleRefusal } from "./sale-refusal.ts";
import type { SaleRequest } from "./sale-request.ts";
import { shownTotal } from "./shown-total.ts";

/** The commensal is an enabled one of this cafeteria; an account sale has one. SALE-11 */
export function checkCommensal(request: SaleRequest, { diner }: SaleFacts): SaleRefusal | null {
  if (request.commensalId === null) return isPaidBy(request, "ACCOUNT_BALANCE") ? { code: "COMMENSAL_MISSING" } : null;
  const isKnown = diner !== null && diner.commensal.id === request.commensalId;
  return isKnown && diner.commensal.status === "ENABLED" ? null : { code: "WRONG_COMMENSAL" };
}

/** Buyer and class are the commensal's own where a request names them. SALE-70 */
export function checkNamed({ buyerId, commensalClassId }: SaleRequest, { diner }: SaleFacts): SaleRefusal | null {
  if (typeof buyerId === "string" && buyerId !== diner?.client.id) return { code: "WRONG_USER" };
  const isOther = typeof commensalClassId === "string" && commensalClassId !== diner?.commensal.classId;
  return isOther ? { code: "WRONG_COMMENSAL" } : null;
}

/** The custom method is taken only where the cafeteria has named it, and parts are those of the total. SALE-12 SPLIT-01 */
export function checkPaymentMethod(request: SaleRequest, { cafeteria }: SaleFacts): SaleRefusal | null {
  const offered = offeredPaymentMethods(cafeteria.customPaymentMethod);
  const areOffered = methodsOf(request).every((method) => offered.includes(method));
  return areOffered && addsUp(request, shownTotal(request) ?? noMoney) ? null : { code: "WRONG_PAYMENT_METHOD" };
}
