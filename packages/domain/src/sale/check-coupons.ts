import { checkExchanges } from "../coupons/index.ts";
import type { ResolvedItem } from "./resolve-items.ts";
import type { SaleFacts } from "./sale-facts.ts";
import type { SaleRefusal } from "./sale-refusal.ts";

/** Coupons of the diner's client, where the cafeteria has coupons. SALE-33 */
export function checkCoupons(items: readonly ResolvedItem[], facts: SaleFacts): SaleRefusal | null {
  const unpayable = items.some(({ item }) => item.type === "GENERIC" && (item.exchangedCoupons ?? []).length > 0);
  if (unpayable) return { code: "COUPONS_NOT_AVAILABLE" };
  const lines = items.flatMap(({ item }) =>
    item.type === "PRODUCT" && item.exchangedCoupons.length > 0
      ? [{ productId: item.productId, quantity: item.quantity, exchanged: item.exchangedCoupons }]
      : [],
  );
  if (lines.length === 0) return null;
  if (!facts.cafeteria.features.includes("coupons")) return { code: "COUPONS_NOT_AVAILABLE" };
  return checkExchanges(lines, {
    userCoupons: facts.userCoupons,
    clientId: facts.diner?.client.id ?? null,
    at: facts.at,
  });
}
