import type { OrderData } from "@cantina/contract/orders";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { arcaInvoiceUrl } from "../invoicing/index.ts";

type Item = OrderData["orderItems"][number];
/** As PostgreSQL gives `orderColumns`. */
export type OrderRow = Omit<OrderData, "orderItems" | "isSubscription" | "arcaInvoiceUrl"> & {
  readonly orderItems: readonly Omit<Item, "productLabel">[];
  /** Of its invoice, once that is authorised. */
  readonly invoiceLinkId: string | null;
};

export const orderOf = ({ invoiceLinkId, ...row }: OrderRow): OrderData => ({
  ...row,
  isSubscription: row.orderType === "SUBSCRIPTION_CHARGE" || row.originMedium === "SUBSCRIPTION",
  arcaInvoiceUrl: arcaInvoiceUrl(invoiceLinkId),
  orderItems: row.orderItems.map((item) => ({ ...item, productLabel: item.name })),
});

export const instantOf = (column: string): RawBuilder<string> => sql`iso_instant(${sql.ref(column)})`;

/** Of a transaction `t` with its commensal `c`. */
export const orderColumns = sql`
  t.id, t.cart_id as "cartId", t.order_type as "orderType", t.status, t.commensal_id as "commensalId",
  c.first_name || ' ' || c.last_name as "commensalName", t.commensal_class_id as "commensalClassId",
  t.buyer_id as "buyerId", t.seller_id as "sellerId", t.comments, t.payment_method as "paymentMethod",
  coalesce((select json_agg(json_build_object('paymentMethod', y.payment_method, 'amount', y.amount)
      order by y.payment_method = t.payment_method, y.payment_method)
    from payment_part y where y.transaction_id = t.id), '[]') as payments,
  t.subtotal, t.discount, t.total_price as "totalPrice", ${instantOf("t.date_time")} as "dateTime",
  ${instantOf("t.pick_up_date_time")} as "pickUpDateTime", ${instantOf("t.last_status_update")} as "lastStatusUpdate",
  ${instantOf("t.ready_at")} as "readyAt",
  t.origin_medium as "originMedium", t.version, t.coupon_id as "couponId", t.coupons_quantity as "couponsQuantity",
  t.marketplace_fee as "marketplaceFee", t.cancellation_reason as "cancellationReason",
  t.cancellation_comment as "cancellationComment", t.refunded, t.part_of as "partOf",
  (select v.link_id from invoice v where v.transaction_id = t.id and v.kind = 'INVOICE' and v.status = 'AUTHORISED') as "invoiceLinkId",
  case when t.order_type = 'SUBSCRIPTION_CHARGE' then (
    select g.subscription_id from subscription_charge g where g.transaction_id = t.id) end as "subscriptionId",
  coalesce((select json_agg(json_build_object('line', i.line, 'type', i.type, 'productId', i.product_id,
      'productVersion', i.product_version, 'name', i.name,
      'items', coalesce((select json_agg(json_build_object('productId', h.product_id, 'name', h.name,
          'quantity', h.quantity) order by h.position)
        from sold_promotion_item h where h.transaction_id = i.transaction_id and h.line = i.line), '[]'),
      'price', i.price, 'quantity', i.quantity,
      'exchangedCoupons', case when i.redeemed = 0 then '[]' else (
        select json_agg(json_build_object('userCouponId', u.user_coupon_id, 'quantity', u.quantity) order by u.user_coupon_id)
          from user_coupon_use u where u.transaction_id = i.transaction_id and u.line = i.line and u.quantity > 0) end,
      'discount', i.discount, 'total', i.total) order by i.line)
    from transaction_item i where i.transaction_id = t.id and i.quantity > 0), '[]') as "orderItems"`;

export async function readOrder(
  db: Kysely<unknown>,
  cafeteriaId: string,
  orderId: string,
): Promise<OrderData | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from transaction t left join commensal c on c.id = t.commensal_id
     where t.id = ${orderId} and t.cafeteria_id = ${cafeteriaId}`.execute(db);
  return rows[0] === undefined ? undefined : orderOf(rows[0]);
}
