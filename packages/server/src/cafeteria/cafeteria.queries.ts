import type {
  ActivityStatus,
  CafeteriaClass,
  Feature,
  PickupTimeType,
  ProviderFeature,
} from "@cantina/domain/cafeteria";
import {
  type CafeteriaId,
  type Cents,
  type ClassId,
  type DiscountCategoryId,
  type LocalDate,
  type LocalTime,
  type TimeZone,
  BrokenInvariant,
} from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { classesOfC } from "./class.queries.ts";

export type SummaryRow = {
  readonly id: CafeteriaId;
  readonly version: number;
  readonly name: string;
  readonly code: string;
  readonly country_id: string;
  readonly country_name: string;
  readonly tz_name: TimeZone;
  readonly activity_status: ActivityStatus;
  readonly status: "ENABLED" | "DELETED";
  readonly start_date: LocalDate | null;
  readonly features: readonly Feature[];
};

export type DetailRow = SummaryRow & {
  readonly classes: readonly CafeteriaClass[];
  readonly classes_version: number;
  readonly closed_days: readonly LocalDate[];
  readonly day_order_request_time_limit: LocalTime | null;
  readonly allowed_order_pickup_time_type: PickupTimeType;
  readonly pickup_interval_start: LocalTime | null;
  readonly pickup_interval_end: LocalTime | null;
  readonly pickup_times: readonly {
    readonly time: LocalTime;
    readonly label: string;
    readonly cafeteriaClassesIds: readonly ClassId[];
  }[];
  readonly auto_complete_daily_orders: boolean;
  readonly custom_payment_method: string | null;
  readonly allow_ignore_minimum_balance: boolean;
  readonly balance_floor: Cents;
  readonly default_discount_category_id: DiscountCategoryId;
};

const summary = sql`
  c.id, c.version, c.name, c.code, c.country_id, country.name as country_name, c.tz_name, c.activity_status, c.status, c.start_date, c.features`;

export async function findCafeteria(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${summary}, c.classes_version, c.closed_days, c.auto_complete_daily_orders, c.allowed_order_pickup_time_type,
           to_char(c.day_order_request_time_limit, 'HH24:MI') as day_order_request_time_limit,
           to_char(c.allowed_interval_order_pickup_time_start, 'HH24:MI') as pickup_interval_start,
           to_char(c.allowed_interval_order_pickup_time_end, 'HH24:MI') as pickup_interval_end,
           coalesce((select json_agg(json_build_object('time', to_char(t.time, 'HH24:MI'), 'label', t.label,
                       'cafeteriaClassesIds', t.class_ids) order by t.time, t.label)
                       from pickup_time t where t.cafeteria_id = c.id), '[]') as pickup_times,
           c.custom_payment_method, c.allow_ignore_minimum_balance, c.balance_floor,
           c.default_discount_category_id,
           ${classesOfC} as classes
      from cafeteria c join country on country.id = c.country_id
     where c.id = ${cafeteriaId}`.execute(db);
  return rows[0];
}

export async function allCafeterias(db: Kysely<unknown>): Promise<readonly SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    select ${summary} from cafeteria c join country on country.id = c.country_id order by c.name, c.id`.execute(db);
  return rows;
}

type CountryRow = { readonly id: string; readonly name: string; readonly providers: ProviderFeature[] };

export async function allCountries(db: Kysely<unknown>): Promise<readonly CountryRow[]> {
  const { rows } = await sql<CountryRow>`
    select id, name, array(select p.feature from country_provider p where p.country_id = country.id) as providers
      from country order by name, id`.execute(db);
  return rows;
}

export async function providersIn(db: Kysely<unknown>, countryId: string): Promise<readonly ProviderFeature[]> {
  const { rows } = await sql<{
    feature: ProviderFeature;
  }>`select feature from country_provider where country_id = ${countryId}`.execute(db);
  return rows.map(({ feature }) => feature);
}

export async function isCountry(db: Kysely<unknown>, countryId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from country where id = ${countryId}`.execute(db);
  return rows.length === 1;
}

/** Of a cafeteria that is known to be there. */
export async function readSummary(db: Kysely<unknown>, cafeteriaId: string): Promise<SummaryRow> {
  const { rows } = await sql<SummaryRow>`
    select ${summary} from cafeteria c join country on country.id = c.country_id where c.id = ${cafeteriaId}`.execute(
    db,
  );
  if (rows[0] === undefined) throw new BrokenInvariant("the cafeteria is not there");
  return rows[0];
}

/** The next free number behind a prefix; the lock keeps two new cafeterias from getting one. */
async function nextCode(trx: Kysely<unknown>, prefix: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cafeteria.code', 0))`.execute(trx);
  const { rows } = await sql<{ last: number | null }>`
    select max(substring(code from '[0-9]+$')::int) as last from cafeteria where code ~ ('^' || ${prefix}::text || '-[0-9]{1,6}$')`.execute(
    trx,
  );
  return `${prefix}-${String((rows[0]?.last ?? 0) + 1).padStart(3, "0")}`;
}

export type NewCafeteria = {
  readonly name: string;
  readonly countryId: string;
  readonly timeZone: string;
  readonly codePrefix: string;
};

/** A cafeteria with the default discount category that it can't be without. */
export async function insertCafeteria(trx: Kysely<unknown>, wanted: NewCafeteria): Promise<SummaryRow> {
  const code = await nextCode(trx, wanted.codePrefix);
  const { rows } = await sql<{ id: string; category_id: string }>`
    insert into cafeteria (name, code, country_id, tz_name, default_discount_category_id)
    values (${wanted.name}, ${code}, ${wanted.countryId}, ${wanted.timeZone}, gen_random_uuid())
    returning id, default_discount_category_id as category_id`.execute(trx);
  const made = rows[0];
  if (made === undefined) throw new BrokenInvariant("insert returned nothing");
  await sql`
    insert into discount_category (id, cafeteria_id, name, rate_basis_points)
    values (${made.category_id}, ${made.id}, 'General', 0)`.execute(trx);
  return readSummary(trx, made.id);
}
