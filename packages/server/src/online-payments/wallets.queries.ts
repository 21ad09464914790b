import type { CafeteriaId, Instant, ProfileId } from "@cantina/domain/kernel";
import type { WalletAgreement, WalletEnding } from "@cantina/domain/payments";
import { type Kysely, type Transaction, sql } from "kysely";

export type StoredWallet = {
  readonly id: string;
  readonly cafeteriaId: CafeteriaId;
  readonly clientId: ProfileId;
  readonly agreement: WalletAgreement;
  readonly consentUrl: string | null;
  /** The token that pays; null: it pays nothing yet, or no more. */
  readonly sealedToken: Buffer | null;
  readonly activeAt: Instant | null;
  readonly isEndedThere: boolean;
};

type Row = Omit<StoredWallet, "agreement"> & WalletAgreement;

const columns = sql`
  w.id, w.cafeteria_id as "cafeteriaId", w.client_id as "clientId", w.account_id as "accountId", w.status, w.ending,
  w.agreement_id as "agreementId", w.consent_url as "consentUrl", iso_instant(w.asked_until) as "askedUntil",
  w.is_code_taken as "isCodeTaken", w.sealed_token as "sealedToken", iso_instant(w.active_at) as "activeAt",
  w.is_ended_there as "isEndedThere"`;

const walletOf = ({ status, ending, accountId, agreementId, askedUntil, isCodeTaken, ...row }: Row): StoredWallet => ({
  ...row,
  agreement: { status, ending, accountId, agreementId, askedUntil, isCodeTaken },
});

/** The client's that is not ended, else the last one. */
export async function findWallet(db: Kysely<unknown>, clientId: ProfileId): Promise<StoredWallet | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from wallet_agreement w where w.client_id = ${clientId}
     order by w.status = 'ENDED', w.asked_until desc, w.id limit 1`.execute(db);
  return rows[0] && walletOf(rows[0]);
}

/** Alone with one: whoever hears of it meanwhile waits. LOCK-01 */
export async function lockWallet(trx: Transaction<unknown>, id: string): Promise<StoredWallet | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from wallet_agreement w where w.id = ${id} for no key update`.execute(trx);
  return rows[0] && walletOf(rows[0]);
}

export type NewWallet = Pick<StoredWallet, "id" | "cafeteriaId" | "clientId"> & {
  readonly accountId: string;
  readonly askedUntil: Instant;
};

/** False: the client has one that is not ended. WALLET-01 */
export async function insertWallet(
  trx: Transaction<unknown>,
  { id, cafeteriaId, clientId, accountId, askedUntil }: NewWallet,
): Promise<boolean> {
  const { rows } = await sql`
    insert into wallet_agreement (id, cafeteria_id, client_id, account_id, status, asked_until)
    values (${id}, ${cafeteriaId}, ${clientId}, ${accountId}, 'ASKED', ${askedUntil})
    on conflict do nothing returning 1`.execute(trx);
  return rows.length > 0;
}

export type Written = {
  readonly consentUrl?: string;
  readonly sealed?: { readonly token: Buffer; readonly keyId: string };
  readonly isEndedThere?: boolean;
  readonly at: Instant;
};

/** The token goes with the end: what has ended pays nobody. SEAL-01 */
export async function writeWallet(
  trx: Transaction<unknown>,
  id: string,
  { status, ending, agreementId, isCodeTaken }: WalletAgreement,
  { consentUrl, sealed, isEndedThere, at }: Written,
): Promise<void> {
  const isEnded = status === "ENDED";
  await sql`
    update wallet_agreement
       set status = ${status}, ending = ${ending}, agreement_id = ${agreementId}, is_code_taken = ${isCodeTaken},
           consent_url = coalesce(consent_url, ${consentUrl ?? null}),
           sealed_token = case when ${isEnded} then null else coalesce(${sealed?.token ?? null}::bytea, sealed_token) end,
           sealing_key_id = case when ${isEnded} then null else coalesce(${sealed?.keyId ?? null}, sealing_key_id) end,
           active_at = case when ${status === "ACTIVE"} then coalesce(active_at, ${at}) else active_at end,
           ended_at = case when ${isEnded} then coalesce(ended_at, ${at}) end,
           is_ended_there = is_ended_there or ${isEndedThere ?? false}
     where id = ${id}`.execute(trx);
}

/** Of the client's at that account, what the provider may take for active still. */
export async function listLeftThere(
  db: Kysely<unknown>,
  { clientId, accountId }: { readonly clientId: ProfileId; readonly accountId: string },
): Promise<readonly { readonly id: string; readonly agreementId: string }[]> {
  const { rows } = await sql<{ id: string; agreementId: string }>`
    select id, agreement_id as "agreementId" from wallet_agreement
     where client_id = ${clientId} and account_id = ${accountId} and status = 'ENDED'
       and agreement_id is not null and not is_ended_there
     order by asked_until desc limit 5`.execute(db);
  return rows;
}

export async function noteEndedThere(db: Kysely<unknown>, id: string): Promise<void> {
  await sql`update wallet_agreement set is_ended_there = true where id = ${id}`.execute(db);
}

type Ended = readonly { readonly id: string }[];

const endThose = (where: ReturnType<typeof sql>, ending: WalletEnding) => sql<{ id: string }>`
  update wallet_agreement
     set status = 'ENDED', ending = ${ending}, ended_at = clock_timestamp(), sealed_token = null, sealing_key_id = null
   where status <> 'ENDED' and ${where} returning id`;

/** All but those of the account; of none, all. */
export const endWalletsBut = async (
  trx: Transaction<unknown>,
  cafeteriaId: string,
  accountId: string | null,
): Promise<Ended> =>
  (
    await endThose(
      sql`cafeteria_id = ${cafeteriaId} and account_id is distinct from ${accountId}::text`,
      "SELLER_LEFT",
    ).execute(trx)
  ).rows;

/** Of a client whose account is closed. */
export const endWalletOf = async (trx: Transaction<unknown>, clientId: ProfileId): Promise<Ended> =>
  (await endThose(sql`client_id = ${clientId}`, "ACCOUNT_CLOSED").execute(trx)).rows;

/** Those whose time to consent is over. */
export async function listUnanswered(db: Kysely<unknown>, at: Instant): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from wallet_agreement where status = 'ASKED' and asked_until <= ${at} order by asked_until`.execute(db);
  return rows.map(({ id }) => id);
}
