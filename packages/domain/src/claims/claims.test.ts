import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Instant, id, instant, loadTemporal, localDate, temporal, timeZone } from "../kernel/index.ts";
import {
  type Claim,
  type ClaimStatus,
  anyClaim,
  checkClaimEntry,
  claimAge,
  claimReminder,
  claimStatuses,
  dayToRemind,
  emptyClaim,
  filterClaims,
  isOverdue,
  mayClaimFor,
  seesPhoneNumbers,
  toggledStatus,
} from "./index.ts";

beforeAll(loadTemporal);

const zone = () => timeZone("America/Argentina/Buenos_Aires");
/** A wall clock of Buenos Aires, three hours behind UTC. */
const at = (day: string, time: string): Instant => instant(`${day}T${time}:00-03:00`);

const claim = (part: Partial<Claim> = {}): Claim => ({
  id: id<"claim">("c1"),
  profileId: id<"profile">("p1"),
  username: "Familia Gómez",
  email: "gomez@correo.test",
  commensalNames: ["Valentina Gómez"],
  phoneNumber: "11 5555-0101",
  comments: "No acreditó la recarga",
  issue: "BALANCE_ISSUE",
  status: "UNSOLVED",
  dateTime: "2026-11-20T13:00:00.000Z" as Instant,
  ...part,
});

describe("status", () => {
  test("[CLAIMS-01] the button resolves a claim and opens it again", () => {
    expect(toggledStatus("UNSOLVED")).toBe("SOLVED");
    expect(toggledStatus("SOLVED")).toBe("UNSOLVED");
    for (const status of claimStatuses) expect(toggledStatus(toggledStatus(status))).toBe(status);
  });
});

const anyClaims = fc.array(
  fc.record({
    id: fc.uuid().map((text) => id<"claim">(text)),
    status: fc.constantFrom<ClaimStatus>("UNSOLVED", "SOLVED"),
    dateTime: fc.integer({ min: 0, max: 5 }).map((hour) => `2026-11-20T0${hour}:00:00.000Z` as Instant),
  }),
  { maxLength: 12 },
);

describe("inbox", () => {
  test("[CLAIMS-02] unresolved ones come first, and each kind newest first, whatever the order they came in", () => {
    fc.assert(
      fc.property(anyClaims, (parts) => {
        const shown = filterClaims(parts.map(claim), anyClaim);
        expect(shown).toHaveLength(parts.length);
        for (const [index, later] of shown.slice(1).entries()) {
          const earlier = shown[index];
          expect(earlier?.status === "SOLVED" && later.status === "UNSOLVED").toBe(false);
          if (earlier?.status === later.status) expect(earlier.dateTime >= later.dateTime).toBe(true);
        }
      }),
    );
  });

  test("[CLAIMS-03] status, person and comment narrow together, accents aside", () => {
    const recharge = claim();
    const solved = claim({ id: id<"claim">("c2"), status: "SOLVED", comments: "Quiere cambiar el menú" });
    const other = claim({ id: id<"claim">("c3"), username: "Ana Ruiz", email: "ruiz@correo.test", commensalNames: [] });
    const shown = (filter: Partial<typeof anyClaim>) =>
      filterClaims([recharge, solved, other], { ...anyClaim, ...filter }).map((one) => one.id);
    expect(shown({ status: "SOLVED" })).toEqual(["c2"]);
    expect(shown({ person: "valentina gomez" })).toEqual(["c1", "c2"]);
    expect(shown({ person: "RUIZ@correo" })).toEqual(["c3"]);
    expect(shown({ comment: "acredito" })).toEqual(["c1", "c3"]);
    expect(shown({ person: "gómez", comment: "menu", status: "UNSOLVED" })).toEqual([]);
  });
});

describe("age", () => {
  test("[CLAIMS-04] minutes under 1 hour, hours on the same day, else the day there", () => {
    const since = at("2026-11-20", "09:00");
    expect(claimAge(since, at("2026-11-20", "09:59"), zone())).toEqual({ kind: "minutes", count: 59 });
    expect(claimAge(since, at("2026-11-20", "10:00"), zone())).toEqual({ kind: "hours", count: 1 });
    expect(claimAge(since, at("2026-11-20", "23:59"), zone())).toEqual({ kind: "hours", count: 14 });
    expect(claimAge(since, at("2026-11-21", "00:00"), zone())).toEqual({ kind: "day", text: "20/11/26" });
    // Still under an hour, though the day has changed.
    expect(claimAge(at("2026-11-20", "23:30"), at("2026-11-21", "00:10"), zone())).toMatchObject({ count: 40 });
    // 22:30 of the 19th there is the 20th in UTC.
    expect(claimAge(at("2026-11-19", "22:30"), at("2026-11-20", "12:00"), zone())).toMatchObject({ text: "19/11/26" });
  });

  test("[CLAIMS-04] what a faster clock dates in the future is new", () => {
    expect(claimAge(at("2026-11-20", "09:05"), at("2026-11-20", "09:00"), zone())).toEqual({
      kind: "minutes",
      count: 0,
    });
  });

  test("[CLAIMS-05] unresolved and older than 24 h is flagged; resolved or 24 h old is not", () => {
    const now = instant("2026-11-21T13:00:00.000Z");
    const late = instant("2026-11-21T13:00:00.001Z");
    expect(isOverdue(claim(), now)).toBe(false);
    expect(isOverdue(claim(), late)).toBe(true);
    expect(isOverdue(claim({ status: "SOLVED" }), late)).toBe(false);
  });
});

describe("rights", () => {
  test("[CLAIMS-06] where they are hidden, an employee sees no phone numbers", () => {
    expect(seesPhoneNumbers("CAFETERIA_EMPLOYEE", true)).toBe(false);
    expect(seesPhoneNumbers("CAFETERIA_EMPLOYEE", false)).toBe(true);
    expect(seesPhoneNumbers("CAFETERIA_ADMINISTRATOR", true)).toBe(true);
    expect(seesPhoneNumbers("SYSTEM_ADMINISTRATOR", true)).toBe(true);
  });

  test("[CLAIMS-07] a client claims for itself, an administrator for anybody, an employee for nobody", () => {
    const me = id<"profile">("me");
    const other = id<"profile">("other");
    expect(mayClaimFor({ profileId: me, level: null }, me)).toBe(true);
    expect(mayClaimFor({ profileId: me, level: null }, other)).toBe(false);
    expect(mayClaimFor({ profileId: me, level: "CAFETERIA_ADMINISTRATOR" }, other)).toBe(true);
    expect(mayClaimFor({ profileId: me, level: "CAFETERIA_EMPLOYEE" }, other)).toBe(false);
  });
});

describe("reminder", () => {
  const watch = (lookedAt: Instant, now: Instant, remindedOn: string | null = null) =>
    dayToRemind({ lookedAt, now, zone: zone(), remindedOn: remindedOn === null ? null : localDate(remindedOn) });

  test("[CLAIMS-08] is due when noon passes there while the app is open", () => {
    expect(watch(at("2026-11-20", "11:58"), at("2026-11-20", "11:59"))).toBeNull();
    expect(watch(at("2026-11-20", "11:59"), at("2026-11-20", "12:00"))).toBe("2026-11-20");
    expect(watch(at("2026-11-20", "12:00"), at("2026-11-20", "12:01"))).toBeNull();
  });

  test("[CLAIMS-08] is made up for by a device that slept over noon, but not past the day", () => {
    expect(watch(at("2026-11-20", "11:00"), at("2026-11-20", "15:30"))).toBe("2026-11-20");
    expect(watch(at("2026-11-19", "20:00"), at("2026-11-20", "12:30"))).toBe("2026-11-20");
    expect(watch(at("2026-11-20", "11:00"), at("2026-11-21", "08:00"))).toBeNull();
  });

  test("[CLAIMS-08] comes once a day", () => {
    expect(watch(at("2026-11-20", "11:59"), at("2026-11-20", "12:00"), "2026-11-20")).toBeNull();
    expect(watch(at("2026-11-20", "11:59"), at("2026-11-20", "12:00"), "2026-11-19")).toBe("2026-11-20");
  });

  test("[CLAIMS-08] comes once on each day that is watched without a gap, however often it is looked at", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 200 }), (steps) => {
        let now = at("2026-11-20", "08:00");
        let remindedOn: string | null = null;
        const days: string[] = [];
        for (const minutes of steps) {
          const lookedAt: Instant = now;
          now = instant(temporal().Instant.from(lookedAt).add({ minutes }).toString());
          const day = watch(lookedAt, now, remindedOn);
          if (day !== null) days.push((remindedOn = day));
        }
        expect(new Set(days).size).toBe(days.length);
      }),
      { numRuns: 40 },
    );
  });

  test("[CLAIMS-08] tells how many are unresolved and whether one is old, and of none nothing", () => {
    const now = instant("2026-11-21T13:30:00.000Z");
    expect(claimReminder([claim({ status: "SOLVED" })], now)).toBeNull();
    const fresh = claim({ dateTime: instant("2026-11-21T13:00:00.000Z") });
    expect(claimReminder([fresh, claim({ status: "SOLVED" })], now)).toEqual({ unsolved: 1, hasOverdue: false });
    expect(claimReminder([fresh, claim()], now)).toEqual({ unsolved: 2, hasOverdue: true });
  });
});

test("[CLAIMS-10] a draft is a claim once it has a client, a reason, a comment and a phone", () => {
  const whole = {
    profileId: id<"profile">("p1"),
    issue: "APP_INQUIRY",
    comments: " No puedo entrar ",
    phoneNumber: " 11 5555 ",
  };
  expect(checkClaimEntry(whole)).toEqual({
    ok: true,
    value: { ...whole, comments: "No puedo entrar", phoneNumber: "11 5555" },
  });
  const faults = (part: Partial<typeof emptyClaim>) => {
    const checked = checkClaimEntry({ ...whole, ...part });
    return checked.ok ? {} : checked.failure;
  };
  expect(faults(emptyClaim)).toEqual({
    profileId: "MISSING",
    issue: "MISSING",
    comments: "MISSING",
    phoneNumber: "MISSING",
  });
  expect(faults({ comments: "  " })).toEqual({ comments: "MISSING" });
  expect(faults({ issue: "OTHER" })).toEqual({ issue: "MISSING" });
});
