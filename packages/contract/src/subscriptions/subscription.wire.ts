import { weekdays } from "@cantina/domain/kernel";
import { subscriptionStatuses } from "@cantina/domain/subscriptions";
import * as v from "valibot";
import { type Given, dateText, idOf, money, version } from "../wire/index.ts";

export const subscription = v.object({
  id: idOf<"subscription">(),
  name: v.string(),
  availableWeekDates: v.array(v.picklist(weekdays)),
  payDayPrices: v.array(v.object({ day: v.number(), price: money })),
  /** What each of its meals is; null: nobody told, so that they consume nothing. */
  productId: v.optional(v.nullable(idOf<"product">()), null),
  status: v.picklist(subscriptionStatuses),
  commensalIds: v.array(idOf<"commensal">()),
  /** The last local day of each commensal that has taken a meal. */
  lastUses: v.array(v.object({ commensalId: idOf<"commensal">(), date: dateText })),
  /** The last of them; null: nobody has. */
  lastUse: v.optional(v.nullable(dateText), null),
  version,
});
export type SubscriptionData = Given<v.InferOutput<typeof subscription>>;

const meal = v.object({ commensalId: idOf<"commensal">(), subscriptionId: idOf<"subscription">() });

/** More than any canteen serves in a day. */
const mostMeals = 2_000;

export const meals = v.pipe(v.array(meal), v.minLength(1, "Elija al menos una comida"), v.maxLength(mostMeals));
