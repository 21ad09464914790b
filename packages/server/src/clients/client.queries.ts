import type { clientsEndpoints } from "@cantina/contract/clients";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { PrivilegeLevel, ProfileType } from "@cantina/domain/access";
import type { CafeteriaId, ProfileId } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, sql } from "kysely";

type Account = GivenDataOf<typeof clientsEndpoints.associateCard>;
export type CommensalRow = Account["commensals"][number];
export type ClientRow = Omit<Account, "commensals">;

/** Of a profile `p` with its person `u` and its account `a`, which only clients have. */
export const clientColumns = sql`
  p.id, p.username, u.email, coalesce(a.balance, 0) as balance, p.minimum_balance as "minimumBalance",
  p.discount_category_id as "discountCategoryId", p.family_code as "familyCode"`;

const sources = sql`
  profile p
  join authentication_user u on u.id = p.authentication_user_id
  left join account a on a.profile_id = p.id and a.kind = 'CLIENT'`;

/** One that is not deleted. */
export async function findClient(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  profileId: ProfileId,
): Promise<ClientRow | undefined> {
  const { rows } = await sql<ClientRow>`
    select ${clientColumns} from ${sources}
     where p.cafeteria_id = ${cafeteriaId} and p.type = 'CLIENT' and p.status = 'ENABLED' and p.id = ${profileId}`.execute(
    db,
  );
  return rows[0];
}

export type ProfileRow = ClientRow & {
  readonly type: ProfileType;
  readonly privilegeLevel: PrivilegeLevel | null;
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
    select ${clientColumns}, p.type, p.privilege_level as "privilegeLevel", p.status from ${sources}
     where p.cafeteria_id = ${cafeteriaId} and not p.is_visit and p.type = any (${types}) and p.status = any (${statuses})
       and (${only}::uuid is null or p.id = ${only}::uuid)
     order by p.username collate by_name, p.id`.execute(db);
  return rows;
}

const selectCommensals = (where: RawBuilder<unknown>): RawBuilder<CommensalRow> => sql<CommensalRow>`
  select id, profile_id as "profileId", first_name as "firstName", last_name as "lastName", class_id as "classId", status,
         discount_category_id as "discountCategoryId", card_code as "cardCode", image_url as "imageUrl", allergies, allergens,
         daily_limit as "dailyLimit"
    from commensal
   where ${where}
   order by profile_id, first_name collate by_name, last_name collate by_name, id`;

/** Deleted ones too: lists show them as such. */
export async function commensalsOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  only: ProfileId | null,
): Promise<readonly CommensalRow[]> {
  const { rows } = await selectCommensals(
    sql`cafeteria_id = ${cafeteriaId} and (${only}::uuid is null or profile_id = ${only}::uuid)`,
  ).execute(db);
  return rows;
}

/** Likewise, of clients that were found in the cafeteria. */
export async function commensalsOfClients(
  db: Kysely<unknown>,
  profileIds: readonly string[],
): Promise<readonly CommensalRow[]> {
  const { rows } = await selectCommensals(sql`profile_id = any (${profileIds}::uuid[])`).execute(db);
  return rows;
}
