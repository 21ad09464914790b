import type { CafeteriaId, Instant, ProfileId } from "@cantina/domain/kernel";
import type { HostedName } from "@cantina/domain/payments";
import type { ProviderFeature } from "@cantina/domain/cafeteria";
import type { AssignedAccount } from "./assigned-ids.routes.ts";
import { findPayoutAccount } from "./payout-accounts.queries.ts";
import { type Kysely, type Transaction, sql } from "kysely";

type Which = { readonly cafeteriaId: string; readonly provider: HostedName };

/** By what a cafeteria switches them on. */
export const hostedFeatures = {
  DIRECTA24: "directa24",
  PLEXO: "plexo",
  MATTILDA: "mattilda",
} as const satisfies Readonly<Record<HostedName, ProviderFeature>>;

/** By an id that the provider gave to a canteen; its keys are the platform's. */
export type Assignment = { readonly accountId: string; readonly isLive: boolean; readonly assignedAt: Instant };

export async function findAssignment(
  db: Kysely<unknown>,
  { cafeteriaId, provider }: Which,
): Promise<Assignment | undefined> {
  const { rows } = await sql<Assignment>`
    select account_id as "accountId", is_live as "isLive", iso_instant(linked_at) as "assignedAt" from provider_link
     where cafeteria_id = ${cafeteriaId} and provider = ${provider} and kind = 'ASSIGNED' and status = 'ACTIVE'`.execute(
    db,
  );
  return rows[0];
}

/** By what id a canteen is paid on the provider's page. */
export const findHostedAccount = (
  db: Kysely<unknown>,
  { cafeteriaId, provider }: Which & { readonly cafeteriaId: CafeteriaId },
): Promise<AssignedAccount | undefined> =>
  provider === "MATTILDA" ? findPayoutAccount(db, cafeteriaId) : findAssignment(db, { cafeteriaId, provider });

export type NewAssignment = Which & Omit<Assignment, "assignedAt"> & { readonly by: ProfileId };

/** What was begun under the former id ends under it. ONLINE-13 */
export async function putAssignment(trx: Transaction<unknown>, given: NewAssignment): Promise<void> {
  const { cafeteriaId, provider, accountId, isLive, by } = given;
  await sql`
    insert into provider_link as l (cafeteria_id, provider, status, kind, account_id, is_live, linked_by, linked_at)
    values (${cafeteriaId}, ${provider}, 'ACTIVE', 'ASSIGNED', ${accountId}, ${isLive}, ${by}, clock_timestamp())
    on conflict (cafeteria_id, provider) do update
       set status = excluded.status, account_id = excluded.account_id, is_live = excluded.is_live,
           linked_by = excluded.linked_by, linked_at = excluded.linked_at, version = l.version + 1`.execute(trx);
}
