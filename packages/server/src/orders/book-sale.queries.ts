import { exchangedUses } from "@cantina/domain/coupons";
import { BrokenInvariant, type Instant, type OrderId, type ProfileId } from "@cantina/domain/kernel";
import { type OriginMedium, paidBy } from "@cantina/domain/orders";
import { type BookableSale, type SaleRequest, amountPassed } from "@cantina/domain/sale";
import { CompiledQuery, type Transaction, sql } from "kysely";
import { auditInsertion, endWithNext, noteChange, takeAuditRow } from "../db/index.ts";
import { bookPartsFunction } from "./book-parts.sql.ts";
import { bookPromotionItemsFunction } from "./book-promotion-items.sql.ts";
import { writeSalesFunction } from "./write-sales.sql.ts";

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

/** One sale, as `write_sales` reads it: names and units of what it writes into each table. */
function rowsOf(toBook: SaleToBook, record: Omit<SaleRecord, "endsWithIt">) {
  const { id, request, sale, sellerId, soldAt, receivedAt, localDate, registerSessionId } = toBook;
  const { lines, buyerId } = sale;
  const isPaid = sale.total > 0;
  const coupons = lines.flatMap(({ exchangedCoupons }, index) =>
    exchangedCoupons.map(({ userCouponId, quantity }) => ({
      transaction_id: id,
      line: index + 1,
      user_coupon_id: userCouponId,
      quantity,
      sold_at: soldAt,
    })),
  );
  const changes: readonly (readonly [type: string, id: string | null])[] = [
    ...sale.stockDecrements.map(({ productId }) => ["product", productId] as const),
    ["order", id],
    ["balance", isPaid && request.paymentMethod === "ACCOUNT_BALANCE" ? buyerId : null],
    ["userCoupon", coupons.length > 0 ? buyerId : null],
    ["register", isPaid && request.paymentMethod === "CASH" ? registerSessionId : null],
  ];
  const changed = changes.filter(([, changedId]) => changedId !== null);
  return {
    sales: [
      {
        id,
        cart_id: request.cartId,
        status: request.markAsCompleted ? "COMPLETED" : "STARTED",
        commensal_id: request.commensalId,
        commensal_class_id: sale.commensalClassId,
        buyer_id: buyerId,
        seller_id: sellerId,
        comments: request.comments,
        payment_method: request.paymentMethod,
        paid: paidBy(request, request.paymentMethod, sale.total),
        subtotal: sale.subtotal,
        discount: sale.discount,
        discount_source: sale.discountSource?.toLowerCase() ?? null,
        total: sale.total,
        local_date: localDate,
        sold_at: soldAt,
        register_session_id: registerSessionId,
        origin_medium: toBook.originMedium,
        pick_up_date_time: toBook.pickUpDateTime,
      },
    ],
    lines: lines.map((line, index) => ({
      transaction_id: id,
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
      local_date: localDate,
    })),
    stock: sale.stockDecrements.map(({ productId, quantity }) => ({
      transaction_id: id,
      product_id: productId,
      quantity,
      seller_id: sellerId,
      received_at: receivedAt,
    })),
    coupons,
    ignored: sale.usedIgnores.map((used) => ({
      transaction_id: id,
      flag: used.flag,
      amount: amountPassed(used),
      // A family says so itself.
      profile_id: sellerId ?? buyerId,
      sold_at: soldAt,
    })),
    // In one way to the database with the rest, as `consumeOrders` does it for orders that are there already.
    consumed:
      toBook.hasInventory && request.markAsCompleted
        ? [{ transaction_id: id, profile_id: record.keyOwner, received_at: receivedAt, sold_at: soldAt }]
        : [],
    answers: [
      {
        key: record.key,
        profile_id: record.keyOwner,
        request_hash: record.requestHash.toString("hex"),
        status: record.status,
        answer: record.answer,
      },
    ],
    changes: [
      {
        entity_types: changed.map(([type]) => type),
        entity_ids: changed.map(([, changedId]) => changedId),
        tab_id: record.tabId,
      },
    ],
  };
}

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
// In the order of the function's parameters.
const tables = ["sales", "lines", "stock", "coupons", "ignored", "consumed", "answers", "changes"] as const;
const places = ["$2", ...tables.map((_, index) => `$${3 + index}`)].join(", ");
const statement = `with audited as (${auditInsertion("$1", "jsonb_to_recordset")})
  select ${writeSalesFunction.name}(${places})`;

export type SaleTogether = {
  readonly sale: SaleToBook;
  readonly record: Omit<SaleRecord, "endsWithIt">;
  /** Its row of the audit log, as `auditRow` writes it. */
  readonly audit: string;
};

async function writeSales(trx: Transaction<unknown>, sales: readonly SaleTogether[]): Promise<void> {
  const cafeteriaId = sales[0]?.record.cafeteriaId;
  if (sales.some(({ record }) => record.cafeteriaId !== cafeteriaId))
    throw new BrokenInvariant("sales of two cafeterias in one statement");
  const rows = sales.map(({ sale, record }) => rowsOf(sale, record));
  const audits = `[${sales.map(({ audit }) => audit).join(",")}]`;
  const values = tables.map((table) => JSON.stringify(rows.flatMap((ofOne): readonly object[] => ofOne[table])));
  await trx.executeQuery(CompiledQuery.raw(statement, [audits, cafeteriaId, ...values]));
}

/** Writes the whole sale and the answer that its key will always get. */
export async function bookSale(trx: Transaction<unknown>, sale: SaleToBook, record: SaleRecord): Promise<void> {
  noteChange({ entity: "order", id: sale.id });
  const items = itemsOf(sale);
  const parts = partsOf(sale);
  if (record.endsWithIt && items.length === 0 && parts.length === 0) endWithNext();
  await writeSales(trx, [{ sale, record, audit: takeAuditRow() }]);
  if (items.length > 0) await sql`select ${promotionItems}(${sale.id}, ${JSON.stringify(items)})`.execute(trx);
  if (parts.length > 0)
    await sql`select ${paymentParts}(${sale.id}, ${JSON.stringify(parts)}, ${record.tabId})`.execute(trx);
}

const needsMore = (sale: SaleToBook): boolean => itemsOf(sale).length + partsOf(sale).length > 0;

/** Whole sales of one cafeteria, and with them the transaction's end; one with promotions or parts needs more than that. */
export async function bookSales(trx: Transaction<unknown>, sales: readonly SaleTogether[]): Promise<void> {
  if (sales.some(({ sale }) => needsMore(sale))) throw new BrokenInvariant("a sale that one call does not book whole");
  endWithNext();
  await writeSales(trx, sales);
}
