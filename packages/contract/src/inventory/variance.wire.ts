import { consumableTypes, units } from "@cantina/domain/inventory";
import * as v from "valibot";
import { dateText, idOf, money } from "../wire/index.ts";
import { paidUnitPrice, quantity } from "./quantity.wire.ts";

/** What there was at first, what came, was used by recipes and went by hand, and what counts added lead to the end. */
const sums = {
  opening: quantity,
  received: quantity,
  used: quantity,
  withdrawn: quantity,
  /** What the first count brought; null: that was at another time. */
  begun: v.nullable(quantity),
  /** What counts found beyond what there should have been, below 0: what is missing; null: there was no count. */
  variance: v.nullable(quantity),
  amount: v.nullable(money),
  /** What recipes took since the counts before those, and its worth. */
  countedUse: quantity,
  countedUseAmount: money,
  closing: quantity,
};

/** Of one consumable. */
export const consumableVariance = v.object({
  consumableId: idOf<"consumable">(),
  name: v.string(),
  type: v.picklist(consumableTypes),
  unit: v.picklist(units),
  /** Of a unit. */
  price: paidUnitPrice,
  /** What was paid on average; else what it costs. */
  isPaid: v.boolean(),
  whole: v.object(sums),
  /** From Monday to Sunday, the first and the last one as far as the range goes. */
  weeks: v.array(v.object({ from: dateText, until: dateText, ...sums })),
});
