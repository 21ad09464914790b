import type { ActivityStatus, Feature } from "@cantina/domain/cafeteria";
import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type LockedCafeteria = {
  readonly id: CafeteriaId;
  readonly version: number;
  readonly status: "ENABLED" | "DELETED";
  readonly countryId: string;
  readonly features: readonly Feature[];
};

/** LOCK-01: before anything else of the cafeteria; orders, which only refer to it, don't wait. */
export async function lockCafeteria(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<LockedCafeteria | undefined> {
  const { rows } = await sql<LockedCafeteria>`
    select id, version, status, country_id as "countryId", features from cafeteria where id = ${cafeteriaId} for no key update`.execute(
    trx,
  );
  return rows[0];
}

export type CafeteriaEdit = {
  readonly name: string;
  readonly countryId: string;
  readonly timeZone: string;
  readonly activityStatus: ActivityStatus;
  readonly startDate: string | null;
  readonly features: readonly Feature[];
};

export async function updateCafeteria(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { name, countryId, timeZone, activityStatus, startDate, features }: CafeteriaEdit,
): Promise<void> {
  await sql`
    update cafeteria set version = version + 1, name = ${name}, country_id = ${countryId}, tz_name = ${timeZone},
           activity_status = ${activityStatus}, start_date = ${startDate}::date,
           features = ${features}::text[]
     where id = ${cafeteriaId}`.execute(trx);
}

export async function updateFeatures(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  features: readonly Feature[],
): Promise<void> {
  await sql`
    update cafeteria set version = version + 1, features = ${features}::text[] where id = ${cafeteriaId}`.execute(trx);
}

/** The accounts of who works there. */
export async function staffAccounts(trx: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct authentication_user_id as id from profile
     where cafeteria_id = ${cafeteriaId} and type = 'CAFETERIA' and status = 'ENABLED'`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function updateStatus(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  status: "ENABLED" | "DELETED",
): Promise<void> {
  await sql`update cafeteria set status = ${status} where id = ${cafeteriaId}`.execute(trx);
}
