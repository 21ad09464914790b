import { features } from "../cafeteria/index.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Area,
  type PrivilegeLevel,
  can,
  checkNewPassword,
  checkRepeatedPassword,
  isAdministratorLevel,
  isAllowedLevel,
  isBelowMinimumVersion,
  permissions,
  privilegeLevels,
} from "./index.ts";

const areas = Object.keys(permissions) as Area[];

describe("the permission table", () => {
  const forEmployees = [
    "sell",
    "placeOrders",
    "handleOrders",
    "readCatalog",
    "readClients",
    "readAccounts",
    "readTransactions",
    "readCoupons",
    "readHistory",
    "revertTransactions",
    "refundUnits",
    "readCafeteria",
    "useCashRegister",
    "sellCoupons",
    "chargeBalance",
    "handleClaims",
    "serveSubscriptions",
    "buyCalendarProducts",
    "moveStock",
    "readInventory",
    "moveInventory",
    "readFeedback",
    "readRestrictions",
  ];
  const forAdministrators = [
    ...forEmployees,
    "editCatalog",
    "editClients",
    "editCoupons",
    "editSubscriptions",
    "createClaims",
    "editCalendarProducts",
    "editStock",
    "editInventory",
    "readMetrics",
    "requestPremiumMetrics",
    "readPremiumMetrics",
    "readReports",
    "closeLeftRegisters",
    "configureCafeteria",
    "linkProviders",
    "readDirecta24",
    "readPlexo",
    "readPayouts",
    "reviewPayments",
    "setInvoicing",
    "noteAllergies",
    "limitCommensals",
    "restrictCommensals",
  ];
  const expected: Readonly<Record<PrivilegeLevel | "CLIENT", readonly string[]>> = {
    SYSTEM_ADMINISTRATOR: [
      ...forAdministrators,
      "recoverDay",
      "administerCafeterias",
      "setProviderFees",
      "setDirecta24",
      "setPlexo",
      "setMattilda",
    ],
    CAFETERIA_ADMINISTRATOR: forAdministrators,
    CAFETERIA_EMPLOYEE: forEmployees,
    CLIENT: [
      "readAccounts",
      "readTransactions",
      "readCoupons",
      "readCatalog",
      "readCafeteria",
      "placeOrders",
      "chargeBalance",
      "revertTransactions",
      "createClaims",
      "buyCalendarProducts",
      "reviewOrders",
      "sendFeedback",
      "ownCards",
      "ownWallet",
      "noteAllergies",
      "limitCommensals",
      "readRestrictions",
      "restrictCommensals",
    ],
  };

  test.each(privilegeLevels)("[ACCESS-02] opens to %s exactly its areas", (level) => {
    const open = areas.filter((area) => can({ level, features }, area));
    expect(new Set<string>(open)).toEqual(new Set(expected[level]));
  });

  test("[ACCESS-01] opens to a client the catalogue, the cafeteria, its own account, orders, coupons, top-ups, cards, claims, opinions and commensals, and nothing else", () => {
    expect(new Set<string>(areas.filter((area) => isAllowedLevel(area, null)))).toEqual(new Set(expected.CLIENT));
  });

  test("[ACCESS-02] closes cash control where its feature is off, to everybody", () => {
    for (const level of privilegeLevels) {
      expect(can({ level, features: [] }, "useCashRegister")).toBe(false);
      expect(can({ level, features: ["flowControl"] }, "useCashRegister")).toBe(true);
    }
  });

  test("[ACCESS-02] a level may do no less than the one below it", () => {
    for (const area of areas) {
      const open = privilegeLevels.map((level) => isAllowedLevel(area, level));
      expect(open).toEqual([...open].sort((a, b) => Number(b) - Number(a)));
    }
  });

  test("[ACCESS-02] administrator-level is the upper two levels", () => {
    expect(privilegeLevels.filter(isAdministratorLevel)).toEqual(["SYSTEM_ADMINISTRATOR", "CAFETERIA_ADMINISTRATOR"]);
    expect(isAdministratorLevel(null)).toBe(false);
  });
});

describe("a new password", () => {
  test.each([
    ["", "REQUIRED"],
    ["Abc1234", "TOO_SHORT"],
    [`Ab1${"x".repeat(68)}`, "TOO_LONG"],
    ["abcdefg1", "MISSING_KINDS"],
    ["ABCDEFG1", "MISSING_KINDS"],
    ["Abcdefgh", "MISSING_KINDS"],
    ["Abcdef 1", "FORBIDDEN_CHARACTERS"],
    ["Abcdef1\t", "FORBIDDEN_CHARACTERS"],
    ["Abcdef1😀", "FORBIDDEN_CHARACTERS"],
  ])("[ACCESS-03] %j is refused: %s", (text, code) => {
    expect(checkNewPassword(text)).toEqual({ ok: false, failure: { code } });
  });

  test.each(["Abcdefg1", `Ab1${"x".repeat(67)}`, "Ñandú-2026!", "~!@#$%^&*()_+{}|Aa1"])(
    "[ACCESS-03] %s is accepted",
    (text) => {
      expect(checkNewPassword(text)).toEqual({ ok: true, value: text });
    },
  );

  test("[ACCESS-03] is the same however its accents were typed", () => {
    expect(checkNewPassword("N\u0303andu\u0301-2026")).toEqual({ ok: true, value: "Ñandú-2026" });
  });

  test("[ACCESS-03] must be repeated", () => {
    expect(checkRepeatedPassword("Cantina2026", "Cantina2027")).toEqual({
      ok: false,
      failure: { code: "DIFFERENT_REPEAT" },
    });
    expect(checkRepeatedPassword("Cantina2026", "Cantina2026").ok).toBe(true);
    expect(checkRepeatedPassword("corta", "otra")).toEqual({ ok: false, failure: { code: "TOO_SHORT" } });
  });
});

describe("the minimum version", () => {
  test.each([
    ["0.3.1", "0.3.2", true],
    ["0.3.1", "0.10.0", true],
    ["0.3.1", "1", true],
    ["0.3.1", "0.3.1", false],
    ["0.3.1", "0.3", false],
    ["0.10.0", "0.9.9", false],
    ["0.3", "0.3.0", false],
    ["0.3.1", "pronto", false],
    ["dev", "9.9.9", false],
  ])("[ACCESS-04] %s under a minimum of %s must update: %s", (current, minimum, expected) => {
    expect(isBelowMinimumVersion(current, minimum)).toBe(expected);
  });

  test("[ACCESS-04] of two different versions, exactly one is below the other", () => {
    const version = fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 12 }), fc.nat({ max: 12 }));
    fc.assert(
      fc.property(version, version, (a, b) => {
        const [one, other] = [a.join("."), b.join(".")];
        fc.pre(one !== other);
        expect(isBelowMinimumVersion(one, other)).toBe(!isBelowMinimumVersion(other, one));
      }),
    );
  });
});
