import { metricsOrigins } from "@cantina/domain/metrics";
import { metricsPeriods } from "@cantina/domain/periods";
import { type RatingAttribute, type ReviewSort, ratingAttributes, reviewSorts } from "@cantina/domain/reviews";
import { type AddressField, choiceField, flagField, idField, pageField } from "../../ui/address-field.ts";
import type { ShownIn } from "../../ui/address.ts";

/** Each ranking has its own, and turning one leaves the others where they are. */
const rankingPage: AddressField<number> = { ...pageField, isPlace: false };

export const ratingChoices = ["", "5", "4", "3", "2", "1"] as const;

export const dashboardFields = {
  period: choiceField(metricsPeriods, "LAST_MONTH"),
  originMedium: choiceField(metricsOrigins, "ALL"),
  best: rankingPage,
  worst: rankingPage,
  commensals: rankingPage,
  times: rankingPage,
  categories: rankingPage,
  classes: rankingPage,
  /** Whether all reviews are open, and what narrows them. */
  reviews: flagField,
  rating: choiceField(ratingChoices, ""),
  attribute: choiceField<RatingAttribute | "">(["", ...ratingAttributes], ""),
  commensalId: idField,
  sort: choiceField<ReviewSort>(reviewSorts, "NEWEST"),
  page: pageField,
};

export type DashboardShown = ShownIn<typeof dashboardFields>;

/** Of another period: from the first on. */
export const firstPages = { best: 0, worst: 0, commensals: 0, times: 0, categories: 0, classes: 0 } as const;
