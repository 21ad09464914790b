import {
  type Amounts,
  type Consumable,
  type ConsumableId,
  type Explosion,
  type ExplosionFailure,
  type Fraction,
  type RecipeBook,
  type RecipeFailure,
  explode,
  namedIn,
  noStock,
  nothing,
  recipeBook,
} from "../inventory/index.ts";
import { type Cents, type Result, accepted, sumMoney } from "../kernel/index.ts";
import { type DemandLine, type RecipeOf, type VersionRecipe, recipesByVersion } from "./demand.ts";
import { type Dish, dishesOf, portionsOf, unnamedUnits } from "./dishes.ts";
import { type Purchase, type TooExpensive, purchasesOf } from "./purchases.ts";

type PlannedConsumable = Pick<Consumable, "id" | "waste" | "yield" | "ingredients" | "supplierId" | "cost" | "unit">;

export type ProductionInput<L extends DemandLine> = {
  /** Of the whole day or range. */
  readonly lines: readonly L[];
  /** Of the versions that the lines name. */
  readonly recipes: readonly VersionRecipe[];
  /** In the order in which they are shown; deleted ones too, as far as a recipe names them. */
  readonly consumables: readonly PlannedConsumable[];
  /** What earlier orders leave to this plan (`stockAfter`); may be negative. */
  readonly stock: Amounts;
};

/** What is needed of one consumable, in exact hundredths. */
export type PlannedNeed = {
  readonly consumableId: ConsumableId;
  /** By the recipes alone, as if nothing were prepared yet. */
  readonly gross: Fraction;
  /** Net of what is prepared already. */
  readonly needed: Fraction;
  /** As the stock tells it: below 0 nothing is on hand. */
  readonly available: Fraction;
  /** Of a prepared one to be made, of a supply to be bought. */
  readonly missing: Fraction;
};

export type ProductionPlan<L extends DemandLine> = {
  readonly dishes: readonly Dish<L>[];
  readonly prepared: readonly PlannedNeed[];
  readonly supplies: readonly PlannedNeed[];
  readonly purchases: readonly Purchase[];
  readonly cost: Cents;
  /** Meals of subscriptions without product. PRODUCTION-06 */
  readonly unnamedMeals: number;
  /** What its figures follow from, to be opened. */
  readonly basis: {
    readonly book: RecipeBook;
    readonly gross: Explosion;
    readonly needed: Explosion;
    readonly recipeOf: RecipeOf;
  };
};

export const planFaults = ["RECIPE_CYCLE", "UNKNOWN_INGREDIENT", "QUANTITY_TOO_LARGE", "COST_TOO_HIGH"] as const;
export type PlanFailure = (RecipeFailure | ExplosionFailure | TooExpensive) & {
  readonly code: (typeof planFaults)[number];
};

/** From demand to the purchase list. PRODUCTION-01 PRODUCTION-02 PRODUCTION-03 PRODUCTION-04 */
export function planProduction<L extends DemandLine>({
  lines,
  recipes,
  consumables,
  stock,
}: ProductionInput<L>): Result<ProductionPlan<L>, PlanFailure> {
  const book = recipeBook(consumables);
  if (!book.ok) return book;
  const recipeOf = recipesByVersion(recipes);
  const dishes = dishesOf(lines, recipeOf);
  const named = namedIn(
    book.value,
    dishes.flatMap((dish) => portionsOf(dish.lines, recipeOf)),
  );
  if (!named.ok) return named;
  const gross = explode(book.value, named.value, noStock);
  if (!gross.ok) return gross;
  const net = explode(book.value, named.value, stock);
  if (!net.ok) return net;

  const needOf = (consumableId: ConsumableId): PlannedNeed => ({
    consumableId,
    gross: gross.value.get(consumableId)?.required ?? nothing,
    needed: net.value.get(consumableId)?.required ?? nothing,
    available: stock.get(consumableId) ?? nothing,
    missing: net.value.get(consumableId)?.lacking ?? nothing,
  });
  const used = consumables.filter(({ id }) => gross.value.has(id));
  const supplies = used.filter((one) => one.yield === null);
  const purchases = purchasesOf(
    supplies.map(({ id, supplierId, cost, unit }) => ({
      consumableId: id,
      supplierId,
      unit,
      unitCost: cost,
      missing: needOf(id).missing,
    })),
  );
  if (!purchases.ok) return purchases;
  return accepted({
    dishes,
    prepared: used.filter((one) => one.yield !== null).map(({ id }) => needOf(id)),
    supplies: supplies.map(({ id }) => needOf(id)),
    purchases: purchases.value,
    cost: sumMoney(purchases.value.map(({ cost }) => cost)),
    unnamedMeals: unnamedUnits(lines),
    basis: { book: book.value, gross: gross.value, needed: net.value, recipeOf },
  });
}
