import { textLimits } from "@cantina/domain/kernel";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { optionalPaging, textUpTo } from "../wire/index.ts";
import { feedback, newFeedback } from "./review.wire.ts";

const tag = "Opiniones";

export const createFeedback = defineEndpoint(tag, {
  method: "POST",
  path: "/feedback",
  summary: "Un cliente envía una sugerencia sobre su cafetería",
  access: "sendFeedback",
  body: newFeedback,
  idempotent: true,
  data: feedback,
});

export const listFeedback = defineEndpoint(tag, {
  method: "GET",
  path: "/feedback",
  summary: "Las sugerencias, la más nueva primero: las de la propia cafetería; al administrador del sistema, todas",
  access: "readFeedback",
  query: v.object({
    ...optionalPaging,
    /** Words of the suggestion, of who sent it or of the cafeteria. */
    search: v.optional(v.pipe(textUpTo(textLimits.name), v.trim())),
  }),
  data: v.array(feedback),
  counted: true,
});
