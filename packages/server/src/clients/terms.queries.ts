import type { discountCategoryEndpoints } from "@cantina/contract/clients";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import {
  type CafeteriaId,
  type Cents,
  type CommensalId,
  type LocalDate,
  type ProfileId,
  type TimeZone,
  noMoney,
} from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type LimitRow = { readonly dailyLimit: Cents | null; readonly profileId: ProfileId; readonly zone: TimeZone };

export async function findLimit(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  commensalId: CommensalId,
): Promise<LimitRow | undefined> {
  const { rows } = await sql<LimitRow>`
    select d.daily_limit as "dailyLimit", d.profile_id as "profileId", c.tz_name as zone
      from commensal d join cafeteria c on c.id = d.cafeteria_id
     where d.cafeteria_id = ${cafeteriaId} and d.id = ${commensalId} and d.status = 'ENABLED'`.execute(db);
  return rows[0];
}

/** Not-cancelled orders of that day, whatever they were paid with. */
export async function spentOn(db: Kysely<unknown>, commensalId: CommensalId, day: LocalDate): Promise<Cents> {
  const { rows } = await sql<{ spent: Cents }>`
    select coalesce(sum(total_price), 0)::bigint as spent from transaction
     where commensal_id = ${commensalId} and local_date = ${day} and order_type = 'ORDER' and status in ('STARTED', 'COMPLETED')`.execute(
    db,
  );
  return rows[0]?.spent ?? noMoney;
}

type Told = GivenDataOf<typeof discountCategoryEndpoints.createDiscountCategory>;
export type DiscountCategoryRow = Omit<Told, "formerName"> & { readonly formerName: string | null };

export const discountColumns = sql`
  id, name, rate_basis_points as rate, max_discount as "maxDiscount", minimum_balance as "minimumBalance", version,
  former_name as "formerName"`;

export async function discountCategoriesOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<readonly DiscountCategoryRow[]> {
  const { rows } = await sql<DiscountCategoryRow>`
    select ${discountColumns} from discount_category
     where cafeteria_id = ${cafeteriaId} and status = 'ENABLED' order by name collate by_name, id`.execute(db);
  return rows;
}
