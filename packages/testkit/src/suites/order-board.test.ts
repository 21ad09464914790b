import { randomUUID } from "node:crypto";
import { type Calls, bind, createApiClient, httpOrderBoard } from "@cantina/adapters/http";
import { orderBoardEndpoints, orderEndpoints } from "@cantina/contract/orders";
import { localBoardSort } from "@cantina/adapters/storage";
import { type OrderId, id, instant, timeZone } from "@cantina/domain/kernel";
import { type OrderBoardPort, dayEnds, firstBoardSort } from "@cantina/domain/orders";
import { beforeAll, describe, expect, test } from "vitest";
import { withTestServer } from "../database/index.ts";
import { fakeOrderBoard, memoryStorage } from "../fakes/index.ts";
import { type Counter, addProfile, cartOf, openCounter, signInAs } from "../orders-suite/index.ts";
import { describeOrderBoardPort } from "./order-board.contract.ts";

const server = withTestServer();
const endpoints = { ...orderBoardEndpoints, ...orderEndpoints };

describe("the board through HTTP", () => {
  let counter: Counter;
  let board: OrderBoardPort;
  let calls: Calls<typeof endpoints>;

  beforeAll(async () => {
    const { database, url } = server();
    counter = await openCounter(database, { url });
    const token = await signInAs(database, counter.canteen.employeeId);
    const input = { baseUrl: `${url}/api`, token: () => token, tabId: "suite", onSessionExpired: () => {} };
    const client = createApiClient(input);
    board = httpOrderBoard(client, counter.canteen.cafeteriaId);
    calls = bind(client, endpoints, { cafeteriaId: counter.canteen.cafeteriaId });
  });

  const sell = async (): Promise<OrderId> => {
    const sold = await counter.till.sell(cartOf(await counter.product()));
    return id<"order">(String(sold.data?.["id"]));
  };

  test("[ORDERS-13] lists what waits and what was handed over last, and reads a single order", async () => {
    const orderId = await sell();
    const listed = await calls.listBoardOrders();
    expect(listed.ok && listed.value).toMatchObject([{ id: orderId, status: "STARTED", version: 1 }]);
    await board.carryOut({ step: "deliver", orders: [{ id: orderId, version: 1 }] });
    const delivered = await calls.listDeliveredOrders();
    expect(delivered.ok && delivered.value.map((order) => order.id)).toEqual([orderId]);
    expect(await calls.readTransaction({ params: { orderId } })).toMatchObject({
      ok: true,
      value: { id: orderId, version: 2 },
    });
  });

  test("[ORDERS-12] tells who may not recover the day, nor switch what ends it", async () => {
    expect(await board.carryOut({ step: "recoverDay" })).toEqual({
      ok: false,
      failure: { code: "REFUSED", error: "WRONG_PERMISSIONS" },
    });
    expect(await calls.setAutoComplete({ body: { autoCompleteCheck: true } })).toEqual({
      ok: false,
      failure: { code: "WRONG_PERMISSIONS" },
    });
  });
});

describeOrderBoardPort("the fake board", async () => {
  const ends = dayEnds(instant("2026-11-20T13:00:00Z"), timeZone("America/Argentina/Buenos_Aires"));
  const { board, put } = fakeOrderBoard(ends);
  return {
    board,
    sell: async ({ isDelivered = false, isForTomorrow = false }) => {
      const order = { id: id<"order">(randomUUID()), version: 1 };
      put({
        ...order,
        status: isDelivered ? "COMPLETED" : "STARTED",
        pickUpDateTime: isForTomorrow ? instant("2026-11-21T15:00:00Z") : null,
        isDeliveredToday: false,
      });
      return order;
    },
    cancel: async ({ id: orderId, version }) => {
      const cancelled = { id: orderId, version: version + 1 };
      put({ ...cancelled, status: "CANCELLED", pickUpDateTime: null, isDeliveredToday: false });
      return cancelled;
    },
  };
});

describeOrderBoardPort("the board of the server through HTTP", async () => {
  const { database, url } = server();
  const counter = await openCounter(database, { url });
  const { cafeteriaId } = counter.canteen;
  const token = await signInAs(database, await addProfile(database.query, cafeteriaId, "SYSTEM_ADMINISTRATOR"));
  const input = { baseUrl: `${url}/api`, token: () => token, tabId: "suite", onSessionExpired: () => {} };
  return {
    board: httpOrderBoard(createApiClient(input), cafeteriaId),
    sell: async ({ isDelivered = false, isForTomorrow = false }) => {
      const sold = await counter.till.sell(cartOf(await counter.product(), { markAsCompleted: isDelivered }));
      const orderId = id<"order">(String(sold.data?.["id"]));
      if (isForTomorrow)
        await database.query("update transaction set pick_up_date_time = now() + interval '25 hours' where id = $1", [
          orderId,
        ]);
      return { id: orderId, version: 1 };
    },
    cancel: async ({ id: orderId, version }) => {
      await counter.till.revert(orderId, { reason: "MISTAKEN_ORDER" });
      return { id: orderId, version: version + 1 };
    },
  };
});

test("[ORDERS-15] the device keeps how its board is sorted, newest first at the beginning", () => {
  const storage = memoryStorage();
  expect(localBoardSort(storage).load()).toEqual(firstBoardSort);
  localBoardSort(storage).save({ option: "CLASS", direction: "ASCENDING" });
  expect(localBoardSort(storage).load()).toEqual({ option: "CLASS", direction: "ASCENDING" });
});
