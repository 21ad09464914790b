import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { meals, subscription } from "./subscription.wire.ts";

const tag = "Mensualidades";

export const listSubscriptions = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/subscriptions",
  summary: "Las mensualidades, también las inactivas, con sus comensales y el último día en que cada uno la usó",
  access: "serveSubscriptions",
  data: v.array(subscription),
});

export const applySubscriptions = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/subscriptions/apply",
  summary: "Entrega comidas del día de las mensualidades: todas o ninguna, y cada una a lo sumo una vez",
  access: "serveSubscriptions",
  body: meals,
  idempotent: true,
  /** The subscriptions as they are now, those that were named. */
  data: v.array(subscription),
  errors: ["NOT_FOUND", "WRONG_COMMENSAL", "WRONG_DAY_SUBSCRIPTION", "USED_SUBSCRIPTION"],
});
