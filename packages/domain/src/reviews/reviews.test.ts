import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { id } from "../kernel/index.ts";
import { orderStatuses, orderTypes } from "../orders/index.ts";
import {
  averageRating,
  checkReviewEntry,
  decideReview,
  ratingAttributes,
  ratings,
  reviewLimits,
  reviewedStatuses,
} from "./index.ts";

const [me, another] = [id<"profile">("me"), id<"profile">("another")];

test("[REVIEWS-01] exactly a completed order of an own commensal that has no review may be reviewed", () => {
  const facts = fc.record({
    orderType: fc.constantFrom(...orderTypes),
    status: fc.constantFrom(...orderStatuses),
    dinerOf: fc.constantFrom(me, another, null),
    isReviewed: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (order) => {
      const decided = decideReview(order, me);
      const isOwn = order.orderType === "ORDER" && order.dinerOf === me;
      expect(decided.ok).toBe(isOwn && order.status === "COMPLETED" && !order.isReviewed);
      if (decided.ok) return;
      const known = order.isReviewed ? "ORDER_ALREADY_REVIEWED" : "ORDER_NOT_COMPLETED";
      expect(decided.failure.code).toBe(isOwn ? known : "DELETE_OR_UPDATE_NOT_FOUND");
    }),
  );
});

describe("a review", () => {
  const good = { rating: 4, ratingAttributes: [], ratingComments: "" } as const;

  test("[REVIEWS-02] is what was entered, trimmed and with its attributes in one order", () => {
    const entries = fc.record({
      rating: fc.constantFrom(...ratings),
      ratingAttributes: fc.uniqueArray(fc.constantFrom(...ratingAttributes)),
      ratingComments: fc.string({ maxLength: reviewLimits.comments }),
    });
    fc.assert(
      fc.property(entries, (entry) => {
        expect(checkReviewEntry(entry)).toEqual({
          ok: true,
          value: {
            rating: entry.rating,
            ratingAttributes: ratingAttributes.filter((one) => entry.ratingAttributes.includes(one)),
            ratingComments: entry.ratingComments.trim(),
          },
        });
      }),
    );
  });

  test("[REVIEWS-02] that is none says all that is wrong with it", () => {
    const faultsOf = (part: object) => {
      const checked = checkReviewEntry({ ...good, ...part });
      return checked.ok ? null : checked.failure;
    };
    expect(faultsOf({ rating: null })).toEqual({ rating: "MISSING" });
    for (const rating of [0, 6, 3.5, -1, Number.NaN]) expect(faultsOf({ rating })).toEqual({ rating: "OUT_OF_RANGE" });
    expect(
      faultsOf({
        rating: null,
        ratingAttributes: ["PRICE", "VARIETY", "PRICE"],
        ratingComments: "x".repeat(reviewLimits.comments + 1),
      }),
    ).toEqual({ rating: "MISSING", ratingAttributes: "REPEATED", ratingComments: "TOO_LONG" });
    expect(faultsOf({ ratingComments: ` ${"x".repeat(reviewLimits.comments)} ` })).toBeNull();
  });
});

describe("an average", () => {
  test("[REVIEWS-03] has one decimal, and what lies in the middle goes away from zero", () => {
    // 4.45, 4.05, 2.25: their doubles lie below, above and on the middle.
    expect([averageRating(89, 20), averageRating(81, 20), averageRating(9, 4)]).toEqual([4.5, 4.1, 2.3]);
    expect([averageRating(14, 3), averageRating(13, 3), averageRating(5, 1)]).toEqual([4.7, 4.3, 5]);
    expect(averageRating(0, 0)).toBeNull();
  });

  test("[REVIEWS-03] lies between the least and the most, and nearer to the exact one than half a tenth", () => {
    const some = fc.array(fc.constantFrom(...ratings), { minLength: 1, maxLength: 500 });
    fc.assert(
      fc.property(some, (given) => {
        const sum = given.reduce((total, rating) => total + rating, 0);
        const tenths = Math.round((averageRating(sum, given.length) ?? 0) * 10);
        expect(tenths >= Math.min(...given) * 10 && tenths <= Math.max(...given) * 10).toBe(true);
        const twice = 2 * (tenths * given.length - sum * 10);
        expect(twice > -given.length && twice <= given.length).toBe(true);
      }),
    );
  });
});

test("[REVIEWS-04] what is cancelled, archived or deleted counts no more", () => {
  expect(orderStatuses.filter((status) => !reviewedStatuses.includes(status))).toEqual([
    "CANCELLED",
    "CANCELLED_ARCHIVED",
    "DELETED",
  ]);
});
