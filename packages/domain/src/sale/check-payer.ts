import { offeredPaymentMethods } from "../cafeteria/index.ts";
import type { SaleFacts } from "./sale-facts.ts";
import type { SaleRefusal } from "./sale-refusal.ts";
import type { SaleRequest } from "./sale-request.ts";

/** The commensal is an enabled one of this cafeteria; an account sale has one. SALE-11 */
export function checkCommensal(request: SaleRequest, { diner }: SaleFacts): SaleRefusal | null {
  if (request.commensalId === null)
    return request.paymentMethod === "ACCOUNT_BALANCE" ? { code: "COMMENSAL_MISSING" } : null;
  const isKnown = diner !== null && diner.commensal.id === request.commensalId;
  return isKnown && diner.commensal.status === "ENABLED" ? null : { code: "WRONG_COMMENSAL" };
}

/** The custom method is taken only where the cafeteria has named it. SALE-12 */
export const checkPaymentMethod = (request: SaleRequest, { cafeteria }: SaleFacts): SaleRefusal | null =>
  offeredPaymentMethods(cafeteria.customPaymentMethod).includes(request.paymentMethod)
    ? null
    : { code: "WRONG_PAYMENT_METHOD" };
