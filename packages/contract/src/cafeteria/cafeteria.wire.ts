import { activityStatuses, features, pickupTimeTypes, providerFeatures } from "@cantina/domain/cafeteria";
import { timeZone, weekdays } from "@cantina/domain/kernel";
import { sealPolicies } from "@cantina/domain/school-rules";
import * as v from "valibot";
import { type Given, clockText, dateText, idOf, money, percent, renamed, seenVersion, twoWay } from "../wire/index.ts";

/** What the specification calls its fields, and what they are called inside. */
export const placeNames = { tzName: "timeZone" } as const;

const row = v.object({
  id: idOf<"cafeteria">(),
  /** A server that tells none takes any edit. */
  version: seenVersion,
  name: v.string(),
  code: v.string(),
  countryId: v.string(),
  countryName: v.string(),
  tzName: v.pipe(v.string(), v.transform(timeZone)),
  activityStatus: v.picklist(activityStatuses),
  status: v.picklist(["ENABLED", "DELETED"]),
  startDate: v.nullable(dateText),
  features: v.array(v.picklist(features)),
});

/** A row of the cafeterias' own list. */
export const cafeteriaSummary = renamed(row, placeNames);
export type CafeteriaSummary = Given<v.InferOutput<typeof cafeteriaSummary>>;

const classes = v.array(
  v.object({ id: idOf<"class">(), version: seenVersion, name: v.string(), position: v.number() }),
);

/** The classes after a change of them. */
export const classList = v.object({ version: v.number(), classes });

const fee = v.exactOptional(percent);

const detail = v.object({
  ...row.entries,
  classes,
  /** What a new order of the classes names; a server that tells none takes any. */
  classesVersion: v.optional(v.number(), 0),
  /** The weekdays on which nothing is served. */
  closedDays: v.array(v.picklist(weekdays)),
  closedDates: v.array(dateText),
  /** Until when the app takes orders for the same day; null: no limit. */
  dayOrderRequestTimeLimit: v.nullable(clockText),
  allowedOrderPickupTimeType: v.picklist(pickupTimeTypes),
  allowedDiscreteOrderPickupTimes: v.array(
    v.object({ time: clockText, label: v.string(), cafeteriaClassesIds: v.array(idOf<"class">()) }),
  ),
  allowedIntervalOrderPickupTimeStart: v.nullable(clockText),
  allowedIntervalOrderPickupTimeEnd: v.nullable(clockText),
  /** Nothing is fetched after it; null: the canteen does not close. */
  closingTime: v.optional(v.nullable(clockText), null),
  autoCompleteDailyOrders: v.boolean(),
  customPaymentMethod: v.nullable(v.string()),
  allowIgnoreMinimumBalance: v.boolean(),
  balanceFloor: money,
  hiddenPhoneForEmployees: v.optional(v.boolean(), false),
  /** Notes and coins that a drawer is counted by; empty: the usual ones. */
  cashDenominations: v.optional(v.array(money), []),
  /** What happens with a product that carries a front-of-pack seal of the country. */
  sealPolicy: v.optional(v.picklist(sealPolicies), "OFF"),
  /** What the country enables; a server that tells none leaves it open. */
  countryProviders: v.optional(v.array(v.picklist(providerFeatures))),
  /** Who invoices, and what of it; null: nobody has said yet. */
  arcaCafeteriaConfiguration: v.optional(
    v.nullable(
      v.object({
        cuit: v.nullable(v.string()),
        appActivated: v.boolean(),
        accountActivated: v.boolean(),
        cashActivated: v.boolean(),
        cardActivated: v.boolean(),
        transferActivated: v.boolean(),
        customActivated: v.boolean(),
      }),
    ),
    null,
  ),
  /** Of Mercado Pago and of wallets: what a buyer pays on top, and what is asked in all, which administrators are told. */
  userSurchargeFee: fee,
  marketFee: fee,
  walletConnectSurchargeFee: fee,
  walletConnectMarketFee: fee,
  /** What an edit of the settings names; a server that tells none takes any. */
  settingsVersion: seenVersion,
  defaultDiscountCategoryId: idOf<"discount-category">(),
});

type Detail = v.InferOutput<typeof detail>;

/** The rules of picking up stand together inside, and in five fields on the wire. */
function withPickup({
  allowedOrderPickupTimeType: type,
  allowedDiscreteOrderPickupTimes: times,
  allowedIntervalOrderPickupTimeStart: start,
  allowedIntervalOrderPickupTimeEnd: end,
  dayOrderRequestTimeLimit: cutOff,
  closingTime: closesAt,
  ...rest
}: Detail) {
  return {
    ...rest,
    pickup: { type, times, interval: start === null || end === null ? null : { start, end }, cutOff, closesAt },
  };
}

const withPickupFields = ({ pickup, ...rest }: ReturnType<typeof withPickup>): Detail => ({
  ...rest,
  allowedOrderPickupTimeType: pickup.type,
  allowedDiscreteOrderPickupTimes: pickup.times,
  allowedIntervalOrderPickupTimeStart: pickup.interval?.start ?? null,
  allowedIntervalOrderPickupTimeEnd: pickup.interval?.end ?? null,
  dayOrderRequestTimeLimit: pickup.cutOff,
  closingTime: pickup.closesAt ?? null,
});

export const cafeteria = renamed(v.pipe(detail, twoWay(withPickup, withPickupFields)), {
  ...placeNames,
  autoCompleteDailyOrders: "autoCompletesOrders",
  closedDays: "closedWeekdays",
});

export const country = v.object({
  id: v.string(),
  name: v.string(),
  mercadoPagoEnabled: v.boolean(),
  /** The application that cafeterias there are linked by; null: this server has none. */
  mercadoPagoConfiguration: v.optional(v.nullable(v.object({ clientId: v.string() })), null),
  walletConnectEnabled: v.boolean(),
  directa24Enabled: v.boolean(),
  plexoEnabled: v.boolean(),
  mattildaEnabled: v.boolean(),
  /** The same in one list. */
  providers: v.optional(v.array(v.picklist(providerFeatures)), []),
});
