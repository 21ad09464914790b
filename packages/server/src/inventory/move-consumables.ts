import { movementEndpoints as endpoints } from "@cantina/contract/inventory";
import {
  type MovementRefusal,
  type WantedMovements,
  decideMovements,
  decimalFromQuantity,
} from "@cantina/domain/inventory";
import { accepted, refused } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { consumablesOf, holdRecipes, pantryItemOf } from "../consumables/index.ts";
import { lockPantry } from "../consumption/index.ts";
import { type ChangeContext, type FailureWith, change, invalid } from "../http/index.ts";
import { readerOf } from "../transactions/index.ts";
import { bookNoted, withIngredients } from "./book-noted.ts";
import { readMovements } from "./movement.queries.ts";

function refusalOf(
  failure: MovementRefusal,
  { lines }: WantedMovements,
): FailureWith<"NOT_FOUND" | "VALIDATION" | "INVENTORY_EXCEEDED"> {
  const { consumableId } = failure;
  const line = `consumables.${lines.findIndex((one) => one.consumableId === consumableId)}`;
  switch (failure.code) {
    case "UNKNOWN_CONSUMABLE":
      return { code: "NOT_FOUND" };
    case "EXCEEDED":
      return { code: "INVENTORY_EXCEEDED", data: { consumableId, most: decimalFromQuantity(failure.most) } };
    case "WRONG_REASON":
      return invalid(`${line}.consumableId`, "No puede moverse por ese motivo");
    case "QUANTITY_TOO_LARGE":
      return invalid(`${line}.quantity`, "Es demasiado grande");
    case "PRICE_TOO_HIGH":
      return invalid(`${line}.paidTotal`, "El precio por unidad sería demasiado alto");
  }
}

/** Nobody changes a recipe or moves anything meanwhile. INVENTORY-30 INVENTORY-31 INVENTORY-32 */
async function move(trx: Transaction<unknown>, wanted: WantedMovements, { identity, tabId, clock }: ChangeContext) {
  const { cafeteriaId, profileId } = identity;
  await holdRecipes(trx, cafeteriaId);
  await lockPantry(trx, cafeteriaId);
  const rows = await consumablesOf(trx, cafeteriaId);
  const decided = decideMovements(wanted, rows.map(pantryItemOf));
  if (!decided.ok) return refused(refusalOf(decided.failure, wanted));
  const booked = await bookNoted(
    trx,
    { cafeteriaId, profileId, tabId, at: clock.now() },
    withIngredients(decided.value),
  );
  const ids = booked.map(({ id }) => id);
  return accepted({ data: [...(await readMovements(trx, ids, readerOf(identity)))] });
}

export const moveConsumables = change(endpoints.moveConsumables, (trx, { body }, context) => {
  const { type, reason, consumables: lines } = body;
  return move(trx, { type, reason, lines }, context);
});

export const prepareConsumables = change(endpoints.prepareConsumables, (trx, { body }, context) => {
  const lines = body.consumables.map((line) => ({ ...line, paidTotal: null }));
  return move(trx, { type: "INGRESS", reason: "PREPARATION", lines }, context);
});
