import { accepted, id, instant, loadTemporal, timeZone } from "@cantina/domain/kernel";
import type { Order } from "@cantina/domain/orders";
import { type PrintClaimsPort, type PrintSettings, firstPrintSettings } from "@cantina/domain/printing";
import type { Profile } from "@cantina/domain/session";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { valueStore } from "../device/index.ts";
import { createQueryClient, queryKeys, type Sources } from "../live-data/index.ts";
import { openPrinting } from "./printing.ts";

await loadTemporal();

/** An agent that is there. */
class OpenSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = OpenSocket.OPEN;
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event("open")));
  }
  close(): void {}
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", OpenSocket);
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync(): void {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const pending = {
  id: id("pedido"),
  orderType: "ORDER",
  status: "STARTED",
  orderItems: [],
  originMedium: "MOBILE",
  pickUpDateTime: null,
  version: 1,
} as unknown as Order;

/** A device that has read what waits, and reads nothing more. */
function openDevice(settings: PrintSettings, order = pending) {
  const queries = createQueryClient(() => true);
  queries.setQueryData(queryKeys.boardOrders, [order]);
  queries.setQueryData(queryKeys.products, []);
  queries.setQueryData(queryKeys.cafeteria, { timeZone: timeZone("America/Argentina/Buenos_Aires") });
  const asked: string[] = [];
  const claim: PrintClaimsPort["claim"] = async (orders) => {
    asked.push(...orders.map(({ orderId }) => orderId));
    return accepted(orders.map((one) => ({ ...one, outcome: "taken" as const, claimId: null })));
  };
  const never = () => new Promise(() => undefined);
  const store = valueStore(settings);
  const printing = openPrinting({
    queries,
    sources: { calls: { listBoardOrders: never, listProducts: never, readCafeteria: never } } as unknown as Sources,
    profile: {} as Profile,
    settings: store,
    clock: { now: () => instant("2026-11-20T13:00:00Z") },
    claims: { claim, end: async () => accepted(null) },
  });
  return { store, asked, close: () => (printing.close(), queries.clear()) };
}

test("[PRINT-06] printing that is switched on sees at once to what a screen has read already", async () => {
  const { store, asked, close } = openDevice({ ...firstPrintSettings, shouldPrint: false });
  store.set({ ...firstPrintSettings, shouldPrint: true });
  await expect.poll(() => asked, { timeout: 5_000 }).toEqual(["pedido"]);
  close();
});

test("[PRINT-06] what is for today by the server's day prints by itself, whatever day the device's clock shows", async () => {
  const order = { ...pending, pickUpDateTime: instant("2026-11-20T15:00:00Z") };
  const { asked, close } = openDevice({ ...firstPrintSettings, shouldPrint: true }, order);
  await expect.poll(() => asked, { timeout: 5_000 }).toEqual(["pedido"]);
  close();
});
