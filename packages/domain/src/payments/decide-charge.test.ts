import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type Instant, cents, instant, instantAfter, loadTemporal } from "../kernel/index.ts";
import {
  type Choice,
  type PaymentAttempt,
  type PaymentIntent,
  type PaymentStatus,
  type ProviderPayment,
  applyReadBack,
  attemptAfter,
  decideCharge,
  decideSubmit,
  isDebit,
  paymentStatuses,
} from "./index.ts";

const minute = 60_000;
let now: Instant;
beforeAll(async () => {
  await loadTemporal();
  now = instant("2026-11-20T13:00:00.000Z");
});
const ago = (minutes: number): Instant => instantAfter(now, -minutes * minute);

const attemptOf = (number: number, status: PaymentStatus, more: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  number,
  status,
  paymentId: `i-${number}`,
  seenAt: null,
  returnReason: null,
  ...more,
});
const intentOf = (attempts: readonly PaymentAttempt[], more: Partial<PaymentIntent> = {}): PaymentIntent => ({
  id: "i",
  total: cents(100),
  currency: "UYU",
  accountId: "62",
  isLive: false,
  isDebitOnly: false,
  bookedAttempt: null,
  attempts,
  ...more,
});
const pending = (more: Partial<PaymentIntent> = {}): PaymentIntent => intentOf([attemptOf(1, "PENDING")], more);
const choiceOf = (more: Partial<Choice> = {}): Choice => ({ card: "DEBIT", chosenAt: ago(1), askedAt: null, ...more });
const decide = (intent: PaymentIntent, more: Partial<Choice> = {}, isAccountOpen = true, number = 1) =>
  decideCharge(intent, number, choiceOf(more), { now, isAccountOpen });
const payment = (more: Partial<ProviderPayment>): ProviderPayment => ({
  id: "i-1",
  reference: "i",
  state: "APPROVED",
  detail: "",
  total: cents(100),
  returned: cents(0),
  currency: "UYU",
  accountId: "62",
  isLive: false,
  card: "OTHER",
  updatedAt: now,
  ...more,
});

test("[PAY-11] what was chosen is charged while its attempt is unpaid, and of what has ended nothing is", () => {
  for (const status of paymentStatuses) {
    const isUnpaid = status === "SUBMITTING" || status === "UNKNOWN" || status === "PENDING";
    expect([status, decide(intentOf([attemptOf(1, status)])).kind]).toEqual([status, isUnpaid ? "CHARGE" : "NOTHING"]);
  }
  expect(decide(pending(), {}, true, 2)).toEqual({ kind: "NOTHING" });
});

test("[PAY-11] never beside another attempt that has money or may have it, for a closed account, or too late", () => {
  for (const status of paymentStatuses.filter((one) => one !== "CREATED")) {
    const isNone = status === "REJECTED" || status === "REFUNDED";
    const beside = intentOf([attemptOf(1, "PENDING"), attemptOf(2, status)]);
    expect(decide(beside)).toEqual(isNone ? { kind: "CHARGE" } : { kind: "REFUSE", reason: "OTHER_ATTEMPT" });
  }
  expect(decide(pending(), {}, false)).toEqual({ kind: "REFUSE", reason: "CLOSED_ACCOUNT" });
  expect(decide(pending(), { chosenAt: ago(59) })).toEqual({ kind: "CHARGE" });
  expect(decide(pending(), { chosenAt: ago(60) })).toEqual({ kind: "REFUSE", reason: "TOO_LATE" });
});

test.each([
  ["DEBIT", true],
  ["PREPAID", false],
  ["CREDIT", false],
  ["OTHER", false],
] as const)("[PAY-11] [PAY-06] where only debit pays, %s is charged: %s", (card, isCharged) => {
  const charge = { kind: "CHARGE" };
  expect(isDebit(card)).toBe(isCharged);
  expect(decide(pending({ isDebitOnly: true }), { card })).toEqual(
    isCharged ? charge : { kind: "REFUSE", reason: "WRONG_CARD" },
  );
  expect(decide(pending(), { card })).toEqual(charge);
});

test("[PAY-11] what may have been charged is looked for first, by one at a time, and refused by nobody here", () => {
  expect(decide(pending(), { askedAt: ago(0.9) })).toEqual({ kind: "NOTHING" });
  expect(decide(pending(), { askedAt: ago(1) })).toEqual({ kind: "LOOK_AND_CHARGE" });
  for (const [intent, more, isOpen] of [
    [pending(), { chosenAt: ago(61) }, true],
    [pending(), {}, false],
    [pending({ isDebitOnly: true }), { card: "CREDIT" }, true],
    [intentOf([attemptOf(1, "PENDING"), attemptOf(2, "APPROVED")]), {}, true],
  ] as const)
    expect(decide(intent, { askedAt: ago(2), ...more }, isOpen)).toEqual({ kind: "NOTHING" });
});

test("[PAY-11] a refusal ends what is unpaid, and nothing that the provider holds", () => {
  for (const status of paymentStatuses) {
    const isUnpaid = status === "SUBMITTING" || status === "UNKNOWN" || status === "PENDING";
    expect(attemptAfter(attemptOf(1, status), { kind: "REFUSED" }).status).toBe(isUnpaid ? "REJECTED" : status);
  }
});

test("[PAY-06] where the books don't tell the card, it is the one that the page told", () => {
  const stepOf = (chosenCard: PaymentAttempt["chosenCard"], card: ProviderPayment["card"]) => {
    const intent = intentOf([attemptOf(1, "PENDING", { chosenCard: chosenCard ?? null })], { isDebitOnly: true });
    return applyReadBack(intent, payment({ card }), { isAccountOpen: true }).step.kind;
  };
  expect(stepOf("DEBIT", "OTHER")).toBe("BOOK");
  for (const [chosen, read] of [
    ["CREDIT", "OTHER"],
    [null, "OTHER"],
    ["DEBIT", "CREDIT"],
  ] as const)
    expect(stepOf(chosen, read)).toBe("GIVE_BACK");
});

/** What becomes of one call, and of the wait after it. */
const call = fc.record({
  end: fc.constantFrom("CHARGED" as const, "DENIED" as const, "LOST_BEFORE" as const, "LOST_AFTER" as const),
  isLookHeard: fc.boolean(),
  isAnotherOpened: fc.boolean(),
  waitMs: fc.integer({ min: 0, max: 20 * minute }),
});

test("[PAY-11] [PAY-04] whatever gets lost, a provider that charges each time that it is asked is asked for one charge", () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 30 }), (calls) => {
      let at = now;
      let intent = intentOf([attemptOf(1, "PENDING")]);
      const choices = new Map<number, Choice>([[1, choiceOf({ chosenAt: now })]]);
      const charged: number[] = [];
      const become = (number: number, after: (one: PaymentAttempt) => PaymentAttempt): void => {
        intent = { ...intent, attempts: intent.attempts.map((one) => (one.number === number ? after(one) : one)) };
      };
      for (const { end, isLookHeard, isAnotherOpened, waitMs } of calls) {
        const { number } = intent.attempts.at(-1) ?? { number: 1 };
        const choice = choices.get(number);
        if (choice === undefined) return;
        const decision = decideCharge(intent, number, choice, { now: at, isAccountOpen: true });
        const isAsked =
          decision.kind === "CHARGE" ||
          (decision.kind === "LOOK_AND_CHARGE" && isLookHeard && !charged.includes(number));
        if (decision.kind === "CHARGE" || decision.kind === "LOOK_AND_CHARGE")
          choices.set(number, { ...choice, askedAt: at });
        if (decision.kind === "REFUSE") become(number, (one) => attemptAfter(one, { kind: "REFUSED" }));
        if (isAsked && (end === "CHARGED" || end === "LOST_AFTER")) charged.push(number);
        if (isAsked && end === "DENIED") become(number, (one) => attemptAfter(one, { kind: "REFUSED" }));
        if (isAsked && end === "CHARGED") {
          const { intent: after } = applyReadBack(intent, payment({ id: `i-${number}`, updatedAt: at }), {
            isAccountOpen: true,
          });
          intent = after;
        }
        at = instantAfter(at, waitMs);
        const next = decideSubmit(intent, { now: at, until: instantAfter(now, 300 * minute) });
        if (isAnotherOpened && next.ok) {
          intent = { ...intent, attempts: [...intent.attempts, attemptOf(next.value, "PENDING")] };
          choices.set(next.value, choiceOf({ chosenAt: at }));
        }
        expect(charged.length).toBeLessThanOrEqual(1);
      }
    }),
  );
});
