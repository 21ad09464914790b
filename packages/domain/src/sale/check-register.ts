import { isRegisterMissing } from "../cash-register/index.ts";
import type { SaleFacts } from "./sale-facts.ts";
import type { SaleRefusal } from "./sale-refusal.ts";

/** With cash control on, an employee sells only with an open register. SALE-10 */
export const checkRegister = ({ sellerLevel, isRegisterOpen, cafeteria }: SaleFacts): SaleRefusal | null =>
  isRegisterMissing({ sellerLevel, isRegisterOpen, features: cafeteria.features })
    ? { code: "CLOSED_CASH_FLOW" }
    : null;
