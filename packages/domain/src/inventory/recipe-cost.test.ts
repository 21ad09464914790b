import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cents, cents, id } from "../kernel/index.ts";
import {
  type CostSource,
  type CostedIngredient,
  type Ingredient,
  largestEntry,
  preparedCost,
  productCost,
  quantity,
  recipeCost,
  unitCosts,
} from "./index.ts";

/** The reference: fractions as one learns them at school, reduced at each step. */
type Fraction = readonly [top: bigint, bottom: bigint];
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const reduce = ([top, bottom]: Fraction): Fraction => {
  const divisor = gcd(top, bottom);
  return [top / divisor, bottom / divisor];
};
const add = ([a, b]: Fraction, [c, d]: Fraction): Fraction => reduce([a * d + c * b, b * d]);
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => reduce([a * c, b * d]);
const over = (one: Fraction, [c, d]: Fraction): Fraction => times(one, [d, c]);
const hundredth = (whole: number): Fraction => reduce([BigInt(whole), 100n]);
/** In cents, half up: all here is ≥ 0. */
const toCents = (pesos: Fraction): bigint => {
  const [top, bottom] = times(pesos, [100n, 1n]);
  const whole = top / bottom;
  return 2n * (top - whole * bottom) >= bottom ? whole + 1n : whole;
};
const ingredientCost = ({ cost, waste, quantity: needed }: CostedIngredient): Fraction =>
  over(times(hundredth(cost), hundredth(needed)), add([1n, 1n], [-BigInt(waste), 100n]));
const sumOf = (lines: readonly CostedIngredient[]): Fraction =>
  lines.reduce<Fraction>((sum, line) => add(sum, ingredientCost(line)), [0n, 1n]);

const small = fc.oneof(fc.nat({ max: 500 }), fc.nat({ max: 10_000_000 }));
const line: fc.Arbitrary<CostedIngredient> = fc.record({
  cost: small.map(cents),
  waste: fc.nat({ max: 99 }),
  quantity: small.map(quantity),
});
const lines = fc.array(line, { maxLength: 8 });
const yields = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 1_000_000 })).map(quantity);

describe("a recipe", () => {
  test("[INVENTORY-02] costs cost × quantity ÷ (1 − waste) of each ingredient, exactly, rounded once", () => {
    fc.assert(
      fc.property(lines, (recipe) => {
        const exact = toCents(sumOf(recipe));
        const cost = recipeCost(recipe);
        if (exact > BigInt(largestEntry)) expect(cost).toEqual({ ok: false, failure: { code: "COST_TOO_HIGH" } });
        else expect(cost).toEqual({ ok: true, value: Number(exact) });
      }),
      { numRuns: 500 },
    );
  });

  test("[INVENTORY-02] odoo#171277: 120 g of what is bought by the kilo cost 120 g, and not 3 kg", () => {
    const kilo: CostedIngredient = { cost: cents(500_000), waste: 0, quantity: quantity(12) };
    expect(recipeCost([kilo])).toEqual({ ok: true, value: 60_000 });
  });

  test("[INVENTORY-02] odoo#248137: a dish whose parts cost less than a cent each does not cost 0.00", () => {
    const pinch: CostedIngredient = { cost: cents(1), waste: 0, quantity: quantity(40) };
    expect(recipeCost([pinch])).toEqual({ ok: true, value: 0 });
    expect(recipeCost([pinch, pinch, pinch])).toEqual({ ok: true, value: 1 });
  });

  test("[INVENTORY-02] three thirds of a cent are one cent, not three times nothing", () => {
    // 0,50 × 0,01 ÷ (1 − 0,25) = two thirds of a cent, each.
    const part = { cost: cents(50), waste: 25, quantity: quantity(1) };
    expect([recipeCost([part]), recipeCost([part, part, part])]).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 2 },
    ]);
    // Half a cent goes up, once: two halves are one cent.
    const half = { cost: cents(50), waste: 0, quantity: quantity(1) };
    expect([recipeCost([half]), recipeCost([half, half])]).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 1 },
    ]);
  });

  test("[INVENTORY-03] a unit of what it yields costs the sum ÷ yield, rounded once", () => {
    fc.assert(
      fc.property(lines, yields, (recipe, yielded) => {
        const exact = toCents(over(sumOf(recipe), hundredth(yielded)));
        const cost = preparedCost(recipe, yielded);
        if (exact > BigInt(largestEntry)) expect(cost.ok).toBe(false);
        else expect(cost).toEqual({ ok: true, value: Number(exact) });
      }),
      { numRuns: 500 },
    );
  });

  test("[INVENTORY-16] that costs more than can be typed is refused", () => {
    const dear = (needed: number) => recipeCost([{ cost: cents(largestEntry), waste: 0, quantity: quantity(needed) }]);
    expect(dear(100)).toEqual({ ok: true, value: largestEntry });
    expect(dear(101)).toEqual({ ok: false, failure: { code: "COST_TOO_HIGH" } });
  });
});

const idOf = (index: number) => id<"consumable">(`c${index}`);

/** Each made of some of those before it; shuffled, because no order is promised. */
const pantry: fc.Arbitrary<readonly CostSource[]> = fc
  .array(
    fc.record({
      isPrepared: fc.boolean(),
      cost: fc.nat({ max: 100_000 }),
      waste: fc.nat({ max: 99 }),
      yielded: fc.integer({ min: 50, max: 10_000 }),
      parts: fc.array(fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 3_000 })), { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drawn) =>
    drawn.map(({ isPrepared, cost, waste, yielded, parts }, index): CostSource => {
      if (!isPrepared || index === 0)
        return { id: idOf(index), type: "RAW", cost: cents(cost), waste, yield: null, ingredients: [] };
      const needs = new Map(parts.map(([which, needed]) => [which % index, needed]));
      const ingredients = [...needs].map(([which, needed]) => ({
        consumableId: idOf(which),
        quantity: quantity(needed),
      }));
      return { id: idOf(index), type: "PREPARED", cost: cents(0), waste: 0, yield: quantity(yielded), ingredients };
    }),
  );

/** By hand: from the first to the last, each with the rounded costs of those before. */
function referenceCosts(sources: readonly CostSource[]): ReadonlyMap<string, bigint> {
  const costs = new Map<string, bigint>();
  for (const source of sources) {
    if (source.yield === null) costs.set(source.id, BigInt(source.cost));
    else {
      const parts = source.ingredients.map((part) => ({
        cost: cents(Number(costs.get(part.consumableId))),
        waste: sources.find((one) => one.id === part.consumableId)?.waste ?? 0,
        quantity: part.quantity,
      }));
      costs.set(source.id, toCents(over(sumOf(parts), hundredth(source.yield))));
    }
  }
  return costs;
}

describe("what a unit costs", () => {
  test("[INVENTORY-03] follows from the recipes, however deep, in whatever order they are told", () => {
    fc.assert(
      fc.property(
        pantry.chain((sources) =>
          fc.tuple(fc.constant(sources), fc.shuffledSubarray([...sources], { minLength: sources.length })),
        ),
        ([sources, shuffled]) => {
          const reference = referenceCosts(sources);
          fc.pre([...reference.values()].every((cost) => cost <= BigInt(largestEntry)));
          const known = unitCosts(shuffled);
          expect(known.ok).toBe(true);
          if (!known.ok) return;
          const found = [...known.value].map(([key, { cost }]) => [key, BigInt(cost)] as const);
          expect(new Map(found)).toEqual(reference);
        },
      ),
    );
  });

  test("[INVENTORY-04] a recipe that comes back to itself is refused, and one ring is enough", () => {
    fc.assert(
      fc.property(pantry, fc.integer({ min: 1, max: 6 }), (sources, length) => {
        const ring = Array.from({ length }, (_, index): CostSource => ({
          id: id<"consumable">(`ring${index}`),
          type: "PREPARED",
          cost: cents(0),
          waste: 0,
          yield: quantity(100),
          ingredients: [{ consumableId: id<"consumable">(`ring${(index + 1) % length}`), quantity: quantity(1) }],
        }));
        fc.pre(unitCosts(sources).ok);
        expect(unitCosts([...sources, ...ring])).toMatchObject({ failure: { code: "RECIPE_CYCLE" } });
        // Without its last link it is none.
        const opened = ring.map((one, index) => (index === length - 1 ? { ...one, ingredients: [] } : one));
        expect(unitCosts([...sources, ...opened]).ok).toBe(true);
      }),
    );
  });

  test("an ingredient that nobody knows is told by its id", () => {
    const ghost = id<"consumable">("ghost");
    const ingredients: readonly Ingredient[] = [{ consumableId: ghost, quantity: quantity(1) }];
    const cost: Cents = cents(0);
    const stew: CostSource = { id: idOf(1), type: "PREPARED", cost, waste: 0, yield: quantity(1), ingredients };
    expect(unitCosts([stew])).toEqual({ ok: false, failure: { code: "UNKNOWN_INGREDIENT", consumableId: ghost } });
    expect(productCost(ingredients, new Map())).toEqual({ ok: false, failure: { code: "UNKNOWN_INGREDIENT" } });
  });
});

test("[INVENTORY-10] a product costs what its recipe costs with the unit costs of its consumables", () => {
  fc.assert(
    fc.property(pantry, fc.array(fc.nat({ max: 3_000 }), { minLength: 12, maxLength: 12 }), (sources, needs) => {
      const known = unitCosts(sources);
      fc.pre(known.ok);
      if (!known.ok) return;
      const recipe = sources.map((one, index) => ({ consumableId: one.id, quantity: quantity(needs[index] ?? 0) }));
      const reference = sumOf(
        recipe.map((part, index) => ({
          cost: known.value.get(part.consumableId)?.cost ?? cents(0),
          waste: sources[index]?.type === "RAW" ? (sources[index]?.waste ?? 0) : 0,
          quantity: part.quantity,
        })),
      );
      fc.pre(toCents(reference) <= BigInt(largestEntry));
      expect(productCost(recipe, known.value)).toEqual({ ok: true, value: Number(toCents(reference)) });
    }),
  );
});
