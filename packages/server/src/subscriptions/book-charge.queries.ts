import type { AccountRefusal } from "@cantina/domain/clients";
import type { Cents, Instant } from "@cantina/domain/kernel";
import { monthOf } from "@cantina/domain/subscriptions";
import { type Transaction, sql } from "kysely";
import { v7 as newSortableId } from "uuid";
import { noteChange } from "../db/index.ts";
import type { ChargeAsked, ChargeFactRows } from "./charge-facts.queries.ts";

export type ChargeAuthor = {
  /** null: the clock did it. */
  readonly profileId: string | null;
  readonly tabId: string | null;
};

export type ChargeToBook = {
  readonly asked: ChargeAsked;
  readonly commensal: ChargeFactRows["commensals"][number];
  readonly price: Cents;
  readonly at: Instant;
  readonly by: ChargeAuthor;
};

/** Takes the month's price from the client's account; a second charge of the month breaks `subscription_charge_once`. SUBS-09 */
export async function bookCharge(trx: Transaction<unknown>, charge: ChargeToBook): Promise<void> {
  const { asked, commensal, price, at, by } = charge;
  const { cafeteriaId, subscriptionId, day } = asked;
  const { commensalId, classId, clientId } = commensal;
  const id = newSortableId();
  await sql`
    insert into transaction (id, cafeteria_id, order_type, status, commensal_id, commensal_class_id, buyer_id, seller_id,
      payment_method, subtotal, total_price, local_date, date_time, last_status_update, origin_medium)
    select ${id}, c.id, 'SUBSCRIPTION_CHARGE', 'COMPLETED', ${commensalId}, ${classId}::uuid, ${clientId},
           ${by.profileId}::uuid, 'ACCOUNT_BALANCE', ${price}, ${price},
           (${at}::timestamptz at time zone c.tz_name)::date, ${at}::timestamptz, ${at}::timestamptz, 'SUBSCRIPTION'
      from cafeteria c where c.id = ${cafeteriaId}`.execute(trx);
  await sql`
    insert into subscription_charge (subscription_id, commensal_id, month, transaction_id)
    values (${subscriptionId}, ${commensalId}, ${monthOf(day)}::date, ${id})`.execute(trx);
  await sql`
    insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
    select ${cafeteriaId}, d.id, c.id, ${price}, 'TRANSACTION', ${id}::uuid, ${at}::timestamptz
      from account d, account c
     where d.kind = 'CLIENT' and d.profile_id = ${clientId} and ${price} > 0
       and c.cafeteria_id = ${cafeteriaId} and c.kind = 'SUBSCRIPTION_INCOME'`.execute(trx);
  noteChange({ entity: "subscription", id: subscriptionId });
  noteChange({ entity: "order", id });
  await sql`
    insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
    select ${cafeteriaId}, 'changed', e.type, e.id, ${by.tabId}
      from (values ('order', ${id}::uuid), ('balance', ${clientId}::uuid)) e (type, id)`.execute(trx);
}

export type RefusalToNote = {
  readonly asked: ChargeAsked;
  readonly commensalId: string;
  readonly price: Cents;
  readonly refusal: AccountRefusal;
  readonly at: Instant;
};

/** Who could not pay, for the screen and for the audit log. SUBS-10 */
export async function noteRefusal(trx: Transaction<unknown>, refused: RefusalToNote): Promise<void> {
  const { asked, commensalId, price, refusal, at } = refused;
  await sql`
    insert into subscription_refusal (subscription_id, commensal_id, local_date, at, code, price, missing)
    values (${asked.subscriptionId}, ${commensalId}, ${asked.day}::date, ${at}, ${refusal.code}, ${price},
      ${refusal.data.missing})
    on conflict (subscription_id, commensal_id, local_date)
    do update set at = excluded.at, code = excluded.code, price = excluded.price, missing = excluded.missing`.execute(
    trx,
  );
  noteChange({ entity: "subscription", id: asked.subscriptionId });
  noteChange({ entity: "commensal", id: commensalId, after: refusal.code });
}
