import { profileTypes } from "@cantina/domain/access";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf, money } from "../wire/index.ts";
import { cardCode, clientAccount, discountCategory, profile, profileStatuses } from "./client.wire.ts";

const tag = "Clientes";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });

export const listClients = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/profiles",
  summary:
    "Los perfiles de la cafetería: clientes, con sus comensales y su saldo, y personal; los eliminados, sólo para administradores",
  tag,
  access: "readClients",
  params,
  query: v.object({
    type: v.optional(v.picklist(profileTypes)),
    status: v.optional(v.picklist(profileStatuses)),
  }),
  data: v.array(profile),
  errors: [],
});

export const readClient = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/profiles/{profileId}",
  summary: "Un perfil de la cafetería: un cliente o alguien del personal",
  tag,
  access: "readClients",
  params: v.object({ cafeteriaId: idOf<"cafeteria">(), profileId: idOf<"profile">() }),
  data: profile,
  errors: ["NOT_FOUND"],
});

export const readDailyLimit = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/commensals/{commensalId}/daily-limit",
  summary: "El límite diario de un comensal y lo que le queda hoy",
  tag,
  access: "readClients",
  params: v.object({ cafeteriaId: idOf<"cafeteria">(), commensalId: idOf<"commensal">() }),
  data: v.object({ dailyLimit: v.nullable(money), left: v.nullable(money) }),
  errors: ["NOT_FOUND"],
});

export const associateCard = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/commensals/{commensalId}/associate_card",
  summary: "Asocia una tarjeta a un comensal, en lugar de la que tuviera",
  tag,
  access: "editClients",
  keyed: true,
  params: v.object({ cafeteriaId: idOf<"cafeteria">(), commensalId: idOf<"commensal">() }),
  body: v.object({ cardCode }),
  data: clientAccount,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

export const listDiscountCategories = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/discount_categories",
  summary: "Las categorías de clientes",
  tag,
  access: "readClients",
  params,
  data: v.array(discountCategory),
  errors: [],
});
