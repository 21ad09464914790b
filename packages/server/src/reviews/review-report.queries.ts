import type { ReviewReportData } from "@cantina/contract/reviews";
import type { CafeteriaId, CommensalId, InstantRange } from "@cantina/domain/kernel";
import { type RatingAttribute, type ReviewSort, reviewedStatuses } from "@cantina/domain/reviews";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { instantOf } from "../orders/index.ts";
import { type Reader, personOf } from "../transactions/index.ts";

export type ReviewNarrowing = InstantRange & {
  readonly cafeteriaId: CafeteriaId;
  readonly originMedium: "ALL" | "WEB" | "MOBILE";
  readonly commensalId?: CommensalId | undefined;
  readonly rating?: number | undefined;
  readonly attribute?: RatingAttribute | undefined;
};

/** Those that count, of the period. REVIEWS-04 REVIEWS-05 */
const source = (asked: ReviewNarrowing): RawBuilder<unknown> => sql`
    from review r join transaction t on t.id = r.transaction_id
   where r.cafeteria_id = ${asked.cafeteriaId} and r.at >= ${asked.from} and r.at < ${asked.until}
     and t.status = any (${reviewedStatuses}::text[])
     ${asked.originMedium === "ALL" ? sql`` : sql`and t.origin_medium = ${asked.originMedium}`}
     ${asked.commensalId === undefined ? sql`` : sql`and r.commensal_id = ${asked.commensalId}`}
     ${asked.rating === undefined ? sql`` : sql`and r.rating = ${asked.rating}`}
     ${asked.attribute === undefined ? sql`` : sql`and ${asked.attribute} = any (r.attributes)`}`;

export async function sumReviews(
  db: Kysely<unknown>,
  asked: ReviewNarrowing,
): Promise<{ readonly sum: number; readonly count: number }> {
  const { rows } = await sql<{ readonly sum: number; readonly count: number }>`
    select coalesce(sum(r.rating), 0) as sum, count(*) as count ${source(asked)}`.execute(db);
  return rows[0] ?? { sum: 0, count: 0 };
}

type Paging = {
  readonly offset: number;
  readonly limit: number;
  readonly sort: ReviewSort;
  readonly reader: Reader;
};

type Review = ReviewReportData["reviews"][number];
type Row = Omit<Review, "commensalName" | "isDeleted"> & { readonly name: string; readonly status: string };

/** One page; the id settles the order of those of one instant. */
export async function listReviews(
  db: Kysely<unknown>,
  asked: ReviewNarrowing,
  { offset, limit, sort, reader }: Paging,
): Promise<readonly Review[]> {
  const direction = sort === "OLDEST" ? sql`asc` : sql`desc`;
  const { rows } = await sql<Row>`
    with page as (
      select r.*, t.commensal_class_id ${source(asked)}
       order by r.at ${direction}, r.id ${direction} offset ${offset} limit ${limit})
    select r.id, r.transaction_id as "orderId", r.commensal_id as "commensalId", r.rating,
           r.attributes as "ratingAttributes", r.comments as "ratingComments", ${instantOf("r.at")} as "dateTime",
           c.first_name || ' ' || c.last_name as name, k.name as "className",
           case when p.status = 'DELETED' then 'DELETED' else c.status end as status
      from page r
      join commensal c on c.id = r.commensal_id
      join profile p on p.id = c.profile_id
      left join cafeteria_class k on k.id = r.commensal_class_id
     order by r.at ${direction}, r.id ${direction}`.execute(db);
  return rows.map(({ name, status, ...row }) => {
    const { name: commensalName, isDeleted } = personOf(name, status, reader) ?? { name: null, isDeleted: true };
    return { ...row, commensalName, isDeleted };
  });
}
