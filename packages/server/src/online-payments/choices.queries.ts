import type { Instant } from "@cantina/domain/kernel";
import { type Choice, type HostedName, type ProviderPayment, choiceLimitMs } from "@cantina/domain/payments";
import { type Kysely, type Transaction, sql } from "kysely";

type Attempt = { readonly intentId: string; readonly number: number };

/** Which attempt that page is of; undefined: nobody was led to it. */
export async function findPageAttempt(
  db: Kysely<unknown>,
  { provider, pageId }: { readonly provider: HostedName; readonly pageId: string },
): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select intent_id as "intentId", number from page_choice
     where provider = ${provider} and page_id = ${pageId}`.execute(db);
  return rows[0];
}

type Chosen = Attempt & {
  readonly card: ProviderPayment["card"];
  readonly sealed: Buffer;
};

/** The first choice stays. False: there is one already, or the page is too old. PAY-11 */
export async function putChoice(
  trx: Transaction<unknown>,
  { intentId, number, card, sealed }: Chosen,
): Promise<boolean> {
  const { rows } = await sql`
    update page_choice c set chosen_at = clock_timestamp(), card = ${card}, sealed_instrument = ${sealed}
      from payment_attempt a
     where c.intent_id = ${intentId} and c.number = ${number} and c.chosen_at is null
       and a.intent_id = c.intent_id and a.number = c.number
       and a.started_at > clock_timestamp() - make_interval(secs => ${choiceLimitMs / 1_000})
    returning 1`.execute(trx);
  if (rows.length === 0) return false;
  await sql`
    update payment_attempt set looks = 0, look_at = clock_timestamp()
     where intent_id = ${intentId} and number = ${number}`.execute(trx);
  return true;
}

export async function wasChosen(db: Kysely<unknown>, { intentId, number }: Attempt): Promise<boolean> {
  const { rows } = await sql`
    select 1 from page_choice
     where intent_id = ${intentId} and number = ${number} and chosen_at is not null`.execute(db);
  return rows.length > 0;
}

/** On the pages of which attempts something was chosen. */
export async function readChosen(db: Kysely<unknown>, intentId: string): Promise<readonly number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from page_choice where intent_id = ${intentId} and chosen_at is not null`.execute(db);
  return rows.map(({ number }) => number);
}

export type StoredChoice = {
  readonly choice: Choice;
  /** null: it was charged or refused long since. */
  readonly sealed: Buffer | null;
  readonly now: Instant;
};

/** Alone with what was chosen, by the clock that dated it. LOCK-01 */
export async function lockChoice(
  trx: Transaction<unknown>,
  { intentId, number }: Attempt,
): Promise<StoredChoice | undefined> {
  type Row = Choice & Pick<StoredChoice, "sealed" | "now">;
  const { rows } = await sql<Row>`
    select card, iso_instant(chosen_at) as "chosenAt", iso_instant(asked_at) as "askedAt",
           sealed_instrument as sealed, iso_instant(clock_timestamp()) as now
      from page_choice
     where intent_id = ${intentId} and number = ${number} and chosen_at is not null for no key update`.execute(trx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { sealed, now, ...choice } = row;
  return { choice, sealed, now };
}

/** From then on it may have been charged. ONLINE-01 */
export async function noteAsked(trx: Transaction<unknown>, { intentId, number }: Attempt): Promise<void> {
  await sql`
    update page_choice set asked_at = clock_timestamp()
     where intent_id = ${intentId} and number = ${number}`.execute(trx);
}

/** Of attempts that have ended nothing is charged any more. */
export async function forgetInstruments(db: Kysely<unknown>): Promise<void> {
  await sql`
    update page_choice c set sealed_instrument = null
      from payment_attempt a
     where c.sealed_instrument is not null and a.intent_id = c.intent_id and a.number = c.number
       and a.status not in ('SUBMITTING', 'UNKNOWN', 'PENDING')`.execute(db);
}
