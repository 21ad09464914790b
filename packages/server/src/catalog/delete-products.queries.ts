import type { CafeteriaId, CategoryId, ProductId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

type LockedProduct = {
  readonly id: string;
  readonly categoryId: string;
  readonly status: "ENABLED" | "DELETED";
};

/** Promotions first, as a sale holds them. Held alone: a coupon that is being made with one of them has to wait, or is waited for. */
export async function lockProducts(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  productIds: readonly ProductId[],
): Promise<readonly LockedProduct[]> {
  const { rows } = await sql<LockedProduct>`
    select id, category_id as "categoryId", status from product
     where cafeteria_id = ${cafeteriaId} and id = any (${productIds}::uuid[])
     order by type <> 'PROMOTION', id for update`.execute(trx);
  return rows;
}

export async function productsIn(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  categoryId: CategoryId,
): Promise<readonly ProductId[]> {
  const { rows } = await sql<{ readonly id: ProductId }>`
    select id from product
     where cafeteria_id = ${cafeteriaId} and category_id = ${categoryId} and status = 'ENABLED' order by id`.execute(
    trx,
  );
  return rows.map((row) => row.id);
}

type UsedProduct = {
  readonly productId: ProductId;
  readonly name: string;
  readonly coupons: string[];
  readonly promotions: string[];
};

/** Those that a coupon on sale would be without, or a promotion on sale that does not go with them. EDIT-09 EDIT-14 */
export async function usesOf(trx: Kysely<unknown>, productIds: readonly string[]): Promise<readonly UsedProduct[]> {
  const { rows } = await sql<UsedProduct>`
    with used as (
      select c.product_id, k.name as coupon, null as promotion
        from coupon_product c
        join coupon k on k.id = c.coupon_id and k.status = 'ENABLED'
         and (k.expiration_date is null or k.expiration_date > clock_timestamp())
       where c.product_id = any (${productIds}::uuid[])
      union all
      select i.product_id, null, v.name
        from promotion_item i
        join product p on p.id = i.promotion_id and p.current_version = i.version and p.status = 'ENABLED'
        join product_version v on v.product_id = p.id and v.version = p.current_version
       where i.product_id = any (${productIds}::uuid[]) and i.promotion_id <> all (${productIds}::uuid[])
    )
    select p.id as "productId", v.name,
           coalesce(json_agg(u.coupon order by u.coupon collate by_name) filter (where u.coupon is not null), '[]') as coupons,
           coalesce(json_agg(u.promotion order by u.promotion collate by_name) filter (where u.promotion is not null), '[]') as promotions
      from used u
      join product p on p.id = u.product_id
      join product_version v on v.product_id = p.id and v.version = p.current_version
     group by p.id, v.name order by v.name collate by_name, p.id`.execute(trx);
  return rows;
}

export async function markDeleted(trx: Kysely<unknown>, productIds: readonly string[]): Promise<void> {
  await sql`
    update product set status = 'DELETED', revision = revision + 1 where id = any (${productIds}::uuid[])`.execute(trx);
}

export async function setVisibility(
  trx: Kysely<unknown>,
  productIds: readonly string[],
  shownInApp: boolean,
): Promise<void> {
  await sql`
    update product set shown_in_app = ${shownInApp}, revision = revision + 1 where id = any (${productIds}::uuid[])`.execute(
    trx,
  );
}
