import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents, id } from "../kernel/index.ts";
import {
  type CostSource,
  type Ingredient,
  type DeletionEntry,
  type PreparedEntry,
  type RecipeRow,
  type SupplyEntry,
  checkDeletionEntry,
  checkPrepared,
  checkSupplier,
  checkSupply,
  decideDeletion,
  decimalFromQuantity,
  emptyDeletion,
  hasConsumableTwice,
  ingredientsOf,
  isLow,
  isSameRecipe,
  preparedEntryOf,
  quantity,
  quantityFromDecimal,
  quantityText,
  recipeFaults,
  replaceIngredient,
  replacementsFor,
  supplierEntryOf,
  supplyEntryOf,
  unitCosts,
} from "./index.ts";

const consumableId = (name: string) => id<"consumable">(name);
const part = (name: string, hundredths: number): Ingredient => ({
  consumableId: consumableId(name),
  quantity: quantity(hundredths),
});

describe("a quantity", () => {
  test("[INVENTORY-01] is whole hundredths on the wire and back; a third decimal is refused", () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999_900 }), (hundredths) => {
        expect(quantityFromDecimal(decimalFromQuantity(quantity(hundredths)))).toBe(hundredths);
      }),
    );
    expect(quantityFromDecimal(1.005)).toBeNull();
    expect([0, 50, 123_450].map((hundredths) => quantityText(quantity(hundredths)))).toEqual(["0", "0,5", "1.234,5"]);
    expect(() => quantity(0.5)).toThrow();
  });

  test("[INVENTORY-15] is low at the alert level and below, below 0 too", () => {
    const at = (available: number) => isLow({ availableQuantity: quantity(available), alertLevel: quantity(500) });
    expect([501, 500, 499, 0, -1].map(at)).toEqual([false, true, true, true, true]);
  });
});

describe("the forms", () => {
  test("[INVENTORY-05] a supplier needs a name; phone and email may be left empty", () => {
    expect(checkSupplier(supplierEntryOf(null))).toEqual({ ok: false, failure: { name: "MISSING" } });
    expect(checkSupplier({ name: " Molino ", phoneNumber: " ", email: "" })).toEqual({
      ok: true,
      value: { name: "Molino", phoneNumber: null, email: null },
    });
    expect(checkSupplier({ name: "x".repeat(251), phoneNumber: "1".repeat(51), email: "molino" })).toEqual({
      ok: false,
      failure: { name: "TOO_LONG", phoneNumber: "TOO_LONG", email: "MALFORMED" },
    });
  });

  const supply: SupplyEntry = {
    name: " Harina ",
    supplierId: id<"supplier">("m"),
    unit: "KILOGRAM",
    cost: cents(0),
    waste: "0",
    alertLevel: quantity(0),
    allergens: [],
  };
  const supplyFaults = (more: Partial<SupplyEntry>) => {
    const checked = checkSupply({ ...supply, ...more });
    return checked.ok ? null : checked.failure;
  };

  test("[INVENTORY-06] a supply needs everything, and 0 is something", () => {
    expect(checkSupply(supply)).toMatchObject({ ok: true, value: { name: "Harina", waste: 0, cost: 0 } });
    expect(supplyFaults(supplyEntryOf(null, null))).toEqual({
      name: "MISSING",
      unit: "MISSING",
      alertLevel: "MISSING",
      supplierId: "MISSING",
      cost: "MISSING",
      waste: "OUT_OF_RANGE",
    });
    expect(supplyFaults({ name: "x".repeat(251) })).toEqual({ name: "TOO_LONG" });
  });

  test("[INVENTORY-06] waste is a whole percentage from 0 to 99", () => {
    expect(["0", "7", "99"].map((waste) => supplyFaults({ waste }))).toEqual([null, null, null]);
    for (const waste of ["", "100", "-1", "1,5", "1.5", "diez"])
      expect(supplyFaults({ waste })).toEqual({ waste: "OUT_OF_RANGE" });
  });

  const prepared: PreparedEntry = {
    ...preparedEntryOf(null),
    name: "Salsa",
    unit: "LITER",
    alertLevel: quantity(0),
    yield: quantity(1),
    rows: [part("a", 1)],
  };
  const preparedFaults = (more: Partial<PreparedEntry>) => {
    const checked = checkPrepared({ ...prepared, ...more });
    return checked.ok ? null : { ...checked.failure, recipe: [...checked.failure.recipe] };
  };

  test("[INVENTORY-07] a prepared consumable needs a name, a unit, an alert level and a yield of more than 0, and a recipe", () => {
    expect(preparedFaults({})).toBeNull();
    expect(preparedFaults({ name: " ", unit: null, alertLevel: null, yield: null })).toEqual({
      name: "MISSING",
      unit: "MISSING",
      alertLevel: "MISSING",
      yield: "MISSING",
      recipe: [],
    });
    expect(preparedFaults({ yield: quantity(0) })).toEqual({ yield: "ZERO", recipe: [] });
    expect(preparedFaults({ rows: [] })).toEqual({ rows: "MISSING", recipe: [] });
  });

  const rows: fc.Arbitrary<readonly RecipeRow[]> = fc.array(
    fc.record({
      consumableId: fc.option(fc.constantFrom("a", "b", "c", "d").map(consumableId)),
      quantity: fc.option(fc.nat({ max: 3 }).map(quantity)),
    }),
    { maxLength: 6 },
  );

  test("[INVENTORY-08] a recipe is sent exactly when each row is whole and no consumable stands twice", () => {
    fc.assert(
      fc.property(rows, (recipe) => {
        const isWhole = recipe.every((row) => row.consumableId !== null && row.quantity !== null);
        const named = recipe.flatMap((row) => row.consumableId ?? []);
        const isOnce = new Set(named).size === named.length;
        const checked = checkPrepared({ ...prepared, rows: recipe });
        expect(checked.ok).toBe(recipe.length > 0 && isWhole && isOnce);
        if (checked.ok) expect(checked.value.ingredients).toEqual(recipe);
        expect(hasConsumableTwice(ingredientsOf(recipe.filter((row) => row.quantity !== null)))).toBe(
          new Set(recipe.flatMap((row) => (row.quantity === null ? [] : (row.consumableId ?? [])))).size <
            recipe.filter((row) => row.quantity !== null && row.consumableId !== null).length,
        );
      }),
    );
    expect([...recipeFaults([{ consumableId: null, quantity: null }, part("a", 0), part("a", 1)])]).toEqual([
      [0, { consumable: "NO_CONSUMABLE", quantity: "NO_QUANTITY" }],
      [2, { consumable: "CONSUMABLE_TWICE" }],
    ]);
  });

  test("[INVENTORY-13] a deletion goes once its replacement is whole, or where nothing needs it", () => {
    const oil = { id: consumableId("oil"), ingredients: [] };
    const dough = { id: consumableId("dough"), ingredients: [part("flour", 1)] };
    const flour = { id: consumableId("flour"), ingredients: [] };
    const check = (more: Partial<DeletionEntry>, consumables = [flour, oil, dough]) =>
      checkDeletionEntry({ ...emptyDeletion, ...more }, flour.id, { consumables, isInProducts: false });
    const needed = { ok: false, failure: { code: "REPLACEMENT_NEEDED" } };
    const replacement = { consumableId: oil.id, quantity: quantity(50) };
    expect(check({})).toEqual(needed);
    expect(check({ ...replacement, quantity: quantity(0) })).toEqual(needed);
    expect(check({ ...replacement, mode: "REMOVE" })).toEqual(needed);
    expect(check(replacement)).toEqual({ ok: true, value: replacement });
    expect(check({ ...replacement, consumableId: dough.id })).toEqual({
      ok: false,
      failure: { code: "WRONG_REPLACEMENT" },
    });
    expect(check({ mode: "REMOVE" }, [flour, oil])).toEqual({ ok: true, value: null });
  });

  test("[INVENTORY-11] the same rows in another order are the same recipe", () => {
    const recipe = [part("a", 1), part("b", 2)];
    expect(isSameRecipe(recipe, recipe.toReversed())).toBe(true);
    expect(isSameRecipe(recipe, [part("a", 1), part("b", 3)])).toBe(false);
    expect(isSameRecipe(recipe, [part("a", 1)])).toBe(false);
    expect(isSameRecipe([part("a", 1)], [part("c", 1)])).toBe(false);
  });
});

const dish = (name: string, ingredients: readonly Ingredient[]): CostSource => ({
  id: consumableId(name),
  type: "PREPARED",
  cost: cents(0),
  waste: 0,
  yield: quantity(100),
  ingredients,
});
const raw = (name: string): CostSource => ({ ...dish(name, []), type: "RAW", yield: null });

describe("a deletion", () => {
  // Salsa is of tomato, pizza of salsa.
  const pantry = [raw("tomate"), raw("puré"), dish("salsa", [part("tomate", 150)]), dish("pizza", [part("salsa", 50)])];
  const [tomato, puree, salsa] = ["tomate", "puré", "salsa"].map(consumableId);
  if (tomato === undefined || puree === undefined || salsa === undefined) throw new Error("unreachable");

  test("[INVENTORY-13] offers what would make no recipe come back to itself", () => {
    expect(replacementsFor(tomato, pantry).map((one) => one.id)).toEqual(["puré"]);
    expect(replacementsFor(puree, pantry).map((one) => one.id)).toEqual(["tomate", "salsa", "pizza"]);
  });

  test("[INVENTORY-13] whatever stands in, every recipe has a cost again", () => {
    const names = ["r0", "r1", "p0", "p1", "p2", "p3"];
    const net = fc
      .array(fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 500 })), { maxLength: 4 }), {
        minLength: 4,
        maxLength: 4,
      })
      .map((recipes) => [
        raw("r0"),
        raw("r1"),
        ...recipes.map((parts, index) =>
          dish(
            `p${index}`,
            [...new Map(parts.map(([at, needed]) => [names[at % (index + 2)] ?? "r0", needed]))].map(([name, needed]) =>
              part(name, needed),
            ),
          ),
        ),
      ]);
    fc.assert(
      fc.property(net, fc.constantFrom(...names), fc.integer({ min: 1, max: 1_000 }), (all, going, perUnit) => {
        for (const other of replacementsFor(consumableId(going), all)) {
          const left = all
            .filter((one) => one.id !== going)
            .map((one) => {
              const replacement = { consumableId: other.id, quantity: quantity(perUnit) };
              const recipe = replaceIngredient(one.ingredients, consumableId(going), replacement);
              if (!recipe.ok) throw new Error("too large");
              expect(hasConsumableTwice(recipe.value)).toBe(false);
              expect(recipe.value.some((line) => line.consumableId === going)).toBe(false);
              return { ...one, ingredients: recipe.value };
            });
          expect(unitCosts(left)).toMatchObject({ ok: true });
        }
      }),
    );
  });

  test("[INVENTORY-13] so many units of the other stand for one, at least 0.01, and add up with what is there", () => {
    const replaced = (recipe: readonly Ingredient[], hundredths: number) =>
      replaceIngredient(recipe, tomato, { consumableId: puree, quantity: quantity(hundredths) });
    expect(replaced([part("sal", 1), part("tomate", 150)], 250)).toEqual({
      ok: true,
      value: [part("sal", 1), part("puré", 375)],
    });
    expect(replaced([part("tomate", 150), part("puré", 20)], 50)).toEqual({ ok: true, value: [part("puré", 95)] });
    expect(replaced([part("tomate", 1)], 1)).toEqual({ ok: true, value: [part("puré", 1)] });
    expect(replaced([part("tomate", 0)], 100)).toEqual({ ok: true, value: [part("puré", 0)] });
    expect(replaced([part("sal", 1)], 100)).toEqual({ ok: true, value: [part("sal", 1)] });
    expect(replaced([part("tomate", 99_999_999_900)], 101)).toEqual({
      ok: false,
      failure: { code: "QUANTITY_TOO_LARGE" },
    });
    expect(replaceIngredient([part("sal", 1), part("tomate", 2)], tomato, null)).toEqual({
      ok: true,
      value: [part("sal", 1)],
    });
  });

  test("[INVENTORY-13] of what a recipe needs asks for a replacement, unless nothing can be one", () => {
    const decide = (going: typeof tomato, replacement: typeof tomato | null, isInProducts = false, of = pantry) =>
      decideDeletion(going, replacement === null ? null : { consumableId: replacement, quantity: quantity(100) }, {
        consumables: of,
        isInProducts,
      });
    const needed = { ok: false, failure: { code: "REPLACEMENT_NEEDED" } };
    const wrong = { ok: false, failure: { code: "WRONG_REPLACEMENT" } };
    expect(decide(tomato, null)).toEqual(needed);
    expect(decide(puree, null, true)).toEqual(needed);
    expect(decide(puree, null)).toEqual({ ok: true, value: null });
    expect(decide(tomato, puree)).toMatchObject({ ok: true, value: { consumableId: puree } });
    expect(decide(tomato, tomato)).toEqual(wrong);
    expect(decide(tomato, salsa)).toEqual(wrong);
    expect(decide(puree, consumableId("nadie"))).toEqual(wrong);
    expect(decide(puree, null, true, [raw("puré")])).toEqual({ ok: true, value: null });
    expect(
      decideDeletion(
        tomato,
        { consumableId: puree, quantity: quantity(0) },
        { consumables: pantry, isInProducts: false },
      ),
    ).toEqual(wrong);
  });
});
