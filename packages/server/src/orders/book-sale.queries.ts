import { exchangedUses } from "@cantina/domain/coupons";
import { BrokenInvariant, type Instant, type OrderId, type ProfileId } from "@cantina/domain/kernel";
import { type OriginMedium, paidBy } from "@cantina/domain/orders";
import { type BookableSale, type SaleRequest, amountPassed } from "@cantina/domain/sale";
import { CompiledQuery, type Transaction, sql } from "kysely";
import { auditInsertion, endWithNext, noteChange, takeAuditRow } from "../db/index.ts";
import { bookPartsFunction } from "./book-parts.sql.ts";
import { bookPromotionItemsFunction } from "./book-promotion-items.sql.ts";
import { bookSaleFunction } from "./book-sale.sql.ts";

export type SaleToBook = {
  readonly id: OrderId;
  readonly request: Pick<
    SaleRequest,
    "cartId" | "commensalId" | "comments" | "paymentMethod" | "payments" | "markAsCompleted"
  >;
  readonly sale: BookableSale;
  /** null: nobody at the counter, a client with its app. */
  readonly sellerId: ProfileId | null;
  readonly soldAt: Instant;
  /** When the server heard of it: what left the stock is dated by that. */
  readonly receivedAt: Instant;
  readonly localDate: string;
  readonly registerSessionId: string | null;
  readonly originMedium: OriginMedium;
  readonly pickUpDateTime: Instant | null;
  /** Whether what is completed consumes. */
  readonly hasInventory: boolean;
};

export type SaleRecord = {
  readonly cafeteriaId: string;
  readonly key: string;
  /** The profile that used it. */
  readonly keyOwner: string;
  readonly requestHash: Buffer;
  readonly status: number;
  readonly answer: string;
  readonly tabId: string | null;
  /** Whether nothing else is written of it. */
  readonly endsWithIt: boolean;
};

/** Names and units as the SQL function `book_sale` reads them. */
const payloadOf = ({ id, request, sale, ...booking }: SaleToBook) => ({
  id,
  cart_id: request.cartId,
  status: request.markAsCompleted ? "COMPLETED" : "STARTED",
  commensal_id: request.commensalId,
  commensal_class_id: sale.commensalClassId,
  buyer_id: sale.buyerId,
  seller_id: booking.sellerId,
  comments: request.comments,
  payment_method: request.paymentMethod,
  paid: paidBy(request, request.paymentMethod, sale.total),
  subtotal: sale.subtotal,
  discount: sale.discount,
  discount_source: sale.discountSource?.toLowerCase() ?? null,
  total: sale.total,
  local_date: booking.localDate,
  sold_at: booking.soldAt,
  received_at: booking.receivedAt,
  register_session_id: booking.registerSessionId,
  // In one way to the database with the rest, as `consumeOrders` does it for orders that are there already.
  consumes: booking.hasInventory && request.markAsCompleted,
  origin_medium: booking.originMedium,
  pick_up_date_time: booking.pickUpDateTime,
  items: sale.lines.map((line, index) => ({
    line: index + 1,
    type: line.type,
    product_id: line.productId,
    product_version: line.productVersion,
    name: line.name,
    price: line.unitPrice,
    quantity: line.quantity,
    redeemed: exchangedUses(line.exchangedCoupons),
    discount: line.discount,
    total: line.total,
  })),
  coupons: sale.lines.flatMap(({ exchangedCoupons }, index) =>
    exchangedCoupons.map(({ userCouponId, quantity }) => ({
      line: index + 1,
      user_coupon_id: userCouponId,
      quantity,
    })),
  ),
  stock: sale.stockDecrements.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
  ignored: sale.usedIgnores.map((used) => ({ flag: used.flag, amount: amountPassed(used) })),
});

const itemsOf = ({ sale }: SaleToBook) =>
  sale.lines.flatMap(({ items }, index) =>
    items.map(({ productId, name, quantity }, position) => ({
      line: index + 1,
      product_id: productId,
      position,
      name,
      quantity,
    })),
  );

const partsOf = ({ request: { payments = [] } }: SaleToBook) =>
  payments.map(({ paymentMethod, amount }) => ({ payment_method: paymentMethod, amount }));

const promotionItems = sql.ref(bookPromotionItemsFunction.name);
const paymentParts = sql.ref(bookPartsFunction.name);
const statement = `with audited as (${auditInsertion("$8")})
  select ${bookSaleFunction.name}($1, $2, $3, $4, $5, $6, $7)`;

const valuesOf = (sale: SaleToBook, record: Omit<SaleRecord, "endsWithIt">): readonly unknown[] => [
  record.cafeteriaId,
  record.key,
  record.requestHash,
  record.status,
  record.answer,
  record.tabId,
  JSON.stringify({ ...payloadOf(sale), key_owner: record.keyOwner }),
];

/** Writes the whole sale and the answer that its key will always get. */
export async function bookSale(trx: Transaction<unknown>, sale: SaleToBook, record: SaleRecord): Promise<void> {
  noteChange({ entity: "order", id: sale.id });
  const items = itemsOf(sale);
  const parts = partsOf(sale);
  if (record.endsWithIt && items.length === 0 && parts.length === 0) endWithNext();
  await trx.executeQuery(CompiledQuery.raw(statement, [...valuesOf(sale, record), takeAuditRow()]));
  if (items.length > 0) await sql`select ${promotionItems}(${sale.id}, ${JSON.stringify(items)})`.execute(trx);
  if (parts.length > 0)
    await sql`select ${paymentParts}(${sale.id}, ${JSON.stringify(parts)}, ${record.tabId})`.execute(trx);
}

/** So many sales one transaction books at most: each count has a statement of its own, which a connection keeps. */
export const mostTogether = 8;

const callAt = (first: number): string =>
  `${bookSaleFunction.name}(${Array.from({ length: 7 }, (_, index) => `$${first + index}`).join(", ")})`;
const statements = Array.from(
  { length: mostTogether },
  (_, more) => `with audited as (${auditInsertion("$1", "jsonb_to_recordset")})
  select ${Array.from({ length: more + 1 }, (__, at) => callAt(2 + 7 * at)).join(", ")}`,
);

export type SaleTogether = {
  readonly sale: SaleToBook;
  readonly record: Omit<SaleRecord, "endsWithIt">;
  /** Its row of the audit log, as `auditRow` writes it. */
  readonly audit: string;
};

const needsMore = (sale: SaleToBook): boolean => itemsOf(sale).length + partsOf(sale).length > 0;

/** Whole sales, at most `mostTogether`, and with them the transaction's end; one with promotions or parts needs more than that. */
export async function bookSales(trx: Transaction<unknown>, sales: readonly SaleTogether[]): Promise<void> {
  const text = statements[sales.length - 1];
  if (text === undefined) throw new BrokenInvariant(`${sales.length} sales in one statement`);
  if (sales.some(({ sale }) => needsMore(sale))) throw new BrokenInvariant("a sale that one call does not book whole");
  endWithNext();
  await trx.executeQuery(
    CompiledQuery.raw(text, [
      `[${sales.map(({ audit }) => audit).join(",")}]`,
      ...sales.flatMap(({ sale, record }) => valuesOf(sale, record)),
    ]),
  );
}
