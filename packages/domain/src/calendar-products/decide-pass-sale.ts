import type { ClosedDays, CounterPaymentMethod } from "../cafeteria/index.ts";
import {
  type CartId,
  type Cents,
  type CommensalId,
  type Instant,
  type LocalDate,
  type ProductId,
  type ProfileId,
  type Result,
  type TimeZone,
  accepted,
  allocate,
  noMoney,
  refused,
  subtractMoney,
} from "../kernel/index.ts";
import {
  type BookableSale,
  type ProductFact,
  type SaleFacts,
  type SaleRefusal,
  type SaleRequest,
  decideSale,
} from "../sale/index.ts";
import type { CalendarProduct } from "./calendar-product.ts";
import { type DividedPass, dividePass } from "./divide-pass.ts";

export type PassSaleRequest = {
  readonly productId: ProductId;
  readonly commensalId: CommensalId;
  readonly paymentMethod: CounterPaymentMethod;
  /** The total that the buyer saw; null: whatever it costs. */
  readonly expectedTotal: Cents | null;
  readonly ignoreLimit: boolean;
  readonly ignoreInsufficientBalance: boolean;
  /** The commensal has this pass already, and is to have it twice. PASS-11 */
  readonly sellAgain: boolean;
};

export type PassSaleFacts = {
  /** As for any sale of this product. */
  readonly sale: SaleFacts;
  readonly timeZone: TimeZone;
  /** What was closed since the pass was made is left out. CAFETERIA-28 */
  readonly closed: ClosedDays;
  /** null: unknown to this cafeteria, or no pass. */
  readonly pass: CalendarProduct | null;
  /** The client who buys in its app; null: somebody at the counter sells. */
  readonly clientId: ProfileId | null;
  /** Days for which the commensal has this pass already, cancelled ones left out. */
  readonly ownedDates: ReadonlySet<LocalDate>;
};

export type PassSaleRefusal =
  | SaleRefusal
  | { readonly code: "WRONG_PERMISSIONS" }
  | { readonly code: "PASS_ALREADY_OWNED" };

/** One order of a sold pass. */
export type PassOrder = {
  /** null: what is charged for the dates that are past; nothing is to be fetched. */
  readonly day: { readonly date: LocalDate; readonly pickUpAt: Instant } | null;
  readonly price: Cents;
  readonly discount: Cents;
  readonly total: Cents;
};

export type BookablePassSale = {
  readonly sale: BookableSale;
  readonly pass: CalendarProduct;
  /** In the order of their dates, what is past first. They add up to the sale. */
  readonly orders: readonly PassOrder[];
};

/** PASS-07 */
function appRefusal(request: PassSaleRequest, { sale, pass, clientId }: PassSaleFacts): PassSaleRefusal | null {
  if (clientId === null) return null;
  if (request.ignoreLimit || request.ignoreInsufficientBalance) return { code: "WRONG_PERMISSIONS" };
  if (sale.diner?.client.id !== clientId) return { code: "WRONG_COMMENSAL" };
  if (request.paymentMethod !== "ACCOUNT_BALANCE") return { code: "WRONG_PAYMENT_METHOD" };
  return pass === null || pass.shownInApp ? null : { code: "WRONG_PRODUCT" };
}

/** From here on the pass is judged as a product that costs what is charged today; one that can't be sold, as an unknown one. */
function asProduct({ sale, pass }: PassSaleFacts, divided: DividedPass | null): ReadonlyMap<ProductId, ProductFact> {
  const fact = pass === null ? undefined : sale.products.get(pass.id);
  if (fact === undefined || (!fact.isDeleted && (divided?.remaining.length ?? 0) === 0)) return new Map();
  const price = divided?.charged ?? noMoney;
  return new Map([
    [fact.product.id, { ...fact, product: { ...fact.product, type: "PRODUCT", price, classPrices: [] } }],
  ]);
}

/** What a sale of that version of the pass asks for. */
export const saleOfPass = (request: PassSaleRequest, productVersion: number): SaleRequest => ({
  // A pass is sold once per key, not per cart.
  cartId: request.productId as string as CartId,
  orderItems: [{ type: "PRODUCT", productId: request.productId, quantity: 1, productVersion, exchangedCoupons: [] }],
  commensalId: request.commensalId,
  comments: "",
  paymentMethod: request.paymentMethod,
  expectedTotal: request.expectedTotal,
  sellerDiscount: null,
  markAsCompleted: false,
  ignoreLimit: request.ignoreLimit,
  ignoreAllProductsDailyLimit: false,
  ignoreInsufficientBalance: request.ignoreInsufficientBalance,
});

/** PASS-05 */
function ordersOf(
  { remaining, past }: DividedPass,
  { discount }: BookableSale,
  chargesPast: boolean,
): readonly PassOrder[] {
  const charged = [
    ...(chargesPast && past.dates > 0 ? [{ day: null, price: past.amount }] : []),
    ...remaining.map(({ date, pickUpAt, amount }) => ({ day: { date, pickUpAt }, price: amount })),
  ];
  const discounts = allocate(
    discount,
    charged.map(({ price }) => price),
  );
  return charged.map(({ day, price }, index) => {
    const own = discounts[index] ?? noMoney;
    return { day, price, discount: own, total: subtractMoney(price, own) };
  });
}

/** Judges the sale of a pass, first failure first, and says which orders it becomes. PASS-03 PASS-06 */
export function decidePassSale(
  request: PassSaleRequest,
  facts: PassSaleFacts,
): Result<BookablePassSale, PassSaleRefusal> {
  const { sale, pass, timeZone, closed, ownedDates } = facts;
  const app = appRefusal(request, facts);
  if (app !== null) return refused(app);
  const classId = sale.diner?.commensal.classId ?? null;
  const divided = pass === null ? null : dividePass(pass, { at: sale.at, zone: timeZone, closed, classId });
  const products = asProduct(facts, divided);
  const decided = decideSale(saleOfPass(request, pass?.version ?? 1), { ...sale, products });
  if (!decided.ok) return decided;
  if (pass === null || divided === null) return refused({ code: "WRONG_PRODUCT" });
  const isOwned = divided.remaining.some(({ date }) => ownedDates.has(date));
  if (isOwned && !request.sellAgain) return refused({ code: "PASS_ALREADY_OWNED" });
  return accepted({
    sale: decided.value,
    pass,
    orders: ordersOf(divided, decided.value, pass.chargeForPastOrders),
  });
}
