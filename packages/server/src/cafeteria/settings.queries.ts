import type { settingsEndpoints } from "@cantina/contract/cafeteria";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import { type CafeteriaSettings, type ToldTopic, topicsChangedSince } from "@cantina/domain/cafeteria";
import type { CafeteriaId, DiscountCategoryId, ProfileId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { pickupOfC } from "./pickup.queries.ts";

type StoredSettings = CafeteriaSettings & {
  readonly version: number;
  readonly topics: Parameters<typeof topicsChangedSince>[0];
};

/** Alone with the settings, for whoever changes them. LOCK-01 */
export async function lockSettings(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<StoredSettings | undefined> {
  await sql`select 1 from cafeteria where id = ${cafeteriaId} for no key update`.execute(trx);
  const { rows } = await sql<StoredSettings>`
    select c.settings_version as version, c.closed_weekdays as "closedWeekdays", c.closed_days as "closedDates",
           ${pickupOfC} as pickup, c.default_discount_category_id as "defaultDiscountCategoryId",
           c.balance_floor as "balanceFloor", c.hidden_phone_for_employees as "hiddenPhoneForEmployees",
           c.allow_ignore_minimum_balance as "allowIgnoreMinimumBalance", c.custom_payment_method as "customPaymentMethod",
           c.cash_denominations as "cashDenominations", c.seal_policy as "sealPolicy",
           coalesce((select json_agg(json_build_object('topic', t.topic, 'version', t.version))
             from cafeteria_topic t where t.cafeteria_id = c.id), '[]') as topics
      from cafeteria c where c.id = ${cafeteriaId}`.execute(trx);
  return rows[0];
}

export async function updateSettings(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { closedWeekdays, closedDates, pickup, ...rest }: CafeteriaSettings,
): Promise<void> {
  const { type, interval, cutOff, closesAt = null } = pickup;
  await sql`
    update cafeteria set settings_version = settings_version + 1,
           closed_weekdays = ${closedWeekdays}::text[], closed_days = ${closedDates}::date[],
           day_order_request_time_limit = ${cutOff}::time, allowed_order_pickup_time_type = ${type},
           allowed_interval_order_pickup_time_start = ${interval?.start ?? null}::time,
           allowed_interval_order_pickup_time_end = ${interval?.end ?? null}::time, closing_time = ${closesAt}::time,
           default_discount_category_id = ${rest.defaultDiscountCategoryId}, balance_floor = ${rest.balanceFloor},
           hidden_phone_for_employees = ${rest.hiddenPhoneForEmployees},
           allow_ignore_minimum_balance = ${rest.allowIgnoreMinimumBalance},
           custom_payment_method = ${rest.customPaymentMethod},
           cash_denominations = ${rest.cashDenominations}::bigint[], seal_policy = ${rest.sealPolicy}
     where id = ${cafeteriaId}`.execute(trx);
}

export async function replacePickupTimes(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  { pickup: { times } }: CafeteriaSettings,
): Promise<void> {
  await sql`delete from pickup_time where cafeteria_id = ${cafeteriaId}`.execute(trx);
  await sql`
    insert into pickup_time (cafeteria_id, time, label, class_ids)
    select ${cafeteriaId}, t.time, t.label, t."cafeteriaClassesIds"
      from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) t (time time, label text, "cafeteriaClassesIds" uuid[])`.execute(
    trx,
  );
}

/** Who changed them, at the count of the settings as it is by now. CAFETERIA-25 */
export async function noteTopics(
  trx: Kysely<unknown>,
  { cafeteriaId, profileId }: { readonly cafeteriaId: CafeteriaId; readonly profileId: ProfileId },
  topics: readonly ToldTopic[],
): Promise<void> {
  await sql`
    insert into cafeteria_topic (cafeteria_id, topic, version, changed_by)
    select c.id, topic, c.settings_version, ${profileId}
      from cafeteria c, unnest(${topics}::text[]) topic where c.id = ${cafeteriaId}
        on conflict (cafeteria_id, topic) do update
       set version = excluded.version, changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(trx);
}

export async function isDiscountCategory(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  id: DiscountCategoryId,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from discount_category where cafeteria_id = ${cafeteriaId} and id = ${id} and status = 'ENABLED'
       for share`.execute(trx);
  return rows.length === 1;
}

type Changes = GivenDataOf<typeof settingsEndpoints.listSettingChanges>;

export async function settingChangesOf(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<Changes> {
  const { rows } = await sql<Changes[number]>`
    select t.topic, t.version, t.changed_at as at, json_build_object('name', p.username) as by
      from cafeteria_topic t join profile p on p.id = t.changed_by
     where t.cafeteria_id = ${cafeteriaId} order by t.topic`.execute(db);
  return rows;
}
