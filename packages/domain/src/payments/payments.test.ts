import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Instant, basisPoints, cents, refused } from "../kernel/index.ts";
import {
  type AttemptFact,
  type PaymentAttempt,
  type PaymentIntent,
  type ProviderPayment,
  type ProviderState,
  applyReadBack,
  attemptAfter,
  checkFeeShares,
  decideSubmit,
  historyStatusOf,
  intentStatusOf,
  isOpenStatus,
  mayHaveCharged,
  nextLookMs,
  paymentFees,
  paymentStatuses,
  paymentTransitions,
  providerFailureKinds,
  readBackFaults,
  toldStatusOf,
} from "./index.ts";

const rank = (status: (typeof paymentStatuses)[number]): number => paymentStatuses.indexOf(status);
const at = (minute: number) => `2026-11-20T13:${String(minute).padStart(2, "0")}:00.000Z` as Instant;
const attempt = (more: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  number: 1,
  status: "SUBMITTING",
  paymentId: null,
  seenAt: null,
  returnReason: null,
  ...more,
});
const intent = (more: Partial<PaymentIntent> = {}): PaymentIntent => ({
  id: "i-1",
  total: cents(10_500),
  currency: "ARS",
  accountId: "77",
  isLive: false,
  isDebitOnly: false,
  bookedAttempt: null,
  attempts: [attempt()],
  ...more,
});
const payment = (state: ProviderState, more: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: "p-1",
  reference: "i-1",
  state,
  detail: "",
  total: cents(10_500),
  returned: cents(state === "REFUNDED" ? 10_500 : 0),
  currency: "ARS",
  accountId: "77",
  isLive: false,
  card: "DEBIT",
  updatedAt: at(1),
  ...more,
});
const open = { isAccountOpen: true };

describe("fees", () => {
  test.each([
    // base, buyer's %, ours %: what the buyer pays on top, and what is asked for us
    [10_000, 500, 800, 500, 800],
    [10_050, 5, 5, 5, 5],
    [10_000, 5, 5, 5, 5],
    [1_001, 250, 250, 25, 25],
    [1_000, 250, 255, 25, 26],
    [1, 5_000, 5_000, 1, 1],
    [999, 0, 1_000, 0, 100],
  ])(
    "[PAY-01] of %i at %i and %i hundredths of a percent are %i and %i",
    (base, user, market, surcharge, commission) => {
      const shares = { userSurchargeFee: basisPoints(user), marketFee: basisPoints(market) };
      expect(paymentFees(cents(base), shares)).toEqual({ base, surcharge, total: base + surcharge, commission });
    },
  );

  test("[PAY-01] the buyer's part is at most ours", () => {
    const shares = (user: number, market: number) => ({
      userSurchargeFee: basisPoints(user),
      marketFee: basisPoints(market),
    });
    expect(checkFeeShares(shares(500, 500)).ok).toBe(true);
    expect(checkFeeShares(shares(501, 500))).toEqual(refused({ code: "SURCHARGE_ABOVE_FEE" }));
  });
});

describe("the statuses", () => {
  test("[PAY-02] lead upwards only, and all of them are reached from the first", () => {
    const reached = new Set(["CREATED"]);
    for (const from of paymentStatuses) {
      expect(reached).toContain(from);
      for (const to of paymentTransitions[from]) {
        expect(rank(to)).toBeGreaterThan(rank(from));
        reached.add(to);
      }
    }
    expect([...reached].sort()).toEqual([...paymentStatuses].sort());
  });

  test("[PAY-02] a refusal is taken back by a read-back and by nothing else, and older news by nobody", () => {
    const rejected = attempt({ status: "REJECTED", paymentId: "p-1", seenAt: at(2) });
    const approved = payment("APPROVED", { updatedAt: at(3) });
    expect(attemptAfter(rejected, { kind: "ANSWERED", payment: approved }).status).toBe("REJECTED");
    expect(attemptAfter(rejected, { kind: "READ", payment: approved }).status).toBe("APPROVED");
    const older = payment("APPROVED", { updatedAt: at(1) });
    expect(attemptAfter(rejected, { kind: "READ", payment: older })).toBe(rejected);
    expect(attemptAfter(rejected, { kind: "READ", payment: { ...approved, id: "p-2" } })).toBe(rejected);
  });

  test("[PAY-02] an intent is what is booked, else what is open, else how the last attempt ended", () => {
    expect(intentStatusOf(intent({ attempts: [] }))).toBe("CREATED");
    const rejected = attempt({ status: "REJECTED" });
    expect(intentStatusOf(intent({ attempts: [rejected, attempt({ number: 2 })] }))).toBe("SUBMITTING");
    expect(intentStatusOf(intent({ attempts: [rejected] }))).toBe("REJECTED");
    const returning = attempt({ status: "APPROVED", returnReason: "WRONG_CARD" });
    expect(intentStatusOf(intent({ attempts: [returning] }))).toBe("REJECTED");
    expect(intentStatusOf(intent({ attempts: [attempt({ status: "REFUNDED" })], bookedAttempt: 1 }))).toBe("REFUNDED");
    expect(intentStatusOf(intent({ attempts: [attempt({ status: "REFUNDED" })] }))).toBe("REJECTED");
  });
});

describe("a read-back", () => {
  test.each([
    ["REFERENCE", { reference: "i-2" }],
    ["REFERENCE", { reference: null }],
    ["AMOUNT", { total: cents(10_000) }],
    ["CURRENCY", { currency: "UYU" }],
    ["ACCOUNT", { accountId: "78" }],
    ["MODE", { isLive: true }],
    ["RETURNED", { returned: cents(1) }],
  ] as const)("[PAY-03] that differs in its %s books nothing and is told", (fault, more) => {
    const read = payment("APPROVED", more);
    expect(readBackFaults(intent(), read)).toEqual([fault]);
    expect(applyReadBack(intent(), read, open)).toEqual({ intent: intent(), step: { kind: "TELL", faults: [fault] } });
  });

  test("[PAY-03] of another payment than the attempt's is told", () => {
    const known = intent({ attempts: [attempt({ paymentId: "p-9", status: "PENDING" })] });
    const { step } = applyReadBack(known, payment("APPROVED"), open);
    expect(step).toEqual({ kind: "TELL", faults: ["SECOND_PAYMENT"] });
  });

  test("[PAY-06] books once, and the same again does nothing", () => {
    const first = applyReadBack(intent(), payment("APPROVED"), open);
    expect([first.step, intentStatusOf(first.intent)]).toEqual([{ kind: "BOOK" }, "BOOKED"]);
    const again = applyReadBack(first.intent, payment("APPROVED", { updatedAt: at(2) }), open);
    expect([again.step, intentStatusOf(again.intent)]).toEqual([{ kind: "NOTHING" }, "BOOKED"]);
  });

  test("[PAY-06] of a second payment, of a credit card where only debit is taken and for a closed account gives back", () => {
    const two = intent({
      attempts: [attempt({ status: "REJECTED" }), attempt({ number: 2, status: "BOOKED", paymentId: "p-2" })],
      bookedAttempt: 2,
    });
    const stepOf = (of: PaymentIntent, more: Partial<ProviderPayment> = {}, isAccountOpen = true) =>
      applyReadBack(of, payment("APPROVED", more), { isAccountOpen }).step;
    expect(stepOf(two)).toEqual({ kind: "GIVE_BACK", attempt: 1, reason: "DOUBLE_PAYMENT" });
    const debit = intent({ isDebitOnly: true });
    expect(stepOf(debit)).toEqual({ kind: "BOOK" });
    for (const card of ["CREDIT", "PREPAID", "OTHER"] as const)
      expect(stepOf(debit, { card })).toEqual({ kind: "GIVE_BACK", attempt: 1, reason: "WRONG_CARD" });
    expect(stepOf(intent(), {}, false)).toEqual({ kind: "GIVE_BACK", attempt: 1, reason: "CLOSED_ACCOUNT" });
  });

  test.each(["REFUNDED", "CHARGED_BACK"] as const)("[PAY-07] %s after it was booked takes back, once", (state) => {
    const booked = applyReadBack(intent(), payment("APPROVED"), open).intent;
    const back = applyReadBack(booked, payment(state, { updatedAt: at(5) }), { isAccountOpen: false });
    expect([back.step, intentStatusOf(back.intent)]).toEqual([{ kind: "TAKE_BACK" }, state]);
    expect(applyReadBack(back.intent, payment(state, { updatedAt: at(6) }), open).step).toEqual({ kind: "NOTHING" });
    // Never booked: there is nothing to take.
    expect(applyReadBack(intent(), payment(state), open).step).toEqual({ kind: "NOTHING" });
  });
});

describe("a submit", () => {
  const time = { now: at(1), until: at(15) };
  test("[PAY-04] is refused beside an open attempt, a booked one, after its time and after five refusals", () => {
    for (const status of paymentStatuses.filter((one) => one !== "CREATED" && one !== "REJECTED")) {
      const paid = status === "BOOKED" || status === "REFUNDED" || status === "CHARGED_BACK";
      const asked = intent({ attempts: [attempt({ status })], bookedAttempt: paid ? 1 : null });
      expect(decideSubmit(asked, time)).toEqual(refused({ code: "PAYMENT_UNDER_WAY", status }));
    }
    const rejected = (count: number) =>
      intent({
        attempts: Array.from({ length: count }, (_, index) => attempt({ number: index + 1, status: "REJECTED" })),
      });
    expect([0, 1, 4].map((count) => decideSubmit(rejected(count), time))).toMatchObject([
      { value: 1 },
      { value: 2 },
      { value: 5 },
    ]);
    const toReturn = intent({
      attempts: [attempt({ status: "APPROVED", paymentId: "p-1", returnReason: "WRONG_CARD" })],
    });
    expect(decideSubmit(toReturn, time)).toEqual(refused({ code: "PAYMENT_UNDER_WAY", status: "REJECTED" }));
    expect(decideSubmit(rejected(5), time)).toEqual(refused({ code: "PAYMENT_EXPIRED" }));
    expect(decideSubmit(rejected(0), { ...time, now: at(15) })).toEqual(refused({ code: "PAYMENT_EXPIRED" }));
  });

  test("[PAY-04] whose answer is lost may have charged; one that the provider refused has not", () => {
    expect(providerFailureKinds.filter(mayHaveCharged)).toEqual(["OUTCOME_UNKNOWN", "CONFLICT"]);
    expect(attemptAfter(attempt(), { kind: "LOST" }).status).toBe("UNKNOWN");
    expect(attemptAfter(attempt(), { kind: "NOT_CHARGED" }).status).toBe("REJECTED");
    const seen = attempt({ status: "PENDING", paymentId: "p-1" });
    expect(attemptAfter(seen, { kind: "NOT_CHARGED" })).toBe(seen);
  });

  test("[PAY-08] is looked up soon, then seldom, and for a week", () => {
    const waits = Array.from({ length: 16 }, (_, looks) => nextLookMs(looks) ?? 0);
    expect(waits.slice(0, 4)).toEqual([5_000, 15_000, 60_000, 300_000]);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    const days = waits.reduce((sum, wait) => sum + wait) / 86_400_000;
    expect([Math.floor(days), nextLookMs(16)]).toEqual([8, null]);
  });
});

/** The provider's books of one payment, in its own order. */
const anyStory = fc
  .constantFrom<readonly ProviderState[]>(
    ["APPROVED"],
    ["REJECTED"],
    ["PENDING", "APPROVED"],
    ["PENDING", "REJECTED"],
    ["REJECTED", "APPROVED"],
    ["APPROVED", "REFUNDED"],
    ["APPROVED", "CHARGED_BACK"],
    ["PENDING", "APPROVED", "REFUNDED"],
  )
  .map((states) => states.map((state, index) => payment(state, { updatedAt: at(index + 1) })));

describe("whatever the order", () => {
  const factOf = fc.constantFrom<AttemptFact["kind"]>("LOST", "NOT_CHARGED", "REFUSED", "ANSWERED", "READ");

  test("[PAY-05] of answers, losses, doubled, late and lost news, the last look at the provider's books decides", () => {
    fc.assert(
      fc.property(
        anyStory,
        fc.array(fc.tuple(factOf, fc.nat()), { maxLength: 12 }),
        fc.boolean(),
        (story, heard, isDebitOnly) => {
          let now = intent({ isDebitOnly });
          let posted = 0;
          const hear = (kind: AttemptFact["kind"], news: ProviderPayment): void => {
            const before = now;
            if (kind === "READ") {
              const { intent: after, step } = applyReadBack(now, news, open);
              if (step.kind === "BOOK") posted += 1;
              if (step.kind === "TAKE_BACK") posted -= 1;
              expect(step.kind).not.toBe("TELL");
              now = after;
            } else {
              const fact: AttemptFact = kind === "ANSWERED" ? { kind, payment: news } : { kind };
              now = { ...now, attempts: now.attempts.map((one) => attemptAfter(one, fact)) };
            }
            now.attempts.forEach((one, index) => {
              expect(rank(one.status)).toBeGreaterThanOrEqual(rank(before.attempts[index]?.status ?? "CREATED"));
            });
            expect([0, 1]).toContain(posted);
          };
          for (const [kind, pick] of heard) {
            const news = story[pick % story.length];
            if (news !== undefined) hear(kind, news);
          }
          const last = story.at(-1);
          if (last === undefined) return;
          hear("READ", last);
          const state = intentStatusOf(now);
          expect(isOpenStatus(state)).toBe(false);
          expect(posted).toBe(last.state === "APPROVED" ? 1 : 0);
          const ends: Readonly<Record<ProviderState, readonly string[]>> = {
            PENDING: [],
            REJECTED: ["REJECTED"],
            APPROVED: ["BOOKED"],
            // Of what was never booked nothing is told but that it is no money.
            REFUNDED: ["REFUNDED", "REJECTED"],
            CHARGED_BACK: ["CHARGED_BACK", "REJECTED"],
          };
          expect(ends[last.state]).toContain(state);
        },
      ),
    );
  });
});

test("[PAY-02] a buyer hears that it was paid once it is booked, and the history says what is open and what was refused", () => {
  const told = Object.fromEntries(
    paymentStatuses.map((status) => [status, [toldStatusOf(status), historyStatusOf(status)]]),
  );
  expect(told).toEqual({
    CREATED: ["pending", "STARTED"],
    SUBMITTING: ["pending", "STARTED"],
    UNKNOWN: ["pending", "STARTED"],
    PENDING: ["pending", "STARTED"],
    REJECTED: ["rejected", "CANCELLED"],
    APPROVED: ["pending", "STARTED"],
    BOOKED: ["approved", null],
    REFUNDED: ["rejected", null],
    CHARGED_BACK: ["rejected", null],
  });
});
