import type { Portions } from "../inventory/index.ts";
import type { ProductId } from "../kernel/index.ts";
import { type DemandLine, type DemandOrigin, type DemandedProduct, type RecipeOf } from "./demand.ts";

export type UnitsByOrigin = Readonly<Record<DemandOrigin, number>>;

/** A demand line that names its product. */
export type DishLine<L extends DemandLine> = L & { readonly product: DemandedProduct };

/** How often a product is to be served, of all its versions together. PRODUCTION-01 */
export type Dish<L extends DemandLine> = {
  readonly productId: ProductId;
  readonly units: number;
  readonly byOrigin: UnitsByOrigin;
  /** Of versions without recipe: they need nothing that is known. PRODUCTION-06 */
  readonly unitsWithoutRecipe: number;
  readonly lines: readonly DishLine<L>[];
};

const namesProduct = <L extends DemandLine>(line: L): line is DishLine<L> => line.product !== null;

const unitsOf = (lines: readonly DemandLine[]): number => lines.reduce((sum, { units }) => sum + units, 0);

/** In the order in which the lines name them. PRODUCTION-01 */
export function dishesOf<L extends DemandLine>(lines: readonly L[], recipeOf: RecipeOf): readonly Dish<L>[] {
  const byProduct = new Map<ProductId, DishLine<L>[]>();
  for (const line of lines.filter(namesProduct)) {
    const known = byProduct.get(line.product.id);
    if (known === undefined) byProduct.set(line.product.id, [line]);
    else known.push(line);
  }
  return [...byProduct].map(([productId, ofProduct]) => ({
    productId,
    units: unitsOf(ofProduct),
    byOrigin: unitsByOrigin(ofProduct),
    unitsWithoutRecipe: unitsOf(ofProduct.filter(({ product }) => recipeOf(product).length === 0)),
    lines: ofProduct,
  }));
}

function unitsByOrigin(lines: readonly DemandLine[]): UnitsByOrigin {
  const units: Record<DemandOrigin, number> = { ORDER: 0, PASS: 0, SUBSCRIPTION: 0, FORECAST: 0 };
  for (const line of lines) units[line.origin] += line.units;
  return units;
}

/** Meals of subscriptions that name no product: they are counted and not exploded. PRODUCTION-06 */
export const unnamedUnits = (lines: readonly DemandLine[]): number =>
  unitsOf(lines.filter(({ product }) => product === null));

/** What the lines need, one entry a recipe however many lines name it. */
export function portionsOf(lines: readonly DishLine<DemandLine>[], recipeOf: RecipeOf): readonly Portions[] {
  const units = new Map<Portions["ingredients"], number>();
  for (const line of lines) {
    const recipe = recipeOf(line.product);
    units.set(recipe, (units.get(recipe) ?? 0) + line.units);
  }
  return [...units].map(([ingredients, sum]) => ({ units: sum, ingredients }));
}
