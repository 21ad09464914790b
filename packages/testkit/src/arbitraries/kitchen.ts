import {
  type Consumable,
  type ConsumableId,
  type Ingredient,
  type Portions,
  type SupplierId,
  quantity,
  units,
} from "@cantina/domain/inventory";
import { type ProductId, cents, id } from "@cantina/domain/kernel";
import { type DemandLine, type DemandedProduct, type VersionRecipe, demandOrigins } from "@cantina/domain/production";
import * as fc from "fast-check";

export type KitchenLine = DemandLine & { readonly product: DemandedProduct; readonly orderId: string };

export type Kitchen = {
  readonly consumables: readonly Consumable[];
  readonly recipes: readonly VersionRecipe[];
  readonly lines: readonly KitchenLine[];
  /** Of each line, in their order. */
  readonly portions: readonly Portions[];
};

const supplierId = (which: number) => id<"supplier">(`supplier${which}`) satisfies SupplierId;

const noRecipe: VersionRecipe = { id: id<"product">("p0"), version: 0, ingredients: [] };

type Shape = {
  readonly seed: number;
  readonly raws: number;
  readonly levels: number;
  readonly recipes: number;
  readonly lines: number;
};

/** The size shrinks; the numbers come from the seed, a tenth of what an arbitrary for each of them costs. */
function kitchenOf({ seed, raws, levels, recipes: recipeCount, lines: lineCount }: Shape): Kitchen {
  let state = seed;
  // Steele's SplitMix, of 32 bits.
  const below = (end: number): number => {
    state = (state + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    return (Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97) >>> 8) % end;
  };
  const available = () => [0, -below(500), below(500), below(60_000)][below(4)] ?? 0;
  const consumables: Consumable[] = [];
  const add = (waste: number, yielded: Consumable["yield"], ingredients: readonly Ingredient[]) => {
    const index = consumables.length;
    // Written out: to spread an object into it cost more than all the rest.
    consumables.push({
      id: id<"consumable">(`c${index}`),
      name: `Insumo ${index}`,
      type: yielded === null ? "RAW" : "PREPARED",
      supplierId: yielded === null ? supplierId(below(2)) : null,
      unit: units[below(units.length)] ?? "PIECE",
      cost: cents(yielded === null ? below(9_000) : 0),
      waste,
      alertLevel: quantity(0),
      availableQuantity: quantity(available()),
      needsCount: false,
      allergens: [],
      yield: yielded,
      ingredients,
      version: 1,
    });
  };
  /** The first of the level below, so that there are as many; others of any, so that they are shared. */
  const recipe = (first: number): readonly Ingredient[] => {
    const needs = new Map<ConsumableId, number>();
    const choose = (which: number) => {
      const chosen = consumables[which];
      if (chosen !== undefined) needs.set(chosen.id, below(400));
    };
    choose(first + below(consumables.length - first));
    for (let more = below(3); more > 0; more -= 1) choose(below(consumables.length));
    return [...needs].map(([consumableId, needed]) => ({ consumableId, quantity: quantity(needed) }));
  };

  for (let raw = 0; raw < raws; raw += 1) add(below(100), null, []);
  let first = 0;
  for (let level = 0; level < levels; level += 1) {
    const next = consumables.length;
    for (const ingredients of Array.from({ length: 1 + below(2) }, () => recipe(first)))
      add(0, quantity(200 + below(1_000)), ingredients);
    first = next;
  }
  const recipes = Array.from({ length: recipeCount }, (_, index): VersionRecipe => ({
    // The second is a later version of the first.
    id: id<"product">(`p${Math.max(0, index - 1)}`) satisfies ProductId,
    version: index,
    ingredients: recipe(first),
  }));
  const lines: KitchenLine[] = [];
  const portions: Portions[] = [];
  for (let index = 0; index < lineCount; index += 1) {
    const { id: productId, version, ingredients } = recipes[below(recipes.length)] ?? noRecipe;
    const unitCount = below(9);
    const origin = demandOrigins[below(demandOrigins.length)] ?? "ORDER";
    lines.push({ orderId: `o${index}`, origin, product: { id: productId, version }, units: unitCount });
    portions.push({ units: unitCount, ingredients });
  }
  return { consumables, recipes, lines, portions };
}

/** Raw and prepared ones on up to 6 levels with shared parts, waste, yields and stock, and what is to be served of it. */
export const anyKitchen = (): fc.Arbitrary<Kitchen> =>
  fc
    .record({
      lines: fc.integer({ min: 1, max: 4 }),
      recipes: fc.integer({ min: 1, max: 3 }),
      levels: fc.nat({ max: 6 }),
      raws: fc.integer({ min: 1, max: 3 }),
      seed: fc.nat(),
    })
    .map(kitchenOf);
