import type { clientsEndpoints } from "@cantina/contract/clients";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { CafeteriaId, CommensalId, ProfileId, SubscriptionId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { accountsFrom } from "./client-account.ts";
import { type ProfilesAsked, commensalsOf, profilesOf } from "./client.queries.ts";

type Profile = GivenDataOf<typeof clientsEndpoints.readClient>;
type SubscriptionRow = {
  readonly profileId: ProfileId;
  readonly commensalId: CommensalId;
  readonly subscriptionId: SubscriptionId;
  readonly name: string;
};

async function classNamesOf(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly id: string; readonly name: string }>`
    select id, name from cafeteria_class where cafeteria_id = ${cafeteriaId}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function subscriptionsOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  only: ProfileId | null,
): Promise<ReadonlyMap<string, readonly SubscriptionRow[]>> {
  const { rows } = await sql<SubscriptionRow>`
    select c.profile_id as "profileId", c.id as "commensalId", s.id as "subscriptionId", s.name
      from subscription s
      join subscription_commensal j on j.subscription_id = s.id
      join commensal c on c.id = j.commensal_id
     where s.cafeteria_id = ${cafeteriaId} and s.status <> 'DELETED' and c.status = 'ENABLED'
       and (${only}::uuid is null or c.profile_id = ${only}::uuid)
     order by c.first_name collate by_name, c.id, s.name collate by_name, s.id`.execute(db);
  const byProfile = new Map<string, SubscriptionRow[]>();
  for (const row of rows) byProfile.set(row.profileId, [...(byProfile.get(row.profileId) ?? []), row]);
  return byProfile;
}

/** With the names of classes and subscriptions. */
export async function readProfiles(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  asked: ProfilesAsked,
): Promise<Profile[]> {
  const [rows, commensals, classNames, subscriptions] = await Promise.all([
    profilesOf(db, cafeteriaId, asked),
    commensalsOf(db, cafeteriaId, asked.only),
    classNamesOf(db, cafeteriaId),
    subscriptionsOf(db, cafeteriaId, asked.only),
  ]);
  return accountsFrom(rows, commensals).map((account) => ({
    ...account,
    cafeteriaId,
    commensals: account.commensals.map((one) => ({ ...one, className: classNames.get(one.classId ?? "") ?? null })),
    commensalSubscriptions: subscriptions.get(account.id) ?? [],
  }));
}
