import type { DiscountTerms } from "@cantina/domain/clients";
import { BrokenInvariant, type CafeteriaId, type DiscountCategoryId } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";
import { type DiscountCategoryRow, discountColumns } from "./terms.queries.ts";

type Trx = Transaction<unknown>;

/** Names of categories are given one after the other, so that no two at once get the same. Lock it before a category. */
export async function lockDiscountNames(trx: Trx, cafeteriaId: CafeteriaId): Promise<void> {
  await sql`select 1 from cafeteria where id = ${cafeteriaId} for no key update`.execute(trx);
}

/** Whether another one than `own` has it. CLIENTS-18 */
export async function isDiscountNameTaken(
  trx: Trx,
  cafeteriaId: CafeteriaId,
  { name, own }: { readonly name: string; readonly own: DiscountCategoryId | null },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from discount_category
     where cafeteria_id = ${cafeteriaId} and status = 'ENABLED' and name_key(name) = name_key(${name})
       and id is distinct from ${own}::uuid`.execute(trx);
  return rows.length > 0;
}

export async function insertDiscount(
  trx: Trx,
  cafeteriaId: CafeteriaId,
  terms: DiscountTerms,
): Promise<DiscountCategoryRow> {
  const { rows } = await sql<DiscountCategoryRow>`
    insert into discount_category (cafeteria_id, name, rate_basis_points, max_discount, minimum_balance)
    values (${cafeteriaId}, ${terms.name}, ${terms.rate}, ${terms.maxDiscount}, ${terms.minimumBalance})
    returning ${discountColumns}`.execute(trx);
  if (rows[0] === undefined) throw new BrokenInvariant("insert returned nothing");
  return rows[0];
}

type Named = { readonly cafeteriaId: CafeteriaId; readonly categoryId: DiscountCategoryId };

type LockedDiscount = { readonly id: string; readonly version: number; readonly isDefault: boolean };

/** undefined: no such category here. */
export async function lockDiscount(trx: Trx, { cafeteriaId, categoryId }: Named): Promise<LockedDiscount | undefined> {
  const { rows } = await sql<LockedDiscount>`
    select g.id, g.version, g.id = c.default_discount_category_id as "isDefault"
      from discount_category g join cafeteria c on c.id = g.cafeteria_id
     where g.id = ${categoryId} and g.cafeteria_id = ${cafeteriaId} and g.status = 'ENABLED' for update of g`.execute(
    trx,
  );
  return rows[0];
}

export async function updateDiscount(trx: Trx, categoryId: string, terms: DiscountTerms): Promise<DiscountCategoryRow> {
  const { rows } = await sql<DiscountCategoryRow>`
    update discount_category set name = ${terms.name}, rate_basis_points = ${terms.rate}, max_discount = ${terms.maxDiscount},
      minimum_balance = ${terms.minimumBalance}, version = version + 1, former_name = null
     where id = ${categoryId} returning ${discountColumns}`.execute(trx);
  if (rows[0] === undefined) throw new BrokenInvariant("a locked category is gone");
  return rows[0];
}

/** Whoever had it has the default from now on, because a sale reads what they name. CLIENTS-12 */
export async function deleteDiscount(trx: Trx, { cafeteriaId, categoryId }: Named): Promise<void> {
  await sql`
    update profile set discount_category_id = null, version = version + 1
     where cafeteria_id = ${cafeteriaId} and discount_category_id = ${categoryId}
       and id in (select id from profile where discount_category_id = ${categoryId} order by id for no key update)`.execute(
    trx,
  );
  await sql`
    update commensal set discount_category_id = null
     where cafeteria_id = ${cafeteriaId} and discount_category_id = ${categoryId}
       and id in (select id from commensal where discount_category_id = ${categoryId} order by id for no key update)`.execute(
    trx,
  );
  await sql`update discount_category set status = 'DELETED', version = version + 1 where id = ${categoryId}`.execute(
    trx,
  );
}
