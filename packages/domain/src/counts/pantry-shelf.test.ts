import { samplePrepared, sampleRecipe, sampleSupply } from "@cantina/testkit/samples";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ConsumableId,
  type ConsumptionEvent,
  type Quantity,
  type SettledMovement,
  fraction,
  quantity,
  quantityCost,
  recipeBook,
  settleConsumption,
} from "../inventory/index.ts";
import { type Cents, type Instant, cents, id } from "../kernel/index.ts";
import { decideCount, holdsAgainst } from "./index.ts";

const [flour, dough] = ["harina", "masa"].map((name) => id<"consumable">(name)) as [ConsumableId, ConsumableId];
const things = [flour, dough];
/** A piece of dough is made of one of flour, so that their sum is what there is, whatever is prepared. */
const book = recipeBook([sampleSupply("harina"), samplePrepared("masa", { yields: 1, of: { harina: 1 } })]);
if (!book.ok) throw new Error(book.failure.code);
const recipes = book.value;

/** Each step happens at an instant of its own. */
const at = (step: number): Instant => `2026-11-20T13:00:00.${String(step).padStart(3, "0")}Z` as Instant;
const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((all, one) => all + of(one), 0);

type Amounts = Readonly<Record<string, number>>;
type Count = { readonly id: number; readonly countedAt: Instant };
type Order = { readonly orderId: string; readonly took: Amounts; isOut: boolean };
type Entry = {
  readonly happenedAt: Instant;
  readonly consumableId: ConsumableId;
  readonly quantity: number;
  readonly isCount: boolean;
};

/** What lies in a pantry, which only this model sees, and what the books make of what they hear. */
class Pantry {
  #step = 0;
  #counts = 0;
  readonly lying: Record<string, number> = { [flour]: 0, [dough]: 0 };
  /** What came or went without anybody's writing it down. */
  readonly unseen: { readonly at: Instant; readonly consumableId: ConsumableId; readonly quantity: number }[] = [];
  readonly orders: Order[] = [];
  /** Appended and not settled yet, or sold without a connection, in no order that anybody could rely on. */
  readonly onTheWay: ConsumptionEvent[] = [];
  readonly seen: { readonly countedAt: Instant; readonly counted: Amounts }[] = [];
  readonly entries: Entry[] = [];
  readonly out = new Map<string, Map<ConsumableId, Quantity>>();
  readonly holding = new Map<ConsumableId, Count>();
  heardOf: Instant | null = null;

  get now(): Instant {
    return at(this.#step);
  }
  tick(): void {
    this.#step += 1;
  }
  available(consumableId: ConsumableId): number {
    return sum(
      this.entries.filter((entry) => entry.consumableId === consumableId),
      (entry) => entry.quantity,
    );
  }
  write(consumableId: ConsumableId, moved: number, more: Partial<Entry> = {}): void {
    this.entries.push({ happenedAt: this.now, consumableId, quantity: moved, isCount: false, ...more });
  }
  move(consumableId: ConsumableId, moved: number): void {
    if ((this.lying[consumableId] ?? 0) + moved < 0) return;
    this.lying[consumableId] = (this.lying[consumableId] ?? 0) + moved;
    this.write(consumableId, moved);
  }
  prepare(made: number): void {
    if (made > Math.min(this.available(flour), this.lying[flour] ?? 0)) return;
    this.move(flour, -made);
    this.move(dough, made);
  }
  sell(needed: number): void {
    const ofDough = Math.min(needed, this.lying[dough] ?? 0);
    const took = { [dough]: ofDough, [flour]: needed - ofDough };
    if (needed - ofDough > (this.lying[flour] ?? 0)) return;
    for (const thing of things) this.lying[thing] = (this.lying[thing] ?? 0) - (took[thing] ?? 0);
    const order = { orderId: `pedido ${this.#step}`, took, isOut: true };
    this.orders.push(order);
    this.#happen(order, needed);
  }
  #happen({ orderId }: Order, needed: number | null): void {
    const portions = needed === null ? [] : [{ units: 1, ingredients: sampleRecipe({ masa: needed / 100 }) }];
    const served = needed === null ? null : { book: recipes, portions };
    this.onTheWay.push({ orderId, happenedAt: this.now, served });
  }
  giveBack(order: Order | undefined): void {
    if (order?.isOut !== true) return;
    order.isOut = false;
    for (const thing of things) this.lying[thing] = (this.lying[thing] ?? 0) + (order.took[thing] ?? 0);
    this.#happen(order, null);
  }
  /** Of one order what happened to it is heard in that order. */
  arrive(place: number): void {
    const chosen = this.onTheWay[place % Math.max(1, this.onTheWay.length)];
    const event = this.onTheWay.find(({ orderId }) => orderId === chosen?.orderId);
    if (event === undefined || event.orderId === null) return;
    this.onTheWay.splice(this.onTheWay.indexOf(event), 1);
    const stock = new Map(things.map((thing) => [thing, fraction(BigInt(this.available(thing)))]));
    const [moved = []] = settleConsumption([event], { stock, out: this.out, holding: this.holding });
    const had = this.out.get(event.orderId) ?? new Map<ConsumableId, Quantity>();
    for (const one of moved) {
      this.write(one.consumableId, one.quantity, { happenedAt: event.happenedAt, isCount: one.count !== undefined });
      if (one.count === undefined) had.set(one.consumableId, quantity((had.get(one.consumableId) ?? 0) - one.quantity));
    }
    this.out.set(event.orderId, new Map([...had].filter(([, still]) => still !== 0)));
  }
  look(): void {
    this.seen.push({ countedAt: this.now, counted: { ...this.lying } });
  }
  expected(consumableId: ConsumableId, instant: Instant) {
    const since = this.entries.filter(
      (entry) => entry.consumableId === consumableId && !entry.isCount && entry.happenedAt > instant,
    );
    return { available: this.available(consumableId), reserved: 0, movedSince: sum(since, (one) => one.quantity) };
  }
  book(list: Pantry["seen"][number] | undefined): void {
    if (list === undefined) return;
    this.seen.splice(this.seen.indexOf(list), 1);
    const { countedAt, counted } = list;
    if (this.heardOf === null || countedAt > this.heardOf) this.heardOf = countedAt;
    this.#counts += 1;
    for (const thing of things) {
      if (!holdsAgainst(countedAt, this.holding.get(thing) ?? null)) continue;
      const { units } = decideCount(this.expected(thing, countedAt), counted[thing] ?? 0, Number.NEGATIVE_INFINITY);
      this.write(thing, units, { isCount: true });
      this.holding.set(thing, { id: this.#counts, countedAt });
    }
  }
  lose(consumableId: ConsumableId, wanted: number): void {
    const drift = Math.max(wanted, -(this.lying[consumableId] ?? 0));
    this.lying[consumableId] = (this.lying[consumableId] ?? 0) + drift;
    this.unseen.push({ at: this.now, consumableId, quantity: drift });
  }
  /** What lies there, as far as the books can know of it. */
  truth(consumableId: ConsumableId): number {
    const unknown = this.unseen.filter(
      (one) => one.consumableId === consumableId && (this.heardOf === null || one.at > this.heardOf),
    );
    return (this.lying[consumableId] ?? 0) - sum(unknown, (one) => one.quantity);
  }
}

const play = (pantry: Pantry, one: (pantry: Pantry) => void): void => {
  pantry.tick();
  one(pantry);
};
const amount = fc.integer({ min: 1, max: 40 });
const much = fc.integer({ min: 40, max: 400 });
const thing = fc.constantFrom(...things);
const pick = fc.nat(20);
const chosen = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)];

const anyStep: fc.Arbitrary<(pantry: Pantry) => void> = fc.oneof(
  much.map((n) => (pantry: Pantry) => pantry.move(flour, n)),
  fc.tuple(thing, amount).map(
    ([one, n]) =>
      (pantry: Pantry) =>
        pantry.move(one, -n),
  ),
  amount.map((n) => (pantry: Pantry) => pantry.prepare(n)),
  amount.map((n) => (pantry: Pantry) => pantry.sell(n)),
  amount.map((n) => (pantry: Pantry) => pantry.sell(n)),
  pick.map((place) => (pantry: Pantry) => pantry.giveBack(chosen(pantry.orders, place))),
  pick.map((place) => (pantry: Pantry) => pantry.arrive(place)),
  pick.map((place) => (pantry: Pantry) => pantry.arrive(place)),
  fc.tuple(thing, fc.integer({ min: -20, max: 20 })).map(
    ([one, n]) =>
      (pantry: Pantry) =>
        pantry.lose(one, n),
  ),
  fc.constant((pantry: Pantry) => pantry.look()),
  fc.constant((pantry: Pantry) => pantry.look()),
  pick.map((place) => (pantry: Pantry) => pantry.book(chosen(pantry.seen, place))),
  pick.map((place) => (pantry: Pantry) => pantry.book(chosen(pantry.seen, place))),
);

function hearAll(pantry: Pantry): void {
  while (pantry.onTheWay.length > 0) play(pantry, () => pantry.arrive(0));
}

describe("what lies in the pantry", () => {
  test("[COUNT-02] [COUNT-06] [COUNT-10] is in sum what the books tell, however sales, returns, preparations, purchases, late sales and counts are interleaved", () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 20, maxLength: 120 }), (steps) => {
        const pantry = new Pantry();
        for (const one of steps) play(pantry, one);
        hearAll(pantry);
        const [told, there] = [sum(things, (one) => pantry.available(one)), sum(things, (one) => pantry.truth(one))];
        expect(told).toBe(there);
        while (pantry.seen.length > 0) play(pantry, () => pantry.book(pantry.seen[0]));
        expect(sum(things, (one) => pantry.available(one))).toBe(sum(things, (one) => pantry.truth(one)));
      }),
      { numRuns: 1_000 },
    );
  });

  test("[COUNT-10] is of each what the books tell once all of it was counted, whatever is heard of only then", () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 80 }), fc.boolean(), (steps, isBelowZero) => {
        const pantry = new Pantry();
        if (isBelowZero) for (const one of things) pantry.write(one, -1_000);
        for (const one of steps) play(pantry, one);
        play(pantry, () => pantry.look());
        play(pantry, () => pantry.book(pantry.seen.at(-1)));
        for (const one of things) expect(pantry.available(one)).toBe(pantry.lying[one]);
        hearAll(pantry);
        for (const one of things) expect(pantry.available(one)).toBe(pantry.lying[one]);
      }),
      { numRuns: 500 },
    );
  });
});

const count = { id: 1, countedAt: at(5) };
const settle = (happenedAt: Instant, holding: ReadonlyMap<ConsumableId, Count>): readonly SettledMovement<Count>[] => {
  const served = { book: recipes, portions: [{ units: 2, ingredients: sampleRecipe({ masa: 1, harina: 3 }) }] };
  const stock = new Map([[dough, fraction(100n)]]);
  return settleConsumption([{ orderId: "a", happenedAt, served }], { stock, out: new Map(), holding })[0] ?? [];
};
const taken = [
  { consumableId: dough, quantity: -100 },
  { consumableId: flour, quantity: -700 },
];

describe("what an order took", () => {
  test("[COUNT-10] before a count and is heard of after it is made up for once, for each that was counted", () => {
    const both = new Map(things.map((one) => [one, count]));
    const moved = settle(at(5), both);
    expect(moved.filter((one) => one.count === undefined)).toHaveLength(2);
    expect(moved).toEqual(expect.arrayContaining(taken));
    for (const one of things) expect(sum(moved, (of) => (of.consumableId === one ? of.quantity : 0))).toBe(0);
    const onlyFlour = settle(at(4), new Map([[flour, count]]));
    expect(onlyFlour.filter((one) => one.count !== undefined)).toEqual([{ consumableId: flour, quantity: 700, count }]);
    expect(settle(at(6), both)).toHaveLength(2);
  });

  test("[COUNT-10] and gave back before it as well", () => {
    const out = new Map([["a", new Map([[flour, quantity(50)]])]]);
    const back = { orderId: "a", happenedAt: at(4), served: null };
    const [moved] = settleConsumption([back], { stock: new Map(), out, holding: new Map([[flour, count]]) });
    expect(moved).toEqual([
      { consumableId: flour, quantity: 50 },
      { consumableId: flour, quantity: -50, count },
    ]);
  });

  test("[COUNT-10] of what is prepared is there for the next, where it is made up for", () => {
    const served = { book: recipes, portions: [{ units: 1, ingredients: sampleRecipe({ masa: 1 }) }] };
    const event = (orderId: string, step: number) => ({ orderId, happenedAt: at(step), served });
    const stock = new Map([[dough, fraction(100n)]]);
    const before = { stock, out: new Map(), holding: new Map([[dough, count]]) };
    expect(settleConsumption([event("a", 4), event("b", 6)], before)[1]).toEqual([
      { consumableId: dough, quantity: -100 },
    ]);
  });
});

describe("what others' users met with consumables", () => {
  const noBound = Number.NEGATIVE_INFINITY;

  test("[COUNT-02] OCA/stock-logistics-warehouse#2343: what is consumed while a list is being counted is no difference", () => {
    // 10 kg were there and were counted; 2.5 were cooked before the list was sent.
    const shelf = { available: 750, reserved: 0, movedSince: -250 };
    expect(decideCount(shelf, 1_000, noBound)).toMatchObject({ expected: 1_000, difference: 0, available: 750 });
  });

  test("[COUNT-04] openboxes/openboxes#5517: a first count of nothing where nothing is known is one of 0", () => {
    const nothing = { expected: 0, difference: 0, units: 0, available: 0, shortage: 0 };
    expect(decideCount({ available: 0, reserved: 0, movedSince: 0 }, 0, noBound)).toEqual(nothing);
  });

  test("[COUNT-11] the difference costs what a unit costs, signed, rounded once, and no more than can be typed", () => {
    const cost = (hundredths: number, unit: number): Cents | null => quantityCost(quantity(hundredths), cents(unit));
    expect([cost(-250, 10_050), cost(1, 50), cost(-1, 50), cost(0, 99)]).toEqual([-25_125, 1, -1, 0]);
    expect([cost(99_999_999_900, 100), cost(-99_999_999_900, 101)]).toEqual([99_999_999_900, null]);
  });
});
