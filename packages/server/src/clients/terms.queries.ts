import {
  type BasisPoints,
  type CafeteriaId,
  type Cents,
  type CommensalId,
  type DiscountCategoryId,
  type LocalDate,
  type TimeZone,
  noMoney,
} from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type LimitRow = { readonly daily_limit: Cents | null; readonly tz_name: TimeZone };

export async function findLimit(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  commensalId: CommensalId,
): Promise<LimitRow | undefined> {
  const { rows } = await sql<LimitRow>`
    select d.daily_limit, c.tz_name from commensal d join cafeteria c on c.id = d.cafeteria_id
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

export type DiscountCategoryRow = {
  readonly id: DiscountCategoryId;
  readonly name: string;
  readonly rate_basis_points: BasisPoints;
  readonly max_discount: Cents | null;
  readonly minimum_balance: Cents;
  readonly version: number;
  readonly former_name: string | null;
};

export async function discountCategoriesOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<readonly DiscountCategoryRow[]> {
  const { rows } = await sql<DiscountCategoryRow>`
    select id, name, rate_basis_points, max_discount, minimum_balance, version, former_name from discount_category
     where cafeteria_id = ${cafeteriaId} and status = 'ENABLED' order by name, id`.execute(db);
  return rows;
}
