import {
  enteredReasons,
  hasConsumableTwice,
  inventoryLimits,
  movementReasons,
  movementTypes,
  units,
} from "@cantina/domain/inventory";
import * as v from "valibot";
import { idOf, instantText, money, namedPerson, nonNegativeMoney } from "../wire/index.ts";
import { enteredQuantity, quantity } from "./quantity.wire.ts";

const named = { consumableId: idOf<"consumable">(), consumableName: v.string() };

/** Also of what was deleted since; a server of the release before tells none. INVENTORY-39 */
const counted = { ...named, unit: v.exactOptional(v.picklist(units)) };

export const inventoryMovement = v.object({
  id: v.number(),
  date: instantText,
  ...counted,
  reason: v.picklist(movementReasons),
  /** null: no person, the clock. */
  profileId: v.nullable(idOf<"profile">()),
  profile: v.nullable(namedPerson),
  type: v.picklist(movementTypes),
  /** The type says whether it came or went. */
  quantity,
  /** What was left, by the order of booking. */
  resultingAvailableQuantity: quantity,
  /** The count that it is of, or that it makes up for: what an order took or gave back before it was booked after it. */
  countId: v.nullable(idOf<"count">()),
  /** The order that consumed it or gave it back. */
  transactionId: v.nullable(idOf<"order">()),
  /** The subscription whose meals took it. */
  subscriptionId: v.nullable(idOf<"subscription">()),
  /** The movement of what was prepared with it. */
  preparationId: v.nullable(v.number()),
  /** The movement of an uploaded file that this one takes back; its reason is that one's. */
  undoes: v.nullable(v.number()),
  /** For all of it; null: not told. */
  paidTotal: v.nullable(money),
});

const moved = v.pipe(
  enteredQuantity,
  v.check((hundredths) => hundredths > 0, "Debe ser 0,01 o más"),
);

const line = { consumableId: idOf<"consumable">(), quantity: moved };
const nobody = "Debe tener al menos un insumo o preparado";
const twice = "Cada insumo o preparado puede estar una sola vez";

export const newMovements = v.pipe(
  v.object({
    consumables: v.pipe(
      v.array(v.object({ ...line, paidTotal: v.optional(v.nullable(nonNegativeMoney), null) })),
      v.minLength(1, nobody),
      v.maxLength(inventoryLimits.movements),
      v.check((rows) => !hasConsumableTwice(rows), twice),
    ),
    type: v.picklist(movementTypes),
    reason: v.picklist(enteredReasons),
  }),
  v.forward(
    v.check(
      ({ reason, consumables }) =>
        reason === "SUPPLIER_PURCHASE" || consumables.every(({ paidTotal }) => paidTotal === null),
      "Sólo una compra dice lo que se pagó",
    ),
    ["consumables"],
  ),
);

export const newPreparations = v.object({
  consumables: v.pipe(
    v.array(v.object(line)),
    v.minLength(1, nobody),
    v.maxLength(inventoryLimits.movements),
    v.check((rows) => !hasConsumableTwice(rows), twice),
  ),
});

/** Of pending orders, by their pickup until the end of today, or none, and later. */
export const reservedInventory = v.object({
  consumableId: idOf<"consumable">(),
  today: quantity,
  future: quantity,
  /** What both leave of the stock; below 0 it is not enough. */
  free: quantity,
  /** Nobody counted it since the inventory was switched on again, so that what is free isn't known. */
  needsCount: v.boolean(),
});

/** A consumable that is at its alert level or below. */
export const lowConsumable = v.object({
  ...named,
  unit: v.picklist(units),
  availableQuantity: quantity,
  alertLevel: quantity,
  /** The latest alert of it; null: it never was above. */
  alertId: v.nullable(v.number()),
});

/** That a consumable's stock fell to its alert level. */
export const lowStockAlert = v.object({
  id: v.number(),
  date: instantText,
  ...counted,
  /** What was left then. */
  availableQuantity: quantity,
  alertLevel: quantity,
});
