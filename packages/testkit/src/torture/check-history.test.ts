import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { CallHistory, HistoryCall } from "./call-history.ts";
import { checkHistory } from "./check-history.ts";

const accounts = ["ana", "luis", "café"] as const;
const opening = new Map<string, number>(accounts.map((account, index) => [account, index * 1_000]));

// Amounts are tens, so that a fault of 5 is never explained by another choice of calls.
const anyCall = fc.record({
  account: fc.constantFrom(...accounts),
  amount: fc.integer({ min: 1, max: 50 }).chain((tens) => fc.constantFrom(tens * 10, tens * -10)),
  begins: fc.nat(1_000),
  lasts: fc.nat(200),
  happensAfter: fc.double({ min: 0, max: 1, noNaN: true }),
  fate: fc.constantFrom("done", "done", "done", "refused", "happened unheard", "lost unheard"),
  timesAnswered: fc.integer({ min: 1, max: 3 }),
});
const anyRead = fc.record({
  account: fc.constantFrom(...accounts),
  begins: fc.nat(1_300),
  lasts: fc.nat(100),
  looksAfter: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** What an honest server leaves behind that does each thing at one moment while it is asked for. */
const anyHonestHistory: fc.Arbitrary<CallHistory> = fc
  .record({ made: fc.array(anyCall, { maxLength: 12 }), looks: fc.array(anyRead, { maxLength: 8 }) })
  .map(({ made, looks }) => {
    const happened = made.flatMap((one, index) =>
      one.fate === "done" || one.fate === "happened unheard"
        ? [{ ...one, index, at: one.begins + one.lasts * one.happensAfter }]
        : [],
    );
    const calls = made.map(({ account, amount, begins, lasts, fate, timesAnswered }, index): HistoryCall => {
      const outcome = fate === "done" || fate === "refused" ? fate : "unknown";
      return {
        key: `key ${index}`,
        invokedAt: begins,
        endedAt: outcome === "unknown" ? null : begins + lasts,
        outcome,
        answers: outcome === "unknown" ? [] : Array.from({ length: timesAnswered }, () => `answer ${index}`),
        effect: outcome === "done" ? `sale ${index}` : null,
        moves: [{ account, amount }],
      };
    });
    const reads = looks.map(({ account, begins, lasts, looksAfter }) => {
      const seen = happened.filter((one) => one.account === account && one.at <= begins + lasts * looksAfter);
      const value = seen.reduce((sum, { amount }) => sum + amount, opening.get(account) ?? 0);
      return { account, beganAt: begins, endedAt: begins + lasts, value };
    });
    const booked = happened.map(({ account, amount, index }) => ({
      effect: `sale ${index}`,
      key: `key ${index}`,
      moves: [{ account, amount }],
    }));
    return { calls, reads, booked, opening };
  });

/** An honest history with at least one call of that outcome, and its place among the calls. */
const withA = (outcome: HistoryCall["outcome"]) =>
  anyHonestHistory.chain((history) => {
    const places = history.calls.flatMap((call, place) => (call.outcome === outcome ? [place] : []));
    return places.length === 0
      ? fc.constant(null)
      : fc.record({ history: fc.constant(history), place: fc.constantFrom(...places) });
  });

/** Plants a fault in every history that has such a call, and wants it told. */
function plant(
  outcome: HistoryCall["outcome"],
  fault: (history: CallHistory, call: HistoryCall, place: number) => CallHistory,
  says: RegExp,
): void {
  fc.assert(
    fc.property(withA(outcome), (drawn) => {
      if (drawn === null) return;
      const { history, place } = drawn;
      const call = history.calls[place];
      if (call === undefined) return;
      const told = checkHistory(fault(history, call, place));
      expect(
        told.some((line) => says.test(line)),
        told.join("\n"),
      ).toBe(true);
    }),
  );
}

const ofPlace = (place: number) => ({
  effect: `sale ${place}`,
  key: `key ${place}`,
  moves: [{ account: "ana", amount: 10 }],
});

describe("a history of calls", () => {
  test("of an honest server has no fault, whatever was under way at once", () => {
    fc.assert(
      fc.property(anyHonestHistory, (history) => {
        expect(checkHistory(history)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test("tells of what was answered and is not in the books", () => {
    plant(
      "done",
      (history, { effect }) => ({ ...history, booked: history.booked.filter((one) => one.effect !== effect) }),
      /which is not in the books$/u,
    );
  });

  test("tells of what is in the books twice", () => {
    plant(
      "done",
      (history, { effect }) => ({
        ...history,
        booked: [...history.booked, ...history.booked.filter((one) => one.effect === effect)],
      }),
      /is in the books 2 times$/u,
    );
  });

  test("tells of what is there once and moved its money twice", () => {
    plant(
      "done",
      (history, { effect }) => ({
        ...history,
        booked: history.booked.map((one) =>
          one.effect === effect ? { ...one, moves: [...one.moves, ...one.moves] } : one,
        ),
      }),
      /should move \[.*\], and moved \[/u,
    );
  });

  test("tells of a refusal that happened all the same", () => {
    plant(
      "refused",
      (history, _call, place) => ({ ...history, booked: [...history.booked, ofPlace(place)] }),
      /refused for good, and is in the books/u,
    );
  });

  test("tells of a call that nobody heard of and that happened twice", () => {
    plant(
      "unknown",
      (history, { key }, place) => ({
        ...history,
        booked: [...history.booked.filter((one) => one.key !== key), ofPlace(place), ofPlace(place)],
      }),
      /it is in the books 2 times$/u,
    );
  });

  test("tells of a key with two answers, though one of them got lost", () => {
    plant(
      "done",
      (history, { key }) => ({
        ...history,
        calls: history.calls.map((one) => (one.key === key ? { ...one, answers: [...one.answers, "another"] } : one)),
      }),
      /2 different answers were given$/u,
    );
  });

  test("tells of two calls that were answered with one effect, and of an effect of no call", () => {
    plant(
      "done",
      (history, call) => ({ ...history, calls: [...history.calls, { ...call, key: "another" }] }),
      /were told of it$/u,
    );
    plant(
      "done",
      (history) => ({ ...history, booked: [...history.booked, { effect: "sale 99", key: null, moves: [] }] }),
      /^sale 99: is in the books, and no answer tells of it$/u,
    );
  });

  test("tells of a balance that no order of the calls explains", () => {
    plant(
      "done",
      (history, { invokedAt, endedAt }) => ({
        ...history,
        reads: [{ account: "ana", beganAt: invokedAt, endedAt: endedAt ?? invokedAt, value: 5 }],
      }),
      /^ana: 5 was read .* which no order of the calls explains$/u,
    );
  });

  test("tells of a balance from before a call that had ended, and of one that takes a later call ahead", () => {
    const call = (invokedAt: number, endedAt: number, amount: number): HistoryCall => ({
      key: `at ${invokedAt}`,
      invokedAt,
      endedAt,
      outcome: "done",
      answers: ["one"],
      effect: `sale at ${invokedAt}`,
      moves: [{ account: "ana", amount }],
    });
    const calls = [call(0, 10, -30), call(20, 30, 70)];
    const booked = calls.map(({ key, effect, moves }) => ({ key, effect: effect ?? "", moves: moves ?? [] }));
    const read = (beganAt: number, endedAt: number, value: number) =>
      checkHistory({ calls, booked, opening, reads: [{ account: "ana", beganAt, endedAt, value }] });
    expect(read(5, 8, 0)).toEqual([]);
    expect(read(5, 8, -30)).toEqual([]);
    expect(read(12, 15, -30)).toEqual([]);
    expect(read(12, 15, 0)).toHaveLength(1);
    expect(read(12, 15, 40)).toHaveLength(1);
    expect(read(12, 25, 40)).toEqual([]);
    expect(read(31, 35, 70)).toHaveLength(1);
    expect(read(31, 35, 40)).toEqual([]);
  });
});
