import { BrokenInvariant, type Instant } from "@cantina/domain/kernel";
import { type OnlineProvider, historyStatusOf, intentStatusOf } from "@cantina/domain/payments";
import { type Transaction, sql } from "kysely";
import { noteChange } from "../db/index.ts";
import { insertDifference } from "./differences.queries.ts";
import type { StoredIntent } from "./intents.queries.ts";
import { providerNames } from "./provider-names.ts";

type Kind = OnlineProvider | "CLIENT" | "PAYMENT_SURCHARGES" | "PAYMENT_COMMISSIONS";

/** The two of fees are made when a cafeteria first needs them. */
async function ensureFeeAccounts(trx: Transaction<unknown>, { cafeteriaId }: StoredIntent): Promise<void> {
  await sql`
    insert into account (cafeteria_id, kind)
    select ${cafeteriaId}, kind from unnest(array['PAYMENT_SURCHARGES', 'PAYMENT_COMMISSIONS']) kind
    on conflict do nothing`.execute(trx);
}

const accountOf = (kind: Kind, { cafeteriaId, buyerId }: StoredIntent) => sql`(
  select id from account where cafeteria_id = ${cafeteriaId} and kind = ${kind}
     and (kind <> 'CLIENT' or profile_id = ${buyerId}))`;

type Entry = {
  readonly from: Kind;
  readonly to: Kind;
  readonly amount: number;
  readonly cause: "TRANSACTION" | "REVERT" | "PAYMENT_FEE";
};

async function post(
  trx: Transaction<unknown>,
  stored: StoredIntent,
  { from, to, amount, cause }: Entry,
  at: Instant,
): Promise<number | undefined> {
  if (amount === 0) return undefined;
  const { rows } = await sql<{ id: number }>`
    insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
    values (${stored.cafeteriaId}, ${accountOf(from, stored)}, ${accountOf(to, stored)}, ${amount}, ${cause},
      ${stored.transactionId}, ${at}) returning id`.execute(trx);
  return rows[0]?.id;
}

/** Dated by its booking: until then it was no money. ONLINE-02 */
export async function bookTopUp(trx: Transaction<unknown>, stored: StoredIntent, at: Instant): Promise<void> {
  const { transactionId, provider, fees, intent } = stored;
  await sql`
    update transaction t
       set status = 'COMPLETED', date_time = ${at}, last_status_update = ${at},
           local_date = (${at}::timestamptz at time zone c.tz_name)::date
      from cafeteria c where c.id = t.cafeteria_id and t.id = ${transactionId}`.execute(trx);
  const booked: Entry = { from: provider, to: "CLIENT", amount: fees.base, cause: "TRANSACTION" };
  const postingId = await post(trx, stored, booked, at);
  if (postingId === undefined) throw new BrokenInvariant("a top-up of something is posted");
  await sql`
    insert into payment_booking (intent_id, posting_id, booked_at) values (${intent.id}, ${postingId}, ${at})`.execute(
    trx,
  );
  await ensureFeeAccounts(trx, stored);
  const cause = "PAYMENT_FEE";
  await post(trx, stored, { from: provider, to: "PAYMENT_SURCHARGES", amount: fees.surcharge, cause }, at);
  await post(trx, stored, { from: "PAYMENT_COMMISSIONS", to: provider, amount: fees.commission, cause }, at);
}

/**
 * The buyer has it all back, and the account may fall below 0. Whether the commission comes back nobody outside has said:
 * it stays posted. PAY-07
 */
export async function takeBackTopUp(trx: Transaction<unknown>, stored: StoredIntent, at: Instant): Promise<void> {
  const { transactionId, provider, fees, intent } = stored;
  const isChargeback = intentStatusOf(intent) === "CHARGED_BACK";
  await sql`
    update transaction
       set status = 'CANCELLED', last_status_update = ${at}, cancelled_at = ${at}, cancelled_by = 'CLIENT',
           cancellation_reason = 'CLIENT_REQUESTED',
           cancellation_comment = ${`${isChargeback ? "Contracargo" : "Devolución"} de ${providerNames[provider]}`}
     where id = ${transactionId}`.execute(trx);
  await sql`
    update account set floor = least(floor, balance - ${fees.base})
     where kind = 'CLIENT' and profile_id = ${stored.buyerId}`.execute(trx);
  await post(trx, stored, { from: "CLIENT", to: provider, amount: fees.base, cause: "REVERT" }, at);
  const cause = "PAYMENT_FEE";
  await post(trx, stored, { from: "PAYMENT_SURCHARGES", to: provider, amount: fees.surcharge, cause }, at);
  const booked = intent.attempts.find(({ number }) => number === intent.bookedAttempt);
  // Nobody here asked for it: an administrator has to know.
  if (booked?.paymentId !== undefined && booked.paymentId !== null)
    await insertDifference(
      trx,
      { cafeteriaId: stored.cafeteriaId, provider, accountId: intent.accountId },
      {
        kind: isChargeback ? "CHARGED_BACK" : "REFUNDED",
        paymentId: booked.paymentId,
        intentId: intent.id,
        ours: intent.total,
        theirs: null,
      },
    );
}

/** 'Pago pendiente' while it is open, 'Pago rechazado' once it was refused. What is booked is not moved here. */
export async function showInHistory(
  trx: Transaction<unknown>,
  { transactionId, intent }: StoredIntent,
  at: Instant,
): Promise<void> {
  const status = historyStatusOf(intentStatusOf(intent));
  if (status === null) return;
  await sql`
    update transaction set status = ${status}, last_status_update = ${at}
     where id = ${transactionId} and status <> ${status} and cancelled_at is null`.execute(trx);
}

/** To the screens that show it, and to the audit log. */
export async function tellTopUp(
  trx: Transaction<unknown>,
  { cafeteriaId, transactionId, buyerId, intent }: StoredIntent,
  { hasMoved }: { readonly hasMoved: boolean },
): Promise<void> {
  noteChange({ entity: "order", id: transactionId, after: intentStatusOf(intent) });
  await sql`
    insert into change_event (cafeteria_id, kind, entity_type, entity_id)
    select ${cafeteriaId}, 'changed', e.entity_type, e.entity_id
      from (values ('order', ${transactionId}::text), ('balance', ${hasMoved ? buyerId : null}::text)) e (entity_type, entity_id)
     where e.entity_id is not null`.execute(trx);
}
