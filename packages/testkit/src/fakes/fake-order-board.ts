import { type OrderId, type Result, accepted, refused } from "@cantina/domain/kernel";
import {
  type BoardFailure,
  type BoardTask,
  type Order,
  type OrderBoardPort,
  type OrderState,
  type OrderStep,
  type SeenOrder,
  checkReady,
  decideStep,
  isOfAnotherDay,
  stepGoal,
} from "@cantina/domain/orders";

export type FakeBoardOrder = OrderState &
  Pick<Order, "pickUpDateTime"> & {
    /** Handed over from the board today, and not in one go with its sale. */
    readonly isDeliveredToday: boolean;
  };

type Outcome = Result<readonly OrderState[], BoardFailure>;
const stateOf = ({ id, status, version }: OrderState): OrderState => ({ id, status, version });

/** A server's board, without the server: of one day, whose orders a test puts there. */
export function fakeOrderBoard(ends: Parameters<typeof isOfAnotherDay>[1]) {
  const orders = new Map<OrderId, FakeBoardOrder>();
  const all = (): readonly FakeBoardOrder[] => [...orders.values()];

  function move(step: OrderStep, moved: readonly FakeBoardOrder[]): readonly OrderState[] {
    return moved.map((order) => {
      const next = {
        ...order,
        status: stepGoal[step],
        version: order.version + 1,
        isDeliveredToday: step === "deliver",
      };
      orders.set(order.id, next);
      return stateOf(next);
    });
  }

  function takeSteps(step: OrderStep, seen: readonly SeenOrder[]): Outcome {
    const toMove: FakeBoardOrder[] = [];
    const found = new Map<OrderId, OrderState>();
    for (const { id, version } of seen) {
      const order = orders.get(id);
      if (order === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
      const decision = decideStep(step, stateOf(order), version);
      if (!decision.ok) return decision;
      if (decision.value) toMove.push(order);
      found.set(id, stateOf(order));
    }
    for (const state of move(step, toMove)) found.set(state.id, state);
    return accepted([...found.values()]);
  }

  function markReady(seen: readonly SeenOrder[]): Outcome {
    const found = new Map<OrderId, OrderState>();
    for (const { id, version } of seen) {
      const order = orders.get(id);
      if (order === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
      const decision = checkReady(stateOf(order), version);
      if (!decision.ok) return decision;
      found.set(id, stateOf(order));
    }
    return accepted([...found.values()]);
  }

  function carryOut(task: BoardTask): Outcome {
    switch (task.step) {
      case "deliver":
      case "recover":
      case "archive":
        return takeSteps(task.step, task.orders);
      // What it says is the server's to keep; whoever asks hears the same.
      case "ready":
      case "notReady":
        return markReady(task.orders);
      case "deliverDay": {
        const due = all().filter((order) => order.status === "STARTED" && !isOfAnotherDay(order, ends));
        return accepted(move("deliver", due));
      }
      case "recoverDay": {
        const delivered = all().filter((order) => order.status === "COMPLETED" && order.isDeliveredToday);
        return accepted(move("recover", delivered));
      }
    }
  }

  const board: OrderBoardPort = { carryOut: async (task) => carryOut(task) };
  return { board, put: (order: FakeBoardOrder): void => void orders.set(order.id, order) };
}
