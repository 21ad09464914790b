import type { CafeteriaId, Instant, ProductId, ProfileId } from "@cantina/domain/kernel";
import type { DecidedChange, StockedProduct } from "@cantina/domain/stock";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";

type Locked = StockedProduct & { readonly status: "ENABLED" | "DELETED" };

/** Nobody sells it or counts it meanwhile; undefined: it is unknown. */
export async function lockStock(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  productId: ProductId,
): Promise<Locked | undefined> {
  const { rows } = await sql<Locked>`
    select type, current_stock as "currentStock", status from product
     where cafeteria_id = ${cafeteriaId} and id = ${productId} for no key update`.execute(trx);
  return rows[0];
}

export type ChangeToWrite = DecidedChange & {
  readonly cafeteriaId: CafeteriaId;
  readonly productId: ProductId;
  readonly sellerId: ProfileId;
  readonly description: string;
  readonly at: Instant;
};

/** Of a product that is locked; gives the record's id. STOCK-01 */
export async function writeChange(trx: Transaction<unknown>, change: ChangeToWrite): Promise<number> {
  const { cafeteriaId, productId, type, units, stock, description, sellerId, at } = change;
  const { rows } = await sql<{ readonly id: number }>`
    with changed as (
      update product set current_stock = ${stock}::int where id = ${productId} returning id
    )
    insert into stock_flow (cafeteria_id, product_id, type, amount, description, seller_id, date_time)
    select ${cafeteriaId}, id, ${type}, ${units}::int, ${description}, ${sellerId}, ${at}::timestamptz from changed
    returning id`.execute(trx);
  if (rows[0] === undefined) throw new BrokenInvariant("a locked product is there");
  return rows[0].id;
}
