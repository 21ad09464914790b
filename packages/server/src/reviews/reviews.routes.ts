import { reviewEndpoints } from "@cantina/contract/reviews";
import { BrokenInvariant, accepted, id, localDateOf, refused } from "@cantina/domain/kernel";
import { daysOfPeriod, instantsOf } from "@cantina/domain/periods";
import { averageRating, checkReviewEntry, decideReview } from "@cantina/domain/reviews";
import { v7 as newSortableId } from "uuid";
import { noteChange } from "../db/index.ts";
import { type Route, change, invalid, route } from "../http/index.ts";
import { readZone } from "../local-days/index.ts";
import { readerOf } from "../transactions/index.ts";
import { insertReview, lockReviewed } from "./review.queries.ts";
import { listReviews, sumReviews } from "./review-report.queries.ts";

export const orderReviewRoutes: readonly Route[] = [
  change(reviewEndpoints.createReview, async (trx, { params, body }, { identity, clock }) => {
    const { cafeteriaId, profileId } = identity;
    const checked = checkReviewEntry(body);
    // The rest is wrong by its shape already.
    if (!checked.ok) return refused(invalid("ratingAttributes", "Cada atributo va una sola vez"));
    const order = await lockReviewed(trx, cafeteriaId, params.orderId);
    if (order === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const decision = decideReview(order, profileId);
    if (!decision.ok) return refused(decision.failure);
    if (order.commensalId === null) throw new BrokenInvariant("an order of an own commensal has one");
    const data = {
      id: id<"review">(newSortableId()),
      orderId: params.orderId,
      commensalId: order.commensalId,
      ...checked.value,
      dateTime: clock.now(),
    };
    // Two at once: the database lets one of them through. REVIEWS-01
    if (!(await insertReview(trx, { cafeteriaId, profileId, review: data })))
      return refused({ code: "ORDER_ALREADY_REVIEWED" });
    noteChange({ entity: "review", id: data.id });
    return accepted({ data: { ...data, ratingAttributes: [...data.ratingAttributes] } });
  }),

  route(reviewEndpoints.readReviewReport, async ({ params: { cafeteriaId }, query }, { db, identity, clock }) => {
    const { offset, limit, sort, period, ...narrowed } = query;
    const zone = await readZone(db.kysely, cafeteriaId);
    const { days } = daysOfPeriod(period, localDateOf(clock.now(), zone));
    const asked = { cafeteriaId, ...instantsOf(days, zone), ...narrowed };
    const [{ sum, count }, reviews] = await Promise.all([
      sumReviews(db.kysely, asked),
      listReviews(db.kysely, asked, { offset, limit, sort, reader: readerOf(identity) }),
    ]);
    return accepted({
      data: { averageReviewsRating: averageRating(sum, count), totalReviewsAmount: count, reviews: [...reviews] },
    });
  }),
];
