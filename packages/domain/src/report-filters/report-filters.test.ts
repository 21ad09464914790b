import * as fc from "fast-check";
import { expect, test } from "vitest";
import { paymentMethods } from "../cafeteria/index.ts";
import { type LocalDate, addDays, id, loadTemporal, localDate } from "../kernel/index.ts";
import { originMedia } from "../orders/index.ts";
import { daysIn, daysOfPreset, rangePresets } from "../periods/index.ts";
import { saleDateKinds } from "../reports/index.ts";
import {
  type ReportDiner,
  type ReportEntry,
  type ReportKind,
  checkReport,
  firstReport,
  followedDays,
  isOfClasses,
  withClasses,
  withOrigin,
} from "./index.ts";

await loadTemporal();

const today = localDate("2026-11-24");
const day = fc.integer({ min: -800, max: 100 }).map((days) => addDays(today, days));
const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const idFrom = <Kind extends string>(few: number) =>
  fc.integer({ min: 1, max: few }).map((number) => id<Kind>(`00000000-0000-4000-8000-00000000000${number}`));
const classes = fc.uniqueArray(idFrom<"class">(4));
const entry: fc.Arbitrary<ReportEntry> = fc.record({
  from: orNull(day),
  until: orNull(day),
  dateKind: fc.constantFrom(...saleDateKinds),
  originMedium: orNull(fc.constantFrom(...originMedia)),
  sellerId: orNull(idFrom<"profile">(2)),
  paymentMethod: orNull(fc.constantFrom(...paymentMethods)),
  classIds: classes,
  commensalId: orNull(idFrom<"commensal">(2)),
  isWithoutReverted: fc.boolean(),
});
const kinds = fc.constantFrom<ReportKind>("SALES", "CHARGES");
const diner: fc.Arbitrary<ReportDiner> = fc.record({
  id: idFrom<"commensal">(2),
  classId: orNull(idFrom<"class">(4)),
});

test("[REPFILT-01] at first a report is of the 7 days that end today, by pickup, of anything", () => {
  expect(checkReport("SALES", firstReport(today), today)).toEqual({
    ok: true,
    value: {
      from: "2026-11-18",
      until: "2026-11-24",
      dateFilterType: "PICKUP_DATE",
      isWithoutReverted: false,
    },
  });
});

test("[REPFILT-02] days that are missing, reversed, too many or to come are faults, and others are none", () => {
  const fault = (from: string | null, until: string | null, more: Partial<ReportEntry> = {}) => {
    const given = (text: string | null): LocalDate | null => (text === null ? null : localDate(text));
    const checked = checkReport(
      "SALES",
      { ...firstReport(today), from: given(from), until: given(until), ...more },
      today,
    );
    return checked.ok ? null : checked.failure.dates;
  };
  expect([
    fault(null, "2026-11-24"),
    fault("2026-11-24", null),
    fault("2026-11-24", "2026-11-23"),
    fault("2025-11-23", "2026-11-24"),
    fault("2025-11-24", "2026-11-24"),
    fault("2026-11-24", "2026-11-25"),
    fault("2026-11-24", "2026-11-25", { dateKind: "ORDER_DATE" }),
  ]).toEqual(["MISSING", "MISSING", "REVERSED", "TOO_LONG", null, null, "IN_FUTURE"]);
  fc.assert(
    fc.property(kinds, entry, (kind, asked) => {
      const checked = checkReport(kind, asked, today);
      if (!checked.ok) return;
      const { from, until, dateFilterType } = checked.value;
      const days = daysIn({ first: from, last: until });
      expect(days >= 1 && days <= 366).toBe(true);
      if (dateFilterType === "ORDER_DATE") expect(until <= today).toBe(true);
    }),
  );
});

test("[REPFILT-03] a seller narrows only what was sold at the counter", () => {
  fc.assert(
    fc.property(kinds, entry, orNull(fc.constantFrom(...originMedia)), (kind, asked, origin) => {
      const checked = checkReport(kind, asked, today);
      const isFaulty = !checked.ok && checked.failure.sellerId === "NOT_AT_COUNTER";
      expect(isFaulty).toBe(asked.sellerId !== null && asked.originMedium !== "WEB");
      const changed = checkReport(kind, { ...asked, ...withOrigin(origin) }, today);
      expect(!changed.ok && changed.failure.sellerId !== undefined).toBe(false);
    }),
  );
});

test("[REPFILT-04] a commensal is of the chosen classes, and goes with them", () => {
  fc.assert(
    fc.property(entry, diner, classes, (asked, person, classIds) => {
      const chosen = { ...asked, commensalId: person.id };
      const checked = checkReport("SALES", chosen, today, person);
      const isFaulty = !checked.ok && checked.failure.commensalId === "NOT_OF_CLASSES";
      expect(isFaulty).toBe(!isOfClasses(person, asked.classIds));
      const after = { ...chosen, ...withClasses(classIds, person) };
      const again = checkReport("SALES", after, today, person);
      if (after.commensalId !== null) expect(!again.ok && again.failure.commensalId !== undefined).toBe(false);
      if (classIds.length === 0) expect(after.commensalId).toBeNull();
      else expect(after.commensalId).toBe(isOfClasses(person, classIds) ? person.id : null);
    }),
  );
});

test("[REPFILT-05] a question says only what narrows, and one of top-ups only what concerns them", () => {
  fc.assert(
    fc.property(kinds, entry, (kind, asked) => {
      const checked = checkReport(kind, asked, today);
      if (!checked.ok) return;
      const { classIds, commensalId, dateFilterType, ...rest } = checked.value;
      for (const value of Object.values(rest)) expect(value).toBeDefined();
      if (kind === "CHARGES") {
        expect([classIds, commensalId, dateFilterType]).toEqual([undefined, undefined, "ORDER_DATE"]);
      } else {
        expect([classIds ?? [], commensalId ?? null, dateFilterType]).toEqual([
          asked.classIds,
          asked.commensalId,
          asked.dateKind,
        ]);
      }
      expect([rest.originMedium ?? null, rest.sellerId ?? null, rest.paymentMethod ?? null]).toEqual([
        asked.originMedium,
        asked.sellerId,
        asked.paymentMethod,
      ]);
    }),
  );
});

test("[REPFILT-06] days chosen by their name go on with it when another day begins, others stay", () => {
  fc.assert(
    fc.property(fc.constantFrom(...rangePresets), day, fc.integer({ min: 1, max: 40 }), (preset, before, days) => {
      const now = addDays(before, days);
      const { first, last } = daysOfPreset(preset, before);
      const followed = followedDays({ from: first, until: last }, before, now);
      // On some days two presets are the same days; the first of them is meant.
      const meant = rangePresets.find(
        (one) => JSON.stringify(daysOfPreset(one, before)) === JSON.stringify({ first, last }),
      );
      const after = daysOfPreset(meant ?? preset, now);
      expect(followed).toEqual({ from: after.first, until: after.last });
      // Longer than any.
      expect(followedDays({ from: addDays(first, -400), until: addDays(last, 1) }, before, now)).toBeNull();
      expect(followedDays({ from: null, until: last }, before, now)).toBeNull();
    }),
  );
  const yesterday = addDays(today, -1);
  expect(followedDays({ from: yesterday, until: yesterday }, yesterday, today)).toEqual({ from: today, until: today });
});
