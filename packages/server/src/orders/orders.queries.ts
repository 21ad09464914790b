import type { DecodedRequestOf, WireDataOf } from "@cantina/contract/endpoint";
import type { OrderWire, orderEndpoints } from "@cantina/contract/orders";
import { type Cents, decimalFromCents } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, sql } from "kysely";

type History = WireDataOf<typeof orderEndpoints.listTransactions>;
type Filter = DecodedRequestOf<typeof orderEndpoints.listTransactions>["query"];

type ItemRow = Omit<OrderWire["orderItems"][number], "price" | "discount" | "total"> & {
  readonly price: Cents;
  readonly discount: Cents;
  readonly total: Cents;
};
type OrderRow = Omit<OrderWire, "orderItems" | "subtotal" | "discount" | "totalPrice"> & {
  readonly orderItems: readonly ItemRow[];
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly totalPrice: Cents;
};

const orderOf = (row: OrderRow): OrderWire => ({
  ...row,
  subtotal: decimalFromCents(row.subtotal),
  discount: decimalFromCents(row.discount),
  totalPrice: decimalFromCents(row.totalPrice),
  orderItems: row.orderItems.map((item) => ({
    ...item,
    price: decimalFromCents(item.price),
    discount: decimalFromCents(item.discount),
    total: decimalFromCents(item.total),
  })),
});

const instantOf = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const columns = sql`
  t.id, t.cart_id as "cartId", t.order_type as "orderType", t.status, t.commensal_id as "commensalId",
  c.first_name || ' ' || c.last_name as "commensalName", t.commensal_class_id as "commensalClassId",
  t.buyer_id as "buyerId", t.seller_id as "sellerId", t.comments, t.payment_method as "paymentMethod",
  t.subtotal, t.discount, t.total_price as "totalPrice", ${instantOf("t.date_time")} as "dateTime",
  ${instantOf("t.pick_up_date_time")} as "pickUpDateTime", ${instantOf("t.last_status_update")} as "lastStatusUpdate",
  t.origin_medium as "originMedium",
  coalesce((select json_agg(json_build_object('type', i.type, 'productId', i.product_id,
      'productVersion', i.product_version, 'name', i.name, 'price', i.price, 'quantity', i.quantity,
      'discount', i.discount, 'total', i.total) order by i.line)
    from transaction_item i where i.transaction_id = t.id), '[]') as "orderItems"`;

/** Only the conditions that were asked for, so that each finds its index. */
function conditionsOf(cafeteriaId: string, filter: Filter): RawBuilder<unknown> {
  const conditions = [
    sql`cafeteria_id = ${cafeteriaId}`,
    filter.from === undefined ? null : sql`date_time >= ${filter.from}`,
    filter.until === undefined ? null : sql`date_time < ${filter.until}`,
    filter.orderType === undefined ? null : sql`order_type = ${filter.orderType}`,
    filter.status === undefined ? null : sql`status = ${filter.status}`,
    filter.paymentMethod === undefined ? null : sql`payment_method = ${filter.paymentMethod}`,
    filter.commensalId === undefined ? null : sql`commensal_id = ${filter.commensalId}`,
    filter.sellerId === undefined ? null : sql`seller_id = ${filter.sellerId}`,
    filter.cartId === undefined ? null : sql`cart_id = ${filter.cartId}`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  );
}

/** Newest first; orders of one instant keep one order from page to page. */
export async function listOrders(
  db: Kysely<unknown>,
  cafeteriaId: string,
  filter: Filter,
): Promise<{ readonly data: History; readonly totalCount: number }> {
  const conditions = conditionsOf(cafeteriaId, filter);
  const [page, count] = await Promise.all([
    sql<OrderRow>`
      select ${columns}
        from (select * from transaction where ${conditions}
               order by date_time desc, id desc limit ${filter.limit} offset ${filter.offset}) t
        left join commensal c on c.id = t.commensal_id
       order by t.date_time desc, t.id desc`.execute(db),
    sql<{ total: number }>`select count(*) as total from transaction where ${conditions}`.execute(db),
  ]);
  return { data: page.rows.map(orderOf), totalCount: count.rows[0]?.total ?? 0 };
}

export async function readOrder(
  db: Kysely<unknown>,
  cafeteriaId: string,
  orderId: string,
): Promise<OrderWire | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from transaction t left join commensal c on c.id = t.commensal_id
     where t.id = ${orderId} and t.cafeteria_id = ${cafeteriaId}`.execute(db);
  return rows[0] === undefined ? undefined : orderOf(rows[0]);
}
