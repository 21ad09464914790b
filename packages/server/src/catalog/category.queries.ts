import { BrokenInvariant, type CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type CategoryRow = {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly request_time_limit: string | null;
};

export async function categoriesOf(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select id, name, position, request_time_limit from category
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
    returning id, name, position, request_time_limit`.execute(trx);
  if (rows[0] === undefined) throw new BrokenInvariant("insert returned nothing");
  return rows[0];
}
