import { expect } from "vitest";
import { sell } from "./orders.calls.ts";
import { hasFields } from "./products.calls.ts";
import type { Row } from "./spec-client.ts";
import type { CallsOf } from "./spec-place.ts";

const fieldsOfReview = ["rating", "orderId", "commensalId", "dateTime", "ratingComments", "ratingAttributes"];

export const reviewCalls: CallsOf<"reviews"> = {
  "GET /feedback/": async ({ client, employee, system, emails }) => {
    const suggestion = "Que haya más fruta";
    await client.ask("POST", "/feedback/", { suggestion });
    for (const [reader, path] of [[employee, "/feedback/"] as const, [system, "/feedback"] as const]) {
      const [first] = await reader.list(path);
      hasFields(first, ["suggestion", "ts", "username", "email", "cafeteriaName", "id"]);
      expect(first).toMatchObject({ suggestion, email: emails.client });
    }
  },
  "GET …/metrics/reviews": async (place) => {
    const { commensalId, client, administrator } = place;
    const { id } = await sell(place, { commensalId, markAsCompleted: true });
    const said = { rating: 4, ratingAttributes: ["PRICE", "VARIETY"], ratingComments: "Rico" };
    const made = await client.ask("POST", `…/transactions/${String(id)}/review`, said);
    hasFields(made, fieldsOfReview);
    for (const query of ["", "?period=LAST_WEEK&originMedium=ALL", "?originMedium=WEB"]) {
      const report = await administrator.ask("GET", `…/metrics/reviews${query}`);
      expect(report).toMatchObject({ averageReviewsRating: 4, totalReviewsAmount: 1 });
      const [review] = report["reviews"] as readonly Row[];
      expect(review).toMatchObject({ ...said, ratingAttributes: ["VARIETY", "PRICE"], orderId: id, commensalId });
    }
  },
};
