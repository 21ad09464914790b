import { beforeAll, describe, expect, test } from "vitest";
import {
  type Instant,
  type LocalDate,
  type TimeZone,
  addDays,
  dayRange,
  instant,
  loadTemporal,
  localDateOf,
  temporal,
  timeZone,
} from "../kernel/index.ts";
import { latestDayToComplete } from "./index.ts";

beforeAll(loadTemporal);

/** All rules that were in force in ten years: both halves of the globe, half hours, two hours, clocks moved at midnight, Ramadan, and none. */
const zones = (
  "America/Argentina/Buenos_Aires America/Santiago America/Asuncion America/Havana America/Mexico_City America/Bogota " +
  "America/Lima America/Caracas America/La_Paz America/Montevideo America/Sao_Paulo America/New_York America/Chicago " +
  "America/Denver America/Los_Angeles America/Phoenix America/Anchorage America/St_Johns America/Halifax " +
  "America/Port-au-Prince America/Nuuk America/Scoresbysund Atlantic/Azores Europe/London Europe/Lisbon Europe/Madrid " +
  "Europe/Berlin Europe/Athens Europe/Chisinau Europe/Moscow Europe/Istanbul Africa/Casablanca Africa/Cairo Africa/Juba " +
  "Africa/Johannesburg Asia/Beirut Asia/Jerusalem Asia/Gaza Asia/Amman Asia/Damascus Asia/Tehran Asia/Kathmandu " +
  "Asia/Kolkata Asia/Tokyo Asia/Almaty Australia/Sydney Australia/Adelaide Australia/Lord_Howe Pacific/Auckland " +
  "Pacific/Chatham Pacific/Apia Pacific/Norfolk Pacific/Easter Pacific/Fiji Antarctica/Troll"
).split(" ");

const minute = 60_000;
// The first of January of 2019 and of 2029, UTC.
const [first, last] = [1_546_300_800_000, 1_861_920_000_000];

const toInstant = (ms: number): Instant => instant(temporal().Instant.fromEpochMilliseconds(ms).toString());
const toMs = (at: Instant): number => temporal().Instant.from(at).epochMilliseconds;

/** When the clocks of a zone were moved, in milliseconds. */
function findTransitions(zone: TimeZone): readonly number[] {
  const offsetAt = (ms: number): number =>
    temporal().Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).offsetNanoseconds;
  const found: number[] = [];
  const stride = 14 * 24 * 60 * minute;
  let before = offsetAt(first);
  for (let from = first; from < last; from += stride) {
    let [low, high] = [from, from + stride];
    const after = offsetAt(high);
    if (before === after) continue;
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / 2 / minute) * minute;
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    found.push(high);
    before = after;
  }
  return found;
}

const known = new Map<TimeZone, readonly number[]>();
const transitionsOf = (zone: TimeZone): readonly number[] => {
  const found = known.get(zone) ?? findTransitions(zone);
  known.set(zone, found);
  return found;
};

/** Around each day's end and around the move itself; elsewhere no clock does anything odd. */
function momentsAround(transition: number, days: readonly LocalDate[], zone: TimeZone): readonly number[] {
  const ends = days.map((day) => toMs(dayRange(day, zone).until));
  const steps = (center: number, before: number, after: number) =>
    Array.from({ length: (before + after) / 10 + 1 }, (_, index) => center + (index * 10 - before) * minute);
  const all = [...ends.flatMap((end) => steps(end, 20, 10)), ...steps(transition, 80, 80)];
  return [...new Set(all)].toSorted((a, b) => a - b);
}

describe("whenever clocks are moved, in 55 zones over ten years", () => {
  test("[KERNEL-06] days follow each other without gap or overlap, each as long as its clocks say", () => {
    let moves = 0;
    const lengths = new Set<number>();
    for (const zone of zones.map(timeZone)) {
      for (const transition of transitionsOf(zone)) {
        moves += 1;
        const day = localDateOf(toInstant(transition), zone);
        for (const around of [-1, 0, 1].map((days) => addDays(day, days))) {
          const { from, until } = dayRange(around, zone);
          expect(dayRange(addDays(around, 1), zone).from).toBe(until);
          expect([localDateOf(from, zone), localDateOf(toInstant(toMs(until) - 1), zone)]).toEqual([around, around]);
          lengths.add((toMs(until) - toMs(from)) / (60 * minute));
        }
        for (const at of [transition - 1, transition].map(toInstant)) {
          const { from, until } = dayRange(localDateOf(at, zone), zone);
          expect(from <= at && at < until).toBe(true);
        }
      }
    }
    expect(zones.length).toBeGreaterThanOrEqual(40);
    expect(moves).toBeGreaterThan(500);
    expect([...lengths].every((hours) => hours >= 22 && hours <= 26)).toBe(true);
    expect([...lengths]).toEqual(expect.arrayContaining([22, 23, 23.5, 24, 24.5, 25, 26]));
  });

  test("[ORDERS-10] each local day is completed once, in order, within its last minutes or at once after it", () => {
    for (const zone of zones.map(timeZone)) {
      for (const transition of transitionsOf(zone)) {
        const middle = localDateOf(toInstant(transition), zone);
        const days = [-1, 0, 1].map((more) => addDays(middle, more));
        // What the claim rows keep: the latest day done.
        let done = addDays(middle, -2);
        const claims: LocalDate[] = [];
        for (const ms of momentsAround(transition, days, zone)) {
          const due = latestDayToComplete(toInstant(ms), zone);
          if (due <= done) continue;
          const end = toMs(dayRange(due, zone).until);
          // Earlier only by what the clocks are about to be put back.
          expect(end - ms <= (10 + 120) * minute && ms - end <= 10 * minute, `${zone} ${due}`).toBe(true);
          claims.push(due);
          done = due;
        }
        expect(
          claims.filter((day) => days.includes(day)),
          zone,
        ).toEqual(days);
      }
    }
  });
});
