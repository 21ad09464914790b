import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { seenVersion } from "../wire/index.ts";
import { commensalList, paymentState, subscriptionBody, subscriptionChange } from "./subscription-desk.wire.ts";
import { subscription } from "./subscription.wire.ts";

const tag = "Mensualidades";

export const createSubscription = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/subscriptions",
  summary: "Crea una mensualidad, activa y sin comensales",
  access: "editSubscriptions",
  keyed: true,
  body: subscriptionBody,
  data: subscription,
  errors: ["WRONG_PRODUCT"],
});

export const updateSubscription = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/subscriptions/{subscriptionId}",
  summary: "Cambia el nombre, los precios y los días de una mensualidad; lo ya cobrado no cambia",
  access: "editSubscriptions",
  keyed: true,
  body: subscriptionChange,
  data: subscription,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY", "WRONG_PRODUCT"],
});

export const deleteSubscription = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/subscriptions/{subscriptionId}",
  summary: "Elimina una mensualidad inactiva y desvincula a sus comensales; su historia queda",
  access: "editSubscriptions",
  keyed: true,
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "INVALID_SUBSCRIPTION_STATUS"],
});

export const setSubscriptionStatus = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/subscriptions/{subscriptionId}/status",
  summary: "Activa una mensualidad, o la desactiva: ya no se cobra ni se entrega",
  access: "editSubscriptions",
  keyed: true,
  body: v.object({ status: v.picklist(["ENABLED", "DISABLED"]), version: seenVersion }),
  data: subscription,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY", "INVALID_SUBSCRIPTION_STATUS"],
});

export const linkCommensals = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/subscriptions/{subscriptionId}/commensals",
  summary: "Asocia comensales a una mensualidad activa: todos o ninguno",
  access: "editSubscriptions",
  keyed: true,
  body: v.object({ commensalIds: commensalList }),
  data: subscription,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "INVALID_SUBSCRIPTION_STATUS", "WRONG_COMMENSAL"],
});

export const unlinkCommensal = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/subscriptions/{subscriptionId}/commensals/{commensalId}",
  summary: "Desvincula a un comensal: la mensualidad no se le cobra más",
  access: "editSubscriptions",
  keyed: true,
  data: subscription,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

export const listSubscriptionPayments = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/subscriptions/commensals",
  summary: "Quién pagó este mes cada mensualidad y quién no, y por qué; con unpaid=true, solo quien no",
  access: "editSubscriptions",
  query: v.object({ unpaid: v.optional(v.picklist(["true", "false"])) }),
  data: v.array(paymentState),
});

export const chargeSubscription = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/subscriptions/{subscriptionId}/charge",
  summary: "Cobra ahora a quienes no pagaron este mes, como lo intenta cada día el sistema",
  access: "editSubscriptions",
  body: v.object({}),
  idempotent: true,
  data: v.object({
    charged: v.number(),
    /** Of its commensals, as they stand now. */
    payments: v.array(paymentState),
  }),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "INVALID_SUBSCRIPTION_STATUS"],
});
