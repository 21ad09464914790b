import { mergeExchanged } from "../coupons/index.ts";
import { type Result, accepted, noMoney, refused } from "../kernel/index.ts";
import type { BookableLine, BookableSale, StockDecrement } from "./bookable-sale.ts";
import { checkCoupons } from "./check-coupons.ts";
import { checkAllergens } from "./check-allergens.ts";
import { checkSeals } from "./check-seals.ts";
import { checkBalance, checkDailyLimit } from "./check-money.ts";
import { checkCommensal, checkNamed, checkPaymentMethod } from "./check-payer.ts";
import { checkPrice, priceResolved } from "./check-price.ts";
import { checkDailyStock, checkRestrictions, checkStock } from "./check-products.ts";
import { checkRegister } from "./check-register.ts";
import { type Demand, demandOf } from "./demand.ts";
import type { PricedLine } from "./price-sale.ts";
import { type ResolvedItem, resolveItems } from "./resolve-items.ts";
import type { SaleFacts } from "./sale-facts.ts";
import type { SaleRefusal } from "./sale-refusal.ts";
import type { SaleRequest } from "./sale-request.ts";

const nothing: PricedLine = { gross: noMoney, discount: noMoney, total: noMoney };

function bookableLine(one: ResolvedItem, priced: PricedLine): BookableLine {
  const { unitPrice, item } = one;
  const exchangedCoupons = item.type === "PRODUCT" ? mergeExchanged(item.exchangedCoupons) : [];
  const shared = { unitPrice, quantity: item.quantity, exchangedCoupons, ...priced };
  if (one.fact === null)
    return { type: "GENERIC", productId: null, productVersion: null, name: one.item.name, items: [], ...shared };
  const { id, version, name } = one.fact.product;
  const items = one.parts.map(({ fact: { product }, quantity }) => ({
    productId: product.id,
    name: product.name,
    quantity,
  }));
  return { type: "PRODUCT", productId: id, productVersion: version, name, items, ...shared };
}

const stockDecrementsOf = (demand: readonly Demand[]): readonly StockDecrement[] =>
  demand
    .filter(({ fact }) => fact.product.currentStock !== null)
    .map(({ fact, quantity }) => ({ productId: fact.product.id, quantity }))
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1));

/** Judges a sale, first failure first, and says what is to be booked. Fits requests within `cartLimits`. SALE-09 */
export function decideSale(request: SaleRequest, facts: SaleFacts): Result<BookableSale, SaleRefusal> {
  const payer =
    checkRegister(facts) ??
    checkCommensal(request, facts) ??
    checkNamed(request, facts) ??
    checkPaymentMethod(request, facts);
  if (payer !== null) return refused(payer);
  const resolved = resolveItems(request, facts);
  if (!resolved.ok) return resolved;
  const items = resolved.value;
  const demand = demandOf(items);
  const products = checkRestrictions(demand, facts) ?? checkCoupons(items, facts) ?? checkStock(demand);
  if (products !== null) return refused(products);
  const seals = checkSeals(items, request, facts);
  if (!seals.ok) return seals;
  const allergens = checkAllergens(items, request, facts);
  if (!allergens.ok) return allergens;
  const dailyStock = checkDailyStock(demand, request);
  if (!dailyStock.ok) return dailyStock;
  const priced = priceResolved(items, request, facts);
  const price = checkPrice(items, priced, request, facts);
  if (price !== null) return refused(price);
  const dailyLimit = checkDailyLimit(priced.total, request, facts);
  if (!dailyLimit.ok) return dailyLimit;
  const balance = checkBalance(priced.total, request, facts);
  if (!balance.ok) return balance;
  return accepted({
    subtotal: priced.subtotal,
    discount: priced.discount,
    discountSource: priced.discountSource,
    total: priced.total,
    lines: items.map((item, index) => bookableLine(item, priced.lines[index] ?? nothing)),
    usedIgnores: [seals.value, allergens.value, dailyStock.value, dailyLimit.value, balance.value.used].filter(
      (used) => used !== null,
    ),
    stockDecrements: stockDecrementsOf(demand),
    buyerId: facts.diner?.client.id ?? null,
    commensalClassId: facts.diner?.commensal.classId ?? null,
    balanceAfter: balance.value.balanceAfter,
  });
}
