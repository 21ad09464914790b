import type { Cafeteria } from "@cantina/domain/cafeteria";
import { accepted, cents, id, instant, loadTemporal, refused, timeZone } from "@cantina/domain/kernel";
import type { Order } from "@cantina/domain/orders";
import { type ClaimOutcome, type QueuedJob, firstPrintSettings } from "@cantina/domain/printing";
import { beforeAll, expect, test } from "vitest";
import { type AutoPrint, autoPrint } from "./auto-print.ts";

beforeAll(loadTemporal);

const order = (name: string, more: Partial<Order> = {}): Order => ({
  id: id(name),
  cartId: null,
  orderType: "ORDER",
  status: "STARTED",
  orderItems: [],
  commensalId: null,
  commensalName: null,
  commensalClassId: null,
  buyerId: null,
  sellerId: null,
  comments: "",
  paymentMethod: "CASH",
  subtotal: cents(0),
  discount: cents(0),
  totalPrice: cents(0),
  dateTime: instant("2026-11-20T12:00:00Z"),
  pickUpDateTime: null,
  lastStatusUpdate: instant("2026-11-20T12:00:00Z"),
  originMedium: "MOBILE",
  version: 1,
  couponId: null,
  couponsQuantity: null,
  ...more,
});

const cafeteria = (): Cafeteria => ({
  id: id("c"),
  name: "Comedor",
  code: "C",
  timeZone: timeZone("America/Argentina/Buenos_Aires"),
  activityStatus: "ACTIVE",
  features: [],
  classes: [],
  classesVersion: 1,
  closedDays: [],
  pickup: { type: "ALWAYS_OPEN", times: [], interval: null, cutOff: null },
  autoCompletesOrders: false,
  customPaymentMethod: null,
  allowIgnoreMinimumBalance: false,
  balanceFloor: cents(0),
  defaultDiscountCategoryId: id("d"),
});

function desk() {
  const asked: string[][] = [];
  const printed: QueuedJob[] = [];
  const state = { isReady: true, isServerUp: true, outcome: "won" as ClaimOutcome };
  const auto: AutoPrint = autoPrint({
    claims: {
      claim: (orders) => {
        asked.push(orders.map(({ orderId, version }) => `${orderId} ${version}`));
        if (!state.isServerUp) return Promise.resolve(refused({ code: "UNREACHABLE" }));
        const claimId = state.outcome === "won" ? id<"print-claim">(`claim ${asked.length}`) : null;
        return Promise.resolve(accepted(orders.map((one) => ({ ...one, outcome: state.outcome, claimId }))));
      },
      end: () => Promise.resolve(accepted(null)),
    },
    clock: { now: () => instant("2026-11-20T13:00:00Z") },
    settings: () => ({ ...firstPrintSettings, shouldPrint: true }),
    cafeteria,
    products: () => [],
    isReady: () => state.isReady,
    jobOf: (one) => ({ title: one.id, lines: [] }),
    add: (jobs) => void printed.push(...jobs),
  });
  const settle = () => new Promise((resolve) => void setTimeout(resolve, 0));
  return { auto, asked, printed, state, settle };
}

test("[PRINT-07] asks once for each update of an order, for all new ones in one call, and again after six fetches", async () => {
  const { auto, asked, printed, settle } = desk();
  auto.takeFetch([order("a"), order("b"), order("z", { originMedium: "SUBSCRIPTION" })]);
  await settle();
  for (let fetch = 2; fetch <= 5; fetch += 1) auto.takeFetch([order("a"), order("b", { version: 2 })]);
  await settle();
  expect(asked).toEqual([["a 1", "b 1"], ["b 2"]]);
  expect(printed.map(({ title, claim }) => [title, claim?.version])).toEqual([
    ["a", 1],
    ["b", 1],
    ["b", 2],
  ]);
  auto.takeFetch([order("a")]);
  await settle();
  expect(asked).toHaveLength(3);
});

test("[PRINT-07] a change between two fetches prints at once and brings the sixth fetch no nearer", async () => {
  const { auto, asked, settle } = desk();
  auto.takeFetch([order("a")]);
  await settle();
  for (let change = 0; change < 10; change += 1) auto.takeChange([order("a")]);
  auto.takeChange([order("a"), order("b")]);
  await settle();
  expect(asked).toEqual([["a 1"], ["b 1"]]);
});

test("[PRINT-06] what comes while the server is asked about another order prints as soon as it has answered", async () => {
  const { auto, asked, printed, settle } = desk();
  auto.takeFetch([order("a")]);
  auto.takeChange([order("a"), order("b")]);
  await settle();
  expect(asked).toEqual([["a 1"], ["b 1"]]);
  expect(printed.map(({ title }) => title)).toEqual(["a", "b"]);
});

test("[PRINT-09] prints nothing that another till has, or that is no longer so, and asks for the latter again", async () => {
  const { auto, asked, printed, state, settle } = desk();
  state.outcome = "taken";
  auto.takeFetch([order("a")]);
  await settle();
  state.outcome = "stale";
  auto.takeFetch([order("a"), order("b")]);
  await settle();
  auto.lookAgain();
  await settle();
  expect(printed).toEqual([]);
  expect(asked).toEqual([["a 1"], ["b 1"], ["b 1"]]);
});

test("[PRINT-06] waits for the printer and for the server, and loses nothing meanwhile", async () => {
  const { auto, asked, printed, state, settle } = desk();
  state.isReady = false;
  auto.takeFetch([order("a")]);
  await settle();
  expect(asked).toEqual([]);
  state.isReady = true;
  state.isServerUp = false;
  auto.lookAgain();
  await settle();
  state.isServerUp = true;
  auto.lookAgain();
  await settle();
  expect(printed.map(({ title }) => title)).toEqual(["a"]);
});
