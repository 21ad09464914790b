import {
  localDeviceId,
  localMoneyCalls,
  localPendingSales,
  localPrintSettings,
  localSaleSettings,
  localSession,
} from "@cantina/adapters/storage";
import { type Clock, cents, id, instant, loadTemporal } from "@cantina/domain/kernel";
import type { MoneyCall } from "@cantina/domain/money-calls";
import type { PendingSale } from "@cantina/domain/sale";
import { beforeAll, describe, expect, test } from "vitest";
import { fakePendingSales, fakeSessionStore, memoryStorage } from "../fakes/index.ts";
import { describePendingSales } from "./pending-sales.contract.ts";
import { describeSessionStore } from "./session-store.contract.ts";

beforeAll(loadTemporal);

/** A second passes at each look. */
function risingClock(): Clock {
  let seconds = 0;
  return { now: () => instant(new Date((seconds += 1) * 1000).toISOString()) };
}

const ana = { id: id<"profile">("a"), cafeteriaId: id<"cafeteria">("c") };

function attempt(key: string): PendingSale {
  const cartId = id<"cart">("0198c0de-0000-7000-8000-000000000009");
  const plain = { paymentMethod: "CASH", sellerDiscount: null } as const;
  const ignores = { ignoreLimit: false, ignoreAllProductsDailyLimit: false, ignoreInsufficientBalance: false };
  return {
    key: id(key),
    cartId,
    cart: {
      ...plain,
      lines: [],
      diner: null,
      parts: [],
      unread: [],
      description: "",
      tendered: null,
      coupons: [],
      news: { diner: null, coupons: null },
    },
    request: {
      ...plain,
      ...ignores,
      cartId,
      orderItems: [],
      commensalId: null,
      comments: "",
      expectedTotal: null,
      markAsCompleted: false,
    },
  };
}

describeSessionStore("the fake session store", fakeSessionStore);
describeSessionStore("the session store on the device", () => localSession(memoryStorage()));

describePendingSales("the fake store of attempts", () => {
  const mine = fakePendingSales();
  return { mine, reopened: () => mine };
});
describePendingSales("the store of attempts on the device", () => {
  const storage = memoryStorage();
  const clock = risingClock();
  const open = () => localPendingSales({ storage, clock, seller: ana });
  return { mine: open(), reopened: open };
});

describe("what a device holds that can't be read", () => {
  const stored = (name: string, text: string): Storage => {
    const storage = memoryStorage();
    storage.setItem(name, text);
    return storage;
  };

  test.each(["{", "null", '{"jwt":1}', '"text"'])("a session %s is no session", (text) => {
    expect(localSession(stored("cantina.session", text)).loadSession()).toBeNull();
  });

  test.each(["{", '{"cardDisplay":{},"defaultPaymentMethod":"BITCOIN","showCategoryTabs":true}'])(
    "settings %s become the first ones, paid from the account",
    (text) => {
      expect(localSaleSettings(stored("cantina.sale-settings", text)).load()).toMatchObject({
        defaultPaymentMethod: "ACCOUNT_BALANCE",
        showCategoryTabs: true,
      });
    },
  );

  test("a broken attempt hides no good one", async () => {
    const storage = stored("cantina.pending-sale.c.a.broken", '{"savedAt":"0","pending":{}}');
    const mine = localPendingSales({ storage, clock: risingClock(), seller: ana });
    expect(await mine.load()).toBeNull();
    const good = attempt("0198c0de-0000-7000-8000-00000000000c");
    await mine.save(good);
    expect(await mine.load()).toEqual(good);
  });
});

test("settings are kept", () => {
  const storage = memoryStorage();
  const first = localSaleSettings(storage);
  first.save({ ...first.load(), defaultPaymentMethod: "CASH" });
  expect(localSaleSettings(storage).load().defaultPaymentMethod).toBe("CASH");
});

test("print settings and the device's name are kept, and broken ones count as none", () => {
  const storage = memoryStorage();
  const first = localPrintSettings(storage);
  expect(first.load()).toMatchObject({
    shouldPrint: false,
    printMobile: true,
    printWebProducts: false,
    agentPort: 4190,
  });
  first.save({ ...first.load(), shouldPrint: true, station: "Barra" });
  expect(localPrintSettings(storage).load()).toMatchObject({ shouldPrint: true, station: "Barra" });
  storage.setItem("cantina.print-settings", '{"shouldPrint":true,"agentPort":"x"}');
  expect(localPrintSettings(storage).load().shouldPrint).toBe(false);
  const device = localDeviceId(storage, () => "0198c0de-0000-7000-8000-00000000000d");
  expect(localDeviceId(storage, () => "another")).toBe(device);
});

test("another seller's attempts, and those of another cafeteria, are not this one's", async () => {
  const storage = memoryStorage();
  const clock = risingClock();
  const names = () => Array.from({ length: storage.length }, (_, at) => storage.key(at));
  const others = localPendingSales({ storage, clock, seller: { ...ana, id: id("b") } });
  const elsewhere = localPendingSales({ storage, clock, seller: { ...ana, cafeteriaId: id("d") } });
  await others.save(attempt("0198c0de-0000-7000-8000-00000000000a"));
  await elsewhere.save(attempt("0198c0de-0000-7000-8000-00000000000b"));
  expect(names()).toHaveLength(2);
  expect(await localPendingSales({ storage, clock, seller: ana }).load()).toBeNull();
  expect(await others.load()).not.toBeNull();
});

describe("calls about money on the device", () => {
  const storage = memoryStorage();
  const clock = risingClock();
  const open = () => localMoneyCalls({ storage, clock, seller: ana });
  const key = (last: string) => id<"idempotency-key">(`0198c0de-0000-7000-8000-00000000000${last}`);
  const buyerId = id<"profile">("0198c0de-0000-7000-8000-000000000009");
  const couponId = id<"coupon">("0198c0de-0000-7000-8000-000000000008");
  const calls: readonly MoneyCall[] = [
    { kind: "CASH_MOVEMENT", request: { type: "CLOSE", amount: cents(0), description: "" } },
    { kind: "BALANCE_CHARGE", request: { buyerId, amount: cents(123_45), paymentMethod: "TRANSFER" } },
    {
      kind: "COUPON_SALE",
      request: { buyerId, couponId, quantity: 2, paymentMethod: "ACCOUNT_BALANCE", expectedTotal: cents(9_900) },
    },
    {
      kind: "PASS_SALE",
      request: {
        productId: id<"product">("0198c0de-0000-7000-8000-000000000007"),
        commensalId: id<"commensal">("0198c0de-0000-7000-8000-000000000006"),
        paymentMethod: "CASH",
        expectedTotal: cents(60_000),
        ignoreLimit: true,
        ignoreInsufficientBalance: false,
        sellAgain: false,
      },
    },
  ];

  test("[MONEY-01] a reload gives back exactly what was saved, the oldest first, and forgets one by its key", async () => {
    for (const [index, call] of calls.entries()) await open().save({ key: key(String(index)), call });
    for (const [index, call] of calls.entries()) {
      expect(await open().load()).toEqual({ key: key(String(index)), call });
      await open().clear(key(String(index)));
    }
    expect(await open().load()).toBeNull();
  });

  test("another seller's are not this one's, nor are a sale's attempts, and what can't be read counts as none", async () => {
    const [call] = calls;
    if (call === undefined) throw new Error("a call");
    await localMoneyCalls({ storage, clock, seller: { ...ana, id: id("b") } }).save({ key: key("a"), call });
    await localPendingSales({ storage, clock, seller: ana }).save(attempt("0198c0de-0000-7000-8000-00000000000c"));
    storage.setItem("cantina.pending-money.c.a.broken", '{"savedAt":"0","pending":{"key":"x"}}');
    expect(await open().load()).toBeNull();
  });
});
