import { profileTypes } from "@cantina/domain/access";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { money } from "../wire/index.ts";
import { cardCode, clientAccount, discountCategory, profile, profileStatuses } from "./client.wire.ts";

const tag = "Clientes";

export const listClients = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/profiles",
  summary:
    "Los perfiles de la cafetería: clientes, con sus comensales y su saldo, y personal; los eliminados, solo para administradores",
  access: "readClients",
  query: v.object({
    type: v.optional(v.picklist(profileTypes)),
    status: v.optional(v.picklist(profileStatuses)),
  }),
  data: v.array(profile),
});

export const readClient = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/profiles/{profileId}",
  summary: "Un perfil de la cafetería: un cliente o alguien del personal",
  access: "readClients",
  data: profile,
  errors: ["NOT_FOUND"],
});

export const readDailyLimit = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/commensals/{commensalId}/daily-limit",
  summary: "El límite diario de un comensal y lo que le queda hoy",
  access: "readClients",
  data: v.object({ dailyLimit: v.nullable(money), left: v.nullable(money) }),
  errors: ["NOT_FOUND"],
});

export const associateCard = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/commensals/{commensalId}/associate_card",
  summary: "Asocia una tarjeta a un comensal, en lugar de la que tuviera",
  access: "editClients",
  keyed: true,
  body: v.object({ cardCode }),
  data: clientAccount,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

export const listDiscountCategories = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/discount_categories",
  summary: "Las categorías de clientes",
  access: "readClients",
  data: v.array(discountCategory),
});
