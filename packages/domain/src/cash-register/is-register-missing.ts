import type { PrivilegeLevel } from "../access/index.ts";
import type { Feature } from "../cafeteria/index.ts";

export type Teller = {
  readonly sellerLevel: PrivilegeLevel | null;
  readonly isRegisterOpen: boolean;
  readonly features: readonly Feature[];
};

/** With cash control on, an employee takes money only with an open register. CASH-09 */
export const isRegisterMissing = ({ sellerLevel, isRegisterOpen, features }: Teller): boolean =>
  sellerLevel === "CAFETERIA_EMPLOYEE" && features.includes("flowControl") && !isRegisterOpen;
