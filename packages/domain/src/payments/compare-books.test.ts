import { expect, test } from "vitest";
import { type Instant, cents } from "../kernel/index.ts";
import { type BookedPayment, type ProviderPayment, compareBooks, intentIdOf } from "./index.ts";

const intentId = "4efb84ee-7e77-4999-8acc-82caf48056c9";
const payment = (more: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: "1",
  reference: intentId,
  state: "APPROVED",
  detail: "accredited",
  total: cents(1_050),
  returned: cents(0),
  currency: "ARS",
  accountId: "9001",
  isLive: false,
  card: "DEBIT",
  updatedAt: "2026-11-20T13:00:00.000Z" as Instant,
  ...more,
});
const booked = (more: Partial<BookedPayment> = {}): BookedPayment => ({
  paymentId: "1",
  intentId,
  total: cents(1_050),
  status: "BOOKED",
  isToReturn: false,
  ...more,
});
const kinds = (theirs: readonly ProviderPayment[], ours: readonly BookedPayment[], missing: readonly string[] = []) =>
  compareBooks(theirs, new Map(ours.map((one) => [one.paymentId, one])), new Set(missing)).map(({ kind }) => kind);

test("[PAY-09] what both have alike is no difference, nor is what the seller took elsewhere", () => {
  expect(kinds([payment()], [booked()])).toEqual([]);
  expect(kinds([payment({ state: "REJECTED" })], [booked({ status: "REJECTED" })])).toEqual([]);
  expect(kinds([payment({ reference: null }), payment({ reference: "mesa 4" })], [])).toEqual([]);
  expect(kinds([payment()], [booked({ status: "APPROVED", isToReturn: true })])).toEqual([]);
});

test("[PAY-09] each side's own, another amount, a part that was given back and what nobody booked are told", () => {
  expect(kinds([payment()], [])).toEqual(["THEIRS_ONLY"]);
  expect(kinds([payment({ state: "REFUNDED" })], [])).toEqual([]);
  expect(kinds([], [booked()], ["1"])).toEqual(["OURS_ONLY"]);
  expect(kinds([], [booked()])).toEqual([]);
  expect(kinds([payment({ total: cents(1_049) })], [booked()])).toEqual(["AMOUNT"]);
  expect(kinds([payment({ returned: cents(50) })], [booked()])).toEqual(["RETURNED"]);
  expect(kinds([payment()], [booked({ status: "UNKNOWN" })])).toEqual(["NOT_BOOKED"]);
});

test.each([
  "mesa 4",
  "",
  "-".repeat(36),
  "4efb84ee7e7749998acc82caf48056c9",
  `${intentId}0`,
  ` ${intentId}`,
  intentId.toUpperCase(),
])("[PAY-09] what a seller calls its own payments, '%s', names no intent", (reference) => {
  expect(intentIdOf(reference)).toBeNull();
  expect(intentIdOf(null)).toBeNull();
  expect(intentIdOf(intentId)).toBe(intentId);
});
