import type { CafeteriaSummary, cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { ProviderFeature } from "@cantina/domain/cafeteria";
import { BrokenInvariant, type CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { classesOfC } from "./class.queries.ts";
import { pickupOfC } from "./pickup.queries.ts";

type Detail = GivenDataOf<typeof cafeteriaEndpoints.readCafeteria>;

const summary = sql`
  c.id, c.version, c.name, c.code, c.country_id as "countryId", country.name as "countryName", c.tz_name as "timeZone",
  c.activity_status as "activityStatus", c.status, c.start_date as "startDate", c.features`;

export async function findCafeteria(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<Detail | undefined> {
  const { rows } = await sql<Detail>`
    select ${summary}, ${classesOfC} as classes, c.classes_version as "classesVersion", c.closed_weekdays as "closedWeekdays",
           c.closed_days as "closedDates",
           ${pickupOfC} as pickup, c.auto_complete_daily_orders as "autoCompletesOrders",
           c.custom_payment_method as "customPaymentMethod",
           c.allow_ignore_minimum_balance as "allowIgnoreMinimumBalance", c.balance_floor as "balanceFloor",
           c.hidden_phone_for_employees as "hiddenPhoneForEmployees", c.cash_denominations as "cashDenominations",
           c.seal_policy as "sealPolicy",
           array(select p.feature from country_provider p where p.country_id = c.country_id) as "countryProviders",
           (select json_build_object('cuit', arca.cuit, 'appActivated', arca.app_since is not null,
                     'accountActivated', arca.account_since is not null, 'cashActivated', arca.cash_since is not null,
                     'cardActivated', arca.card_since is not null, 'transferActivated', arca.transfer_since is not null,
                     'customActivated', arca.custom_since is not null)
              from invoicing_settings arca where arca.cafeteria_id = c.id) as "arcaCafeteriaConfiguration",
           coalesce(own.user_surcharge_fee, 0) as "userSurchargeFee", coalesce(own.market_fee, 0) as "marketFee",
           coalesce(wallet.user_surcharge_fee, 0) as "walletConnectSurchargeFee",
           coalesce(wallet.market_fee, 0) as "walletConnectMarketFee",
           c.settings_version as "settingsVersion",
           c.default_discount_category_id as "defaultDiscountCategoryId"
      from cafeteria c join country on country.id = c.country_id
      left join provider_fee own on own.cafeteria_id = c.id and own.provider = 'MERCADO_PAGO'
      left join provider_fee wallet on wallet.cafeteria_id = c.id and wallet.provider = 'WALLET_CONNECT'
     where c.id = ${cafeteriaId}`.execute(db);
  return rows[0];
}

export async function allCafeterias(db: Kysely<unknown>): Promise<readonly CafeteriaSummary[]> {
  const { rows } = await sql<CafeteriaSummary>`
    select ${summary} from cafeteria c join country on country.id = c.country_id order by c.name collate by_name, c.id`.execute(
    db,
  );
  return rows;
}

type CountryRow = { readonly id: string; readonly name: string; readonly providers: ProviderFeature[] };

export async function allCountries(db: Kysely<unknown>): Promise<readonly CountryRow[]> {
  const { rows } = await sql<CountryRow>`
    select id, name, array(select p.feature from country_provider p where p.country_id = country.id) as providers
      from country order by name collate by_name, id`.execute(db);
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

/** Whatever case it is written in, as PostgreSQL takes it. */
export async function isDatabaseZone(db: Kysely<unknown>, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_timezone_names where lower(name) = lower(${name})`.execute(db);
  return rows.length > 0;
}

/** Of a cafeteria that is known to be there. */
export async function readSummary(db: Kysely<unknown>, cafeteriaId: string): Promise<CafeteriaSummary> {
  const { rows } = await sql<CafeteriaSummary>`
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
export async function insertCafeteria(trx: Kysely<unknown>, wanted: NewCafeteria): Promise<CafeteriaSummary> {
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
