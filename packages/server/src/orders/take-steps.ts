import { orderBoardEndpoints as endpoints } from "@cantina/contract/orders";
import { accepted, dayRange, localDateOf, refused } from "@cantina/domain/kernel";
import {
  type OrderState,
  type OrderStep,
  type SeenOrder,
  checkReady,
  decideStep,
  stepGoal,
} from "@cantina/domain/orders";
import type { Transaction } from "kysely";
import { type ChangeContext, change } from "../http/index.ts";
import { readZone } from "../local-days/index.ts";
import { moveOrders } from "./move-orders.ts";
import { lockDelivered, lockDueOrders, lockOrders, setReady } from "./order-steps.queries.ts";

type Seen = { readonly id: SeenOrder["id"]; readonly version: number | null };
type Steps<Step extends OrderStep> = { readonly step: Step; readonly orders: readonly Seen[] };

function move(
  trx: Transaction<unknown>,
  step: OrderStep,
  orders: readonly OrderState[],
  { identity, clock, tabId }: ChangeContext,
): Promise<readonly OrderState[]> {
  const { cafeteriaId, profileId } = identity;
  const ids = orders.map(({ id }) => id);
  return moveOrders(trx, { cafeteriaId, ids, to: stepGoal[step], at: clock.now(), profileId, tabId });
}

/** All of them or none. ORDERS-04 ORDERS-05 */
async function takeSteps<Step extends OrderStep>(
  trx: Transaction<unknown>,
  { step, orders }: Steps<Step>,
  context: ChangeContext,
) {
  const ids = [...new Set(orders.map(({ id }) => id))];
  const found = new Map((await lockOrders(trx, context.identity.cafeteriaId, ids)).map((order) => [order.id, order]));
  const toMove: OrderState[] = [];
  for (const { id, version } of orders) {
    const order = found.get(id);
    if (order === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const decision = decideStep(step, order, version);
    if (!decision.ok) return refused(decision.failure);
    if (decision.value) toMove.push(order);
  }
  const moved = new Map((await move(trx, step, toMove, context)).map((order) => [order.id, order]));
  return accepted({ data: [...found.values()].map((order) => moved.get(order.id) ?? order) });
}

type Named = { readonly orderIds: readonly Seen["id"][]; readonly versions?: readonly number[] | undefined };

const seenOf = ({ orderIds, versions = [] }: Named): readonly Seen[] =>
  orderIds.map((id, index) => ({ id, version: versions[index] ?? null }));

export const deliverOrders = change(endpoints.deliverOrders, (trx, { body }, context) =>
  takeSteps(trx, { step: "deliver", orders: seenOf(body) }, context),
);

/** All of them or none. ORDERS-20 */
export const markReady = change(endpoints.markReady, async (trx, { body }, { identity, clock, tabId }) => {
  const { cafeteriaId } = identity;
  const ids = [...new Set(body.orderIds)];
  const found = new Map((await lockOrders(trx, cafeteriaId, ids)).map((order) => [order.id, order]));
  for (const { id, version } of seenOf(body)) {
    const order = found.get(id);
    if (order === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const decision = checkReady(order, version);
    if (!decision.ok) return refused(decision.failure);
  }
  await setReady(trx, { cafeteriaId, ids, at: clock.now(), tabId, isReady: body.isReady });
  return accepted({ data: [...found.values()] });
});

export const recoverOrder = change(endpoints.recoverOrder, (trx, { params, body }, context) =>
  takeSteps(trx, { step: "recover", orders: [{ id: params.orderId, version: body.version ?? null }] }, context),
);

export const archiveOrder = change(endpoints.archiveOrder, (trx, { params, body }, context) =>
  takeSteps(trx, { step: "archive", orders: [{ id: params.orderId, version: body.version ?? null }] }, context),
);

async function today(trx: Transaction<unknown>, { identity, clock }: ChangeContext) {
  const zone = await readZone(trx, identity.cafeteriaId);
  return dayRange(localDateOf(clock.now(), zone), zone);
}

/** Hands over all that is pending for today. */
export const deliverDay = change(endpoints.deliverDay, async (trx, _request, context) => {
  const { until: end } = await today(trx, context);
  const due = await lockDueOrders(trx, context.identity.cafeteriaId, { status: "STARTED", end });
  return accepted({ data: [...(await move(trx, "deliver", due, context))] });
});

/** Takes back all that was handed over from the board today. ORDERS-12 */
export const recoverDay = change(endpoints.recoverDay, async (trx, _request, context) => {
  const delivered = await lockDelivered(trx, context.identity.cafeteriaId, await today(trx, context));
  return accepted({ data: [...(await move(trx, "recover", delivered, context))] });
});
