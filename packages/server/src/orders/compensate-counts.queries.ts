import { type CountCompensation, compensateCounts } from "@cantina/domain/counts";
import { type Transaction, sql } from "kysely";
import { type KnownCount, readHoldingCounts } from "./holding-counts.queries.ts";
import type { LateBooking } from "./late-sale.queries.ts";

/** Before the sale takes its units out: what had left the shelf when it was counted comes back in the books. COUNT-05 */
export async function writeCompensations(
  trx: Transaction<unknown>,
  { cafeteriaId, late, sale, receivedAt }: Omit<LateBooking, "told" | "sentBy">,
): Promise<readonly CountCompensation<KnownCount>[]> {
  const { soldAt, stockDecrements: taken } = late;
  const holding = await readHoldingCounts(
    trx,
    taken.map(({ productId }) => productId),
  );
  const added = compensateCounts({ soldAt, isHandedOver: sale.request.markAsCompleted, taken }, holding);
  if (added.length === 0) return added;
  const rows = JSON.stringify(
    added.map(({ productId, quantity, count }) => ({ product_id: productId, quantity, count_id: count.id })),
  );
  await sql`
    with told as (
      select * from json_to_recordset(${rows}) as t(product_id uuid, quantity integer, count_id uuid)
    ), added as (
      update product p set current_stock = p.current_stock + t.quantity from told t
       where p.id = t.product_id and p.cafeteria_id = ${cafeteriaId}
      returning p.id, t.quantity, t.count_id
    )
    insert into stock_flow (cafeteria_id, product_id, type, amount, description, seller_id, count_id, compensates, date_time)
    select ${cafeteriaId}, id, 'COUNT', quantity, 'Venta anterior al conteo', ${sale.sellerId}, count_id, ${sale.id},
           ${receivedAt}::timestamptz
      from added`.execute(trx);
  return added;
}
