import type { clientsEndpoints } from "@cantina/contract/clients";
import type { WireDataOf } from "@cantina/contract/endpoint";
import type { CafeteriaId, ProfileId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { accountsFrom } from "./client-account.ts";
import { clientsOf, commensalsOf } from "./client.queries.ts";

type Account = WireDataOf<typeof clientsEndpoints.readClient>;
type SubscriptionRow = { readonly commensalId: string; readonly subscriptionId: string; readonly name: string };

async function classNamesOf(db: Kysely<unknown>, profileId: ProfileId): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly id: string; readonly name: string }>`
    select c.id, k.name from commensal c join cafeteria_class k on k.id = c.class_id
     where c.profile_id = ${profileId}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function subscriptionsOf(db: Kysely<unknown>, profileId: ProfileId): Promise<readonly SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select c.id as "commensalId", s.id as "subscriptionId", s.name
      from commensal c
      join subscription_commensal j on j.commensal_id = c.id
      join subscription s on s.id = j.subscription_id and s.status <> 'DELETED'
     where c.profile_id = ${profileId} and c.status = 'ENABLED'
     order by c.first_name, c.id, s.name, s.id`.execute(db);
  return rows;
}

/** One client that is not deleted, with the names of its classes and subscriptions. */
export async function readAccount(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  profileId: ProfileId,
): Promise<Account | undefined> {
  const [clients, commensals] = await Promise.all([
    clientsOf(db, cafeteriaId, profileId),
    commensalsOf(db, cafeteriaId, profileId),
  ]);
  const [account] = accountsFrom(clients, commensals);
  if (account === undefined) return undefined;
  const [classNames, subscriptions] = await Promise.all([classNamesOf(db, profileId), subscriptionsOf(db, profileId)]);
  return {
    ...account,
    type: "CLIENT",
    privilegeLevel: null,
    cafeteriaId,
    status: "ENABLED",
    commensals: account.commensals.map((one) => ({ ...one, className: classNames.get(one.id) ?? null })),
    commensalSubscriptions: [...subscriptions],
  };
}
