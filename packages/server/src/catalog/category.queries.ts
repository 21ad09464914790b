import type { catalogEndpoints } from "@cantina/contract/catalog";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import { BrokenInvariant, type CafeteriaId, type CategoryId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

type Told = GivenDataOf<typeof catalogEndpoints.createCategory>;
export type CategoryRow = Omit<Told, "formerName"> & { readonly formerName: string | null };

const columns = sql`id, name, position, request_time_limit as "requestTimeLimit", version, former_name as "formerName"`;

export async function categoriesOf(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select ${columns} from category
     where cafeteria_id = ${cafeteriaId} and status = 'ENABLED' order by position, id`.execute(db);
  return rows;
}

/** Names of categories are given one after the other, so that no two at once get the same. Lock it before a category. */
export async function lockCategoryNames(trx: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<void> {
  await sql`select 1 from cafeteria where id = ${cafeteriaId} for no key update`.execute(trx);
}

/** Whether another one than `own` has it. EDIT-17 */
export async function isCategoryNameTaken(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { name, own }: { readonly name: string; readonly own: CategoryId | null },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from category
     where cafeteria_id = ${cafeteriaId} and status = 'ENABLED' and name_key(name) = name_key(${name})
       and id is distinct from ${own}::uuid`.execute(trx);
  return rows.length > 0;
}

type NewCategory = { readonly name: string; readonly requestTimeLimit: string | null };

/** Under the lock of the names, which also keeps two from one position. */
export async function insertCategory(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  wanted: NewCategory,
): Promise<CategoryRow> {
  const { rows } = await sql<CategoryRow>`
    insert into category (cafeteria_id, name, position, request_time_limit)
    select ${cafeteriaId}, ${wanted.name}, coalesce(max(position), 0) + 1, ${wanted.requestTimeLimit}::time
      from category where cafeteria_id = ${cafeteriaId}
    returning ${columns}`.execute(trx);
  if (rows[0] === undefined) throw new BrokenInvariant("insert returned nothing");
  return rows[0];
}

/** Of one that is locked. */
export async function updateCategory(
  trx: Kysely<unknown>,
  categoryId: CategoryId,
  wanted: NewCategory,
): Promise<CategoryRow> {
  const { rows } = await sql<CategoryRow>`
    update category
       set version = version + 1, name = ${wanted.name}, request_time_limit = ${wanted.requestTimeLimit}::time,
           former_name = null
     where id = ${categoryId} returning ${columns}`.execute(trx);
  if (rows[0] === undefined) throw new BrokenInvariant("a locked category is gone");
  return rows[0];
}

export async function deleteCategoryRow(trx: Kysely<unknown>, categoryId: CategoryId): Promise<void> {
  await sql`update category set status = 'DELETED' where id = ${categoryId}`.execute(trx);
}

type LockedCategory = { readonly id: string; readonly version: number };

/**
 * Locks the category, so that it can't be edited or deleted meanwhile and two new products don't get one position.
 * undefined: unknown or deleted.
 */
export async function lockCategory(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  categoryId: CategoryId,
): Promise<LockedCategory | undefined> {
  const { rows } = await sql<LockedCategory>`
    select id, version from category
     where cafeteria_id = ${cafeteriaId} and id = ${categoryId} and status = 'ENABLED' for no key update`.execute(trx);
  return rows[0];
}
