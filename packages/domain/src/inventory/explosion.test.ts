import { type Kitchen, anyKitchen } from "@cantina/testkit/arbitraries";
import { samplePrepared, sampleRecipe, sampleSupply } from "@cantina/testkit/samples";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { id } from "../kernel/index.ts";
import {
  type Amounts,
  type Consumable,
  type ConsumableId,
  type Explosion,
  type Fraction,
  type Portions,
  type Requirement,
  addFractions,
  explode,
  fraction,
  isMore,
  largestEntry,
  namedIn,
  neededWithin,
  noStock,
  nothing,
  quantity,
  recipeBook,
  stockOf,
} from "./index.ts";

function opened(consumables: readonly Consumable[], portions: readonly Portions[]) {
  const book = recipeBook(consumables);
  if (!book.ok) throw new Error(book.failure.code);
  const amounts = namedIn(book.value, portions);
  if (!amounts.ok) throw new Error(amounts.failure.code);
  const explodeFrom = (stock: Amounts, needed: Amounts = amounts.value): Explosion => {
    const explosion = explode(book.value, needed, stock);
    if (!explosion.ok) throw new Error(explosion.failure.code);
    return explosion.value;
  };
  return { book: book.value, amounts: amounts.value, explodeFrom };
}

/**
 * The reference: each line walks down each path of its recipe on its own, in
 * integers so fine that every yield and every waste divides them.
 */
function byHand({ consumables, portions }: Kitchen) {
  const scale = consumables.reduce((product, { yield: yielded, waste }) => {
    return product * BigInt(yielded ?? 100 - waste);
  }, 1n);
  const sources = new Map(consumables.map((one) => [one.id, one]));
  const sums = new Map<ConsumableId, bigint>();
  const walk = (consumableId: ConsumableId, named: bigint): void => {
    const source = sources.get(consumableId);
    if (source === undefined || named === 0n) return;
    const taken = source.yield === null ? (named * 100n) / BigInt(100 - source.waste) : named;
    sums.set(consumableId, (sums.get(consumableId) ?? 0n) + taken);
    for (const part of source.ingredients)
      walk(part.consumableId, (taken * BigInt(part.quantity)) / BigInt(source.yield ?? 1));
  };
  for (const { units, ingredients } of portions)
    for (const { consumableId, quantity: needed } of ingredients)
      walk(consumableId, scale * BigInt(units) * BigInt(needed));
  return { scale, sums };
}

const requiredOf = (explosion: Explosion, consumableId: ConsumableId) =>
  explosion.get(consumableId)?.required ?? nothing;

const isSame = (one: Fraction, other: Fraction): boolean => one.top === other.top && one.bottom === other.bottom;

/** Said only where something is wrong: to ask 10,000 times what is right costs more than to compute it. */
const expectNone = (faults: readonly ConsumableId[]): void => {
  if (faults.length > 0) expect(faults).toEqual([]);
};

const manyKitchens = { numRuns: 10_000 };

describe("what portions need", () => {
  test("[INVENTORY-19] is the sum over all lines and all paths of their recipes, to the last decimal", () => {
    fc.assert(
      fc.property(anyKitchen(), (kitchen) => {
        const explosion = opened(kitchen.consumables, kitchen.portions).explodeFrom(noStock);
        const { scale, sums } = byHand(kitchen);
        const isWrong = ({ id: one }: Consumable) => {
          const { top, bottom } = requiredOf(explosion, one);
          return top * scale !== (sums.get(one) ?? 0n) * bottom;
        };
        expectNone(kitchen.consumables.filter(isWrong).map((one) => one.id));
      }),
      manyKitchens,
    );
  });

  test("[INVENTORY-20] with stock is never more, and what it is less lies in what was prepared", () => {
    fc.assert(
      fc.property(anyKitchen(), (kitchen) => {
        const { amounts, explodeFrom } = opened(kitchen.consumables, kitchen.portions);
        const [gross, stock] = [explodeFrom(noStock), stockOf(kitchen.consumables)];
        const net = explodeFrom(stock);
        const used = [...net].filter(([, { isPrepared }]) => isPrepared);
        const spared = explodeFrom(noStock, new Map(used.map(([one, { fromStock }]) => [one, fromStock])));
        const isWrong = ({ id: one, yield: yielded }: Consumable) => {
          const line: Requirement | undefined = net.get(one);
          const needed = requiredOf(net, one);
          const isLost =
            yielded === null && !isSame(addFractions(needed, requiredOf(spared, one)), requiredOf(gross, one));
          if (line === undefined) return isLost;
          const available = stock.get(one) ?? nothing;
          const onHand = available.top > 0n ? available : nothing;
          return (
            isLost ||
            isMore(needed, requiredOf(gross, one)) ||
            !isSame(addFractions(line.fromStock, line.lacking), needed) ||
            isMore(line.fromStock, onHand) ||
            (line.lacking.top > 0n && isMore(onHand, line.fromStock))
          );
        };
        expectNone(kitchen.consumables.filter(isWrong).map((one) => one.id));
        expectNone([...amounts.keys()].filter((one) => isMore(amounts.get(one) ?? nothing, requiredOf(net, one))));
      }),
      manyKitchens,
    );
  });

  test("[INVENTORY-19] is the same in whatever order portions, recipes and consumables come", () => {
    fc.assert(
      fc.property(anyKitchen(), (kitchen) => {
        // A spread costs ten times as much.
        const turned = kitchen.consumables
          .map((one) => Object.assign({}, one, { ingredients: one.ingredients.toReversed() }))
          .toReversed();
        const stock = stockOf(kitchen.consumables);
        const told = opened(kitchen.consumables, kitchen.portions).explodeFrom(stock);
        const other = opened(turned, kitchen.portions.toReversed()).explodeFrom(stock);
        const isWrong = ({ id: one }: Consumable) =>
          told.has(one) !== other.has(one) ||
          !isSame(requiredOf(told, one), requiredOf(other, one)) ||
          !isSame(told.get(one)?.lacking ?? nothing, other.get(one)?.lacking ?? nothing);
        expectNone(kitchen.consumables.filter(isWrong).map((one) => one.id));
      }),
      manyKitchens,
    );
  });

  test("[INVENTORY-24] is the sum of what it is for", () => {
    fc.assert(
      fc.property(anyKitchen(), (kitchen) => {
        const { book, amounts, explodeFrom } = opened(kitchen.consumables, kitchen.portions);
        const net = explodeFrom(stockOf(kitchen.consumables));
        for (const { id: wanted } of kitchen.consumables) {
          const within = neededWithin(book, net, wanted);
          let sum = nothing;
          for (const [one, { top, bottom }] of amounts) {
            const inOne = within.get(one) ?? nothing;
            sum = addFractions(sum, fraction(top * inOne.top, bottom * inOne.bottom));
          }
          expect(sum).toEqual(requiredOf(net, wanted));
        }
      }),
      { numRuns: 500 },
    );
  });
});

const flour = sampleSupply("harina", { waste: 10 });
const dough = samplePrepared("masa", { yields: 4, of: { harina: 3 } });

describe("recipes", () => {
  test("[INVENTORY-19] waste and yield stand where the rules have them", () => {
    // 6 of dough are 1.5 batches of 3 of flour, of which a tenth is thrown away.
    const { explodeFrom } = opened([flour, dough], [{ units: 2, ingredients: sampleRecipe({ masa: 3 }) }]);
    expect([...explodeFrom(noStock)].map(([one, { required }]) => [one, required])).toEqual([
      ["masa", fraction(600n)],
      ["harina", fraction(500n)],
    ]);
  });

  test("[INVENTORY-20] a debt is nothing on hand, and adds nothing to what is needed", () => {
    const { explodeFrom } = opened([flour, dough], [{ units: 1, ingredients: sampleRecipe({ masa: 3 }) }]);
    const inDebt = stockOf([{ ...dough, availableQuantity: quantity(-700) }]);
    expect(explodeFrom(inDebt)).toEqual(explodeFrom(noStock));
  });

  test("[INVENTORY-04] one that comes back to itself makes no book", () => {
    const ring = samplePrepared("masa", { of: { relleno: 1 } });
    expect(recipeBook([ring, samplePrepared("relleno", { of: { masa: 1 } })])).toEqual({
      ok: false,
      failure: { code: "RECIPE_CYCLE", consumableId: "masa" },
    });
  });

  test("what nobody knows is told by its id, in a recipe, in portions and in amounts", () => {
    const unknown = { ok: false, failure: { code: "UNKNOWN_INGREDIENT", consumableId: "harina" } };
    expect(recipeBook([dough])).toEqual(unknown);
    const book = recipeBook([]);
    if (!book.ok) throw new Error(book.failure.code);
    expect(namedIn(book.value, [{ units: 1, ingredients: sampleRecipe({ harina: 1 }) }])).toEqual(unknown);
    expect(explode(book.value, new Map([[flour.id, fraction(1n)]]), noStock)).toEqual(unknown);
  });

  test("[INVENTORY-18] more than can be typed is told by its id, and no figure", () => {
    const book = recipeBook([flour, dough]);
    if (!book.ok) throw new Error(book.failure.code);
    const much = new Map([[id<"consumable">("masa"), fraction(BigInt(largestEntry))]]);
    expect(explode(book.value, much, noStock).ok).toBe(true);
    const more = new Map([[id<"consumable">("masa"), fraction(BigInt(largestEntry) * 2n)]]);
    expect(explode(book.value, more, noStock)).toEqual({
      ok: false,
      failure: { code: "QUANTITY_TOO_LARGE", consumableId: "masa" },
    });
  });
});
