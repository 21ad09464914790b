import type { CafeteriaId, Cents, CommensalId, ProductId, ProfileId } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";

export type Care = { readonly allergies: string | null; readonly dailyLimit: Cents | null };

type Whose = {
  readonly cafeteriaId: CafeteriaId;
  readonly commensalId: CommensalId;
  /** undefined: whoever pays for it. */
  readonly profileId?: ProfileId | undefined;
};

const isIt = ({ cafeteriaId, commensalId, profileId }: Whose) => sql`
  id = ${commensalId} and cafeteria_id = ${cafeteriaId} and status = 'ENABLED'
  and profile_id = coalesce(${profileId ?? null}::uuid, profile_id)`;

export type CaredFor = Care & { readonly profileId: ProfileId };

/** Held until the change is committed; undefined: no such enabled commensal of that client. */
export async function lockCare(trx: Transaction<unknown>, whose: Whose): Promise<CaredFor | undefined> {
  const { rows } = await sql<CaredFor>`
    select allergies, daily_limit as "dailyLimit", profile_id as "profileId" from commensal
     where ${isIt(whose)} for no key update`.execute(trx);
  return rows[0];
}

export async function writeCare(trx: Transaction<unknown>, id: CommensalId, care: Care): Promise<void> {
  await sql`
    update commensal set allergies = ${care.allergies}, daily_limit = ${care.dailyLimit} where id = ${id}`.execute(trx);
}

/** The client's form shows them, so that one who has it open is told. CLIENTS-15 */
export async function countChange(trx: Transaction<unknown>, profileId: ProfileId): Promise<void> {
  await sql`update profile set version = version + 1 where id = ${profileId}`.execute(trx);
}

export async function isCommensal(db: Kysely<unknown>, whose: Whose): Promise<boolean> {
  const { rows } = await sql`select 1 from commensal where ${isIt(whose)}`.execute(db);
  return rows.length === 1;
}

export type RestrictionRow = { readonly productId: ProductId; readonly name: string };

/** Deleted products are no longer bought by anybody. */
export async function restrictionsOf(db: Kysely<unknown>, commensalId: CommensalId): Promise<RestrictionRow[]> {
  const { rows } = await sql<RestrictionRow>`
    select p.id as "productId", v.name
      from commensal_restriction r
      join product p on p.id = r.product_id and p.status <> 'DELETED'
      join product_version v on v.product_id = p.id and v.version = p.current_version
     where r.commensal_id = ${commensalId} order by lower(v.name), p.id`.execute(db);
  return rows;
}

/** False: one of them is no product of this cafeteria. */
export async function writeRestrictions(
  trx: Transaction<unknown>,
  { cafeteriaId, commensalId }: Whose,
  productIds: readonly ProductId[],
): Promise<boolean> {
  const wanted = [...new Set(productIds)];
  const { rows } = await sql`
    select 1 from product where id = any (${wanted}::uuid[]) and cafeteria_id = ${cafeteriaId} and status <> 'DELETED'
       for key share`.execute(trx);
  if (rows.length !== wanted.length) return false;
  await sql`
    delete from commensal_restriction where commensal_id = ${commensalId} and product_id <> all (${wanted}::uuid[])`.execute(
    trx,
  );
  await sql`
    insert into commensal_restriction (commensal_id, product_id)
    select ${commensalId}, unnest(${wanted}::uuid[]) on conflict do nothing`.execute(trx);
  return true;
}
