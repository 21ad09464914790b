import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents, localDate, loadTemporal } from "../kernel/index.ts";
import { type Payout, type PayoutPage, isPageAsked, payoutsPerPage, spreadsheetKindOf } from "./index.ts";

await loadTemporal();

const payout = (id: string): Payout => ({
  id,
  payoutDate: localDate("2026-11-20"),
  totalBeforeFees: cents(100_00),
  total: cents(97_50),
});

const named = (count: number): readonly Payout[] => Array.from({ length: count }, (_, index) => payout(`p${index}`));

/** A page as it should be, and the number that it was asked by. */
const anyPage = fc
  .record({ totalPages: fc.integer({ min: 1, max: 50 }), at: fc.nat(), count: fc.integer({ min: 1, max: 10 }) })
  .map(({ totalPages, at, count }): PayoutPage => ({ page: (at % totalPages) + 1, data: named(count), totalPages }));

test("[PAYOUT-01] [PAYOUT-02] a page of up to ten payouts, each named once, is taken by its number alone", () => {
  expect(payoutsPerPage).toBe(10);
  fc.assert(
    fc.property(anyPage, fc.integer({ min: 1, max: 60 }), (page, asked) => {
      expect(isPageAsked(page, asked)).toBe(page.page === asked);
    }),
  );
});

test("[PAYOUT-02] one more than ten, one twice, or rows beyond the last page spoil the whole page", () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      const spoiled = [
        { ...page, data: named(11) },
        { ...page, data: [payout("twice"), payout("twice")] },
        { ...page, totalPages: page.page - 1 },
      ];
      expect(spoiled.map((one) => isPageAsked(one, page.page))).toEqual([false, false, false]);
    }),
  );
  expect(isPageAsked({ page: 1, data: [], totalPages: 0 }, 1)).toBe(true);
  expect(isPageAsked({ page: 9, data: [], totalPages: 2 }, 9)).toBe(true);
});

const zipOf = (inside: Uint8Array, comment: Uint8Array): Uint8Array =>
  Uint8Array.from([0x50, 0x4b, 3, 4, ...inside, 0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0), ...comment]);

test("[PAYOUT-03] a spreadsheet is known by its first signs and by its end, and half of one is none", () => {
  // Without the signs of an end, which chance could write.
  const bytes = fc.uint8Array({ maxLength: 400 }).map((all) => all.map((one) => (one === 0x50 ? 0 : one)));
  fc.assert(
    fc.property(bytes, bytes, fc.nat(), (inside, comment, cut) => {
      const whole = zipOf(inside, comment);
      expect(spreadsheetKindOf(whole)).toBe("xlsx");
      expect(spreadsheetKindOf(whole.subarray(0, cut % (4 + inside.length)))).toBe(null);
      expect(spreadsheetKindOf(inside)).toBe(null);
    }),
  );
  const old = new Uint8Array(1_024);
  old.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  expect([spreadsheetKindOf(old), spreadsheetKindOf(old.subarray(0, 1_000))]).toEqual(["xls", null]);
  expect(spreadsheetKindOf(new TextEncoder().encode("<!doctype html>"))).toBe(null);
  expect(spreadsheetKindOf(new Uint8Array())).toBe(null);
});
