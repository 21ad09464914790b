import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { accepted, cents, id, instant, loadTemporal, refused, timeZone } from "../kernel/index.ts";
import type { Order } from "../orders/index.ts";
import { type ClaimOutcome, type WonTicket, autoPrintMachine, firstPrintSettings } from "./index.ts";

beforeAll(loadTemporal);
afterEach(() => void vi.useRealTimers());

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
  readyAt: null,
  version: 1,
  couponId: null,
  couponsQuantity: null,
  ...more,
});

function desk() {
  const asked: string[][] = [];
  const printed: WonTicket[] = [];
  const state = { isReady: true, isServerUp: true, isAllowed: true, isBroken: false, outcome: "won" as ClaimOutcome };
  const place = {
    now: instant("2026-11-20T13:00:00Z"),
    zone: timeZone("America/Argentina/Buenos_Aires"),
    categoryOf: () => null,
    settings: { ...firstPrintSettings, shouldPrint: true },
  };
  const claim = (orders: readonly { readonly orderId: Order["id"]; readonly version: number }[]) => {
    asked.push(orders.map(({ orderId, version }) => `${orderId} ${version}`));
    if (state.isBroken) return Promise.reject(new Error("broken off"));
    if (!state.isAllowed) return Promise.resolve(refused({ code: "WRONG_PERMISSIONS" }));
    if (!state.isServerUp) return Promise.resolve(refused({ code: "UNREACHABLE" }));
    const claimId = state.outcome === "won" ? id<"print-claim">(`claim ${asked.length}`) : null;
    return Promise.resolve(accepted(orders.map((one) => ({ ...one, outcome: state.outcome, claimId }))));
  };
  const ports = { claims: { claim }, place: () => (state.isReady ? place : null) };
  const actor = createActor(autoPrintMachine, { input: { ports } });
  actor.on("tickets.won", ({ tickets }) => void printed.push(...tickets));
  actor.start();
  const auto = {
    takeFetch: (orders: readonly Order[]) => actor.send({ type: "orders.fetched", orders }),
    takeChange: (orders: readonly Order[]) => actor.send({ type: "orders.changed", orders }),
    lookAgain: () => actor.send({ type: "printing.resumed" }),
  };
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { auto, asked, printed, state, settle };
}

test("[PRINT-07] asks once for each update of an order, for all new ones in one call, and again after six fetches", async () => {
  const { auto, asked, printed, settle } = desk();
  auto.takeFetch([order("a"), order("b"), order("z", { originMedium: "SUBSCRIPTION" })]);
  await settle();
  for (let fetch = 2; fetch <= 5; fetch += 1) auto.takeFetch([order("a"), order("b", { version: 2 })]);
  await settle();
  expect(asked).toEqual([["a 1", "b 1"], ["b 2"]]);
  expect(printed.map((ticket) => [ticket.order.id, ticket.order.version])).toEqual([
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
  expect(printed.map((ticket) => ticket.order.id)).toEqual(["a", "b"]);
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
  expect(printed.map((ticket) => ticket.order.id)).toEqual(["a"]);
});

test("[PRINT-06] a call that breaks off leaves the orders for the next look", async () => {
  const { auto, printed, settle, state } = desk();
  state.isBroken = true;
  auto.takeFetch([order("a")]);
  auto.takeChange([order("a"), order("b")]);
  await settle();
  state.isBroken = false;
  auto.takeFetch([order("a"), order("b")]);
  await settle();
  expect(printed.map((ticket) => ticket.order.id)).toEqual(["a", "b"]);
});

test("[PRINT-17] a claim that nobody answered is asked again by itself, until it is answered", async () => {
  vi.useFakeTimers();
  const { auto, asked, printed, state, settle } = desk();
  state.isServerUp = false;
  auto.takeFetch([order("a")]);
  await settle();
  state.isBroken = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveLength(2);
  [state.isServerUp, state.isBroken] = [true, false];
  await vi.advanceTimersByTimeAsync(2_999);
  expect(printed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(printed.map((ticket) => ticket.order.id)).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(3);
});

test("[PRINT-17] a claim that was refused is not asked again and again", async () => {
  vi.useFakeTimers();
  const { auto, asked, state, settle } = desk();
  state.isAllowed = false;
  auto.takeFetch([order("a")]);
  await settle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  auto.takeFetch([order("a")]);
  await settle();
  expect(asked).toHaveLength(2);
});
