import { type ConsumableId, type PricedPurchase, averagedPurchases, paidPrices } from "@cantina/domain/inventory";
import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import type { PaidPricesById } from "./consumable-data.ts";

type Row = { readonly id: ConsumableId; readonly purchases: readonly PricedPurchase[] };

/**
 * Of all of them, or of that one. What stood there before a purchase is what it left, less what it brought, and less
 * what then was there and has been undone since. A purchase that was undone is none. INVENTORY-33 UPLOAD-12
 */
export async function paidPricesOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  only: ConsumableId | null = null,
): Promise<PaidPricesById> {
  const { rows } = await sql<Row>`
    select c.id, p.purchases
      from consumable c
     cross join lateral (
       select jsonb_agg(jsonb_build_object('quantity', m.quantity, 'paidTotal', m.paid_total,
                'before', m.resulting_available_quantity - m.quantity - coalesce((
                   select sum(o.quantity) from consumable_movement u join consumable_movement o on o.id = u.undoes_id
                    where u.consumable_id = c.id and u.undoes_id is not null
                      and u.position > m.position and o.position < m.position), 0))
                order by m.position) as purchases
         from (select * from consumable_movement b
                where b.consumable_id = c.id and b.paid_total is not null
                  and not exists (select from consumable_movement u where u.undoes_id = b.id)
                order by b.position desc limit ${averagedPurchases}) m) p
     where c.cafeteria_id = ${cafeteriaId} and ${only === null ? sql`true` : sql`c.id = ${only}`}
       and p.purchases is not null`.execute(db);
  return new Map(
    rows.flatMap(({ id, purchases }) => {
      const prices = paidPrices(purchases);
      return prices === null ? [] : [[id, prices] as const];
    }),
  );
}
