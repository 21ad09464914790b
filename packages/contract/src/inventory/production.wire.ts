import { units } from "@cantina/domain/inventory";
import { demandOrigins } from "@cantina/domain/production";
import * as v from "valibot";
import { dateText, idOf, instantText, money, namedPerson } from "../wire/index.ts";
import { quantity } from "./quantity.wire.ts";

const portions = v.number();

const dish = v.object({
  productId: idOf<"product">(),
  name: v.string(),
  units: portions,
  byOrigin: v.object({ ORDER: portions, PASS: portions, SUBSCRIPTION: portions, FORECAST: portions }),
  /** They need nothing that is known. */
  unitsWithoutRecipe: portions,
  /** Units that its forecast is usually off by, in the days of the plan together; null: nothing of it is estimated. */
  forecastError: v.nullable(v.number()),
});

const named = { consumableId: idOf<"consumable">(), name: v.string(), unit: v.picklist(units) };

const need = v.object({
  ...named,
  /** By the recipes alone. */
  gross: quantity,
  /** Net of what is prepared already. */
  needed: quantity,
  available: quantity,
  missing: quantity,
});

const purchase = v.object({
  supplierId: v.nullable(idOf<"supplier">()),
  supplierName: v.nullable(v.string()),
  rows: v.array(v.object({ ...named, missing: quantity, quantity, cost: money })),
  cost: money,
});

export const productionPlan = v.object({
  from: dateText,
  until: dateText,
  /** Of its days. */
  closedDays: v.array(dateText),
  /** Most units first. */
  dishes: v.array(dish),
  prepared: v.array(need),
  supplies: v.array(need),
  purchases: v.array(purchase),
  cost: money,
  /** Meals of subscriptions that name no product: they are in no other figure. */
  unnamedMeals: v.number(),
});

/** Part of what is needed of a consumable, null: portions are asked for; the parts add up. */
const share = v.nullable(quantity);

const line = v.object({
  origin: v.picklist(demandOrigins),
  day: dateText,
  units: portions,
  share,
  orderId: v.nullable(idOf<"order">()),
  pickUpDateTime: v.nullable(instantText),
  commensal: v.nullable(namedPerson),
  subscriptionId: v.nullable(idOf<"subscription">()),
  subscriptionName: v.nullable(v.string()),
});

export const productionShares = v.object({
  /** What the dishes add up to. */
  units: portions,
  share,
  dishes: v.array(
    v.object({ productId: idOf<"product">(), name: v.string(), units: portions, share, lines: v.array(line) }),
  ),
});
