import type { CafeteriaId, Cents, ClassId, CommensalId, DiscountCategoryId, ProfileId } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";

type Trx = Transaction<unknown>;

/** Shared, so that it can't be deleted meanwhile; null: none is named. */
export async function holdCategory(
  trx: Trx,
  cafeteriaId: CafeteriaId,
  categoryId: DiscountCategoryId | null,
): Promise<boolean> {
  if (categoryId === null) return true;
  const { rows } = await sql`
    select 1 from discount_category
     where id = ${categoryId} and cafeteria_id = ${cafeteriaId} and status = 'ENABLED' for share`.execute(trx);
  return rows.length === 1;
}

export type LockedClient = {
  readonly id: ProfileId;
  readonly version: number;
  readonly username: string;
  readonly discountCategoryId: DiscountCategoryId | null;
  readonly minimumBalance: Cents | null;
};

/** undefined: no such enabled client here. */
export async function lockClient(
  trx: Trx,
  cafeteriaId: CafeteriaId,
  profileId: ProfileId,
): Promise<LockedClient | undefined> {
  const { rows } = await sql<LockedClient>`
    select id, version, username, discount_category_id as "discountCategoryId", minimum_balance as "minimumBalance"
      from profile
     where id = ${profileId} and cafeteria_id = ${cafeteriaId} and type = 'CLIENT' and status = 'ENABLED'
       for no key update`.execute(trx);
  return rows[0];
}

/** Whose address it is. */
export async function emailHolder(trx: Trx, profileId: ProfileId, email: string): Promise<"own" | "other" | "nobody"> {
  const { rows } = await sql<{ readonly is_own: boolean }>`
    select exists (select 1 from profile p where p.id = ${profileId} and p.authentication_user_id = u.id) as is_own
      from authentication_user u where lower(u.email) = lower(${email})`.execute(trx);
  const [row] = rows;
  if (row === undefined) return "nobody";
  return row.is_own ? "own" : "other";
}

export type ClientTerms = {
  readonly username: string;
  readonly discountCategoryId: DiscountCategoryId | null;
  readonly minimumBalance: Cents | null;
  /** undefined: as it is. */
  readonly familyCode?: string | null | undefined;
};

export async function writeTerms(trx: Trx, profileId: string, terms: ClientTerms): Promise<void> {
  await sql`
    update profile set username = ${terms.username}, discount_category_id = ${terms.discountCategoryId},
      minimum_balance = ${terms.minimumBalance}, version = version + 1,
      family_code = case when ${terms.familyCode !== undefined} then nullif(${terms.familyCode ?? null}::text, '') else family_code end
     where id = ${profileId}`.execute(trx);
}

export type CommensalWrite = {
  readonly id: CommensalId | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly classId: ClassId;
  /** undefined: as it is. */
  readonly imageUrl?: string | null | undefined;
};

type Owner = { readonly cafeteriaId: CafeteriaId; readonly profileId: string };

/** Its id; undefined: the client has no such commensal. */
export async function writeCommensal(
  trx: Trx,
  { cafeteriaId, profileId }: Owner,
  { id, firstName, lastName, classId, imageUrl }: CommensalWrite,
): Promise<CommensalId | undefined> {
  if (id === null) {
    const { rows } = await sql<{ readonly id: CommensalId }>`
      insert into commensal (cafeteria_id, profile_id, first_name, last_name, class_id, image_url)
      values (${cafeteriaId}, ${profileId}, ${firstName}, ${lastName}, ${classId}, ${imageUrl ?? null})
      returning id`.execute(trx);
    return rows[0]?.id;
  }
  const { rows } = await sql<{ readonly id: CommensalId }>`
    update commensal set first_name = ${firstName}, last_name = ${lastName}, class_id = ${classId},
      image_url = case when ${imageUrl !== undefined} then ${imageUrl ?? null}::text else image_url end
     where id = ${id} and profile_id = ${profileId} and cafeteria_id = ${cafeteriaId} and status = 'ENABLED'
    returning id`.execute(trx);
  return rows[0]?.id;
}
