import fc from "fast-check";
import { expect, test } from "vitest";
import { accepted, cents, loadTemporal, localDate, refused } from "../kernel/index.ts";
import {
  type AskedInvoice,
  type AuthorityAnswer,
  type AuthorityFailure,
  type InvoiceOutcome,
  type InvoiceStatus,
  type KeptInvoice,
  afterAnswer,
  afterLook,
  invoiceTransitions,
} from "./index.ts";

await loadTemporal();
const day = localDate("2026-11-26");
const asked = (number: number, total = 1_000): AskedInvoice => ({
  cuit: "30712345671",
  pointOfSale: 3,
  documentType: 11,
  number,
  issuedOn: day,
  net: cents(total),
  vat: cents(0),
  total: cents(total),
  vatRate: null,
});
const kept = (number: number, total = 1_000): KeptInvoice => ({
  number,
  issuedOn: day,
  total: cents(total),
  isAnonymous: true,
  cae: String(70_000_000_000_000 + number),
  caeDueOn: day,
});

test("[INVOICE-06] what nobody heard the end of is adopted, asked again, or takes another number", () => {
  expect(afterLook(asked(7), { last: 7, kept: kept(7) })).toMatchObject({
    status: "AUTHORISED",
    isAdopted: true,
    cae: "70000000000007",
  });
  expect(afterLook(asked(7), { last: 6, kept: null })).toEqual({ status: "ASKED" });
  expect(afterLook(asked(7), { last: 7, kept: kept(7, 999) })).toEqual({ status: "DUE", last: 7 });
  expect(afterLook(asked(7), { last: 7, kept: { ...kept(7), isAnonymous: false } })).toEqual({
    status: "DUE",
    last: 7,
  });
  expect(afterLook(asked(7), { last: 9, kept: kept(7) })).toMatchObject({ status: "AUTHORISED" });
  expect(afterLook(asked(7), { last: 3, kept: null })).toEqual({ status: "DUE", last: 3 });
});

test("[INVOICE-05] no answer, and that the number is not the next, are looked up; a refusal is the end", () => {
  const failure: AuthorityFailure = { code: "AUTHORITY_FAILED", kind: "REFUSED", detail: "11002" };
  expect(afterAnswer(refused(failure))).toEqual({ status: "UNKNOWN", detail: "11002" });
  expect(afterAnswer(accepted({ kind: "NOT_NEXT" }))).toEqual({ status: "UNKNOWN", detail: null });
  expect(afterAnswer(accepted({ kind: "REJECTED", reason: "10013" }))).toEqual({ status: "REJECTED", reason: "10013" });
});

type Row = { status: InvoiceStatus; number: number | null; total: number };

/** The books of the tax office, and what goes wrong on the way to them and back. */
type Turn = {
  readonly call: "done" | "refused" | "lostBefore" | "lostAfter" | "rejected" | "killedBefore" | "killedAfter";
  readonly look: "done" | "lost" | "killed";
  /** Somebody else uses the same series. */
  readonly isIntruded: boolean;
};

const anyTurn: fc.Arbitrary<Turn> = fc.record({
  call: fc.constantFrom("done", "refused", "lostBefore", "lostAfter", "rejected", "killedBefore", "killedAfter"),
  look: fc.constantFrom("done", "done", "lost", "killed"),
  isIntruded: fc.constantFrom(false, false, false, false, true),
});

const calm: Turn = { call: "done", look: "done", isIntruded: false };
const foreign = 123_456;

/** One server after the other, each as far as it gets: what the queue of a series does, with its books in memory. */
function play(totals: readonly number[], turns: readonly Turn[]) {
  const rows: Row[] = totals.map((total) => ({ status: "DUE", number: null, total }));
  const books: number[] = [];
  let last: number | null = null;
  const move = (row: Row, outcome: InvoiceOutcome): void => {
    if (outcome.status !== row.status) expect(invoiceTransitions[row.status]).toContain(outcome.status);
    row.status = outcome.status;
    if (outcome.status === "AUTHORISED") last = row.number;
    if (outcome.status === "DUE") last = outcome.last;
    if (outcome.status === "DUE" || outcome.status === "REJECTED") row.number = null;
  };
  const ask = (row: Row, { call }: Turn): void => {
    const number = row.number ?? 0;
    const isNext = number === books.length + 1;
    const isDone = call === "done" || call === "lostAfter" || call === "killedAfter";
    if (isDone && isNext) books.push(row.total);
    if (call === "killedBefore" || call === "killedAfter") return;
    const answer: AuthorityAnswer = isNext
      ? call === "rejected"
        ? { kind: "REJECTED", reason: "10013" }
        : { kind: "AUTHORISED", cae: String(number), caeDueOn: day, remarks: null }
      : { kind: "NOT_NEXT" };
    const isHeard = call === "done" || call === "rejected";
    const failure: AuthorityFailure = { code: "AUTHORITY_FAILED", kind: "UNKNOWN", detail: "" };
    move(row, afterAnswer(isHeard ? accepted(answer) : refused(failure)));
  };
  for (const turn of turns) {
    if (turn.isIntruded) books.push(foreign);
    const open = rows.find(({ status }) => status === "ASKED" || status === "UNKNOWN");
    if (open !== undefined) {
      if (turn.look !== "done") continue;
      const number = open.number ?? 0;
      const total = books[number - 1];
      move(
        open,
        afterLook(asked(number, open.total), {
          last: books.length,
          kept: total === undefined ? null : kept(number, total),
        }),
      );
      if (open.status === "ASKED") ask(open, turn);
      continue;
    }
    const due = rows.find(({ status }) => status === "DUE");
    if (due === undefined) continue;
    due.number = (last ?? books.length) + 1;
    due.status = "ASKED";
    ask(due, turn);
  }
  return { rows, books };
}

test("[INVOICE-07] however calls fail and servers die, every order has one invoice at most, without gap or double", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 8 }),
      fc.array(anyTurn, { maxLength: 60 }),
      (totals, turns) => {
        const settled = Array.from({ length: totals.length * 3 + 3 }, () => calm);
        const { rows, books } = play(totals, [...turns, ...settled]);
        expect(rows.every(({ status }) => status === "AUTHORISED" || status === "REJECTED")).toBe(true);
        const ours = rows.filter(({ status }) => status === "AUTHORISED");
        // Each of ours stands in the books under its number, and the books hold nothing else of ours.
        for (const { number, total } of ours) expect(books[(number ?? 0) - 1]).toBe(total);
        expect(books.filter((total) => total !== foreign).length).toBe(ours.length);
        expect(new Set(ours.map(({ number }) => number)).size).toBe(ours.length);
      },
    ),
    { numRuns: 500 },
  );
});
