import type { ReviewData } from "@cantina/contract/reviews";
import type { CafeteriaId, CommensalId, OrderId, ProfileId } from "@cantina/domain/kernel";
import type { ReviewFacts } from "@cantina/domain/reviews";
import { type Transaction, sql } from "kysely";

type Reviewed = ReviewFacts & { readonly commensalId: CommensalId | null };

/** Nobody reverts it until this transaction ends; undefined: there is none here. */
export async function lockReviewed(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  orderId: OrderId,
): Promise<Reviewed | undefined> {
  const { rows } = await sql<Reviewed>`
    select t.order_type as "orderType", t.status, c.id as "commensalId", c.profile_id as "dinerOf",
           exists (select from review r where r.transaction_id = t.id) as "isReviewed"
      from transaction t left join commensal c on c.id = t.commensal_id
     where t.id = ${orderId} and t.cafeteria_id = ${cafeteriaId}
       for share of t`.execute(trx);
  return rows[0];
}

type ReviewToWrite = {
  readonly cafeteriaId: CafeteriaId;
  readonly profileId: ProfileId;
  readonly review: ReviewData;
};

/** False: the order has one already. */
export async function insertReview(
  trx: Transaction<unknown>,
  { cafeteriaId, profileId, review }: ReviewToWrite,
): Promise<boolean> {
  const { rows } = await sql`
    insert into review (id, cafeteria_id, transaction_id, commensal_id, profile_id, rating, attributes, comments, at)
    values (${review.id}, ${cafeteriaId}, ${review.orderId}, ${review.commensalId}, ${profileId}, ${review.rating},
            ${review.ratingAttributes}::text[], ${review.ratingComments}, ${review.dateTime})
    on conflict on constraint review_once do nothing
    returning id`.execute(trx);
  return rows.length === 1;
}
