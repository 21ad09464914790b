import { accepted, id, refused } from "@cantina/domain/kernel";
import type { BoardTask, OrderBoardPort } from "@cantina/domain/orders";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { boardOrdersQuery, createQueryClient, liveData, type Sources } from "../live-data/index.ts";
import { openBoard } from "./board-actor.ts";

test.each<BoardTask>([{ step: "deliverDay" }, { step: "deliver", orders: [{ id: id("pedido"), version: 1 }] }])(
  "[ORDERS-27] what became of a step ($step) whose answer was lost is read again, of which the hub says nothing to its own tab",
  async (task) => {
    const queries = createQueryClient(() => true);
    const listBoardOrders = vi.fn(async () => accepted([]));
    const sources = { calls: { listBoardOrders } } as unknown as Sources;
    const stop = new QueryObserver(queries, boardOrdersQuery(sources)).subscribe(() => undefined);
    await expect.poll(() => listBoardOrders.mock.calls.length).toBe(1);
    const silent: OrderBoardPort = { carryOut: async () => refused({ code: "UNREACHABLE" }) };
    const board = openBoard(silent, liveData(queries, sources));
    board.send({ type: "board.asked", task, asks: false });
    await expect.poll(() => listBoardOrders.mock.calls.length, { timeout: 3_000 }).toBe(2);
    board.stop();
    stop();
    queries.clear();
  },
);
