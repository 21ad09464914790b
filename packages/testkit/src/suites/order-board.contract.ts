import { type OrderId, id } from "@cantina/domain/kernel";
import type { BoardFailure, OrderBoardPort, OrderState, OrderStatus, SeenOrder } from "@cantina/domain/orders";
import { beforeEach, describe, expect, test } from "vitest";

export type BoardPlace = {
  /** As the highest level has it. */
  readonly board: OrderBoardPort;
  /** A new order that can be fetched today, or tomorrow. */
  readonly sell: (sold: { readonly isDelivered?: boolean; readonly isForTomorrow?: boolean }) => Promise<SeenOrder>;
  /** Cancels it, and answers how it is seen then. */
  readonly cancel: (order: SeenOrder) => Promise<SeenOrder>;
};

const became = ({ id: orderId, version }: SeenOrder, status: OrderStatus, steps = 1): OrderState => ({
  id: orderId,
  status,
  version: version + steps,
});

/** What every OrderBoardPort keeps, whatever stands behind it. */
export function describeOrderBoardPort(name: string, open: () => Promise<BoardPlace>): void {
  describe(name, () => {
    let place: BoardPlace;
    beforeEach(async () => {
      place = await open();
    });
    const deliver = (...orders: readonly SeenOrder[]) => place.board.carryOut({ step: "deliver", orders });
    const recover = (order: SeenOrder) => place.board.carryOut({ step: "recover", orders: [order] });
    const archive = (order: SeenOrder) => place.board.carryOut({ step: "archive", orders: [order] });
    const done = (...states: readonly OrderState[]) => ({ ok: true, value: states });
    const not = (failure: BoardFailure) => ({ ok: false, failure });

    test("[ORDERS-02] [ORDERS-03] delivers, recovers and archives, and answers what became of it", async () => {
      const order = await place.sell({});
      expect(await deliver(order)).toEqual(done(became(order, "COMPLETED")));
      expect(await recover({ ...order, version: order.version + 1 })).toEqual(done(became(order, "STARTED", 2)));
      const cancelled = await place.cancel({ ...order, version: order.version + 2 });
      expect(await archive(cancelled)).toEqual(done(became(cancelled, "CANCELLED_ARCHIVED")));
    });

    test("[ORDERS-03] refuses steps that lead nowhere from there", async () => {
      const order = await place.sell({});
      expect(await archive(order)).toEqual(not({ code: "INVALID_TRANSACTION_STATUS" }));
      const cancelled = await place.cancel(order);
      expect(await deliver(cancelled)).toEqual(not({ code: "INVALID_COMPLETE_TRANSACTION" }));
      expect(await recover(cancelled)).toEqual(not({ code: "INVALID_TRANSACTION_STATUS" }));
    });

    test("[ORDERS-04] a step that is done already is a success that changes nothing", async () => {
      const order = await place.sell({});
      await deliver(order);
      expect(await deliver(order)).toEqual(done(became(order, "COMPLETED")));
    });

    test("[ORDERS-05] tells what a stale order is now", async () => {
      const order = await place.sell({});
      await deliver(order);
      await recover({ ...order, version: order.version + 1 });
      expect(await deliver(order)).toEqual(not({ code: "STALE_ORDER", data: became(order, "STARTED", 2) }));
    });

    test("[ORDERS-17] takes all orders that a task names or none of them", async () => {
      const [first, second, cancelled] = [await place.sell({}), await place.sell({}), await place.sell({})];
      const gone = await place.cancel(cancelled);
      expect(await deliver(first, gone, second)).toEqual(not({ code: "INVALID_COMPLETE_TRANSACTION" }));
      const unknown = { id: id<"order">("11111111-1111-4111-8111-111111111111"), version: 1 };
      expect(await deliver(first, unknown)).toEqual(not({ code: "DELETE_OR_UPDATE_NOT_FOUND" }));
      const answer = await deliver(first, second);
      const byId = (states: readonly OrderState[]) => new Map(states.map((state) => [state.id, state]));
      expect(answer.ok && byId(answer.value)).toEqual(byId([became(first, "COMPLETED"), became(second, "COMPLETED")]));
    });

    test("[ORDERS-20] says of pending orders that they are made, all or none of them, and moves none", async () => {
      const [first, second] = [await place.sell({}), await place.sell({})];
      const say = (step: "ready" | "notReady", ...orders: readonly SeenOrder[]) =>
        place.board.carryOut({ step, orders });
      for (const step of ["ready", "ready", "notReady"] as const)
        expect(await say(step, first)).toEqual(done(became(first, "STARTED", 0)));
      await deliver(second);
      expect(await say("ready", first, { ...second, version: second.version + 1 })).toEqual(
        not({ code: "INVALID_TRANSACTION_STATUS" }),
      );
      expect(await say("ready", { ...first, version: first.version + 1 })).toEqual(
        not({ code: "STALE_ORDER", data: became(first, "STARTED", 0) }),
      );
    });

    test("[ORDERS-07] [ORDERS-12] the day is what waits for today, and comes back as it was handed over", async () => {
      const today = await place.sell({});
      const other = await place.sell({ isForTomorrow: true });
      await place.sell({ isDelivered: true });
      expect(await place.board.carryOut({ step: "deliverDay" })).toEqual(done(became(today, "COMPLETED")));
      expect(await place.board.carryOut({ step: "deliverDay" })).toEqual(done());
      const idsOf = (states: readonly OrderState[]): readonly OrderId[] => states.map((state) => state.id);
      const recovered = await place.board.carryOut({ step: "recoverDay" });
      expect(recovered.ok && idsOf(recovered.value)).toEqual([today.id]);
      expect(await deliver(other)).toEqual(done(became(other, "COMPLETED")));
    });
  });
}
