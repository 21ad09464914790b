import { type Kitchen, anyKitchen } from "@cantina/testkit/arbitraries";
import { samplePrepared, sampleRecipe, sampleSupply } from "@cantina/testkit/samples";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Consumable,
  type ConsumableId,
  type Fraction,
  addFractions,
  explode,
  fraction,
  isMore,
  largestEntry,
  namedIn,
  noStock,
  nothing,
  roundedQuantity,
  stockOf,
} from "../inventory/index.ts";
import { type ProductId, cents, id } from "../kernel/index.ts";
import {
  type DemandLine,
  type DemandOrigin,
  type PlannedNeed,
  type ProductionInput,
  type ProductionPlan,
  type PurchaseRow,
  planProduction,
  sharesOf,
} from "./index.ts";

function planned<L extends DemandLine>(input: ProductionInput<L>): ProductionPlan<L> {
  const plan = planProduction(input);
  if (!plan.ok) throw new Error(plan.failure.code);
  return plan.value;
}

const planOf = (kitchen: Kitchen) => planned({ ...kitchen, stock: stockOf(kitchen.consumables) });

const sumOf = (parts: readonly Fraction[]): Fraction => parts.reduce(addFractions, nothing);
const isSame = (one: Fraction, other: Fraction): boolean => one.top === other.top && one.bottom === other.bottom;

/** Said only where something is wrong: to ask 10,000 times what is right costs more than to compute it. */
const expectNone = (faults: readonly PlannedNeed[]): void => {
  if (faults.length > 0) expect(faults).toEqual([]);
};

describe("a plan of any kitchen", () => {
  test("[PRODUCTION-02] plans of each supply the sum over all lines of their gross recipes, exactly", () => {
    fc.assert(
      fc.property(anyKitchen(), (kitchen) => {
        const { supplies, prepared, basis } = planOf(kitchen);
        const alone = kitchen.portions.map((portions) => {
          const named = namedIn(basis.book, [portions]);
          const explosion = named.ok ? explode(basis.book, named.value, noStock) : named;
          if (!explosion.ok) throw new Error(explosion.failure.code);
          return explosion.value;
        });
        const summed = (one: ConsumableId) => sumOf(alone.map((explosion) => explosion.get(one)?.required ?? nothing));
        const isWrong = ({ consumableId, gross, needed }: PlannedNeed) =>
          !isSame(summed(consumableId), gross) || isMore(needed, gross);
        expectNone([...supplies, ...prepared].filter(isWrong));
        const told = new Set([...supplies, ...prepared].map(({ consumableId }) => consumableId));
        const untold = alone.flatMap((explosion) => [...explosion.keys()].filter((one) => !told.has(one)));
        if (untold.length > 0) expect(untold).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  test("[PRODUCTION-05] each figure is the sum of its dishes, and each dish of its lines, exactly", () => {
    fc.assert(
      fc.property(anyKitchen(), (kitchen) => {
        const plan = planOf(kitchen);
        const isTorn = (need: PlannedNeed, figure: "gross" | "needed") => {
          const dishes = sharesOf(plan, need.consumableId, figure);
          return (
            dishes.some(({ share, lines }) => !isSame(sumOf(lines.map((line) => line.share)), share)) ||
            !isSame(sumOf(dishes.map(({ share }) => share)), need[figure])
          );
        };
        const isWrong = (need: PlannedNeed) => isTorn(need, "gross") || isTorn(need, "needed");
        expectNone([...plan.supplies, ...plan.prepared].filter(isWrong));
      }),
      { numRuns: 2_000 },
    );
  });

  test("[PRODUCTION-01] is the same in whatever order lines, recipes and consumables come", () => {
    fc.assert(
      fc.property(anyKitchen(), (kitchen) => {
        const { basis: _, ...plan } = planOf(kitchen);
        const turned = planOf({
          ...kitchen,
          lines: kitchen.lines.toReversed(),
          recipes: kitchen.recipes.toReversed(),
          consumables: kitchen.consumables.toReversed(),
        });
        const sorted = <T>(all: readonly T[]) => new Set(all);
        expect(sorted(turned.supplies)).toEqual(sorted(plan.supplies));
        expect(sorted(turned.prepared)).toEqual(sorted(plan.prepared));
        expect(turned.cost).toBe(plan.cost);
        expect(sorted(turned.purchases.flatMap(({ rows }) => rows))).toEqual(
          sorted(plan.purchases.flatMap(({ rows }) => rows)),
        );
        expect(sorted(turned.dishes.map(({ units, byOrigin, productId }) => ({ units, byOrigin, productId })))).toEqual(
          sorted(plan.dishes.map(({ units, byOrigin, productId }) => ({ units, byOrigin, productId }))),
        );
      }),
      { numRuns: 300 },
    );
  });

  test("[PRODUCTION-04] what is missing is in one row of one supplier, and the rows add up", () => {
    fc.assert(
      fc.property(anyKitchen(), (kitchen) => {
        const { supplies, purchases, cost } = planOf(kitchen);
        const rows = purchases.flatMap((purchase) => purchase.rows);
        const missing = supplies.filter((need) => need.missing.top > 0n);
        expect(new Map(rows.map((row) => [row.consumableId, row.missing]))).toEqual(
          new Map(missing.map((need) => [need.consumableId, need.missing])),
        );
        expect(rows.length).toBe(missing.length);
        expect(new Set(purchases.map(({ supplierId }) => supplierId)).size).toBe(purchases.length);
        expect(purchases.reduce((sum, purchase) => sum + purchase.cost, 0)).toBe(cost);
        const units = new Map(kitchen.consumables.map((one) => [one.id, one.unit]));
        const isTooLittleOrMuch = ({ consumableId, missing: { top, bottom }, quantity }: PurchaseRow): boolean => {
          const step = units.get(consumableId) === "PIECE" ? 100 : 1;
          const over = BigInt(quantity) * bottom - top;
          return quantity % step !== 0 || over < 0n || over >= BigInt(step) * bottom;
        };
        expect(rows.filter(isTooLittleOrMuch)).toEqual([]);
        for (const purchase of purchases)
          expect(purchase.rows.reduce((sum, row) => sum + row.cost, 0)).toBe(purchase.cost);
      }),
      { numRuns: 300 },
    );
  });
});

type Needs = Readonly<Record<string, number>>;
type Served = { readonly dish: string; readonly units: number; readonly origin?: DemandOrigin; readonly on?: string };

/** A plan of dishes that are named by what they are made of. */
function planOfMenu(
  consumables: readonly Consumable[],
  menu: Readonly<Record<string, Needs>>,
  served: readonly Served[],
) {
  const productOf = (dish: string) => ({ id: id<"product">(dish) satisfies ProductId, version: 1 });
  const plan = planned({
    consumables,
    recipes: Object.entries(menu).map(([dish, needs]) => ({ ...productOf(dish), ingredients: sampleRecipe(needs) })),
    lines: served.map(({ dish, units, origin = "ORDER", on = "hoy" }) => ({
      origin,
      on,
      units,
      product: productOf(dish),
    })),
    stock: stockOf(consumables),
  });
  const figures = (needs: readonly PlannedNeed[]) =>
    Object.fromEntries(
      needs.map(({ consumableId, needed, missing }) => [
        consumableId,
        [needed, missing].map((one) => (roundedQuantity(one) ?? Number.NaN) / 100),
      ]),
    );
  return { plan, supplies: figures(plan.supplies), prepared: figures(plan.prepared) };
}

describe("what others' plans got wrong", () => {
  test("[PRODUCTION-03] grocy#840: 4 × 100 g in a week against 250 g is not enough", () => {
    const cheese = sampleSupply("queso", { available: 250 });
    const week = ["lunes", "martes", "miércoles", "viernes"].map((on) => ({ dish: "pizza", units: 1, on }));
    expect(planOfMenu([cheese], { pizza: { queso: 100 } }, week).supplies).toEqual({ queso: [400, 150] });
    // 6 and 3 are needed and 5 are there: the list says 4, not 1.
    const eggs = sampleSupply("huevo", { available: 5 });
    const menu = { tortilla: { huevo: 6 }, flan: { huevo: 3 } };
    const both = planOfMenu([eggs], menu, [
      { dish: "tortilla", units: 1 },
      { dish: "flan", units: 1 },
    ]);
    expect(both.supplies).toEqual({ huevo: [9, 4] });
    expect(both.plan.purchases.map(({ rows }) => rows.map(({ missing }) => missing))).toEqual([[fraction(400n)]]);
  });

  test("[PRODUCTION-02] grocy#2535: a recipe and its sub-recipe that use the same food need 3, not 2", () => {
    const pantry = [sampleSupply("cebolla"), samplePrepared("salsa", { of: { cebolla: 2 } })];
    const { supplies } = planOfMenu(pantry, { guiso: { cebolla: 1, salsa: 1 } }, [{ dish: "guiso", units: 1 }]);
    expect(supplies).toEqual({ cebolla: [3, 3] });
  });

  test("[PRODUCTION-03] grocy#2819: what is produced already counts before it is exploded", () => {
    const pantry = [sampleSupply("tomate"), samplePrepared("salsa", { of: { tomate: 3 }, available: 2 })];
    const menu = { fideos: { salsa: 1 } };
    const enough = planOfMenu(pantry, menu, [{ dish: "fideos", units: 2 }]);
    expect([enough.prepared, enough.supplies, enough.plan.purchases]).toEqual([
      { salsa: [2, 0] },
      { tomate: [0, 0] },
      [],
    ]);
    const short = planOfMenu(pantry, menu, [{ dish: "fideos", units: 5 }]);
    expect([short.prepared, short.supplies]).toEqual([{ salsa: [5, 3] }, { tomate: [9, 9] }]);
  });

  test("[PRODUCTION-03] erpnext#26563: three levels with stock in the middle: 80 to paint, 60 to manufacture", () => {
    const pantry = [
      sampleSupply("chapa"),
      samplePrepared("pieza", { of: { chapa: 1 }, available: 20 }),
      samplePrepared("pieza pintada", { of: { pieza: 1 }, available: 20 }),
    ];
    const { prepared, supplies } = planOfMenu(pantry, { silla: { "pieza pintada": 1 } }, [
      { dish: "silla", units: 100 },
    ]);
    expect(prepared).toEqual({ pieza: [80, 60], "pieza pintada": [100, 80] });
    expect(supplies).toEqual({ chapa: [60, 60] });
  });

  test("[PRODUCTION-02] erpnext#37785: one supply in two sub-recipes is needed 2 times, not 1", () => {
    const pantry = [
      sampleSupply("harina"),
      samplePrepared("masa", { of: { harina: 1 } }),
      samplePrepared("salsa blanca", { of: { harina: 1 } }),
    ];
    const { supplies } = planOfMenu(pantry, { tarta: { masa: 1, "salsa blanca": 1 } }, [{ dish: "tarta", units: 1 }]);
    expect(supplies).toEqual({ harina: [2, 2] });
  });

  test("[PRODUCTION-02] erpnext#41579: the same item in several sub-recipes of several levels, thrice: 18, not 33", () => {
    const pantry = [
      sampleSupply("huevo"),
      samplePrepared("mayonesa", { of: { huevo: 1 } }),
      samplePrepared("ensalada", { of: { huevo: 1, mayonesa: 1 } }),
      samplePrepared("vianda", { of: { ensalada: 1, mayonesa: 2, huevo: 1 } }),
    ];
    // In one: 1 itself, 2 in the mayonnaise, 1 + 1 in the salad, and 1 beside the lunch box.
    const menu = { almuerzo: { vianda: 1, huevo: 1 } };
    const { supplies } = planOfMenu(pantry, menu, [{ dish: "almuerzo", units: 3 }]);
    expect(supplies).toEqual({ huevo: [18, 18] });
  });

  test("[PRODUCTION-04] erpnext#58710: what three dishes and two levels need is one row of the list", () => {
    const pantry = [sampleSupply("azúcar", { cost: cents(150) }), samplePrepared("almíbar", { of: { azúcar: 20 } })];
    const menu = { flan: { azúcar: 20 }, budín: { azúcar: 20 }, peras: { almíbar: 1 } };
    const { plan } = planOfMenu(pantry, menu, [
      { dish: "flan", units: 1 },
      { dish: "budín", units: 1 },
      { dish: "peras", units: 1 },
    ]);
    const row = { consumableId: "azúcar", missing: fraction(6_000n), quantity: 6_000, cost: 9_000 };
    expect(plan.purchases).toEqual([{ supplierId: "mercado", rows: [row], cost: 9_000 }]);
  });

  test("[PRODUCTION-05] odoo#187130: a dish accounts for its own part of what it shares with another", () => {
    const pantry = [sampleSupply("queso", { cost: cents(500) }), samplePrepared("salsa", { of: { queso: 10 } })];
    const menu = { pizza: { queso: 1, salsa: 1 }, canelones: { salsa: 1 } };
    const { plan } = planOfMenu(pantry, menu, [
      { dish: "pizza", units: 1 },
      { dish: "canelones", units: 1 },
    ]);
    const shares = sharesOf(plan, id<"consumable">("queso")).map(({ productId, share }) => [productId, share]);
    // 11 and 10: together 21 at $ 5, and neither pays for the other's.
    expect(shares).toEqual([
      ["pizza", fraction(1_100n)],
      ["canelones", fraction(1_000n)],
    ]);
    expect(plan.cost).toBe(10_500);
  });
});

describe("a plan", () => {
  const pantry = [
    sampleSupply("tomate", { waste: 20, available: 1, cost: cents(1_001), supplier: "verdulería" }),
    samplePrepared("salsa", { yields: 3, of: { tomate: 4 }, available: 1 }),
  ];
  const menu = { fideos: { salsa: 1 }, ensalada: { tomate: 0.5 } };

  test("[PRODUCTION-01] tells portions by origin, and opens its figures to the lines that were given", () => {
    const { plan, supplies, prepared } = planOfMenu(pantry, menu, [
      { dish: "fideos", units: 2, on: "lunes" },
      { dish: "ensalada", units: 4, origin: "PASS", on: "lunes" },
      { dish: "fideos", units: 2, origin: "FORECAST", on: "martes" },
    ]);
    expect(plan.dishes.map(({ productId, units, byOrigin }) => ({ productId, units, byOrigin }))).toEqual([
      { productId: "fideos", units: 4, byOrigin: { ORDER: 2, PASS: 0, SUBSCRIPTION: 0, FORECAST: 2 } },
      { productId: "ensalada", units: 4, byOrigin: { ORDER: 0, PASS: 4, SUBSCRIPTION: 0, FORECAST: 0 } },
    ]);
    // 3 of sauce are 4 of tomato, gross 5; the salads 2, gross 2.5.
    expect([prepared, supplies]).toEqual([{ salsa: [4, 3] }, { tomate: [7.5, 6.5] }]);
    const opened = sharesOf(plan, id<"consumable">("tomate")).map(({ productId, lines }) => [
      productId,
      lines.map(({ line, share }) => [line.on, line.origin, share]),
    ]);
    expect(opened).toEqual([
      [
        "fideos",
        [
          ["lunes", "ORDER", fraction(250n)],
          ["martes", "FORECAST", fraction(250n)],
        ],
      ],
      ["ensalada", [["lunes", "PASS", fraction(250n)]]],
    ]);
    // 6.5 at $ 10.01 are $ 65.065, half away from zero.
    expect(plan.purchases.map(({ supplierId, cost }) => [supplierId, cost])).toEqual([["verdulería", 6_507]]);
  });

  test("[PRODUCTION-01] counts each line with the recipe of the version that was sold", () => {
    const product = id<"product">("ensalada");
    const plan = planned({
      consumables: pantry,
      recipes: [
        { id: product, version: 1, ingredients: sampleRecipe({ tomate: 0.8 }) },
        { id: product, version: 2, ingredients: sampleRecipe({ tomate: 1.6 }) },
      ],
      lines: [1, 2].map((version) => ({ origin: "ORDER", product: { id: product, version }, units: 1 })),
      stock: noStock,
    });
    expect(plan.supplies.map(({ needed }) => needed)).toEqual([fraction(300n)]);
    expect(plan.dishes.map(({ units }) => units)).toEqual([2]);
  });

  test("[PRODUCTION-03] tells a negative stock, and takes it for nothing on hand", () => {
    const owing = [{ ...sampleSupply("tomate", { available: -3 }) }];
    const { plan, supplies } = planOfMenu(owing, { ensalada: { tomate: 2 } }, [{ dish: "ensalada", units: 1 }]);
    expect(supplies).toEqual({ tomate: [2, 2] });
    expect(plan.supplies.map(({ available }) => available)).toEqual([fraction(-300n)]);
  });

  test("[PRODUCTION-06] counts meals that name no product, and tells units without recipe", () => {
    const meal: DemandLine = { origin: "SUBSCRIPTION", product: null, units: 7 };
    const cake: DemandLine = { origin: "ORDER", product: { id: id<"product">("torta"), version: 1 }, units: 2 };
    const plan = planned({ consumables: pantry, recipes: [], lines: [meal, cake, meal], stock: noStock });
    expect(plan.unnamedMeals).toBe(14);
    expect(plan.dishes.map(({ units, unitsWithoutRecipe }) => [units, unitsWithoutRecipe])).toEqual([[2, 2]]);
    expect([plan.supplies, plan.prepared, plan.purchases, plan.cost]).toEqual([[], [], [], 0]);
  });

  test("[PRODUCTION-07] is refused with the consumable where a recipe has no end or a figure no bounds", () => {
    const product = { id: id<"product">("torta"), version: 1 };
    const refusalOf = (consumables: readonly Consumable[], units = 1) => {
      const recipes = [{ ...product, ingredients: sampleRecipe({ masa: 1 }) }];
      const plan = planProduction({
        consumables,
        recipes,
        lines: [{ origin: "ORDER", product, units }],
        stock: noStock,
      });
      return plan.ok ? null : plan.failure;
    };
    const ring = [samplePrepared("masa", { of: { masa: 1 } })];
    expect([refusalOf(ring), refusalOf([]), refusalOf([sampleSupply("masa")], largestEntry)]).toEqual([
      { code: "RECIPE_CYCLE", consumableId: "masa" },
      { code: "UNKNOWN_INGREDIENT", consumableId: "masa" },
      { code: "QUANTITY_TOO_LARGE", consumableId: "masa" },
    ]);
    const dear = sampleSupply("masa", { cost: cents(largestEntry) });
    expect([refusalOf([dear]), refusalOf([dear], 2)]).toEqual([null, { code: "COST_TOO_HIGH", consumableId: "masa" }]);
  });
});
