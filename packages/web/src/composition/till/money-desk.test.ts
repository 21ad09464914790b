import type { ClientAccount } from "@cantina/domain/clients";
import { type ProfileId, type Result, accepted, cents, id, noMoney, refused } from "@cantina/domain/kernel";
import type { BookedMovement } from "@cantina/domain/money-calls";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { type ApiFailure, orReject } from "../../failures/failure.ts";
import { valueStore } from "../device/index.ts";
import {
  type CashMovement,
  createQueryClient,
  type LiveData,
  queryKeys,
  registerQuery,
  type Sources,
} from "../live-data/index.ts";
import type { Printing } from "../printing/index.ts";
import { openMoneyDesk } from "./money-desk.ts";

const movement = (type: "OPEN" | "CLOSE"): BookedMovement => ({
  type,
  amount: cents(1_000),
  description: "",
  sessionNumber: 7,
  expected: null,
  difference: null,
});

type Latest = Result<CashMovement | null, ApiFailure>;

test("[PRINT-14] a receipt waits for a server that can't tell just now who bought, and prints once", async () => {
  const queries = createQueryClient(() => true);
  const family = { username: "familia.paz", commensals: [] } as unknown as ClientAccount;
  const readClient = vi
    .fn<() => Promise<ClientAccount>>()
    .mockImplementationOnce(() => orReject(Promise.resolve(refused<ApiFailure>({ code: "UNREACHABLE" }))))
    .mockResolvedValue(family);
  const printTopUp = vi.fn();
  const buyerId: ProfileId = id("family");
  const call = { buyerId, amount: cents(1_000), paymentMethod: "CASH" } as const;
  const desk = openMoneyDesk({
    ports: {
      calls: { send: async () => accepted({ kind: "BALANCE_CHARGE", ...call, balanceAfter: cents(1_000) }) },
      pending: { save: async () => undefined, load: async () => null, clear: async () => undefined },
    },
    queries,
    readClient,
    live: { takePayment: async () => undefined } as unknown as LiveData,
    printing: { view: valueStore({ isReady: true }), printTopUp } as unknown as Printing,
    reach: valueStore("reachable" as const),
  });
  await expect.poll(() => desk.actor.getSnapshot().matches("idle")).toBe(true);
  desk.actor.send({ type: "moneyCall.asked", key: id("key"), call: { kind: "BALANCE_CHARGE", request: call } });
  await expect.poll(() => printTopUp.mock.calls.length, { timeout: 5_000 }).toBe(1);
  expect(readClient).toHaveBeenCalledTimes(2);
  expect(printTopUp.mock.calls[0]?.[0]).toMatchObject({ clientName: "familia.paz", amount: 1_000 });
  desk.stop();
  queries.clear();
});

test("a register that was just opened stays open, whatever was being read meanwhile", async () => {
  const queries = createQueryClient(() => true);
  queries.setQueryData(queryKeys.register, movement("CLOSE"));
  let answerLate: (latest: Latest) => void = () => undefined;
  const readLatestCashMovement = vi
    .fn<() => Promise<Latest>>()
    .mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)))
    .mockResolvedValue(accepted(movement("OPEN") as CashMovement));
  const sources = { calls: { readLatestCashMovement } } as unknown as Sources;
  const stopReading = new QueryObserver(queries, registerQuery(sources, true)).subscribe(() => undefined);
  const desk = openMoneyDesk({
    ports: {
      calls: { send: async () => accepted({ kind: "CASH_MOVEMENT", movement: movement("OPEN") }) },
      pending: { save: async () => undefined, load: async () => null, clear: async () => undefined },
    },
    queries,
    readClient: () => Promise.reject(new Error("nobody pays")),
    live: {} as unknown as LiveData,
    printing: {} as unknown as Printing,
    reach: valueStore("reachable" as const),
  });
  await expect.poll(() => desk.actor.getSnapshot().matches("idle")).toBe(true);

  // Another seller's register is told of, and the answer to it is slow.
  void queries.invalidateQueries({ queryKey: queryKeys.register });
  const request = { type: "OPEN", amount: noMoney, description: "" } as const;
  desk.actor.send({ type: "moneyCall.asked", key: id("key"), call: { kind: "CASH_MOVEMENT", request } });
  await expect.poll(() => queries.getQueryData(queryKeys.register)).toMatchObject({ type: "OPEN" });
  answerLate(accepted(movement("CLOSE") as CashMovement));
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(queries.getQueryData(queryKeys.register)).toMatchObject({ type: "OPEN" });
  desk.stop();
  stopReading();
  queries.clear();
});
