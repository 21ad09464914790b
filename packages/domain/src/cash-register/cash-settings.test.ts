import { expect, test } from "vitest";
import { accepted, cents, refused } from "../kernel/index.ts";
import { cashSettingsEntryOf, checkCashSettingsEntry, largestCash } from "./index.ts";

test("[CASH-19] a cap that is switched on is an amount above 0 that a drawer can hold", () => {
  const entry = cashSettingsEntryOf({ isBlindClose: true, cap: cents(50_050), version: 3 });
  expect(checkCashSettingsEntry(entry)).toEqual(accepted({ isBlindClose: true, cap: 50_050 }));
  expect(checkCashSettingsEntry({ ...entry, cap: null })).toEqual(refused({ cap: "MISSING" }));
  expect(checkCashSettingsEntry({ ...entry, cap: cents(0) })).toEqual(refused({ cap: "NOT_POSITIVE" }));
  expect(checkCashSettingsEntry({ ...entry, cap: cents(largestCash + 1) })).toEqual(refused({ cap: "TOO_HIGH" }));
  // Switched off, whatever stands in its field.
  for (const cap of [null, cents(0), entry.cap])
    expect(checkCashSettingsEntry({ ...entry, hasCap: false, cap })).toEqual(
      accepted({ isBlindClose: true, cap: null }),
    );
});
