import { anyDiner } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Cents,
  type Instant,
  type LocalDate,
  accepted,
  cents,
  id,
  instant,
  loadTemporal,
  localDate,
  localDateOf,
  noMoney,
  refused,
  temporal,
  timeZone,
} from "../kernel/index.ts";
import {
  type ChargeFacts,
  type PayDayPrice,
  type Subscription,
  decideCharge,
  decideDeletion,
  decideLinking,
  decideSwitch,
  latestDayToCharge,
  linkCandidates,
  monthOf,
  paidCount,
  paidTone,
  payDayFaults,
  priceOn,
  selectableSubscriptions,
} from "./index.ts";

beforeAll(loadTemporal);

const bill: readonly PayDayPrice[] = [
  { day: 1, price: cents(1_000) },
  { day: 31, price: cents(100) },
  { day: 11, price: cents(700) },
];
const lunch: Subscription = {
  id: id<"subscription">("lunch"),
  name: "Almuerzo",
  availableWeekDates: [],
  payDayPrices: bill,
  status: "ENABLED",
  commensalIds: [],
  lastUses: [],
  productId: null,
  version: 1,
};

describe("the bill", () => {
  test("[SUBS-07] begins on day 1 and goes on with days from 2 to 31, each once", () => {
    expect(payDayFaults([1])).toEqual([]);
    expect(payDayFaults([1, 31, 2])).toEqual([]);
    expect(payDayFaults([2, 1, 32, 5, 5, 2.5])).toEqual([
      { row: 0, code: "FIRST_NOT_1" },
      { row: 1, code: "OUT_OF_RANGE" },
      { row: 2, code: "OUT_OF_RANGE" },
      { row: 4, code: "REPEATED" },
      { row: 5, code: "OUT_OF_RANGE" },
    ]);
  });

  test.each([
    ["2026-11-01", 1_000],
    ["2026-11-10", 1_000],
    ["2026-11-11", 700],
    ["2026-11-30", 700],
    ["2026-12-31", 100],
    ["2027-02-28", 700],
  ])("[SUBS-08] on %s the price is that of the latest row whose day has come", (day, price) => {
    expect(priceOn(bill, localDate(day))).toBe(price);
  });

  test("[SUBS-08] in whatever order the rows stand, the latest whose day has come counts", () => {
    const anyBill = fc.uniqueArray(fc.record({ day: fc.integer({ min: 2, max: 31 }), price: fc.nat().map(cents) }), {
      selector: ({ day }) => day,
    });
    fc.assert(
      fc.property(anyBill, fc.integer({ min: 1, max: 31 }), (rows, day) => {
        const whole = [{ day: 1, price: cents(5) }, ...rows];
        const due = whole.filter((row) => row.day <= day).toSorted((a, b) => b.day - a.day);
        expect(priceOn(whole, localDate(`2026-12-${String(day).padStart(2, "0")}`))).toBe(due[0]?.price);
      }),
    );
    expect(priceOn([{ day: 5, price: cents(1) }], localDate("2026-12-04"))).toBeNull();
  });
});

describe("one charge", () => {
  const facts = (part: Partial<ChargeFacts> = {}): ChargeFacts => ({
    subscription: lunch,
    isLinked: true,
    isPaid: false,
    account: { balance: cents(900), minimumBalance: cents(-100), floor: cents(-500) },
    day: localDate("2026-11-05"),
    ...part,
  });

  test("[SUBS-10] goes down to the minimum balance, and no further", () => {
    expect(decideCharge(facts())).toEqual(accepted({ price: 1_000, balanceAfter: -100 }));
    const short = facts({ account: { balance: cents(899), minimumBalance: cents(-100), floor: cents(-500) } });
    expect(decideCharge(short)).toMatchObject({ failure: { code: "INSUFFICIENT_BALANCE", data: { missing: 1 } } });
    const floor = facts({ account: { balance: cents(900), minimumBalance: cents(-900), floor: cents(0) } });
    expect(decideCharge(floor)).toMatchObject({ failure: { code: "NEGATIVE_BALANCE", data: { missing: 100 } } });
  });

  test("[SUBS-10] is at the price of the day on which it is tried", () => {
    const poor = { balance: cents(700), minimumBalance: noMoney, floor: noMoney };
    expect(decideCharge(facts({ account: poor, day: localDate("2026-11-10") })).ok).toBe(false);
    expect(decideCharge(facts({ account: poor, day: localDate("2026-11-11") }))).toEqual(
      accepted({ price: 700, balanceAfter: 0 }),
    );
  });

  test.each<[string, Partial<ChargeFacts>]>([
    ["paid already", { isPaid: true }],
    ["not linked any more", { isLinked: false }],
    ["of a disabled subscription", { subscription: { ...lunch, status: "DISABLED" } }],
    ["of a deleted subscription", { subscription: { ...lunch, status: "DELETED" } }],
    ["of a subscription without a price yet", { subscription: { ...lunch, payDayPrices: [] } }],
  ])("[SUBS-10] is not due when %s, however poor the account", (_why, part) => {
    const account = { balance: cents(-900), minimumBalance: noMoney, floor: noMoney };
    expect(decideCharge(facts({ ...part, account }))).toEqual(refused({ code: "NOT_DUE" }));
  });
});

describe("the days of the job", () => {
  const buenosAires = "America/Argentina/Buenos_Aires";

  test.each([
    ["2026-12-01T03:04:59Z", "2026-11-30"],
    ["2026-12-01T03:05:00Z", "2026-12-01"],
    ["2026-12-02T03:04:00Z", "2026-12-01"],
  ])("[SUBS-11] at %s the latest day that is due in Buenos Aires is %s", (at, day) => {
    expect(latestDayToCharge(instant(at), timeZone(buenosAires))).toBe(day);
  });

  /** Clocks moved at midnight, half hours, a skipped day, both halves of the globe. */
  const zones = [buenosAires, "America/Santiago", "America/Havana", "Africa/Cairo", "Asia/Kathmandu", "Pacific/Apia"];
  const minute = 60_000;
  // Noon of the first of January 2026, UTC.
  const start = 1_767_268_800_000;
  const at = (ms: number): Instant => instant(temporal().Instant.fromEpochMilliseconds(ms).toString());

  /** What `latestDayToCharge`, `decideCharge` and a memory of days make of a server that looks at those moments. */
  function run(zone: string, looks: readonly number[], topUps: ReadonlyMap<number, number>) {
    let [balance, lastDay] = [0, ""];
    const paid = new Set<LocalDate>();
    const charges: { readonly day: LocalDate; readonly price: Cents; readonly look: number }[] = [];
    for (const [index, look] of looks.entries()) {
      balance += topUps.get(index) ?? 0;
      const day = latestDayToCharge(at(look), timeZone(zone));
      if (day <= lastDay) continue;
      const isPaid = paid.has(monthOf(day));
      const account = { balance: cents(balance), minimumBalance: noMoney, floor: noMoney };
      const decision = decideCharge({ subscription: lunch, isLinked: true, isPaid, account, day });
      if (decision.ok) {
        balance = decision.value.balanceAfter;
        paid.add(monthOf(day));
        charges.push({ day, price: decision.value.price, look });
      }
      lastDay = day;
    }
    return { charges, balance };
  }

  const anyLooks = fc
    // Minutes between two looks: mostly the job's own, now and then a server that was down.
    .array(fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 300, max: 60 * 24 * 20 })), {
      minLength: 20,
      maxLength: 120,
    })
    .map((steps) => {
      let now = start;
      return steps.map((step) => (now += step * minute));
    });

  test("[SUBS-09] [SUBS-11] whatever the zone, the season and the hours without a server: once a month at most, at the day's price, paid for", () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyLooks, fc.array(fc.nat({ max: 2_000 })), (zone, looks, sums) => {
        const topUps = new Map(sums.map((sum, index) => [index * 3, sum]));
        const { charges, balance } = run(zone, looks, topUps);
        const months = charges.map(({ day }) => monthOf(day));
        expect(new Set(months).size).toBe(months.length);
        for (const { day, price, look } of charges) {
          expect(price).toBe(priceOn(bill, day));
          const today = localDateOf(at(look), timeZone(zone));
          // The day before, only in its last five minutes of grace.
          expect(day <= today && day >= localDateOf(at(look - 26 * 60 * minute), timeZone(zone))).toBe(true);
        }
        const put = looks.reduce((sum, _look, index) => sum + (topUps.get(index) ?? 0), 0);
        expect(balance).toBe(put - charges.reduce((sum, { price }) => sum + price, 0));
        expect(balance).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test.each(zones)("[SUBS-09] [SUBS-11] in %s who can pay pays each month on its first day, over a year", (zone) => {
    const looks = Array.from({ length: 366 * 2 }, (_, index) => start + index * 720 * minute);
    const { charges } = run(zone, looks, new Map([[0, 100_000]]));
    const [, ...later] = charges;
    expect(charges).toHaveLength(13);
    expect(later.map(({ day }) => day.slice(8))).toEqual(later.map(() => "01"));
  });

  test("[SUBS-11] who can't pay on the first pays when the price has come down to what is there", () => {
    const days = Array.from({ length: 31 }, (_, day) => start + day * 24 * 60 * minute);
    const { charges } = run(buenosAires, days, new Map([[0, 750]]));
    expect(charges.map(({ day, price }) => [day, price])).toEqual([["2026-01-11", 700]]);
  });
});

describe("editing", () => {
  test("[SUBS-12] only a disabled subscription is deleted", () => {
    expect(decideDeletion({ status: "DISABLED" })).toEqual(accepted(null));
    for (const status of ["ENABLED", "DELETED"] as const)
      expect(decideDeletion({ status })).toEqual(refused({ code: "INVALID_SUBSCRIPTION_STATUS" }));
  });

  test("[SUBS-17] a switch that names a version is refused where that version or the status is another by now", () => {
    const found = { id: "lunch", status: "ENABLED", version: 2 } as const;
    expect(decideSwitch(found, { status: "DISABLED", version: 2 })).toEqual(accepted(true));
    for (const status of ["ENABLED", "DISABLED"] as const) {
      const stale = refused({ code: "STALE_ENTRY", data: { id: "lunch", version: 2 } });
      expect(decideSwitch(found, { status, version: 1 })).toEqual(stale);
      expect(decideSwitch(found, { status })).toEqual(accepted(status === "DISABLED"));
    }
    expect(decideSwitch(found, { status: "ENABLED", version: 2 })).toEqual(
      refused({ code: "INVALID_SUBSCRIPTION_STATUS" }),
    );
  });

  test("[SUBS-13] only an active one is offered and takes commensals", () => {
    const disabled = { ...lunch, status: "DISABLED" as const };
    expect(selectableSubscriptions([lunch, disabled])).toEqual([lunch]);
    expect(decideLinking(lunch)).toEqual(accepted(null));
    expect(decideLinking(disabled)).toEqual(refused({ code: "INVALID_SUBSCRIPTION_STATUS" }));
  });

  test("[SUBS-13] nobody is offered who is deleted, in it already or chosen in another row", () => {
    const [one] = fc.sample(anyDiner(), { numRuns: 1, seed: 1 });
    if (one === undefined) throw new Error("no sample");
    const diner = (name: string, status: "ENABLED" | "DELETED" = "ENABLED") => ({
      ...one,
      commensal: { ...one.commensal, id: id<"commensal">(name), status },
    });
    const diners = [diner("in"), diner("chosen"), diner("gone", "DELETED"), diner("free")];
    const offered = linkCandidates(diners, { commensalIds: [id<"commensal">("in")] }, [id<"commensal">("chosen")]);
    expect(offered.map(({ commensal }) => commensal.id)).toEqual(["free"]);
  });

  test.each([
    [[], "NOBODY"],
    [[true, true], "ALL"],
    [[true, false], "SOME"],
    [[false], "SOME"],
  ] as const)("[SUBS-14] of %j paid the tag is %s", (states, tone) => {
    expect(paidTone(paidCount(states.map((isPaid) => ({ isPaid }))))).toBe(tone);
  });
});
