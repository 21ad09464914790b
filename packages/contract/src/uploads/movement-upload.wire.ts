import { enteredReasons, units } from "@cantina/domain/inventory";
import { movementStayReasons } from "@cantina/domain/uploads";
import * as v from "valibot";
import { quantity } from "../inventory/index.ts";
import { idOf, money } from "../wire/index.ts";
import { uploadFields } from "./upload.wire.ts";

export const movementUpload = v.object({
  ...uploadFields,
  /** What the rows book, in their order; what is prepared takes its ingredients besides. */
  movements: v.array(
    v.object({
      row: v.number(),
      consumableId: idOf<"consumable">(),
      consumableName: v.string(),
      reason: v.picklist(enteredReasons),
      /** In the unit of the consumable, whatever the file says. */
      quantity,
      unit: v.picklist(units),
      paidTotal: v.nullable(money),
      /** Once the whole file is booked. */
      availableQuantity: quantity,
    }),
  ),
  /** Rows without a quantity, whose consumables stay as they are. */
  untouched: v.number(),
});

export const undoneMovementUpload = v.object({
  removed: v.number(),
  stayed: v.array(
    v.object({ consumableId: idOf<"consumable">(), name: v.string(), reason: v.picklist(movementStayReasons) }),
  ),
});
