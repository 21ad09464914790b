import { profileTypes } from "@cantina/domain/access";
import { mostRestrictions } from "@cantina/domain/clients";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf, money, seenVersion } from "../wire/index.ts";
import { commensalCare } from "./client-desk.wire.ts";
import {
  cardCode,
  clientAccount,
  discountCategory,
  profile,
  profileStatuses,
  restriction,
  restrictionSettings,
} from "./client.wire.ts";

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
  summary: "Un perfil de la cafetería: un cliente o alguien del personal; a un cliente, el suyo",
  access: "readAccounts",
  data: profile,
  errors: ["NOT_FOUND"],
});

export const readDailyLimit = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/commensals/{commensalId}/daily-limit",
  summary: "El límite diario de un comensal y lo que le queda hoy; a un cliente, de los suyos",
  access: "readAccounts",
  data: v.object({ dailyLimit: v.nullable(money), left: v.nullable(money) }),
  errors: ["NOT_FOUND"],
});

const ofCommensal = { keyed: true, data: clientAccount } as const;

export const setDailyLimit = defineEndpoint(tag, {
  ...ofCommensal,
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/commensals/{commensalId}/daily-limit",
  summary: "Fija cuánto puede comprar por día un comensal, o le quita el límite; un cliente, a los suyos",
  access: "limitCommensals",
  body: v.object({ dailyLimit: commensalCare.dailyLimit }),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

export const setAllergies = defineEndpoint(tag, {
  ...ofCommensal,
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/commensals/{commensalId}/allergies",
  summary: "Dice qué alergias tiene un comensal, en palabras y de la lista; un cliente, de los suyos",
  access: "noteAllergies",
  body: v.object({
    allergies: v.optional(commensalCare.allergies),
    allergens: v.optional(commensalCare.allergens),
  }),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

const restrictionsPath = "/cafeterias/{cafeteriaId}/profiles/{profileId}/commensals/{commensalId}/restrictions";

export const readRestrictions = defineEndpoint(tag, {
  method: "GET",
  path: restrictionsPath,
  summary: "Los productos que un comensal no puede comprar",
  access: "readRestrictions",
  data: v.array(restriction),
  errors: ["NOT_FOUND"],
});

export const readRestrictionSettings = defineEndpoint(tag, {
  method: "GET",
  path: `${restrictionsPath}/settings`,
  summary: "Los productos y las categorías que se restringieron a un comensal, y quién lo hizo por última vez",
  access: "restrictCommensals",
  data: restrictionSettings,
  errors: ["NOT_FOUND"],
});

export const setRestrictions = defineEndpoint(tag, {
  method: "PUT",
  path: restrictionsPath,
  summary:
    "Fija los productos y las categorías que un comensal no puede comprar; un cliente, a los suyos. Sin categorías quedan las que haya",
  access: "restrictCommensals",
  keyed: true,
  body: v.object({
    productIds: v.pipe(v.array(idOf<"product">()), v.maxLength(mostRestrictions)),
    categoryIds: v.optional(v.pipe(v.array(idOf<"category">()), v.maxLength(mostRestrictions))),
    version: seenVersion,
  }),
  data: v.array(restriction),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "NOT_FOUND", "STALE_ENTRY"],
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
