import { anyKitchen } from "@cantina/testkit/arbitraries";
import { samplePrepared, sampleRecipe, sampleSupply } from "@cantina/testkit/samples";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Instant, id } from "../kernel/index.ts";
import {
  type Consumable,
  type ConsumableId,
  type PendingPortions,
  type Portions,
  type Quantity,
  type RecipeBook,
  consumptionOf,
  decidePreparation,
  fraction,
  largestEntry,
  mostPreparable,
  nothing,
  quantity,
  recipeBook,
  reservedFor,
  settleConsumption,
  stockAfter,
  stockOf,
  subtractFractions,
} from "./index.ts";

const happenedAt = "2026-11-20T13:00:00.000Z" as Instant;

function bookOf(consumables: readonly Consumable[]): RecipeBook {
  const book = recipeBook(consumables);
  if (!book.ok) throw new Error(book.failure.code);
  return book.value;
}

const served = (units: number, needs: Readonly<Record<string, number>>): Portions => ({
  units,
  ingredients: sampleRecipe(needs),
});

const consumed = (consumables: readonly Consumable[], ...portions: readonly Portions[]) =>
  consumptionOf(bookOf(consumables), portions, stockOf(consumables));

/** Signed. */
const takenOf = (needs: Readonly<Record<string, number>>) =>
  sampleRecipe(needs).map((one) => ({ ...one, quantity: -one.quantity }));

const movements = (needs: Readonly<Record<string, number>>) => ({ ok: true, value: sampleRecipe(needs) });

const flour = sampleSupply("harina", { available: 1, waste: 25 });
const doughWith = (available: number) => samplePrepared("masa", { yields: 2, of: { harina: 3 }, available });

describe("an order that is completed", () => {
  test("[INVENTORY-21] takes what is prepared, and the ingredients of the rest, below 0 too", () => {
    const order = [served(3, { masa: 2 }), served(1, { harina: 0.5 })];
    expect(consumed([flour, doughWith(10)], ...order)).toEqual(movements({ masa: 6, harina: 0.67 }));
    // 4 are prepared; 2 more are 3 of flour gross of a quarter, on top of what the other line needs.
    expect(consumed([flour, doughWith(4)], ...order)).toEqual(movements({ masa: 4, harina: 4.67 }));
    expect(consumed([flour, doughWith(-4)], ...order)).toEqual(movements({ harina: 12.67 }));
  });

  test("[INVENTORY-18] is rounded once a movement, and what rounds to nothing is none", () => {
    const pinch = sampleSupply("sal", { waste: 25 });
    // A hundredth and a third of one, gross: three times that are one movement of 4, not three of 1.
    const pinchOf = (units: number) =>
      consumed([pinch], ...Array.from({ length: units }, () => served(1, { sal: 0.01 })));
    expect([pinchOf(1), pinchOf(3)]).toEqual([movements({ sal: 0.01 }), movements({ sal: 0.04 })]);
    const stock = samplePrepared("caldo", { yields: 1_000, of: { sal: 0.01 } });
    expect(consumed([pinch, stock], served(1, { caldo: 1 }))).toEqual({ ok: true, value: [] });
  });

  test("[INVENTORY-21] never takes more of what is prepared than there is, nor twice in one list", () => {
    fc.assert(
      fc.property(anyKitchen(), ({ consumables, portions }) => {
        const taken = consumed(consumables, ...portions);
        if (!taken.ok) throw new Error(taken.failure.code);
        const ids = taken.value.map(({ consumableId }) => consumableId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { consumableId, quantity: moved } of taken.value) {
          const source = consumables.find((one) => one.id === consumableId);
          expect(moved).toBeGreaterThan(0);
          if (source?.yield !== null) expect(moved).toBeLessThanOrEqual(source?.availableQuantity ?? 0);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test("[INVENTORY-25] leaves to the next what it didn't take, and what can't be written down stops nobody", () => {
    const consumables = [flour, doughWith(5)];
    const book = bookOf(consumables);
    const served2 = { orderId: null, happenedAt, served: { book, portions: [served(2, { masa: 2 })] } };
    const giant = {
      orderId: null,
      happenedAt,
      served: { book, portions: [served(2, { harina: largestEntry / 100 })] },
    };
    const before = { stock: stockOf(consumables), out: new Map(), holding: new Map() };
    // Of 5 the first takes 4; the second makes 3 of 4 anew, of 6 flour gross of a quarter for 2 of dough each.
    expect(settleConsumption([served2, giant, served2], before)).toEqual([
      takenOf({ masa: 4 }),
      [],
      takenOf({ masa: 1, harina: 6 }),
    ]);
  });

  test("[INVENTORY-26] gives back what it has out and no more, whatever happened between, and may take anew", () => {
    fc.assert(
      fc.property(
        anyKitchen(),
        fc.array(fc.record({ order: fc.nat(2), isBack: fc.boolean(), share: fc.nat(3) }), { maxLength: 20 }),
        fc.nat(20),
        ({ consumables, portions }, steps, cut) => {
          const book = bookOf(consumables);
          // An order is completed only while it is not, and the other way round.
          const open = new Set<number>();
          const events = steps.flatMap(({ order, isBack, share }) => {
            if (isBack !== open.has(order)) return [];
            if (isBack) open.delete(order);
            else open.add(order);
            const part = portions.filter((_, index) => index % 4 <= share);
            return [{ orderId: String(order), happenedAt, served: isBack ? null : { book, portions: part } }];
          });
          const moved = settleConsumption(events, { stock: stockOf(consumables), out: new Map(), holding: new Map() });
          const out = new Map<string, Map<string, number>>();
          for (const [index, { orderId, served: some }] of events.entries()) {
            const had = out.get(orderId) ?? new Map<string, number>();
            for (const { consumableId, quantity: moves } of moved[index] ?? [])
              had.set(consumableId, (had.get(consumableId) ?? 0) - moves);
            out.set(orderId, had);
            if (some === null) expect([...had.values()].filter((still) => still !== 0)).toEqual([]);
          }
          // Settled in two parts, as by two rounds of a job, it is the same.
          const stock = new Map(stockOf(consumables));
          const outThen = new Map<string, Map<ConsumableId, Quantity>>();
          for (const [index, { orderId }] of events.slice(0, cut).entries()) {
            const had = outThen.get(orderId) ?? new Map<ConsumableId, Quantity>();
            for (const { consumableId, quantity: moves } of moved[index] ?? []) {
              had.set(consumableId, quantity((had.get(consumableId) ?? 0) - moves));
              const was = stock.get(consumableId) ?? nothing;
              stock.set(consumableId, subtractFractions(was, fraction(BigInt(-moves))));
            }
            outThen.set(orderId, new Map([...had].filter(([, still]) => still !== 0)));
          }
          expect(settleConsumption(events.slice(cut), { stock, out: outThen, holding: new Map() })).toEqual(
            moved.slice(cut),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  test("what can't be told is refused", () => {
    expect(consumed([], served(1, { harina: 1 }))).toMatchObject({ failure: { code: "UNKNOWN_INGREDIENT" } });
    expect(consumed([flour], served(largestEntry, { harina: 9 }))).toMatchObject({
      failure: { code: "QUANTITY_TOO_LARGE" },
    });
  });
});

describe("a preparation", () => {
  const filling = samplePrepared("relleno", { of: { carne: 2 }, available: 3 });
  const meat = sampleSupply("carne", { waste: 50, available: 40 });
  const pie = samplePrepared("empanada", { yields: 12, of: { masa: 1, relleno: 6 }, available: 500 });
  const dough = sampleSupply("masa", { available: 7 });
  const pantry = [filling, meat, pie, dough];
  const book = bookOf(pantry);
  const pieId = id<"consumable">("empanada");

  test("[INVENTORY-22] takes prepared ingredients from their stock first, and leaves its own stock alone", () => {
    // 12 need 1 of dough and 6 of filling: 3 are there, 3 are made of 6 of meat, gross 12.
    expect(decidePreparation(book, pieId, quantity(1_200), stockOf(pantry))).toEqual(
      movements({ masa: 1, relleno: 3, carne: 12 }),
    );
  });

  test("[INVENTORY-22] is at most what the ingredients allow, rounded down", () => {
    // Meat is enough for 10 of filling, which with the 3 are 13: 26 pies. Dough would be enough for 84.
    expect(mostPreparable(book, pieId, stockOf(pantry))).toEqual({ ok: true, value: 2_600 });
    expect(decidePreparation(book, pieId, quantity(2_600), stockOf(pantry)).ok).toBe(true);
    expect(decidePreparation(book, pieId, quantity(2_601), stockOf(pantry))).toEqual({
      ok: false,
      failure: { code: "NOT_ENOUGH", most: 2_600 },
    });
    const thirds = [samplePrepared("pan", { of: { harina: 3 } }), sampleSupply("harina", { available: 10 })];
    expect(mostPreparable(bookOf(thirds), id<"consumable">("pan"), stockOf(thirds))).toEqual({ ok: true, value: 333 });
  });

  test("[INVENTORY-22] a debt of an ingredient makes none; of what takes nothing as much as can be typed", () => {
    const owing = stockOf([...pantry, { ...dough, availableQuantity: quantity(-1) }]);
    expect(mostPreparable(book, pieId, owing)).toEqual({ ok: true, value: 0 });
    const water = bookOf([samplePrepared("agua", { of: { hielo: 0 } }), sampleSupply("hielo")]);
    expect(mostPreparable(water, id<"consumable">("agua"), new Map())).toEqual({ ok: true, value: largestEntry });
  });

  test("[INVENTORY-22] the most that is told can be made, and a hundredth more can't", () => {
    fc.assert(
      fc.property(anyKitchen(), ({ consumables }) => {
        const [known, stock] = [bookOf(consumables), stockOf(consumables)];
        for (const { id: one } of consumables.filter(({ yield: yielded }) => yielded !== null)) {
          const most = mostPreparable(known, one, stock);
          if (!most.ok) throw new Error(most.failure.code);
          const decided = decidePreparation(known, one, most.value, stock);
          expect(decided.ok).toBe(true);
          for (const { consumableId, quantity: taken } of decided.ok ? decided.value : [])
            expect(taken).toBeLessThanOrEqual(Number(stock.get(consumableId)?.top));
          if (most.value < largestEntry)
            expect(decidePreparation(known, one, quantity(most.value + 1), stock).ok).toBe(false);
        }
      }),
      { numRuns: 50 },
    );
  });

  test("what is bought is not prepared", () => {
    const refusal = { ok: false, failure: { code: "NOT_PREPARED" } };
    expect(mostPreparable(book, meat.id, stockOf(pantry))).toEqual(refusal);
    expect(decidePreparation(book, meat.id, quantity(1), stockOf(pantry))).toEqual(refusal);
  });
});

describe("what is reserved", () => {
  const reserved = (consumables: readonly Consumable[], pending: PendingPortions) => {
    const reservations = reservedFor(bookOf(consumables), pending, stockOf(consumables));
    if (!reservations.ok) throw new Error(reservations.failure.code);
    return (name: string) => {
      const { today, future, free } = reservations.value.get(id<"consumable">(name)) ?? {};
      return [today, future, free].map((one) => Number(one?.top) / Number(one?.bottom));
    };
  };

  test("[INVENTORY-23] today's take what is prepared, and later ones what those leave", () => {
    const flourAt10 = sampleSupply("harina", { available: 10 });
    const of = reserved([flourAt10, doughWith(5)], {
      today: [served(4, { masa: 1 })],
      future: [served(3, { masa: 1, harina: 1 })],
    });
    expect([of("masa"), of("harina")]).toEqual([
      [400, 100, 0],
      // 2 of dough are to be made: 3 of flour, beside the 3 that the dishes take.
      [0, 600, 400],
    ]);
  });

  test("[INVENTORY-23] InvenTree#7285: what one has reserved is not there for another: free = on hand − reserved", () => {
    const part = sampleSupply("pan", { available: 5 });
    // The same part twice in one recipe's tree, and in another order: 4 + 4 are not both of the same 5.
    const tray = samplePrepared("bandeja", { of: { pan: 2 } });
    const of = reserved([part, tray], { today: [served(1, { bandeja: 1, pan: 2 })], future: [served(1, { pan: 4 })] });
    expect(of("pan")).toEqual([400, 400, -300]);
    const prepared = samplePrepared("bandeja", { of: { pan: 2 }, available: 1 });
    const twice = reserved([part, prepared], {
      today: [served(1, { bandeja: 1 })],
      future: [served(1, { bandeja: 1 })],
    });
    expect([twice("bandeja"), twice("pan")]).toEqual([
      [100, 0, 0],
      [0, 200, 300],
    ]);
  });

  test("[INVENTORY-23] is what completing them will take, and what is free adds up with it to the stock", () => {
    fc.assert(
      fc.property(anyKitchen(), ({ consumables, portions }) => {
        const [book, stock] = [bookOf(consumables), stockOf(consumables)];
        const pending = { today: portions.slice(1), future: portions.slice(0, 1) };
        const reservations = reservedFor(book, pending, stock);
        const left = stockAfter(book, portions, stock);
        if (!reservations.ok || !left.ok) throw new Error("refused");
        for (const [one, { today, future, free }] of reservations.value) {
          const rest = subtractFractions(subtractFractions(stock.get(one) ?? nothing, today), future);
          expect(rest).toEqual(free);
          // Which order comes first changes nothing of what all of them leave.
          expect(left.value.get(one)).toEqual(free);
        }
      }),
      { numRuns: 500 },
    );
  });
});
