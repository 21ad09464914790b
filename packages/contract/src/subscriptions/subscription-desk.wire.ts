import { weekdays } from "@cantina/domain/kernel";
import { type PayDayFault, isEverDelivered, payDayFaults, subscriptionLimits } from "@cantina/domain/subscriptions";
import * as v from "valibot";
import { type Given, dateText, idOf, money, nameText, seenVersion, unitPrice } from "../wire/index.ts";

const payDayTexts: Readonly<Record<PayDayFault["code"], string>> = {
  FIRST_NOT_1: "El primer día de cobro debe ser el 1",
  OUT_OF_RANGE: "El día debe estar entre 2 y 31",
  REPEATED: "Ya hay un precio desde ese día",
};

const payDays = v.pipe(
  v.array(v.object({ day: v.pipe(v.number(), v.integer()), price: unitPrice })),
  v.minLength(1, "Debe tener al menos un precio"),
  v.maxLength(subscriptionLimits.payDays),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const [fault] = payDayFaults(dataset.value.map(({ day }) => day));
    if (fault !== undefined) addIssue({ message: payDayTexts[fault.code] });
  }),
);

export const subscriptionBody = v.object({
  name: nameText,
  payDayPrices: payDays,
  availableWeekDates: v.pipe(
    v.array(v.picklist(weekdays)),
    v.check((days) => isEverDelivered(days), "Debe entregarse al menos un día"),
    v.maxLength(weekdays.length),
    v.check((days) => new Set(days).size === days.length, "Cada día se elige una sola vez"),
  ),
  productId: v.optional(v.nullable(idOf<"product">()), null),
});

export const subscriptionChange = v.object({
  ...subscriptionBody.entries,
  /** Left out, it stays as it is. */
  productId: v.optional(v.nullable(idOf<"product">())),
  version: seenVersion,
});

export const commensalList = v.pipe(
  v.array(idOf<"commensal">()),
  v.minLength(1, "Elija al menos un comensal"),
  v.maxLength(subscriptionLimits.commensals),
);

/** How a linked commensal stands this month. */
export const paymentState = v.object({
  subscriptionId: idOf<"subscription">(),
  commensalId: idOf<"commensal">(),
  isPaid: v.boolean(),
  /** What it costs today; null: nothing is charged today. */
  price: v.nullable(money),
  /** The last try of this month that failed; null: none, or it has been paid since. */
  lastRefusal: v.nullable(
    v.object({
      day: dateText,
      code: v.picklist(["INSUFFICIENT_BALANCE", "NEGATIVE_BALANCE"]),
      price: money,
      missing: money,
    }),
  ),
});
export type PaymentStateData = Given<v.InferOutput<typeof paymentState>>;
