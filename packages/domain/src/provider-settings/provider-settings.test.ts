import * as fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints } from "../kernel/index.ts";
import {
  checkAssignment,
  checkCredentials,
  checkDifferenceResolution,
  checkFeesEntry,
  checkSurchargeEntry,
  emptyAssignment,
  emptyCredentials,
  emptyResolution,
  feesEntryOf,
  surchargeEntryOf,
} from "./index.ts";

const anyShare = fc.integer({ min: 0, max: 10_000 }).map(basisPoints);

test("[PROVIDER-01] what is typed comes back as it was, as long as the buyer's part is at most the total", () => {
  fc.assert(
    fc.property(anyShare, anyShare, anyShare, anyShare, (user, market, walletUser, walletMarket) => {
      const fees = {
        userSurchargeFee: user,
        marketFee: market,
        walletConnectSurchargeFee: walletUser,
        walletConnectMarketFee: walletMarket,
      };
      expect(checkFeesEntry(feesEntryOf(fees))).toEqual(
        user <= market && walletUser <= walletMarket
          ? { ok: true, value: fees }
          : {
              ok: false,
              failure: {
                ...(user > market && { userSurchargeFee: "ABOVE_TOTAL" }),
                ...(walletUser > walletMarket && { walletConnectSurchargeFee: "ABOVE_TOTAL" }),
              },
            },
      );
    }),
  );
});

test("[PROVIDER-01] no percentage, a third decimal, less than nothing and more than all are told at their field", () => {
  const typed = {
    userSurchargeFee: "",
    marketFee: "1,005",
    walletConnectSurchargeFee: "-1",
    walletConnectMarketFee: "100,01",
  };
  expect(checkFeesEntry(typed)).toEqual({
    ok: false,
    failure: {
      userSurchargeFee: "MISSING",
      marketFee: "OUT_OF_RANGE",
      walletConnectSurchargeFee: "OUT_OF_RANGE",
      walletConnectMarketFee: "OUT_OF_RANGE",
    },
  });
  expect(
    checkFeesEntry({
      ...typed,
      userSurchargeFee: "0",
      marketFee: "100 %",
      walletConnectSurchargeFee: "0.01",
      walletConnectMarketFee: "0,01",
    }),
  ).toEqual({
    ok: true,
    value: { userSurchargeFee: 0, marketFee: 10_000, walletConnectSurchargeFee: 1, walletConnectMarketFee: 1 },
  });
});

test("[PROVIDER-02] credentials are both there, without the blanks that were copied with them", () => {
  expect(checkCredentials(emptyCredentials)).toEqual({
    ok: false,
    failure: { accessToken: "MISSING", publicKey: "MISSING" },
  });
  expect(checkCredentials({ accessToken: ` ${"a".repeat(1_000)}\n`, publicKey: " k " })).toEqual({
    ok: true,
    value: { accessToken: "a".repeat(1_000), publicKey: "k" },
  });
  expect(checkCredentials({ accessToken: "a".repeat(1_001), publicKey: "k".repeat(251) })).toEqual({
    ok: false,
    failure: { accessToken: "TOO_LONG", publicKey: "TOO_LONG" },
  });
});

test("[PROVIDER-06] a difference is resolved by saying what was found out, in up to 500 characters", () => {
  expect(checkDifferenceResolution(emptyResolution)).toEqual({ ok: false, failure: { comment: "MISSING" } });
  expect(checkDifferenceResolution({ comment: " Se devolvió\n" })).toEqual({
    ok: true,
    value: { comment: "Se devolvió" },
  });
  expect(checkDifferenceResolution({ comment: "a".repeat(501) })).toEqual({
    ok: false,
    failure: { comment: "TOO_LONG" },
  });
});

test("[PROVIDER-01] a surcharge alone comes back as it was typed, and is told what is wrong with it", () => {
  fc.assert(
    fc.property(anyShare, (userSurchargeFee) => {
      expect(checkSurchargeEntry(surchargeEntryOf({ userSurchargeFee }))).toEqual({
        ok: true,
        value: { userSurchargeFee },
      });
    }),
  );
  for (const [userSurchargeFee, fault] of [
    [" ", "MISSING"],
    ["100,01", "OUT_OF_RANGE"],
    ["0,001", "OUT_OF_RANGE"],
  ] as const)
    expect(checkSurchargeEntry({ userSurchargeFee })).toEqual({ ok: false, failure: { userSurchargeFee: fault } });
});

test("[PROVIDER-07] an assigned id is taken without blanks around it, and of the provider's signs alone", () => {
  const faultOf = (assignedId: string) => {
    const checked = checkAssignment({ assignedId });
    return checked.ok ? checked.value.assignedId : checked.failure.assignedId;
  };
  expect(checkAssignment(emptyAssignment)).toEqual({ ok: false, failure: { assignedId: "MISSING" } });
  expect(["comedor 1", "comedor/1", "á"].map(faultOf)).toEqual(["WRONG_SIGN", "WRONG_SIGN", "WRONG_SIGN"]);
  expect([".", "..", "-:-"].map(faultOf)).toEqual(["WRONG_SIGN", "WRONG_SIGN", "WRONG_SIGN"]);
  expect(faultOf("a".repeat(65))).toBe("TOO_LONG");
  expect([" comedor-1\n", "a".repeat(64), "1.2:3_4"].map(faultOf)).toEqual(["comedor-1", "a".repeat(64), "1.2:3_4"]);
});
