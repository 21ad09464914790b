import { type Cents, sumMoney } from "../kernel/index.ts";
import type { SaleRequest } from "./sale-request.ts";

/** What the seller saw that it costs: said so, or as it was split. null: neither. SALE-17 SPLIT-01 */
export function shownTotal({ expectedTotal, payments }: SaleRequest): Cents | null {
  if (expectedTotal !== null || payments === undefined) return expectedTotal;
  return sumMoney(payments.map(({ amount }) => amount));
}
