import { orderBoardEndpoints } from "@cantina/contract/orders";
import { type CafeteriaId, type Result, isOutcomeUnknown, refused } from "@cantina/domain/kernel";
import type { BoardFailure, BoardTask, OrderBoardPort, OrderState, SeenOrder } from "@cantina/domain/orders";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";

/** Refusals that the board knows by their own code. */
const ownCodes = [
  "INVALID_COMPLETE_TRANSACTION",
  "INVALID_TRANSACTION_STATUS",
  "DELETE_OR_UPDATE_NOT_FOUND",
  "SESSION_EXPIRED",
] as const;

function boardFailureOf(failure: ApiFailure): BoardFailure {
  const { code } = failure;
  // An answer that can't be read may be that of a step that was taken.
  if (isOutcomeUnknown(failure)) return { code: "UNREACHABLE" };
  if (code === "STALE_ORDER") return failure;
  const own = ownCodes.find((one) => one === code);
  return own === undefined ? { code: "REFUSED", error: code } : { code: own };
}

type Answer = Promise<Result<readonly OrderState[], ApiFailure>>;

const named = (orders: readonly SeenOrder[]) => ({
  orderIds: orders.map(({ id }) => id),
  versions: orders.map(({ version }) => version),
});

export function httpOrderBoard(client: ApiClient, cafeteriaId: CafeteriaId): OrderBoardPort {
  const params = { cafeteriaId };

  const recover = ({ id: orderId, version }: SeenOrder): Answer =>
    client.call(orderBoardEndpoints.recoverOrder, { params: { ...params, orderId }, body: { version } });
  const archive = ({ id: orderId, version }: SeenOrder): Answer =>
    client.call(orderBoardEndpoints.archiveOrder, { params: { ...params, orderId }, body: { version } });

  function send(task: BoardTask): Answer {
    switch (task.step) {
      case "deliver":
        return client.call(orderBoardEndpoints.deliverOrders, { params, body: named(task.orders) });
      case "ready":
      case "notReady":
        return client.call(orderBoardEndpoints.markReady, {
          params,
          body: { ...named(task.orders), isReady: task.step === "ready" },
        });
      case "recover":
        return recover(task.orders[0]);
      case "archive":
        return archive(task.orders[0]);
      case "deliverDay":
        return client.call(orderBoardEndpoints.deliverDay, { params });
      case "recoverDay":
        return client.call(orderBoardEndpoints.recoverDay, { params });
    }
  }

  return {
    carryOut: async (task) => {
      const states = await send(task);
      return states.ok ? states : refused(boardFailureOf(states.failure));
    },
  };
}
