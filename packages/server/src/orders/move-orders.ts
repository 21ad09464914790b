import type { OrderState } from "@cantina/domain/orders";
import type { Transaction } from "kysely";
import { consumeOrders, returnConsumption } from "../consumption/index.ts";
import { type Move, setOrderStatus } from "./order-steps.queries.ts";

/** Moves locked orders; what is completed by it consumes, and what isn't any more gives back. ORDERS-06 CONSUME-01 CONSUME-02 */
export async function moveOrders(trx: Transaction<unknown>, move: Move): Promise<readonly OrderState[]> {
  const moved = await setOrderStatus(trx, move);
  const ids = moved.map(({ id }) => id);
  if (move.to === "COMPLETED") await consumeOrders(trx, ids, move);
  if (move.to === "STARTED") await returnConsumption(trx, ids, move);
  return moved;
}
