import { createApiClient, httpOrderBoard, httpOrderBoardSource } from "@cantina/adapters/http";
import { localBoardSort } from "@cantina/adapters/storage";
import { type OrderId, id } from "@cantina/domain/kernel";
import { type OrderBoardPort, firstBoardSort } from "@cantina/domain/orders";
import { beforeAll, describe, expect, test } from "vitest";
import { withTestServer } from "../database/index.ts";
import { memoryStorage } from "../fakes/index.ts";
import { type Counter, cartOf, openCounter, signInAs } from "../orders-suite/index.ts";

const server = withTestServer();

describe("the board through HTTP", () => {
  let counter: Counter;
  let board: OrderBoardPort;
  let source: ReturnType<typeof httpOrderBoardSource>;
  const { signal } = new AbortController();

  beforeAll(async () => {
    const { database, url } = server();
    counter = await openCounter(database, { url });
    const token = await signInAs(database, counter.canteen.employeeId);
    const input = { baseUrl: `${url}/api`, token: () => token, tabId: "suite", onSessionExpired: () => {} };
    const client = createApiClient(input);
    board = httpOrderBoard(client, counter.canteen.cafeteriaId);
    source = httpOrderBoardSource(client, counter.canteen.cafeteriaId);
  });

  const sell = async (): Promise<OrderId> => {
    const sold = await counter.till.sell(cartOf(await counter.product()));
    return id<"order">(String(sold.data?.["id"]));
  };

  test("[ORDERS-17] delivers, recovers and archives what it is told, and answers what became of it", async () => {
    const orderId = await sell();
    const at = (version: number) => [{ id: orderId, version }];
    const became = (status: string, version: number) => ({ ok: true, value: [{ id: orderId, status, version }] });
    expect(await board.carryOut({ step: "deliver", orders: at(1) })).toEqual(became("COMPLETED", 2));
    const delivered = await source.listDelivered(signal);
    expect(delivered.ok && delivered.value.map((order) => order.id)).toEqual([orderId]);
    expect(await board.carryOut({ step: "recover", orders: at(2) })).toEqual(became("STARTED", 3));
    const listed = await source.listOrders(signal);
    expect(listed.ok && listed.value).toMatchObject([{ id: orderId, status: "STARTED", version: 3 }]);
    expect(await source.readOrder(orderId, signal)).toMatchObject({ ok: true, value: { id: orderId, version: 3 } });
    await counter.till.revert(orderId, { reason: "MISTAKEN_ORDER" });
    expect(await board.carryOut({ step: "archive", orders: at(4) })).toEqual(became("CANCELLED_ARCHIVED", 5));
  });

  test("[ORDERS-05] tells what a stale order is now, and every other refusal by its code", async () => {
    const orderId = await sell();
    await board.carryOut({ step: "deliver", orders: [{ id: orderId, version: 1 }] });
    await board.carryOut({ step: "recover", orders: [{ id: orderId, version: 2 }] });
    expect(await board.carryOut({ step: "deliver", orders: [{ id: orderId, version: 1 }] })).toEqual({
      ok: false,
      failure: { code: "STALE_ORDER", data: { id: orderId, status: "STARTED", version: 3 } },
    });
    expect(await board.carryOut({ step: "archive", orders: [{ id: orderId, version: 3 }] })).toEqual({
      ok: false,
      failure: { code: "INVALID_TRANSACTION_STATUS" },
    });
    const unknown = { id: id<"order">("11111111-1111-4111-8111-111111111111"), version: 1 };
    expect(await board.carryOut({ step: "deliver", orders: [unknown] })).toEqual({
      ok: false,
      failure: { code: "NOT_FOUND" },
    });
    expect(await board.carryOut({ step: "recoverDay" })).toEqual({
      ok: false,
      failure: { code: "REFUSED", error: "WRONG_PERMISSIONS" },
    });
    expect(await source.setAutoComplete(true)).toEqual({ ok: false, failure: { code: "WRONG_PERMISSIONS" } });
  });
});

test("[ORDERS-15] the device keeps how its board is sorted, newest first at the beginning", () => {
  const storage = memoryStorage();
  expect(localBoardSort(storage).load()).toEqual(firstBoardSort);
  localBoardSort(storage).save({ option: "CLASS", direction: "ASCENDING" });
  expect(localBoardSort(storage).load()).toEqual({ option: "CLASS", direction: "ASCENDING" });
});
