import type { SaleFacts } from "./sale-facts.ts";
import type { SaleRefusal } from "./sale-refusal.ts";

/** With cash control on, an employee sells only with an open register. SALE-10 */
export function checkRegister({ sellerLevel, isRegisterOpen, cafeteria }: SaleFacts): SaleRefusal | null {
  const needsRegister = sellerLevel === "CAFETERIA_EMPLOYEE" && cafeteria.features.includes("flowControl");
  return needsRegister && !isRegisterOpen ? { code: "CLOSED_CASH_FLOW" } : null;
}
