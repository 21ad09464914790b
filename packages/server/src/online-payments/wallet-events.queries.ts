import { type Kysely, sql } from "kysely";

export type DueWalletEvent = {
  readonly id: number;
  readonly agreementId: string;
  /** So old that what it tells of is none of ours. */
  readonly isOld: boolean;
  /** Nobody could look at it for so long that nobody will. */
  readonly isHopeless: boolean;
};

/** The same version twice is one. WALLET-02 */
export async function insertWalletEvent(
  db: Kysely<unknown>,
  { agreementId, version }: { readonly agreementId: string; readonly version: string },
): Promise<void> {
  await sql`
    insert into wallet_event (agreement_id, version) values (${agreementId}, ${version}) on conflict do nothing`.execute(
    db,
  );
}

export async function takeDueWalletEvent(db: Kysely<unknown>): Promise<DueWalletEvent | undefined> {
  const { rows } = await sql<DueWalletEvent>`
    update wallet_event set look_at = clock_timestamp() + greatest(interval '1 minute', (clock_timestamp() - received_at) / 4)
     where id = (select id from wallet_event where settled_at is null and look_at <= clock_timestamp()
                  order by look_at, id limit 1 for update skip locked)
    returning id, agreement_id as "agreementId", received_at < clock_timestamp() - interval '1 hour' as "isOld",
              received_at < clock_timestamp() - interval '7 days' as "isHopeless"`.execute(db);
  return rows[0];
}

export async function settleWalletEvent(db: Kysely<unknown>, id: number): Promise<void> {
  await sql`update wallet_event set settled_at = clock_timestamp() where id = ${id}`.execute(db);
}

/** Those of ours that the provider calls so. */
export async function listWalletsOf(db: Kysely<unknown>, agreementId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from wallet_agreement where agreement_id = ${agreementId} order by id`.execute(db);
  return rows.map(({ id }) => id);
}
