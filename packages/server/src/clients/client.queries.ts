import type { PrivilegeLevel, ProfileType } from "@cantina/domain/access";
import type { CommensalStatus } from "@cantina/domain/clients";
import type { CafeteriaId, Cents, ClassId, CommensalId, DiscountCategoryId, ProfileId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type ClientRow = {
  readonly id: ProfileId;
  readonly username: string;
  readonly email: string;
  readonly balance: Cents;
  readonly minimum_balance: Cents | null;
  readonly discount_category_id: DiscountCategoryId | null;
  readonly family_code: string | null;
};

export type CommensalRow = {
  readonly id: CommensalId;
  readonly profile_id: ProfileId;
  readonly first_name: string;
  readonly last_name: string;
  readonly class_id: ClassId | null;
  readonly status: CommensalStatus;
  readonly discount_category_id: DiscountCategoryId | null;
  readonly card_code: string | null;
  readonly image_url: string | null;
  readonly allergies: string | null;
  readonly daily_limit: Cents | null;
};

/** One client, or all that are not deleted. */
export async function clientsOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  only: ProfileId | null,
): Promise<readonly ClientRow[]> {
  const { rows } = await sql<ClientRow>`
    select p.id, p.username, u.email, coalesce(a.balance, 0) as balance, p.minimum_balance, p.discount_category_id, p.family_code
      from profile p
      join authentication_user u on u.id = p.authentication_user_id
      left join account a on a.profile_id = p.id and a.kind = 'CLIENT'
     where p.cafeteria_id = ${cafeteriaId} and p.type = 'CLIENT' and p.status = 'ENABLED'
       and (${only}::uuid is null or p.id = ${only}::uuid)
     order by p.username, p.id`.execute(db);
  return rows;
}

export type ProfileRow = ClientRow & {
  readonly type: ProfileType;
  readonly privilege_level: PrivilegeLevel | null;
  readonly status: "ENABLED" | "DELETED";
};

export type ProfilesAsked = {
  readonly only: ProfileId | null;
  readonly types: readonly ProfileType[];
  readonly statuses: readonly ProfileRow["status"][];
};

/** Clients and staff. A system administrator who only visits is neither. */
export async function profilesOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { only, types, statuses }: ProfilesAsked,
): Promise<readonly ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`
    select p.id, p.username, u.email, coalesce(a.balance, 0) as balance, p.minimum_balance, p.discount_category_id, p.family_code,
           p.type, p.privilege_level, p.status
      from profile p
      join authentication_user u on u.id = p.authentication_user_id
      left join account a on a.profile_id = p.id and a.kind = 'CLIENT'
     where p.cafeteria_id = ${cafeteriaId} and not p.is_visit and p.type = any (${types}) and p.status = any (${statuses})
       and (${only}::uuid is null or p.id = ${only}::uuid)
     order by p.username, p.id`.execute(db);
  return rows;
}

/** Deleted ones too: lists show them as such. */
export async function commensalsOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  only: ProfileId | null,
): Promise<readonly CommensalRow[]> {
  const { rows } = await sql<CommensalRow>`
    select id, profile_id, first_name, last_name, class_id, status, discount_category_id, card_code, image_url, allergies, daily_limit
      from commensal
     where cafeteria_id = ${cafeteriaId} and (${only}::uuid is null or profile_id = ${only}::uuid)
     order by profile_id, first_name, last_name, id`.execute(db);
  return rows;
}
