import { beforeAll, expect, test } from "vitest";
import { type Instant, cents, instant, loadTemporal } from "../kernel/index.ts";
import { type PaymentAttempt, type PaymentIntent, type PaymentStatus, decideOpening } from "./index.ts";

let now: Instant;
let until: Instant;
beforeAll(async () => {
  await loadTemporal();
  [now, until] = [instant("2026-11-20T13:00:00.000Z"), instant("2026-11-20T13:10:00.000Z")];
});

const intentOf = (...statuses: readonly PaymentStatus[]): PaymentIntent => ({
  id: "i",
  total: cents(100),
  currency: "ARS",
  accountId: "comedor-1",
  isLive: false,
  isDebitOnly: false,
  bookedAttempt: statuses.includes("BOOKED") ? statuses.indexOf("BOOKED") + 1 : null,
  attempts: statuses.map((status, index): PaymentAttempt => ({
    number: index + 1,
    status,
    paymentId: null,
    seenAt: null,
    returnReason: null,
  })),
});
const opening = (...statuses: readonly PaymentStatus[]) => decideOpening(intentOf(...statuses), { now, until });

test("[PAY-10] opens one page while it may be paid, another after a final refusal, and none of what has ended", () => {
  expect(opening()).toEqual({ ok: true, value: { kind: "ANEW", number: 1 } });
  expect(opening("REJECTED")).toEqual({ ok: true, value: { kind: "ANEW", number: 2 } });
  for (const status of ["SUBMITTING", "UNKNOWN", "PENDING"] as const) {
    expect(opening(status)).toEqual({ ok: true, value: { kind: "AGAIN", number: 1 } });
    expect(opening("REJECTED", status)).toEqual({ ok: true, value: { kind: "AGAIN", number: 2 } });
  }
  for (const status of ["APPROVED", "BOOKED"] as const)
    expect(opening(status)).toEqual({ ok: true, value: { kind: "ENDED", status } });
  const late = { now: until, until };
  expect(decideOpening(intentOf(), late)).toEqual({ ok: false, failure: { code: "PAYMENT_EXPIRED" } });
  expect(decideOpening(intentOf("PENDING"), late)).toEqual({ ok: true, value: { kind: "AGAIN", number: 1 } });
});

test("[PAY-10] no page is opened on which a buyer has chosen already; after its refusal another is", () => {
  const chosenOn = [1];
  for (const status of ["SUBMITTING", "UNKNOWN", "PENDING"] as const)
    expect(decideOpening(intentOf(status), { now, until, chosenOn })).toEqual({
      ok: true,
      value: { kind: "ENDED", status },
    });
  expect(decideOpening(intentOf("REJECTED"), { now, until, chosenOn })).toMatchObject({ value: { kind: "ANEW" } });
  expect(decideOpening(intentOf("REJECTED", "PENDING"), { now, until, chosenOn })).toMatchObject({
    value: { kind: "AGAIN", number: 2 },
  });
});
