import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { futureOrderEndpoints } from "@cantina/contract/orders";
import { type FutureOrder, sortFuture } from "@cantina/domain/future-orders";
import type { CafeteriaId, InstantRange } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { type Reader, personOf } from "../transactions/index.ts";

type FutureOrderData = GivenDataOf<typeof futureOrderEndpoints.listFutureOrders>[number];
type Row = Omit<FutureOrder, "isDeleted"> & { readonly status: string | null };

function futureOrderOf({ status, ...row }: Row, reader: Reader): FutureOrder {
  const isKnown = personOf(row.commensalName, status, reader)?.name !== null;
  return {
    ...row,
    commensalName: isKnown ? row.commensalName : null,
    commensalLastName: isKnown ? row.commensalLastName : null,
    isDeleted: status === "DELETED",
  };
}

const dataOf = ({ orderItems, ...order }: FutureOrder): FutureOrderData => ({
  ...order,
  orderItems: orderItems.map((item) => ({ ...item, productLabel: item.name })),
});

/** Each table is read once for the whole day, however many orders it has. FUTURE-02 FUTURE-06 */
export async function listFutureOrders(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { from, until }: InstantRange,
  reader: Reader,
): Promise<FutureOrderData[]> {
  const { rows } = await sql<Row>`
    with due as materialized (
      select id, commensal_id, commensal_class_id, comments, pick_up_date_time, origin_medium from transaction
       where cafeteria_id = ${cafeteriaId} and status = 'STARTED' and order_type = 'ORDER'
         and pick_up_date_time is not null
         and coalesce(pick_up_date_time, date_time) >= ${from}::timestamptz
         and coalesce(pick_up_date_time, date_time) < ${until}::timestamptz
    ), held as (
      select h.transaction_id, h.line, json_agg(json_build_object('productId', h.product_id, 'name', h.name,
             'quantity', h.quantity) order by h.position) as items
        from due d join sold_promotion_item h on h.transaction_id = d.id group by 1, 2
    ), lines as (
      select i.transaction_id, json_agg(json_build_object('type', i.type, 'productId', i.product_id,
             'productVersion', i.product_version, 'name', i.name, 'quantity', i.quantity,
             'items', coalesce(h.items, '[]')) order by i.line) as items
        from due d join transaction_item i on i.transaction_id = d.id and i.quantity > 0
        left join held h on h.transaction_id = i.transaction_id and h.line = i.line
       group by 1
    )
    select d.id, k.name as class, d.commensal_class_id as "classId", k.position as "classPosition",
           d.commensal_id as "commensalId", c.first_name as "commensalName", c.last_name as "commensalLastName",
           case when p.status = 'DELETED' then p.status else c.status end as status, nullif(trim(c.allergies), '') as allergies, d.comments,
           iso_instant(d.pick_up_date_time) as "pickupDateTime", d.origin_medium as "originMedium",
           coalesce(l.items, '[]') as "orderItems"
      from due d
      left join lines l on l.transaction_id = d.id
      left join cafeteria_class k on k.id = d.commensal_class_id
      left join commensal c on c.id = d.commensal_id
      left join profile p on p.id = c.profile_id`.execute(db);
  return sortFuture(rows.map((row) => futureOrderOf(row, reader))).map(dataOf);
}
