import { type Result, accepted, dayRange, localDateOf, refused, timeZone } from "@cantina/domain/kernel";
import { type OrderState, type OrderStep, type SeenOrder, decideStep, stepGoal } from "@cantina/domain/orders";
import type { Transaction } from "kysely";
import { type RequestContext, type RouteFailure, changeTogether } from "../http/index.ts";
import { lockDelivered, lockDueOrders, lockOrders, moveOrders, readZone } from "./order-steps.queries.ts";

type Seen = { readonly id: SeenOrder["id"]; readonly version: number | null };
type Steps = { readonly step: OrderStep; readonly orders: readonly Seen[] };
type Outcome = Result<readonly OrderState[], RouteFailure>;

function move(
  trx: Transaction<unknown>,
  step: OrderStep,
  orders: readonly OrderState[],
  { identity, clock, tabId }: RequestContext,
): Promise<readonly OrderState[]> {
  const { cafeteriaId, profileId } = identity;
  const ids = orders.map(({ id }) => id);
  return moveOrders(trx, { cafeteriaId, ids, to: stepGoal[step], at: clock.now(), profileId, tabId });
}

async function takeLocked(
  trx: Transaction<unknown>,
  { step, orders }: Steps,
  context: RequestContext,
): Promise<Outcome> {
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
  return accepted([...found.values()].map((order) => moved.get(order.id) ?? order));
}

/** All of them or none. ORDERS-04 ORDERS-05 */
export const takeSteps = (steps: Steps, context: RequestContext): Promise<Outcome> =>
  changeTogether(context, (trx) => takeLocked(trx, steps, context));

async function today(trx: Transaction<unknown>, { identity, clock }: RequestContext) {
  const zone = timeZone(await readZone(trx, identity.cafeteriaId));
  return dayRange(localDateOf(clock.now(), zone), zone);
}

/** Hands over all that is pending for today. */
export const deliverToday = (context: RequestContext): Promise<Outcome> =>
  changeTogether(context, async (trx) => {
    const { until: end } = await today(trx, context);
    const due = await lockDueOrders(trx, context.identity.cafeteriaId, { status: "STARTED", end });
    return accepted(await move(trx, "deliver", due, context));
  });

/** Takes back all that was handed over from the board today. ORDERS-12 */
export const recoverToday = (context: RequestContext): Promise<Outcome> =>
  changeTogether(context, async (trx) => {
    const delivered = await lockDelivered(trx, context.identity.cafeteriaId, await today(trx, context));
    return accepted(await move(trx, "recover", delivered, context));
  });
