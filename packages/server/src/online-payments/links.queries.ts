import { type CafeteriaId, type Instant, type ProfileId, basisPoints, refused } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";
import type { FeeShares, OnlineProvider } from "@cantina/domain/payments";
import type { ProviderFeature } from "@cantina/domain/cafeteria";
import type { LinkStatus } from "@cantina/domain/provider-settings";
import { constraintOf } from "../db/index.ts";

type Which = { readonly cafeteriaId: string; readonly provider: OnlineProvider };

export type StoredLink = {
  readonly cafeteriaId: CafeteriaId;
  readonly status: LinkStatus;
  readonly kind: "OAUTH" | "OWN";
  readonly accountId: string;
  readonly isLive: boolean;
  readonly publicKey: string;
  readonly sealedAccess: Buffer;
  readonly sealedRefresh: Buffer | null;
  readonly expiresAt: Instant | null;
  readonly hookToken: string;
  readonly linkedAt: Instant;
  readonly country: string;
  readonly version: number;
};

const columns = sql`
  l.cafeteria_id as "cafeteriaId", l.status, l.kind, l.account_id as "accountId", l.is_live as "isLive",
  l.public_key as "publicKey", l.sealed_access as "sealedAccess", l.sealed_refresh as "sealedRefresh",
  iso_instant(l.expires_at) as "expiresAt", l.hook_token as "hookToken", iso_instant(l.linked_at) as "linkedAt",
  c.country_id as country, l.version`;

export async function findLink(db: Kysely<unknown>, cafeteriaId: string): Promise<StoredLink | undefined> {
  const { rows } = await sql<StoredLink>`
    select ${columns} from provider_link l join cafeteria c on c.id = l.cafeteria_id
     where l.cafeteria_id = ${cafeteriaId} and l.provider = 'MERCADO_PAGO'`.execute(db);
  return rows[0];
}

/** What asking in a seller's name needs. */
export type SellerAccess = Pick<
  StoredLink,
  "cafeteriaId" | "country" | "sealedAccess" | "sealedRefresh" | "expiresAt" | "version"
>;

/** Whoever is linked to it or, for what is still open there, was so last. An access that was left is not renewed. ONLINE-17 */
export async function findAccess(db: Kysely<unknown>, accountId: string): Promise<SellerAccess | undefined> {
  const { rows } = await sql<SellerAccess>`
    select l.cafeteria_id as "cafeteriaId", c.country_id as country, l.sealed_access as "sealedAccess",
           l.sealed_refresh as "sealedRefresh", iso_instant(l.expires_at) as "expiresAt", l.version
      from (
        select cafeteria_id, sealed_access, sealed_refresh, expires_at, version, status = 'REMOVED' as is_left,
               linked_at as since
          from provider_link where provider = 'MERCADO_PAGO' and account_id = ${accountId}
         union all
        select cafeteria_id, sealed_access, null, null, 0, true, left_at
          from former_provider_link where provider = 'MERCADO_PAGO' and account_id = ${accountId}) l
      join cafeteria c on c.id = l.cafeteria_id
     order by l.is_left, l.since desc limit 1`.execute(db);
  return rows[0];
}

export async function findLinkOfHook(db: Kysely<unknown>, hookToken: string): Promise<StoredLink | undefined> {
  const { rows } = await sql<StoredLink>`
    select ${columns} from provider_link l join cafeteria c on c.id = l.cafeteria_id
     where l.hook_token = ${hookToken} and l.kind = 'OWN'`.execute(db);
  return rows[0];
}

export type NewLink = Pick<
  StoredLink,
  "kind" | "accountId" | "isLive" | "publicKey" | "sealedAccess" | "sealedRefresh" | "expiresAt" | "hookToken"
> & {
  readonly cafeteriaId: CafeteriaId;
  readonly keyId: string;
  readonly linkedBy: ProfileId;
  readonly at: Instant;
};

export const taken = refused({ code: "ACCOUNT_OF_ANOTHER_CAFETERIA" });

export const linkAccountConstraint = "provider_link_account";

/** Another cafeteria was linked to that account a moment ago. ONLINE-06 ONLINE-13 */
export const isTakenNow = (error: unknown): boolean => constraintOf(error)?.name === linkAccountConstraint;

/** Whether another cafeteria is linked to this account. ONLINE-06 */
export async function isAccountTaken(
  trx: Transaction<unknown>,
  { cafeteriaId, provider, accountId }: Which & { readonly accountId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from provider_link where provider = ${provider} and account_id = ${accountId}
       and cafeteria_id <> ${cafeteriaId} and status <> 'REMOVED'`.execute(trx);
  return rows.length > 0;
}

/** Before another account takes its place. ONLINE-17 */
async function keepFormer(trx: Transaction<unknown>, { cafeteriaId, accountId }: NewLink): Promise<void> {
  await sql`
    insert into former_provider_link (cafeteria_id, provider, account_id, sealed_access, sealing_key_id)
    select cafeteria_id, provider, account_id, sealed_access, sealing_key_id from provider_link
     where cafeteria_id = ${cafeteriaId} and provider = 'MERCADO_PAGO' and account_id <> ${accountId}
       for update
    on conflict (cafeteria_id, provider, account_id) do update
       set sealed_access = excluded.sealed_access, sealing_key_id = excluded.sealing_key_id,
           left_at = excluded.left_at`.execute(trx);
}

export async function putLink(trx: Transaction<unknown>, link: NewLink): Promise<void> {
  await keepFormer(trx, link);
  await sql`
    insert into provider_link as l (cafeteria_id, provider, status, kind, account_id, is_live, public_key, sealed_access,
      sealed_refresh, sealing_key_id, expires_at, hook_token, linked_by, linked_at)
    values (${link.cafeteriaId}, 'MERCADO_PAGO', 'ACTIVE', ${link.kind}, ${link.accountId}, ${link.isLive},
      ${link.publicKey}, ${link.sealedAccess}, ${link.sealedRefresh}, ${link.keyId}, ${link.expiresAt}, ${link.hookToken},
      ${link.linkedBy}, ${link.at})
    on conflict (cafeteria_id, provider) do update
       set status = excluded.status, kind = excluded.kind, account_id = excluded.account_id, is_live = excluded.is_live,
           public_key = excluded.public_key, sealed_access = excluded.sealed_access,
           sealed_refresh = excluded.sealed_refresh, sealing_key_id = excluded.sealing_key_id,
           expires_at = excluded.expires_at, hook_token = excluded.hook_token, refreshing_until = null,
           linked_by = excluded.linked_by, linked_at = excluded.linked_at, version = l.version + 1`.execute(trx);
}

/** False: there is none that is or was so. */
export async function moveLink(
  trx: Kysely<unknown>,
  cafeteriaId: string,
  to: LinkStatus,
  from: readonly LinkStatus[],
): Promise<boolean> {
  const { rows } = await sql`
    update provider_link set status = ${to}, version = version + 1
     where cafeteria_id = ${cafeteriaId} and provider = 'MERCADO_PAGO' and status = any(${from}::text[])
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** The account is of a seller in the country that was left. ONLINE-15 */
export async function breakLinkOf(trx: Transaction<unknown>, cafeteriaId: CafeteriaId): Promise<void> {
  await moveLink(trx, cafeteriaId, "BROKEN", ["ACTIVE", "DISABLED"]);
}

/** Whose turn it is; of several servers one. It ends by itself if that one dies. ONLINE-06 */
export async function takeRefreshTurn(db: Kysely<unknown>, { cafeteriaId, version }: SellerAccess): Promise<boolean> {
  const { rows } = await sql`
    update provider_link set refreshing_until = clock_timestamp() + interval '30 seconds'
     where cafeteria_id = ${cafeteriaId} and provider = 'MERCADO_PAGO' and version = ${version}
       and (refreshing_until is null or refreshing_until < clock_timestamp())
    returning 1`.execute(db);
  return rows.length > 0;
}

export type Renewed = Pick<NewLink, "sealedAccess" | "sealedRefresh" | "keyId" | "publicKey" | "expiresAt">;

export async function renewLink(
  db: Kysely<unknown>,
  { cafeteriaId, version }: SellerAccess,
  by: Renewed,
): Promise<void> {
  await sql`
    update provider_link
       set sealed_access = ${by.sealedAccess}, sealed_refresh = ${by.sealedRefresh}, sealing_key_id = ${by.keyId},
           public_key = ${by.publicKey}, expires_at = ${by.expiresAt}, refreshing_until = null, version = version + 1
     where cafeteria_id = ${cafeteriaId} and provider = 'MERCADO_PAGO' and version = ${version}`.execute(db);
}

export async function endRefreshTurn(db: Kysely<unknown>, { cafeteriaId, version }: SellerAccess): Promise<void> {
  await sql`
    update provider_link set refreshing_until = null
     where cafeteria_id = ${cafeteriaId} and provider = 'MERCADO_PAGO' and version = ${version}`.execute(db);
}

/** Whether a payment at the link's account is open; `l`: its row. */
const hasOpenPayments = sql`exists (
      select from payment_intent i where i.account_id = l.account_id
         -- What a wallet paid is looked up by the same link.
         and i.provider in (l.provider, case l.provider when 'MERCADO_PAGO' then 'WALLET_CONNECT' end)
         and i.status in ('CREATED', 'SUBMITTING', 'UNKNOWN', 'PENDING', 'APPROVED'))`;

/** Those whose last payment has ended. */
export async function forgetLeftLinks(db: Kysely<unknown>): Promise<void> {
  await sql`delete from provider_link l where l.status = 'REMOVED' and not ${hasOpenPayments}`.execute(db);
  await sql`delete from former_provider_link l where not ${hasOpenPayments}`.execute(db);
}

const noFees: FeeShares = { userSurchargeFee: basisPoints(0), marketFee: basisPoints(0) };

export async function readFees(db: Kysely<unknown>, cafeteriaId: string, provider: OnlineProvider): Promise<FeeShares> {
  const { rows } = await sql<FeeShares>`
    select user_surcharge_fee as "userSurchargeFee", market_fee as "marketFee" from provider_fee
     where cafeteria_id = ${cafeteriaId} and provider = ${provider}`.execute(db);
  return rows[0] ?? noFees;
}

export async function putFees(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  provider: OnlineProvider,
  { userSurchargeFee, marketFee }: FeeShares,
): Promise<void> {
  await sql`
    insert into provider_fee (cafeteria_id, provider, user_surcharge_fee, market_fee)
    values (${cafeteriaId}, ${provider}, ${userSurchargeFee}, ${marketFee})
    on conflict (cafeteria_id, provider) do update
       set user_surcharge_fee = excluded.user_surcharge_fee, market_fee = excluded.market_fee`.execute(trx);
}

type Place = { readonly country: string; readonly providers: readonly ProviderFeature[] };

/** Where a cafeteria is, and which providers that country has. */
export async function placeOf(db: Kysely<unknown>, cafeteriaId: string): Promise<Place> {
  const { rows } = await sql<Place>`
    select c.country_id as country,
           array(select o.feature from country_provider o where o.country_id = c.country_id) as providers
      from cafeteria c where c.id = ${cafeteriaId}`.execute(db);
  return rows[0] ?? { country: "", providers: [] };
}

export const countryOf = async (db: Kysely<unknown>, cafeteriaId: string): Promise<string> =>
  (await placeOf(db, cafeteriaId)).country;
