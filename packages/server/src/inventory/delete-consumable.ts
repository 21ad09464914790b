import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import { consumableEndpoints } from "@cantina/contract/inventory";
import {
  type ConsumableId,
  type Ingredient,
  type Replacement,
  decideDeletion,
  replaceIngredient,
} from "@cantina/domain/inventory";
import { type CafeteriaId, type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { withAllergensTold } from "../allergens/index.ts";
import { reviseRecipes } from "../catalog/index.ts";
import { type ConsumableRow, consumablesOf, costSourceOf, lockRecipes } from "../consumables/index.ts";
import { type ChangeContext, type FailureWith, change, invalid, recordChange } from "../http/index.ts";
import { markConsumableDeleted, productUsesOf, rewriteRecipe } from "./edit-consumable.queries.ts";
import { costsAfter } from "./edit-consumable.ts";
import { tellLowStock } from "./low-stock.queries.ts";

type Asked = DecodedRequestOf<typeof consumableEndpoints.deleteConsumable>;
type Invalid = FailureWith<"VALIDATION">;

function replacementOf({ query }: Asked): Result<Replacement | null, Invalid> {
  const { replacementConsumableId: consumableId, replacementQuantity: quantity } = query;
  if (consumableId === undefined && quantity === undefined) return accepted(null);
  if (consumableId === undefined) return refused(invalid("replacementConsumableId", "Falta el insumo de reemplazo"));
  return quantity === undefined
    ? refused(invalid("replacementQuantity", "Falta la cantidad de reemplazo"))
    : accepted({ consumableId, quantity });
}

/** The names of the prepared ones that are made of it. */
export const consumableUsesOf = (rows: readonly ConsumableRow[], consumableId: string): readonly string[] =>
  rows.flatMap(({ name, ingredients }) => (ingredients.some((one) => one.consumableId === consumableId) ? [name] : []));

type Going = { readonly id: ConsumableId; readonly replacement: Replacement | null };

const replaceIn =
  ({ id, replacement }: Going) =>
  (ingredients: readonly Ingredient[]): Result<readonly Ingredient[], Invalid> => {
    const replaced = replaceIngredient(ingredients, id, replacement);
    return replaced.ok ? replaced : refused(invalid("replacementQuantity", "La cantidad es demasiado grande"));
  };

/** The rows that stay, with their recipes as they will be. */
async function takeOut(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  rows: readonly ConsumableRow[],
  going: Going,
): Promise<Result<readonly ConsumableRow[], Invalid>> {
  const left: ConsumableRow[] = [];
  for (const row of rows.filter(({ id }) => id !== going.id)) {
    const recipe = replaceIn(going)(row.ingredients);
    if (!recipe.ok) return recipe;
    if (recipe.value !== row.ingredients)
      await rewriteRecipe(trx, { id: row.id, cafeteriaId, ingredients: recipe.value });
    left.push({ ...row, ingredients: recipe.value });
  }
  return accepted(left);
}

async function replace(
  trx: Transaction<unknown>,
  context: ChangeContext,
  rows: readonly ConsumableRow[],
  going: Going,
) {
  const left = await takeOut(trx, context.identity.cafeteriaId, rows, going);
  if (!left.ok) return left;
  const costs = costsAfter(left.value.map(costSourceOf));
  if (!costs.ok) return costs;
  await markConsumableDeleted(trx, going.id);
  return reviseRecipes(trx, context, { costs: costs.value, revise: replaceIn(going) });
}

/** What recipes lose by it, another gives them. INVENTORY-13 INVENTORY-14 */
export const deleteConsumable = change(consumableEndpoints.deleteConsumable, async (trx, asked, context) => {
  const { cafeteriaId, consumableId } = asked.params;
  const wanted = replacementOf(asked);
  if (!wanted.ok) return wanted;
  await lockRecipes(trx, cafeteriaId);
  const rows = await consumablesOf(trx, cafeteriaId);
  const known = new Set(rows.map(({ id }) => id));
  if (!known.has(consumableId)) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  if (wanted.value !== null && !known.has(wanted.value.consumableId)) return refused({ code: "NOT_FOUND" });
  const products = await productUsesOf(trx, consumableId);
  const decided = decideDeletion(consumableId, wanted.value, { consumables: rows, isInProducts: products.length > 0 });
  if (!decided.ok)
    return decided.failure.code === "WRONG_REPLACEMENT"
      ? refused({ code: "RECIPE_CYCLE" })
      : refused({ code: "CONSUMABLE_IN_USE", data: { consumables: consumableUsesOf(rows, consumableId), products } });
  const going: Going = { id: consumableId, replacement: decided.value };
  const revised = await withAllergensTold(trx, context, () => replace(trx, context, rows, going));
  if (!revised.ok) return revised;
  await recordChange(trx, context, { entityType: "consumable", id: consumableId, kind: "deleted", after: "DELETED" });
  await tellLowStock(trx, cafeteriaId, consumableId);
  return accepted({ data: null });
});
