import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { profileTypes } from "../access/index.ts";
import { paymentMethods } from "../cafeteria/index.ts";
import { accepted, id, instant, loadTemporal, refused } from "../kernel/index.ts";
import { orderStatuses, orderTypes, originMedia } from "../orders/index.ts";
import { type RevertFacts, decideRevert, isOnlinePayment } from "./index.ts";

await loadTemporal();

const ana = id<"profile">("00000000-0000-4000-8000-000000000001");
const eva = id<"profile">("00000000-0000-4000-8000-000000000002");
const now = instant("2026-11-20T13:00:00Z");

const facts = (more: Partial<RevertFacts["transaction"]> = {}, around: Partial<RevertFacts> = {}): RevertFacts => ({
  transaction: {
    orderType: "ORDER",
    status: "COMPLETED",
    paymentMethod: "CASH",
    originMedium: "WEB",
    buyerId: null,
    pickUpDateTime: null,
    ...more,
  },
  actor: { profileId: eva, type: "CAFETERIA" },
  now,
  origin: "OPEN",
  hasOwnRegister: true,
  isDrawerCash: true,
  ...around,
});
const invalid = refused({ code: "INVALID_REVERT_TRANSACTION" });

describe("a revert", () => {
  test.each(orderStatuses)("[REVERT-01] of a transaction that is %s", (status) => {
    const decision = decideRevert(facts({ status }));
    if (status === "STARTED" || status === "COMPLETED") expect(decision.ok).toBe(true);
    else expect(decision).toEqual(invalid);
  });

  test.each([
    ["OPEN", true, "ORIGIN"],
    ["OPEN", false, "ORIGIN"],
    ["CLOSED", true, "OWN"],
  ] as const)(
    "[REVERT-04] of cash from a session that is %s, own register %s: out of %s",
    (origin, hasOwnRegister, returnedIn) => {
      expect(decideRevert(facts({}, { origin, hasOwnRegister }))).toEqual(
        accepted({ returnedIn, cancelledBy: "CAFETERIA" }),
      );
    },
  );

  test("[REVERT-04] of a closed drawer's cash is refused where nobody has a register open", () => {
    expect(decideRevert(facts({}, { origin: "CLOSED", hasOwnRegister: false }))).toEqual(
      refused({ code: "CLOSED_CASH_FLOW" }),
    );
  });

  test("[REVERT-05] of cash beside all drawers takes none from the drawer of who reverts", () => {
    const decision = decideRevert(facts({}, { origin: "NONE", hasOwnRegister: true, isDrawerCash: false }));
    expect(decision).toEqual(accepted({ returnedIn: "NONE", cancelledBy: "CAFETERIA" }));
  });

  test.each(paymentMethods)("[REVERT-06] of a top-up by %s", (paymentMethod) => {
    const decision = decideRevert(facts({ orderType: "BALANCE_CHARGE", paymentMethod }));
    expect(decision.ok).toBe(!isOnlinePayment(paymentMethod));
  });

  test("[REVERT-06] of a subscription charge is its subscription's to refuse", () => {
    const charge = { orderType: "SUBSCRIPTION_CHARGE", paymentMethod: "ACCOUNT_BALANCE" } as const;
    expect(decideRevert(facts(charge)).ok).toBe(true);
    expect(decideRevert(facts(charge, { actor: { profileId: ana, type: "CLIENT" } }))).toEqual(invalid);
  });

  const appOrder = {
    status: "STARTED",
    originMedium: "MOBILE",
    paymentMethod: "ACCOUNT_BALANCE",
    buyerId: ana,
    pickUpDateTime: instant("2026-11-20T13:00:00.001Z"),
  } as const;
  const byAna = {
    actor: { profileId: ana, type: "CLIENT" },
    origin: "NONE",
    isDrawerCash: false,
    hasOwnRegister: false,
  } as const;

  test("[REVERT-07] by the client of a waiting order of the app is the client's cancellation", () => {
    expect(decideRevert(facts(appOrder, byAna))).toEqual(accepted({ returnedIn: "NONE", cancelledBy: "CLIENT" }));
  });

  test.each([
    ["another's", { buyerId: eva }],
    ["a delivered", { status: "COMPLETED" }],
    ["the counter's", { originMedium: "WEB" }],
    ["a late", { pickUpDateTime: now }],
    ["an undated", { pickUpDateTime: null }],
  ] as const)("[REVERT-07] by a client of %s order is refused", (_, more) => {
    expect(decideRevert(facts({ ...appOrder, ...more }, byAna))).toEqual(invalid);
  });

  test("[REVERT-04] never takes drawer cash from nowhere, and never leaves an ended transaction", () => {
    const anything = fc.record({
      orderType: fc.constantFrom(...orderTypes),
      status: fc.constantFrom(...orderStatuses),
      paymentMethod: fc.constantFrom(...paymentMethods),
      originMedium: fc.constantFrom(...originMedia),
      type: fc.constantFrom(...profileTypes),
      origin: fc.constantFrom("NONE", "OPEN", "CLOSED"),
      hasOwnRegister: fc.boolean(),
    });
    fc.assert(
      fc.property(anything, ({ type, origin, hasOwnRegister, ...transaction }) => {
        const isDrawerCash = transaction.paymentMethod === "CASH" && origin !== "NONE";
        const actor = { profileId: ana, type };
        const decision = decideRevert(facts(transaction, { actor, origin, hasOwnRegister, isDrawerCash }));
        if (!decision.ok) return;
        expect(["STARTED", "COMPLETED"]).toContain(transaction.status);
        if (isDrawerCash) expect(decision.value.returnedIn).not.toBe("NONE");
        if (decision.value.returnedIn === "ORIGIN") expect(origin).toBe("OPEN");
        if (decision.value.returnedIn === "OWN") expect(hasOwnRegister).toBe(true);
      }),
    );
  });
});
