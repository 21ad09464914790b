import { type Result, accepted, refused, timeZone } from "@cantina/domain/kernel";
import { latestDayToComplete, mayChangeAutoComplete } from "@cantina/domain/orders";
import { type RequestContext, type RouteFailure, changeTogether, recordChange } from "../http/index.ts";
import { claimDay } from "../local-days/index.ts";
import { completeOrders, switchAutoComplete } from "./auto-complete.queries.ts";
import { readZone } from "./order-steps.queries.ts";

/** ORDERS-11 */
export async function setAutoComplete(isOn: boolean, context: RequestContext): Promise<Result<boolean, RouteFailure>> {
  const { identity, clock } = context;
  if (!mayChangeAutoComplete(identity)) return refused({ code: "WRONG_PERMISSIONS" });
  const { cafeteriaId } = identity;
  await changeTogether(context, async (trx) => {
    if (!(await switchAutoComplete(trx, cafeteriaId, isOn))) return;
    // Days that ended before it was switched on are nobody's to make up for.
    const day = latestDayToComplete(clock.now(), timeZone(await readZone(trx, cafeteriaId)));
    if (isOn) await claimDay(trx, { cafeteriaId, job: completeOrders, day });
    await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId, before: !isOn, after: isOn });
  });
  return accepted(isOn);
}
