import type { Claim, ClaimReminder } from "@cantina/domain/claims";
import { type LocalDate, id, instant, loadTemporal, timeZone } from "@cantina/domain/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchNoon } from "./watch-noon.ts";

await loadTemporal();

const claim: Claim = {
  id: id("c1"),
  profileId: id("p1"),
  username: "Familia Gómez",
  email: "gomez@correo.test",
  commensalNames: [],
  phoneNumber: null,
  comments: "",
  issue: "APP_INQUIRY",
  status: "UNSOLVED",
  dateTime: instant("2026-11-18T12:00:00Z"),
};
const zone = timeZone("America/Argentina/Buenos_Aires");
const minute = 60_000;

let saved: LocalDate | null;
let claims: readonly Claim[] | undefined;
let told: ClaimReminder[];
let stop: () => void;

/** Of Buenos Aires. */
function open(time: string): void {
  vi.setSystemTime(new Date(`2026-11-20T${time}:00-03:00`));
  stop = watchNoon({
    clock: { now: () => instant(new Date().toISOString()) },
    zone: () => zone,
    claims: () => claims,
    remindedDay: { load: () => saved, save: (day) => void (saved = day) },
    onDue: (reminder) => told.push(reminder),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  saved = null;
  claims = [claim];
  told = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("[CLAIMS-08] it tells at noon, once a day, for as long as the app stays open", () => {
  open("11:50");
  vi.advanceTimersByTime(9 * minute);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(2 * minute);
  expect(told).toEqual([{ unsolved: 1, hasOverdue: true }]);
  vi.advanceTimersByTime(23 * 60 * minute);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(60 * minute);
  expect(told).toHaveLength(2);
  expect(saved).toBe("2026-11-21");
});

test("[CLAIMS-08] another page of the same device that told it already keeps this one quiet", () => {
  open("11:59");
  saved = "2026-11-20" as LocalDate;
  vi.advanceTimersByTime(5 * minute);
  expect(told).toEqual([]);
});

test("[CLAIMS-08] it waits for the claims when they are not there at noon", () => {
  claims = undefined;
  open("11:59");
  vi.advanceTimersByTime(5 * minute);
  expect(told).toEqual([]);
  claims = [claim];
  vi.advanceTimersByTime(minute);
  expect(told).toHaveLength(1);
});

test("[CLAIMS-08] with nothing unresolved the day passes without a word", () => {
  claims = [];
  open("11:59");
  vi.advanceTimersByTime(2 * minute);
  claims = [claim];
  vi.advanceTimersByTime(60 * minute);
  expect(told).toEqual([]);
});
