import { ratingAttributes, reviewSorts } from "@cantina/domain/reviews";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf, metricsQuery, paging, wholeQuery } from "../wire/index.ts";
import { newReview, review, reviewReport } from "./review.wire.ts";

const tag = "Opiniones";

export const createReview = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/transactions/{orderId}/review",
  summary: "Un cliente califica, una sola vez, un pedido entregado de un comensal suyo",
  access: "reviewOrders",
  body: newReview,
  idempotent: true,
  data: review,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "ORDER_NOT_COMPLETED", "ORDER_ALREADY_REVIEWED"],
});

export const readReviewReport = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/metrics/reviews",
  summary:
    "Las calificaciones de un período: el promedio, cuántas son y una página de ellas; sin las de pedidos revertidos",
  access: "readMetrics",
  query: v.object({
    ...metricsQuery,
    ...paging,
    commensalId: v.optional(idOf<"commensal">()),
    rating: v.optional(wholeQuery(1, 5)),
    attribute: v.optional(v.picklist(ratingAttributes)),
    sort: v.optional(v.picklist(reviewSorts), "NEWEST"),
  }),
  data: reviewReport,
});
