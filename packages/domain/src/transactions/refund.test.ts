import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cents, accepted, allocate, cents, id, instant, loadTemporal, refused } from "../kernel/index.ts";
import { orderTypes } from "../orders/index.ts";
import {
  type RefundFacts,
  type RefundableLine,
  checkRefundEntry,
  decideRefund,
  emptyRefund,
  refundShare,
  refundSum,
  refundableUnits,
} from "./index.ts";

await loadTemporal();

const line = (more: Partial<RefundableLine> = {}): RefundableLine => ({
  line: 1,
  price: cents(1_000),
  quantity: 3,
  redeemed: 0,
  total: cents(3_000),
  ...more,
});

const facts = (more: Partial<RefundFacts> = {}): RefundFacts => ({
  transaction: {
    orderType: "ORDER",
    status: "COMPLETED",
    paymentMethod: "CASH",
    originMedium: "WEB",
    buyerId: null,
    pickUpDateTime: null,
  },
  actor: { profileId: id<"profile">("00000000-0000-4000-8000-000000000001"), type: "CAFETERIA" },
  order: { id: "00000000-0000-4000-8000-000000000002", version: 3 },
  now: instant("2026-11-20T13:00:00Z"),
  origin: "OPEN",
  hasOwnRegister: false,
  isDrawerCash: true,
  lines: [line()],
  asked: [{ line: 1, quantity: 1 }],
  shown: cents(1_000),
  isOnlyWhole: false,
  ...more,
});
const invalid = refused({ code: "INVALID_REVERT_TRANSACTION" });

/** Lines of an order whose discount was shared among them, as a sale does it. */
const soldLines = fc
  .tuple(
    fc.array(
      fc.record({
        price: fc.oneof(fc.nat({ max: 9 }), fc.nat({ max: 1_000_000 })),
        quantity: fc.integer({ min: 1, max: 9 }),
        redeemed: fc.nat({ max: 9 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    fc.nat({ max: 10_000 }),
  )
  .map(([rows, share]) => {
    const lines = rows.map(({ price, quantity, redeemed }) => ({
      price: cents(price),
      quantity,
      redeemed: Math.min(redeemed, quantity),
    }));
    const due = lines.map(({ price, quantity, redeemed }) => price * (quantity - redeemed));
    const subtotal = due.reduce((sum, one) => sum + one, 0);
    const discounts = allocate(cents(Math.floor((subtotal * share) / 10_000)), due);
    return lines.map((one, index) =>
      line({ ...one, line: index + 1, total: cents((due[index] ?? 0) - (discounts[index] ?? 0)) }),
    );
  });

/** What is left of the lines. */
const less = (lines: readonly RefundableLine[], at: number, quantity: number, total: Cents) =>
  lines.map((one) =>
    one.line === at ? { ...one, quantity: one.quantity - quantity, total: cents(one.total - total) } : one,
  );

describe("a refund of some units", () => {
  test.each([
    [1, 34],
    [2, 67],
    [3, 100],
  ])("[REFUND-02] of %i of 3 units that came to 100 gives back %i", (quantity, total) => {
    const share = refundShare(line({ price: cents(40), total: cents(100) }), quantity);
    expect(share).toEqual({ line: 1, quantity, subtotal: 40 * quantity, discount: 40 * quantity - total, total });
  });

  test("[REFUND-01] [REFUND-02] in any order adds up to the sale, gives no cent more, and takes nothing below 0", () => {
    fc.assert(
      fc.property(soldLines, fc.infiniteStream(fc.nat()), (sold, dice) => {
        const roll = (sides: number): number => Number(dice.next().value) % sides;
        let lines: readonly RefundableLine[] = sold;
        const given = { total: 0, discount: 0, subtotal: 0 };
        for (;;) {
          const open = lines.filter((one) => refundableUnits(one) > 0);
          const one = open[roll(Math.max(open.length, 1))];
          if (one === undefined) break;
          const share = refundShare(one, 1 + roll(refundableUnits(one)));
          expect(share.total).toBeGreaterThanOrEqual(0);
          expect(share.discount).toBeGreaterThanOrEqual(0);
          lines = less(lines, one.line, share.quantity, share.total);
          given.total += share.total;
          given.discount += share.discount;
          given.subtotal += share.subtotal;
        }
        const paid = sold.reduce((sum, { total }) => sum + total, 0);
        const due = sold.reduce((sum, one) => sum + one.price * refundableUnits(one), 0);
        expect(given).toEqual({ total: paid, discount: due - paid, subtotal: due });
        expect(lines.every(({ total }) => total === 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("[REFUND-02] gives back the same for the same units, in however many refunds", () => {
    fc.assert(
      fc.property(soldLines, fc.nat(), fc.nat(), ([one = line()], a, b) => {
        const units = refundableUnits(one);
        const first = units === 0 ? 0 : a % (units + 1);
        const second = units - first === 0 ? 0 : b % (units - first + 1);
        const before = refundShare(one, first).total;
        const [rest = one] = less([one], one.line, first, before);
        expect(before + refundShare(rest, second).total).toBe(refundShare(one, first + second).total);
      }),
    );
  });

  test("[REFUND-01] is refused where more is asked than is left, a line twice, or one that isn't there", () => {
    const wrong = [
      [],
      [{ line: 1, quantity: 4 }],
      [{ line: 1, quantity: 0 }],
      [{ line: 1, quantity: -1 }],
      [{ line: 1, quantity: 0.5 }],
      [{ line: 2, quantity: 1 }],
      [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
    ];
    for (const asked of wrong) expect(decideRefund(facts({ asked }))).toEqual(invalid);
  });

  test("[REFUND-01] leaves what coupons paid to the whole order", () => {
    const lines = [line({ redeemed: 2, total: cents(1_000) })];
    expect(decideRefund(facts({ lines, asked: [{ line: 1, quantity: 2 }] }))).toEqual(invalid);
    expect(decideRefund(facts({ lines }))).toMatchObject({ ok: true, value: { lines: [{ total: 1_000 }] } });
  });

  test("[REFUND-03] of all that is left is the cancellation", () => {
    const all = decideRefund(facts({ asked: [{ line: 1, quantity: 3 }], shown: cents(3_000) }));
    expect(all).toMatchObject({ ok: true, value: { lines: undefined, sum: { total: 3_000 } } });
    const most = decideRefund(facts({ asked: [{ line: 1, quantity: 2 }], shown: cents(2_000) }));
    expect(most).toMatchObject({ ok: true, value: { lines: [{ line: 1, quantity: 2 }] } });
  });

  test("[REFUND-04] takes cash from where a revert would, and none from a closed drawer", () => {
    const closed = { origin: "CLOSED" } as const;
    expect(decideRefund(facts({ ...closed, hasOwnRegister: true }))).toMatchObject(accepted({ returnedIn: "OWN" }));
    expect(decideRefund(facts(closed))).toEqual(refused({ code: "CLOSED_CASH_FLOW" }));
    expect(decideRefund(facts())).toMatchObject(accepted({ returnedIn: "ORIGIN" }));
  });

  test("[REFUND-07] is of orders that may be taken apart, and never a client's", () => {
    for (const orderType of orderTypes) {
      const { transaction } = facts();
      expect(decideRefund(facts({ transaction: { ...transaction, orderType } })).ok).toBe(orderType === "ORDER");
    }
    expect(decideRefund(facts({ isOnlyWhole: true }))).toEqual(invalid);
    const { actor } = facts();
    expect(decideRefund(facts({ actor: { ...actor, type: "CLIENT" } }))).toEqual(invalid);
  });

  test("[REFUND-08] is refused when another amount would go back than was shown", () => {
    expect(decideRefund(facts({ shown: cents(999) }))).toEqual(refused({ code: "STALE_ENTRY", data: facts().order }));
  });

  test("[REFUND-08] is sent with what was shown, once units and a reason are chosen", () => {
    const lines = [line(), line({ line: 2, price: cents(40), total: cents(100) })];
    expect(checkRefundEntry(lines, emptyRefund)).toEqual(refused({ reason: "MISSING", units: "MISSING" }));
    expect(checkRefundEntry(lines, { ...emptyRefund, units: { 1: 0, 2: 1 } })).toEqual(refused({ reason: "MISSING" }));
    const entry = { reason: "CLIENT_REQUESTED", comment: " uno ", units: { 1: 1, 2: 2 } } as const;
    expect(refundSum(lines, entry).total).toBe(1_067);
    expect(checkRefundEntry(lines, entry)).toEqual(
      accepted({
        reason: "CLIENT_REQUESTED",
        comment: "uno",
        amount: 1_067,
        lines: [
          { line: 1, quantity: 1 },
          { line: 2, quantity: 2 },
        ],
      }),
    );
  });
});

test("[SPLIT-06] what goes back of a split order is shared among what is left by each method", () => {
  const payments = [
    { paymentMethod: "CARD", amount: cents(1) },
    { paymentMethod: "CASH", amount: cents(2_999) },
  ] as const;
  const split = facts({ transaction: { ...facts().transaction, payments } });
  expect(decideRefund(split)).toMatchObject({
    ok: true,
    value: {
      payments: [
        { paymentMethod: "CARD", amount: 0 },
        { paymentMethod: "CASH", amount: 1_000 },
      ],
    },
  });
  expect(decideRefund(facts())).toMatchObject({ ok: true, value: { payments: [] } });
});

test("[REVERT-05] cash of no register is returned without one, also where it paid a part", () => {
  const payments = [
    { paymentMethod: "CASH", amount: cents(1_000) },
    { paymentMethod: "CARD", amount: cents(2_000) },
  ] as const;
  const without = facts({
    transaction: { ...facts().transaction, paymentMethod: "CARD", payments },
    origin: "NONE",
    hasOwnRegister: true,
    isDrawerCash: false,
  });
  expect(decideRefund(without)).toMatchObject({ ok: true, value: { returnedIn: "NONE" } });
});
