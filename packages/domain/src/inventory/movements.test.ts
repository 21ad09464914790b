import { anyKitchen } from "@cantina/testkit/arbitraries";
import { samplePrepared, sampleRecipe, sampleSupply } from "@cantina/testkit/samples";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents, id } from "../kernel/index.ts";
import {
  type Consumable,
  type EnteredReason,
  type MovementEntry,
  type WantedMovements,
  canBePrepared,
  checkMovement,
  decideMovements,
  enteredReasons,
  fallsToAlert,
  largestEntry,
  mostToPrepare,
  movementReasons,
  movementTypeOf,
  movementTypes,
  newMovementEntry,
  quantity,
  reasonsFor,
} from "./index.ts";

const hundredths = (units: number) => quantity(Math.round(units * 100));

const wanted = (reason: EnteredReason, units: Readonly<Record<string, number>>): WantedMovements => ({
  type: reason === "SUPPLIER_PURCHASE" || reason === "PREPARATION" ? "INGRESS" : "EGRESS",
  reason,
  lines: sampleRecipe(units).map((one) => ({ ...one, paidTotal: null })),
});

const flour = sampleSupply("harina", { available: 10 });
const salt = sampleSupply("sal", { available: -2 });
const dough = samplePrepared("masa", { of: { harina: 2 }, available: 1 });
const bread = samplePrepared("pan", { yields: 4, of: { masa: 2, harina: 1 } });
const pantry = [flour, salt, dough, bread];

const decided = (reason: EnteredReason, units: Readonly<Record<string, number>>, of: readonly Consumable[] = pantry) =>
  decideMovements(wanted(reason, units), of);

const failure = (reason: EnteredReason, units: Readonly<Record<string, number>>) => {
  const found = decided(reason, units);
  return found.ok ? null : found.failure;
};

describe("a movement by hand", () => {
  test("[INVENTORY-28] has a reason of its type and of what it moves", () => {
    const egress = ["INTERNAL_CONSUMPTION", "EXPIRATION", "WASTE"];
    expect(movementTypes.map((type) => [reasonsFor(type, "RAW"), reasonsFor(type, "PREPARED")])).toEqual([
      [["SUPPLIER_PURCHASE"], ["PREPARATION"]],
      [egress, egress],
    ]);
    for (const type of movementTypes)
      for (const reason of enteredReasons)
        for (const item of [flour, dough]) {
          const lines = [{ consumableId: item.id, quantity: quantity(100), paidTotal: null }];
          const isRight = reasonsFor(type, item.type).includes(reason);
          expect(decideMovements({ type, reason, lines }, pantry).ok).toBe(isRight);
        }
    expect(failure("PREPARATION", { harina: 1 })).toEqual({ code: "WRONG_REASON", consumableId: "harina" });
    expect(failure("SUPPLIER_PURCHASE", { masa: 1 })).toEqual({ code: "WRONG_REASON", consumableId: "masa" });
  });

  test("[INVENTORY-28] those that the product writes are not entered, and their sign says their type", () => {
    const written = movementReasons.filter((one) => !enteredReasons.some((entered) => entered === one));
    expect(written).toEqual(["PREPARATION_INGREDIENT", "ORDER", "ORDER_RETURN", "MEAL", "COUNT"]);
    expect([-1, 0, 1].map((moved) => movementTypeOf(quantity(moved)))).toEqual(["EGRESS", "INGRESS", "INGRESS"]);
  });

  test("[INVENTORY-29] adds to what there is or takes of it, up to what can be typed", () => {
    expect(decided("SUPPLIER_PURCHASE", { harina: 2.5, sal: 1 })).toMatchObject({
      value: [
        { consumableId: "harina", quantity: 250, ingredients: [] },
        { consumableId: "sal", quantity: 100 },
      ],
    });
    expect(decided("WASTE", { harina: 2.5 })).toMatchObject({ value: [{ quantity: -250, reason: "WASTE" }] });
    const most = largestEntry / 100 - 10;
    expect(decided("SUPPLIER_PURCHASE", { harina: most }).ok).toBe(true);
    expect(failure("SUPPLIER_PURCHASE", { harina: most + 0.01 })).toMatchObject({ code: "QUANTITY_TOO_LARGE" });
    expect(failure("WASTE", { azafrán: 1 })).toEqual({ code: "UNKNOWN_CONSUMABLE", consumableId: "azafrán" });
  });

  test("[INVENTORY-30] takes no more than there is, and of a debt nothing", () => {
    expect(decided("EXPIRATION", { harina: 10, masa: 1 }).ok).toBe(true);
    expect(failure("EXPIRATION", { masa: 1, harina: 10.01 })).toEqual({
      code: "EXCEEDED",
      consumableId: "harina",
      most: 1_000,
    });
    expect(failure("EXPIRATION", { sal: 0.01 })).toMatchObject({ code: "EXCEEDED", most: 0 });
  });

  test("[INVENTORY-33] is refused where a unit would have cost more than can be typed", () => {
    const paid = (paidTotal: number) =>
      decideMovements(
        {
          type: "INGRESS",
          reason: "SUPPLIER_PURCHASE",
          lines: [{ consumableId: flour.id, quantity: quantity(50), paidTotal: cents(paidTotal) }],
        },
        pantry,
      );
    expect(paid(largestEntry / 2)).toMatchObject({ value: [{ paidTotal: largestEntry / 2 }] });
    expect(paid(largestEntry / 2 + 1)).toMatchObject({ failure: { code: "PRICE_TOO_HIGH" } });
  });
});

describe("a preparation of several", () => {
  test("[INVENTORY-31] takes the ingredients of each, and at most what they allow", () => {
    expect(decided("PREPARATION", { masa: 5 })).toMatchObject({
      value: [{ consumableId: "masa", quantity: 500, ingredients: sampleRecipe({ harina: 10 }) }],
    });
    expect(failure("PREPARATION", { masa: 5.01 })).toEqual({ code: "EXCEEDED", consumableId: "masa", most: 500 });
  });

  test("[INVENTORY-31] makes nothing while the ingredients are not enough for a whole unit, as the form offers none", () => {
    for (const [available, ok] of [
      [1.98, false],
      [2, true],
    ] as const) {
      const few = [sampleSupply("harina", { available }), dough];
      expect(decided("PREPARATION", { masa: 0.5 }, few)).toMatchObject(
        ok ? { ok } : { failure: { code: "EXCEEDED", consumableId: "masa", most: 0 } },
      );
      const rows = sampleRecipe({ masa: 0.5 }).map((one) => ({ ...one, paidTotal: null }));
      expect(checkMovement({ type: "INGRESS", reason: "PREPARATION", rows }, few).ok).toBe(ok);
    }
    // It is the stock that all of them begin with, and no matter what they leave.
    expect(decided("PREPARATION", { masa: 4.8, pan: 0.4 }).ok).toBe(true);
  });

  test("[INVENTORY-31] odoo#187130: what is shared by two of its parts is taken for each of them, and not once more", () => {
    const sauce = samplePrepared("salsa", { of: { harina: 1 } });
    const pie = samplePrepared("tarta", { of: { masa: 2, salsa: 1, harina: 0.5 } });
    // 1 of dough is there; another is 2 of flour, the sauce 1.
    expect(decided("PREPARATION", { tarta: 1 }, [flour, dough, sauce, pie])).toMatchObject({
      value: [{ ingredients: sampleRecipe({ masa: 1, harina: 3.5 }) }],
    });
  });

  test("[INVENTORY-32] two that share an ingredient don't both take the last of it", () => {
    const cake = samplePrepared("torta", { of: { harina: 6 } });
    expect(decided("PREPARATION", { masa: 2, torta: 1 }, [...pantry, cake]).ok).toBe(true);
    expect(decided("PREPARATION", { masa: 3, torta: 1 }, [...pantry, cake])).toEqual({
      ok: false,
      failure: { code: "EXCEEDED", consumableId: "torta", most: 66 },
    });
  });

  test("[INVENTORY-32] what the first makes, the second uses", () => {
    // Bread needs 2 of dough, of which 1 is there, and 1 of flour for 4.
    const both = decided("PREPARATION", { masa: 3, pan: 8 });
    expect(both).toMatchObject({
      value: [{ ingredients: sampleRecipe({ harina: 6 }) }, { ingredients: sampleRecipe({ masa: 4, harina: 2 }) }],
    });
    // Alone it opens the dough that lacks.
    expect(decided("PREPARATION", { pan: 8 })).toMatchObject({
      value: [{ ingredients: sampleRecipe({ masa: 1, harina: 8 }) }],
    });
  });

  test("[INVENTORY-32] never takes anything below 0 that was not below it before", () => {
    fc.assert(
      fc.property(anyKitchen(), fc.array(fc.nat({ max: 2_000 }), { maxLength: 12 }), ({ consumables }, amounts) => {
        const prepared = consumables.filter(({ yield: yielded }) => yielded !== null);
        const lines = amounts.flatMap((amount, index) => {
          const one = prepared[index % Math.max(prepared.length, 1)];
          return one === undefined ? [] : [{ consumableId: one.id, quantity: quantity(amount + 1), paidTotal: null }];
        });
        const found = decideMovements({ type: "INGRESS", reason: "PREPARATION", lines }, consumables);
        if (!found.ok) return;
        const left = new Map(consumables.map((one) => [one.id, Number(one.availableQuantity)]));
        const move = (consumableId: Consumable["id"], moved: number) => {
          const now = (left.get(consumableId) ?? 0) + moved;
          left.set(consumableId, now);
          if (moved < 0) expect(now).toBeGreaterThanOrEqual(0);
        };
        for (const { consumableId, quantity: made, ingredients } of found.value) {
          move(consumableId, made);
          for (const one of ingredients) move(one.consumableId, -one.quantity);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("the form of a movement", () => {
  const entry = (reason: EnteredReason | null, units: Readonly<Record<string, number | null>>): MovementEntry => ({
    type: reason === "SUPPLIER_PURCHASE" || reason === "PREPARATION" ? "INGRESS" : "EGRESS",
    reason,
    rows: Object.entries(units).map(([name, typed]) => ({
      consumableId: id<"consumable">(name),
      quantity: typed === null ? null : hundredths(typed),
      paidTotal: cents(500),
    })),
  });
  const faults = (...asked: Parameters<typeof entry>) => {
    const checked = checkMovement(entry(...asked), pantry);
    return checked.ok ? null : { ...checked.failure, rows: Object.fromEntries(checked.failure.rows) };
  };

  test("[INVENTORY-28] chooses the reason where there is only one", () => {
    const reasons = [
      newMovementEntry("INGRESS", [flour, salt]),
      newMovementEntry("INGRESS", [dough]),
      newMovementEntry("EGRESS", [flour]),
    ].map(({ reason }) => reason);
    expect(reasons).toEqual(["SUPPLIER_PURCHASE", "PREPARATION", null]);
    expect(newMovementEntry("EGRESS", [flour]).rows).toEqual([
      { consumableId: "harina", quantity: null, paidTotal: null },
    ]);
  });

  test("[INVENTORY-29] [INVENTORY-30] tells every fault at once", () => {
    expect(faults(null, { harina: 0, masa: null, sal: 1 })).toEqual({
      reason: "MISSING",
      rows: { harina: { code: "ZERO" }, masa: { code: "MISSING" } },
    });
    expect(faults("WASTE", { harina: 11, masa: null, sal: 1 })).toEqual({
      rows: {
        harina: { code: "EXCEEDED", most: 1_000 },
        masa: { code: "MISSING" },
        sal: { code: "EXCEEDED", most: 0 },
      },
    });
  });

  test("[INVENTORY-33] sends what was paid of a purchase only", () => {
    expect(checkMovement(entry("WASTE", { harina: 1 }), pantry)).toMatchObject({
      value: { lines: [{ paidTotal: null }] },
    });
    expect(checkMovement(entry("SUPPLIER_PURCHASE", { sal: 1 }), pantry)).toEqual({
      ok: true,
      value: {
        type: "INGRESS",
        reason: "SUPPLIER_PURCHASE",
        lines: [{ consumableId: "sal", quantity: 100, paidTotal: 500 }],
      },
    });
  });

  test("[FORM-13] sends no purchase whose price can't be read, and asks about it for no other reason", () => {
    for (const reason of ["SUPPLIER_PURCHASE", "WASTE"] as const)
      for (const paidTotal of [null, "UNREADABLE", cents(0)] as const) {
        const { rows, ...rest } = entry(reason, { harina: 1 });
        const checked = checkMovement({ ...rest, rows: rows.map((row) => ({ ...row, paidTotal })) }, pantry);
        const isRead = reason === "WASTE" || paidTotal !== "UNREADABLE";
        expect(checked.ok || [...checked.failure.rows]).toEqual(isRead || [["harina", { code: "PAID_UNREADABLE" }]]);
      }
  });

  test("[INVENTORY-31] offers to prepare from a whole unit on", () => {
    expect([99, 100].map((most) => canBePrepared(quantity(most)))).toEqual([false, true]);
    const few = [sampleSupply("harina", { available: 1.98 }), dough];
    expect(mostToPrepare(dough.id, few)).toBe(99);
    expect(mostToPrepare(flour.id, few)).toBe(0);
    const checked = checkMovement(entry("PREPARATION", { masa: 0.5 }), few);
    expect(checked).toMatchObject({ failure: { rows: new Map([[dough.id, { code: "CANNOT_PREPARE", most: 99 }]]) } });
    expect(faults("PREPARATION", { masa: 3, pan: 100 })).toMatchObject({ rows: { pan: { code: "EXCEEDED" } } });
  });
});

test("[INVENTORY-36] a consumable alerts at the crossing, and again only after it was above", () => {
  const alertLevel = quantity(500);
  const stock = [900, 501, 500, 400, -100, 500, 501, 499, 499, 2_000];
  const alerts = stock.map((after, index) =>
    fallsToAlert({ before: quantity(stock[index - 1] ?? 0), after: quantity(after), alertLevel }),
  );
  expect(alerts).toEqual([false, false, true, false, false, false, false, true, false, false]);
});
