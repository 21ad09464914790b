import {
  localDeviceId,
  localPendingSales,
  localPrintSettings,
  localSaleSettings,
  localSession,
} from "@cantina/adapters/storage";
import { type Clock, id, instant, loadTemporal } from "@cantina/domain/kernel";
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
    cart: { ...plain, lines: [], diner: null, description: "", coupons: [] },
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
