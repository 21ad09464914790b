import type { BasisPoints, Cents, DiscountCategoryId, Instant } from "@cantina/domain/kernel";
import type { DiscountHistory, LateSale, Since } from "@cantina/domain/sale";
import { type Transaction, sql } from "kysely";

type AssignmentRow = {
  readonly place: number;
  readonly since: Instant | null;
  readonly value: DiscountCategoryId | null;
};
type TermsRow = {
  readonly categoryId: DiscountCategoryId;
  readonly since: Instant | null;
  readonly rate: BasisPoints;
  readonly maxDiscount: Cents | null;
};

const none: DiscountHistory = { assignments: [], terms: new Map() };

/** As a text that the rules can compare; null: from ever. */
const since = sql`case when since > '-infinity' then iso_instant(since) end as since`;

/** What discount the sale's diner had and when; nothing where the sale claims none. */
export async function readDiscountHistory(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  { commensalId, dinerDiscount }: Pick<LateSale, "commensalId" | "dinerDiscount">,
): Promise<DiscountHistory> {
  if (commensalId === null || dinerDiscount === null) return none;
  const { rows: assigned } = await sql<AssignmentRow>`
    select h.place, a.discount_category_id as value, ${since}
      from commensal c
      cross join lateral (values (0, c.id), (1, c.profile_id), (2, c.cafeteria_id)) as h (place, id)
      join discount_assignment a on a.holder_id = h.id
     where c.id = ${commensalId} and c.cafeteria_id = ${cafeteriaId} order by h.place, a.since`.execute(trx);
  const categories = assigned.flatMap(({ value }) => (value === null ? [] : [value]));
  const { rows: terms } = await sql<TermsRow>`
    select discount_category_id as "categoryId", rate_basis_points as rate, max_discount as "maxDiscount", ${since}
      from discount_terms t where discount_category_id = any(${categories}::uuid[]) order by t.since`.execute(trx);
  const byCategory = new Map<DiscountCategoryId, Since<Pick<TermsRow, "rate" | "maxDiscount">>[]>();
  for (const { categoryId, rate, maxDiscount, ...row } of terms) {
    const versions = byCategory.get(categoryId) ?? [];
    versions.push({ since: row.since, value: { rate, maxDiscount } });
    byCategory.set(categoryId, versions);
  }
  return {
    assignments: [0, 1, 2].map((place) => assigned.filter((row) => row.place === place)),
    terms: byCategory,
  };
}
