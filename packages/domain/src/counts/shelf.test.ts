import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Instant, id } from "../kernel/index.ts";
import { compensateCounts, decideCount, expectedOnShelf, holdsAgainst } from "./index.ts";

const product = id<"product">("alfajor");
/** Each step happens at an instant of its own. */
const at = (step: number): Instant => `2026-11-20T13:00:00.${String(step).padStart(3, "0")}Z` as Instant;

type Status = "STARTED" | "COMPLETED" | "CANCELLED";
type Order = {
  readonly soldAt: Instant;
  readonly units: number;
  readonly steps: { readonly at: Instant; readonly status: Status }[];
};
type Entry = {
  readonly at: Instant;
  readonly kind: "MOVED" | "SOLD" | "FOUND" | "COUNT";
  readonly units: number;
  readonly soldAt?: Instant;
};

const statusAt = ({ steps }: Order, instant: Instant): Status | undefined =>
  steps.findLast((step) => step.at <= instant)?.status;
const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((all, one) => all + of(one), 0);

/** What lies on a shelf, which only this model sees, and what the books make of what they hear. */
class Shelf {
  #step = 0;
  /** What really lies there. */
  lying = 0;
  /** What came or went without anybody's writing it down. */
  readonly unseen: { readonly at: Instant; readonly units: number }[] = [];
  readonly orders: Order[] = [];
  /** Sold without a connection, and not known yet. */
  readonly onTheWay: Order[] = [];
  readonly counted: { readonly countedAt: Instant; readonly counted: number }[] = [];
  readonly entries: Entry[] = [];
  holding: { readonly countedAt: Instant } | null = null;
  /** The latest instant of which the books heard a count. */
  heardOf: Instant | null = null;
  shortage = 0;

  get available(): number {
    return sum(this.entries, ({ units }) => units);
  }
  get now(): Instant {
    return at(this.#step);
  }
  tick(): void {
    this.#step += 1;
  }
  reservedAt(instant: Instant): number {
    const held = this.orders.filter((order) => order.soldAt <= instant && statusAt(order, instant) === "STARTED");
    return sum(held, ({ units }) => units);
  }
  write(kind: Entry["kind"], units: number, soldAt?: Instant): void {
    this.entries.push({ at: this.now, kind, units, ...(soldAt !== undefined && { soldAt }) });
  }
  receive(units: number): void {
    this.lying += units;
    this.write("MOVED", units);
  }
  withdraw(units: number): void {
    if (units > Math.min(this.available, this.lying)) return;
    this.lying -= units;
    this.write("MOVED", -units);
  }
  move(order: Order | undefined, from: Status, to: Status): void {
    if (order === undefined || statusAt(order, this.now) !== from) return;
    const { units } = order;
    const gone = (status: Status): number => (status === "COMPLETED" ? units : 0);
    if (this.lying + gone(from) - gone(to) < 0) return;
    this.lying += gone(from) - gone(to);
    order.steps.push({ at: this.now, status: to });
    if (to === "CANCELLED") this.write("MOVED", units);
  }
  #takeOff(units: number, status: Status): Order | undefined {
    const gone = status === "COMPLETED" ? units : 0;
    if (gone > this.lying) return undefined;
    this.lying -= gone;
    return { soldAt: this.now, units, steps: [{ at: this.now, status }] };
  }
  sell(units: number, status: Status): void {
    if (units > this.available) return;
    const order = this.#takeOff(units, status);
    if (order === undefined) return;
    this.write("SOLD", -units, this.now);
    this.orders.push(order);
  }
  sellWithoutConnection(units: number, status: Status): void {
    const order = this.#takeOff(units, status);
    if (order !== undefined) this.onTheWay.push(order);
  }
  arrive(order: Order | undefined): void {
    if (order === undefined) return;
    this.onTheWay.splice(this.onTheWay.indexOf(order), 1);
    const { soldAt, units: quantity } = order;
    const isHandedOver = statusAt(order, this.now) === "COMPLETED";
    const late = { soldAt, isHandedOver, taken: [{ productId: product, quantity }] };
    const holding = new Map(this.holding === null ? [] : [[product, this.holding] as const]);
    for (const added of compensateCounts(late, holding)) this.write("COUNT", added.quantity);
    const missing = Math.max(0, quantity - this.available);
    if (missing > 0) this.write("FOUND", missing);
    this.shortage += missing;
    this.write("SOLD", -quantity, soldAt);
    this.orders.push(order);
  }
  shelfOf(countedAt: Instant) {
    const since = this.entries.filter(
      ({ at: written, kind, soldAt }) =>
        written > countedAt && (kind === "MOVED" || (kind === "SOLD" && soldAt !== undefined && soldAt > countedAt)),
    );
    return {
      available: this.available,
      reserved: this.reservedAt(countedAt),
      movedSince: sum(since, ({ units }) => units),
    };
  }
  book(one: Shelf["counted"][number] | undefined): void {
    if (one === undefined) return;
    this.counted.splice(this.counted.indexOf(one), 1);
    if (this.heardOf === null || one.countedAt > this.heardOf) this.heardOf = one.countedAt;
    const decided = decideCount(this.shelfOf(one.countedAt), one.counted);
    if (!holdsAgainst(one.countedAt, this.holding)) return;
    this.write("COUNT", decided.units);
    this.shortage = decided.shortage;
    this.holding = { countedAt: one.countedAt };
  }
  /** What lies there, as far as the books can know of it. */
  get truth(): number {
    const { heardOf } = this;
    const unknown = this.unseen.filter((one) => heardOf === null || one.at > heardOf);
    return this.lying - sum(unknown, ({ units }) => units);
  }
  get told(): number {
    return this.available + this.reservedAt(this.now) - this.shortage;
  }
}

const units = fc.integer({ min: 1, max: 6 });
const pick = fc.nat(20);
const status = fc.constantFrom<Status>("STARTED", "COMPLETED");
const chosen = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)];

const step: fc.Arbitrary<(shelf: Shelf) => void> = fc.oneof(
  units.map((n) => (shelf: Shelf) => shelf.receive(n)),
  units.map((n) => (shelf: Shelf) => shelf.withdraw(n)),
  fc.tuple(units, status).map(
    ([n, to]) =>
      (shelf: Shelf) =>
        shelf.sell(n, to),
  ),
  fc.tuple(units, status).map(
    ([n, to]) =>
      (shelf: Shelf) =>
        shelf.sellWithoutConnection(n, to),
  ),
  pick.map((place) => (shelf: Shelf) => shelf.arrive(chosen(shelf.onTheWay, place))),
  fc
    .tuple(
      pick,
      fc.constantFrom<readonly [Status, Status]>(
        ["STARTED", "COMPLETED"],
        ["STARTED", "CANCELLED"],
        ["COMPLETED", "CANCELLED"],
        ["COMPLETED", "STARTED"],
      ),
    )
    .map(
      ([place, [from, to]]) =>
        (shelf: Shelf) =>
          shelf.move(chosen(shelf.orders, place), from, to),
    ),
  fc.integer({ min: -4, max: 4 }).map((n) => (shelf: Shelf) => {
    const drift = Math.max(n, -shelf.lying);
    shelf.lying += drift;
    shelf.unseen.push({ at: shelf.now, units: drift });
  }),
  fc.constant((shelf: Shelf) => {
    shelf.counted.push({ countedAt: shelf.now, counted: shelf.lying });
  }),
  pick.map((place) => (shelf: Shelf) => shelf.book(chosen(shelf.counted, place))),
);

const play = (shelf: Shelf, one: (shelf: Shelf) => void): void => {
  shelf.tick();
  one(shelf);
};

describe("what lies on the shelf", () => {
  test("[COUNT-02] [COUNT-03] [COUNT-05] [COUNT-06] is what the books tell, however sales, deliveries, reverts, late sales, counts and movements are interleaved", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const shelf = new Shelf();
        for (const one of steps) {
          play(shelf, one);
          expect(shelf.available).toBeGreaterThanOrEqual(0);
          expect(shelf.shortage).toBeGreaterThanOrEqual(0);
        }
        while (shelf.onTheWay.length > 0) play(shelf, () => shelf.arrive(shelf.onTheWay[0]));
        expect(shelf.told).toBe(shelf.truth);
        while (shelf.counted.length > 0) play(shelf, () => shelf.book(shelf.counted[0]));
        expect(shelf.told).toBe(shelf.truth);
      }),
      { numRuns: 2_000 },
    );
  });

  test("[COUNT-08] is expected to be what was available then and what was held then", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.array(step, { maxLength: 60 }), (before, after) => {
        const shelf = new Shelf();
        for (const one of before) play(shelf, one);
        while (shelf.onTheWay.length > 0) play(shelf, () => shelf.arrive(shelf.onTheWay[0]));
        shelf.tick();
        const [then, stood] = [shelf.now, shelf.available + shelf.reservedAt(shelf.now)];
        for (const one of after.slice(0, 60)) play(shelf, one);
        expect(expectedOnShelf(shelf.shelfOf(then))).toBe(
          stood +
            // What counts and shortages have corrected since is known by now.
            sum(
              shelf.entries.filter(({ at: written, kind }) => written > then && (kind === "COUNT" || kind === "FOUND")),
              (one) => one.units,
            ) -
            sum(
              shelf.orders.filter(
                (order) => order.soldAt <= then && statusAt(order, then) === "COMPLETED" && wasLate(shelf, order, then),
              ),
              (order) => order.units,
            ),
        );
      }),
    );
  });
});

const wasLate = ({ entries }: Shelf, { soldAt }: Order, then: Instant): boolean =>
  entries.some((entry) => entry.soldAt === soldAt && entry.at > then);

describe("what others' users met", () => {
  const shelf = { available: 10, reserved: 0, movedSince: 0 };

  test("[COUNT-02] OCA/stock-logistics-warehouse#2343: what moves while a list is being counted is no difference", () => {
    // 10 were there and were counted; 4 were sold before the list was sent.
    expect(decideCount({ ...shelf, available: 6, movedSince: -4 }, 10)).toMatchObject({
      expected: 10,
      difference: 0,
      available: 6,
    });
  });

  test("[COUNT-02] openboxes/openboxes#5048: the difference is written beside what was counted, signed", () => {
    expect(decideCount(shelf, 7)).toMatchObject({ expected: 10, difference: -3, units: -3 });
    expect(decideCount(shelf, 12)).toMatchObject({ expected: 10, difference: 2, units: 2 });
  });

  test("[COUNT-04] openboxes/openboxes#5517: nothing counted where there is nothing is a count of 0", () => {
    const nothing = { expected: 0, difference: 0, units: 0, available: 0, shortage: 0 };
    expect(decideCount({ available: 0, reserved: 0, movedSince: 0 }, 0)).toEqual(nothing);
  });

  test("[COUNT-04] openboxes/openboxes#5545: what was sold out while it was counted stays counted", () => {
    expect(decideCount({ available: 0, reserved: 0, movedSince: -10 }, 10)).toMatchObject({
      difference: 0,
      available: 0,
    });
    expect(decideCount({ available: 0, reserved: 0, movedSince: -10 }, 9)).toMatchObject({
      difference: -1,
      available: 0,
      shortage: 1,
    });
  });

  test("[COUNT-06] odoo/documentation#1900: a count that is booked later keeps count and difference both", () => {
    const decided = decideCount({ available: 13, reserved: 0, movedSince: 3 }, 8);
    expect([decided.expected, decided.difference, decided.available]).toEqual([10, -2, 11]);
  });

  test("[COUNT-02] cityofaustin/atd-data-tech#5189: counted less issued since less known is the adjustment", () => {
    const [counted, issuedSince, known] = [40, 7, 30];
    expect(decideCount({ available: known, reserved: 0, movedSince: -issuedSince }, counted).units).toBe(
      counted - issuedSince - known,
    );
  });
});

describe("a count", () => {
  test("[COUNT-03] of less than is held leaves nothing available, and tells what is missing", () => {
    expect(decideCount({ available: 2, reserved: 5, movedSince: 0 }, 4)).toEqual({
      expected: 7,
      difference: -3,
      units: -2,
      available: 0,
      shortage: 1,
    });
  });

  test("[COUNT-01] of a consumable is in hundredths, and what is available may stay below 0", () => {
    const shelf = { available: -250, reserved: 0, movedSince: -1_000 };
    expect(decideCount(shelf, 700, Number.NEGATIVE_INFINITY)).toMatchObject({
      expected: 750,
      difference: -50,
      available: -300,
      shortage: 0,
    });
  });

  test("[COUNT-05] adds nothing for a sale that is held for later, and once for one that was handed over", () => {
    const sold = { soldAt: at(1), taken: [{ productId: product, quantity: 3 }] };
    const holding = new Map([[product, { countedAt: at(2) }]]);
    expect(compensateCounts({ ...sold, isHandedOver: true }, holding)).toMatchObject([{ quantity: 3 }]);
    expect(compensateCounts({ ...sold, isHandedOver: false }, holding)).toEqual([]);
    expect(compensateCounts({ ...sold, isHandedOver: true, soldAt: at(3) }, holding)).toEqual([]);
    expect(compensateCounts({ ...sold, isHandedOver: true }, new Map())).toEqual([]);
  });

  test("[COUNT-06] holds against one of an earlier instant, and against one of the same that was booked before", () => {
    expect(holdsAgainst(at(2), null)).toBe(true);
    expect([1, 2, 3].map((step) => holdsAgainst(at(step), { countedAt: at(2) }))).toEqual([false, true, true]);
  });
});
