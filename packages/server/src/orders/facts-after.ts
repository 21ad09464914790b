import { cents } from "@cantina/domain/kernel";
import { paidBy } from "@cantina/domain/orders";
import type { SaleToBook } from "./book-sale.queries.ts";
import type { SaleFactsRow } from "./sale-facts.queries.ts";

type Diner = NonNullable<SaleFactsRow["diner"]>;

function dinerAfter(diner: Diner, { request, sale }: SaleToBook, hasDailyLimit: boolean): Diner {
  const paid = sale.buyerId === diner.clientId ? paidBy(request, "ACCOUNT_BALANCE", sale.total) : 0;
  const spent = hasDailyLimit && diner.dailyLimit !== null && request.commensalId === diner.id ? sale.total : 0;
  return { ...diner, balance: cents(diner.balance - paid), spentToday: cents(diner.spentToday + spent) };
}

/**
 * What sale_facts would tell if that other sale of the same cafeteria and day, without promotions or coupons, were
 * booked already. BOOK-21
 */
export function factsAfter(row: SaleFactsRow, booked: SaleToBook): SaleFactsRow {
  const { lines, stockDecrements } = booked.sale;
  const takenOf = (productId: string): number =>
    stockDecrements.reduce((sum, taken) => (taken.productId === productId ? sum + taken.quantity : sum), 0);
  const soldOf = (productId: string): number =>
    lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
  const hasDailyLimit = row.cafeteria.features.includes("commensalDailyLimit");
  return {
    ...row,
    products: row.products.map((product) => ({
      ...product,
      currentStock: product.currentStock === null ? null : product.currentStock - takenOf(product.id),
      soldToday: product.dailyLimit === null ? product.soldToday : product.soldToday + soldOf(product.id),
    })),
    diner: row.diner === null ? null : dinerAfter(row.diner, booked, hasDailyLimit),
  };
}
