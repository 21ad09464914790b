import { units } from "@cantina/domain/inventory";
import * as v from "valibot";
import { enteredQuantity, quantity } from "../inventory/index.ts";
import { idOf, money } from "../wire/index.ts";
import { countHead, countedRow, newCountOf } from "./count-parts.wire.ts";

/** Each supply and each prepared one once, in its unit. */
export const newInventoryCount = newCountOf({ consumableId: idOf<"consumable">() }, enteredQuantity, {
  nobody: "Debe contar al menos un insumo o preparado",
  things: "insumos o preparados",
});

/** By name. */
const countRows = v.array(
  v.object({
    consumableId: idOf<"consumable">(),
    consumableName: v.string(),
    unit: v.picklist(units),
    ...countedRow(quantity),
    /** What its record adds, signed, by what a unit cost when it was booked; of one that moves nothing 0. */
    differenceCost: money,
    /** Available after it. */
    resultingAvailableQuantity: quantity,
  }),
);

export const inventoryCountSummary = v.object({
  ...countHead,
  consumables: v.number(),
  /** Of which was counted something else than was expected. */
  differing: v.number(),
  /** Of all rows together. */
  differenceCost: money,
});

export const inventoryCount = v.object({ ...countHead, rows: countRows });

/** Of a trial the id is null: it was not booked. */
export const bookedInventoryCount = v.object({ ...countHead, id: v.nullable(idOf<"count">()), rows: countRows });
