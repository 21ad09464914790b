import { lowestFloor, pickupTimeTypes, toldTopics } from "@cantina/domain/cafeteria";
import { largestDenomination, mostDenominations } from "@cantina/domain/cash-register";
import { textLimits, weekdays } from "@cantina/domain/kernel";
import { sealPolicies } from "@cantina/domain/school-rules";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import {
  clockText,
  dateText,
  idOf,
  instantText,
  money,
  renamed,
  seenVersion,
  textUpTo,
  version,
} from "../wire/index.ts";
import { cafeteria } from "./cafeteria.wire.ts";

const tag = "Configuración";
const path = "/cafeterias/{cafeteriaId}/edit_admin";

/** More than a school has breaks and classes. */
const mostTimes = 100;
const mostClasses = 1000;
/** Some years of holidays. */
const mostDates = 1000;

const pickupTime = v.object({
  time: clockText,
  label: v.optional(textUpTo(250), ""),
  /** Empty: for all. */
  cafeteriaClassesIds: v.optional(v.pipe(v.array(idOf<"class">()), v.maxLength(mostClasses)), []),
});

const floor = v.pipe(
  money,
  v.check((amount) => amount <= 0, "No puede ser mayor que 0"),
  v.check((amount) => amount >= lowestFloor, "El monto es demasiado bajo"),
);

const denomination = v.pipe(
  money,
  v.check((amount) => amount > 0, "Debe ser mayor que 0"),
  v.check((amount) => amount <= largestDenomination, "El monto es demasiado alto"),
);

/** null: there is none. */
const customName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, "Por favor ingrese un nombre para el método de pago"),
  v.maxLength(textLimits.name),
);

const change = v.object({
  /** The weekdays on which nothing is served. */
  closedDays: v.optional(v.pipe(v.array(v.picklist(weekdays)), v.maxLength(weekdays.length))),
  closedDates: v.optional(v.pipe(v.array(dateText), v.maxLength(mostDates))),
  dayOrderRequestTimeLimit: v.optional(v.nullable(clockText)),
  allowedOrderPickupTimeType: v.optional(v.picklist(pickupTimeTypes)),
  allowedDiscreteOrderPickupTimes: v.optional(v.pipe(v.array(pickupTime), v.maxLength(mostTimes))),
  allowedIntervalOrderPickupTimeStart: v.optional(v.nullable(clockText)),
  allowedIntervalOrderPickupTimeEnd: v.optional(v.nullable(clockText)),
  closingTime: v.optional(v.nullable(clockText)),
  defaultDiscountCategoryId: v.optional(idOf<"discount-category">()),
  balanceFloor: v.optional(floor),
  hiddenPhoneForEmployees: v.optional(v.boolean()),
  allowIgnoreMinimumBalance: v.optional(v.boolean()),
  customPaymentMethod: v.optional(v.nullable(customName)),
  /** Empty: the usual ones. */
  cashDenominations: v.optional(
    v.pipe(
      v.array(denomination),
      v.maxLength(mostDenominations),
      v.check((list) => new Set(list).size === list.length, "Cada valor debe estar una sola vez"),
    ),
  ),
  /** What happens with a product that carries a front-of-pack seal of the country. */
  sealPolicy: v.optional(v.picklist(sealPolicies)),
  /** What the refusal told of the orders that the change touches: whoever sends it has seen them. */
  touchedOrdersSeen: v.optional(v.pipe(v.string(), v.maxLength(textLimits.name))),
  version: seenVersion,
});

const insideNames = { closedDays: "closedWeekdays" } as const;

export const editSettings = defineEndpoint(tag, {
  method: "PUT",
  path,
  summary: "Cambia la configuración de la cafetería; lo que no se nombra queda como está",
  access: "configureCafeteria",
  keyed: true,
  body: renamed(change, insideNames),
  data: cafeteria,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY", "ORDERS_TOUCHED"],
});

export const setCustomPaymentMethod = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/custom-payment-method",
  summary: "Cambia el nombre del método de pago propio, o lo quita",
  access: "configureCafeteria",
  keyed: true,
  body: v.object({ customPaymentMethod: v.nullable(customName), version: seenVersion }),
  data: cafeteria,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY"],
});

export const setIgnoreMinimumBalance = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/ignore-minimum-balance",
  summary: "Permite o no ignorar el saldo mínimo en una venta",
  access: "configureCafeteria",
  keyed: true,
  body: v.object({ allowIgnoreMinimumBalance: v.boolean(), version: seenVersion }),
  data: cafeteria,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY"],
});

export const listSettingChanges = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/setting-changes",
  summary: "Quién cambió por última vez cada tema de la configuración",
  access: "configureCafeteria",
  data: v.array(
    v.object({ topic: v.picklist(toldTopics), version, at: instantText, by: v.object({ name: v.string() }) }),
  ),
});
