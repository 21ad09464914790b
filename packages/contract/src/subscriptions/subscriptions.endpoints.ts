import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";
import { meals, subscription } from "./subscription.wire.ts";

const tag = "Mensualidades";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });

export const listSubscriptions = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/subscriptions",
  summary: "Las mensualidades, también las inactivas, con sus comensales y el último día en que cada uno la usó",
  tag,
  access: "serveSubscriptions",
  params,
  data: v.array(subscription),
  errors: ["FEATURE_DISABLED"],
});

export const applySubscriptions = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/subscriptions/apply",
  summary: "Entrega comidas del día de las mensualidades: todas o ninguna, y cada una a lo sumo una vez",
  tag,
  access: "serveSubscriptions",
  params,
  body: meals,
  idempotent: true,
  /** The subscriptions as they are now, those that were named. */
  data: v.array(subscription),
  errors: ["FEATURE_DISABLED", "NOT_FOUND", "WRONG_COMMENSAL", "WRONG_DAY_SUBSCRIPTION", "USED_SUBSCRIPTION"],
});
