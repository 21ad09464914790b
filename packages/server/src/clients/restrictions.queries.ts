import type { clientsEndpoints } from "@cantina/contract/clients";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { CategoryId, CommensalId, ProductId, ProfileId } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";
import { type Whose, isIt } from "./commensal-care.queries.ts";

export async function isCommensal(db: Kysely<unknown>, whose: Whose): Promise<boolean> {
  const { rows } = await sql`select 1 from commensal where ${isIt(whose)}`.execute(db);
  return rows.length === 1;
}

type Restricted = GivenDataOf<typeof clientsEndpoints.readRestrictions>;

/** What it may not buy by now, one by one. Deleted products are no longer bought by anybody. CLIENTS-25 */
export async function restrictionsOf(db: Kysely<unknown>, commensalId: CommensalId): Promise<Restricted> {
  const { rows } = await sql<Restricted[number]>`
    select p.id as "productId", v.name
      from (select product_id from commensal_restriction where commensal_id = ${commensalId}
            union
            select p.id from commensal_category_restriction c join product p on p.category_id = c.category_id
             where c.commensal_id = ${commensalId}) banned
      join product p on p.id = banned.product_id and p.status <> 'DELETED'
      join product_version v on v.product_id = p.id and v.version = p.current_version
     order by v.name collate by_name, p.id`.execute(db);
  return rows;
}

type Settings = GivenDataOf<typeof clientsEndpoints.readRestrictionSettings>;

/** undefined: no such enabled commensal. */
export async function restrictionSettingsOf(db: Kysely<unknown>, whose: Whose): Promise<Settings | undefined> {
  const { commensalId } = whose;
  const { rows } = await sql<Settings>`
    select restrictions_version as version,
           (select json_build_object('at', iso_instant(restrictions_changed_at), 'by', json_build_object('name', p.username))
              from profile p where p.id = restrictions_changed_by) as "lastChange",
           coalesce((select json_agg(json_build_object('id', p.id, 'name', v.name) order by v.name collate by_name, p.id)
             from commensal_restriction r
             join product p on p.id = r.product_id and p.status <> 'DELETED'
             join product_version v on v.product_id = p.id and v.version = p.current_version
            where r.commensal_id = ${commensalId}), '[]') as products,
           coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name collate by_name, g.id)
             from commensal_category_restriction r
             join category g on g.id = r.category_id and g.status <> 'DELETED'
            where r.commensal_id = ${commensalId}), '[]') as categories
      from commensal where ${isIt(whose)}`.execute(db);
  return rows[0];
}

type Locked = { readonly id: CommensalId; readonly version: number };

/** Held until the change is committed; undefined: no such enabled commensal of that client. */
export async function lockRestrictions(trx: Transaction<unknown>, whose: Whose): Promise<Locked | undefined> {
  const { rows } = await sql<Locked>`
    select id, restrictions_version as version from commensal where ${isIt(whose)} for no key update`.execute(trx);
  return rows[0];
}

const kinds = {
  product: { all: sql`product`, restricted: sql`commensal_restriction`, id: sql`product_id` },
  category: { all: sql`category`, restricted: sql`commensal_category_restriction`, id: sql`category_id` },
} as const;

type Wanted =
  | { readonly kind: "product"; readonly ids: readonly ProductId[] }
  | { readonly kind: "category"; readonly ids: readonly CategoryId[] };

/** Whether that changed anything; undefined: one of them is not of this cafeteria. CLIENTS-25 */
export async function writeRestrictions(
  trx: Transaction<unknown>,
  { cafeteriaId, commensalId }: Whose,
  wanted: Wanted,
): Promise<boolean | undefined> {
  const { all, restricted, id } = kinds[wanted.kind];
  const ids = [...new Set<string>(wanted.ids)];
  const ours = await sql`
    select 1 from ${all}
     where id = any (${ids}::uuid[]) and cafeteria_id = ${cafeteriaId} and status <> 'DELETED' for key share`.execute(
    trx,
  );
  if (ours.rows.length < ids.length) return undefined;
  const gone = await sql`
    delete from ${restricted} where commensal_id = ${commensalId} and ${id} <> all (${ids}::uuid[])
    returning 1`.execute(trx);
  const added = await sql`
    insert into ${restricted} (commensal_id, ${id}) select ${commensalId}, unnest(${ids}::uuid[])
        on conflict do nothing returning 1`.execute(trx);
  return gone.rows.length + added.rows.length > 0;
}

/** CLIENTS-26 */
export async function countRestrictionChange(
  trx: Transaction<unknown>,
  commensalId: CommensalId,
  changedBy: ProfileId,
): Promise<void> {
  await sql`
    update commensal
       set restrictions_version = restrictions_version + 1, restrictions_changed_by = ${changedBy},
           restrictions_changed_at = clock_timestamp()
     where id = ${commensalId}`.execute(trx);
}
