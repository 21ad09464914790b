import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";
import { commensalList, paymentState, subscriptionBody, subscriptionChange } from "./subscription-desk.wire.ts";
import { subscription } from "./subscription.wire.ts";

const tag = "Mensualidades";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });
const subscriptionParams = v.object({ cafeteriaId: idOf<"cafeteria">(), subscriptionId: idOf<"subscription">() });

export const createSubscription = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/subscriptions",
  summary: "Crea una mensualidad, activa y sin comensales",
  tag,
  access: "editSubscriptions",
  keyed: true,
  params,
  body: subscriptionBody,
  data: subscription,
  errors: ["FEATURE_DISABLED"],
});

export const updateSubscription = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/subscriptions/{subscriptionId}",
  summary: "Cambia el nombre, los precios y los días de una mensualidad; lo ya cobrado no cambia",
  tag,
  access: "editSubscriptions",
  keyed: true,
  params: subscriptionParams,
  body: subscriptionChange,
  data: subscription,
  errors: ["FEATURE_DISABLED", "DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY"],
});

export const deleteSubscription = defineEndpoint({
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/subscriptions/{subscriptionId}",
  summary: "Elimina una mensualidad inactiva y desvincula a sus comensales; su historia queda",
  tag,
  access: "editSubscriptions",
  keyed: true,
  params: subscriptionParams,
  data: v.null(),
  errors: ["FEATURE_DISABLED", "DELETE_OR_UPDATE_NOT_FOUND", "INVALID_SUBSCRIPTION_STATUS"],
});

export const setSubscriptionStatus = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/subscriptions/{subscriptionId}/status",
  summary: "Activa una mensualidad, o la desactiva: ya no se cobra ni se entrega",
  tag,
  access: "editSubscriptions",
  keyed: true,
  params: subscriptionParams,
  body: v.object({ status: v.picklist(["ENABLED", "DISABLED"]) }),
  data: subscription,
  errors: ["FEATURE_DISABLED", "DELETE_OR_UPDATE_NOT_FOUND"],
});

export const linkCommensals = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/subscriptions/{subscriptionId}/commensals",
  summary: "Asocia comensales a una mensualidad activa: todos o ninguno",
  tag,
  access: "editSubscriptions",
  keyed: true,
  params: subscriptionParams,
  body: v.object({ commensalIds: commensalList }),
  data: subscription,
  errors: ["FEATURE_DISABLED", "DELETE_OR_UPDATE_NOT_FOUND", "INVALID_SUBSCRIPTION_STATUS", "WRONG_COMMENSAL"],
});

export const unlinkCommensal = defineEndpoint({
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/subscriptions/{subscriptionId}/commensals/{commensalId}",
  summary: "Desvincula a un comensal: la mensualidad no se le cobra más",
  tag,
  access: "editSubscriptions",
  keyed: true,
  params: v.object({
    cafeteriaId: idOf<"cafeteria">(),
    subscriptionId: idOf<"subscription">(),
    commensalId: idOf<"commensal">(),
  }),
  data: subscription,
  errors: ["FEATURE_DISABLED", "DELETE_OR_UPDATE_NOT_FOUND"],
});

export const listSubscriptionPayments = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/subscriptions/commensals",
  summary: "Quién pagó este mes cada mensualidad y quién no, y por qué; con unpaid=true, solo quien no",
  tag,
  access: "editSubscriptions",
  params,
  query: v.object({ unpaid: v.optional(v.picklist(["true", "false"])) }),
  data: v.array(paymentState),
  errors: ["FEATURE_DISABLED"],
});

export const chargeSubscription = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/subscriptions/{subscriptionId}/charge",
  summary: "Cobra ahora a quienes no pagaron este mes, como lo intenta cada día el sistema",
  tag,
  access: "editSubscriptions",
  params: subscriptionParams,
  body: v.object({}),
  idempotent: true,
  data: v.object({
    charged: v.number(),
    /** Of its commensals, as they stand now. */
    payments: v.array(paymentState),
  }),
  errors: ["FEATURE_DISABLED", "DELETE_OR_UPDATE_NOT_FOUND", "INVALID_SUBSCRIPTION_STATUS"],
});
