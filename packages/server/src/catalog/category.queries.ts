import { BrokenInvariant, type CafeteriaId, type CategoryId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type CategoryRow = {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly request_time_limit: string | null;
  readonly version: number;
};

const columns = sql`id, name, position, request_time_limit, version`;

export async function categoriesOf(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select ${columns} from category
     where cafeteria_id = ${cafeteriaId} and status = 'ENABLED' order by position, id`.execute(db);
  return rows;
}

type NewCategory = { readonly name: string; readonly requestTimeLimit: string | null };

export async function insertCategory(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  wanted: NewCategory,
): Promise<CategoryRow> {
  await sql`select 1 from cafeteria where id = ${cafeteriaId} for no key update`.execute(trx);
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
       set version = version + 1, name = ${wanted.name}, request_time_limit = ${wanted.requestTimeLimit}::time
     where id = ${categoryId} returning ${columns}`.execute(trx);
  if (rows[0] === undefined) throw new BrokenInvariant("a locked category is gone");
  return rows[0];
}

export async function deleteCategoryRow(trx: Kysely<unknown>, categoryId: CategoryId): Promise<void> {
  await sql`update category set status = 'DELETED' where id = ${categoryId}`.execute(trx);
}
