import { activityStatuses, features, pickupTimeTypes, providerFeatures } from "@cantina/domain/cafeteria";
import { timeZone } from "@cantina/domain/kernel";
import * as v from "valibot";
import { clockText, dateText, idOf, money } from "../wire/index.ts";

const tzName = v.pipe(v.string(), v.transform(timeZone));

/** A row of the cafeterias' own list. */
export const cafeteriaSummary = v.object({
  id: idOf<"cafeteria">(),
  name: v.string(),
  code: v.string(),
  countryId: v.string(),
  countryName: v.string(),
  tzName,
  activityStatus: v.picklist(activityStatuses),
  status: v.picklist(["ENABLED", "DELETED"]),
  startDate: v.nullable(dateText),
  features: v.array(v.picklist(features)),
});
export type CafeteriaSummary = v.InferOutput<typeof cafeteriaSummary>;

const classes = v.array(v.object({ id: idOf<"class">(), name: v.string(), position: v.number() }));

/** The classes after a change of them. */
export const classList = v.object({ version: v.number(), classes });

export const cafeteria = v.object({
  ...cafeteriaSummary.entries,
  classes,
  /** What a new order of the classes names; a server that tells none takes any. */
  classesVersion: v.optional(v.number(), 0),
  closedDays: v.array(dateText),
  /** Until when the app takes orders for the same day; null: no limit. */
  dayOrderRequestTimeLimit: v.nullable(clockText),
  allowedOrderPickupTimeType: v.picklist(pickupTimeTypes),
  allowedDiscreteOrderPickupTimes: v.array(
    v.object({ time: clockText, label: v.string(), cafeteriaClassesIds: v.array(idOf<"class">()) }),
  ),
  allowedIntervalOrderPickupTimeStart: v.nullable(clockText),
  allowedIntervalOrderPickupTimeEnd: v.nullable(clockText),
  autoCompleteDailyOrders: v.boolean(),
  customPaymentMethod: v.nullable(v.string()),
  allowIgnoreMinimumBalance: v.boolean(),
  balanceFloor: money,
  defaultDiscountCategoryId: idOf<"discount-category">(),
});
export type CafeteriaDetail = v.InferOutput<typeof cafeteria>;

export const country = v.object({
  id: v.string(),
  name: v.string(),
  mercadoPagoEnabled: v.boolean(),
  walletConnectEnabled: v.boolean(),
  directa24Enabled: v.boolean(),
  plexoEnabled: v.boolean(),
  mattildaEnabled: v.boolean(),
  /** The same in one list. */
  providers: v.optional(v.array(v.picklist(providerFeatures)), []),
});
