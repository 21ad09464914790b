import { orderBoardEndpoints } from "@cantina/contract/orders";
import { accepted, refused } from "@cantina/domain/kernel";
import { latestDayToComplete, mayChangeAutoComplete } from "@cantina/domain/orders";
import { noteTopics } from "../cafeteria/index.ts";
import { change, recordChange } from "../http/index.ts";
import { claimDay, readZone } from "../local-days/index.ts";
import { completeOrders, switchAutoComplete } from "./auto-complete.queries.ts";

/** ORDERS-11 */
export const setAutoComplete = change(orderBoardEndpoints.setAutoComplete, async (trx, { body }, context) => {
  const { identity, clock } = context;
  const isOn = body.autoCompleteCheck;
  if (!mayChangeAutoComplete(identity)) return refused({ code: "WRONG_PERMISSIONS" });
  const { cafeteriaId } = identity;
  if (await switchAutoComplete(trx, cafeteriaId, isOn)) {
    // Days that ended before it was switched on are nobody's to make up for.
    const day = latestDayToComplete(clock.now(), await readZone(trx, cafeteriaId));
    if (isOn) await claimDay(trx, { cafeteriaId, job: completeOrders.name, day });
    await noteTopics(trx, identity, ["ORDERS"]);
    await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId, before: !isOn, after: isOn });
  }
  return accepted({ data: { autoCompleteCheck: isOn } });
});
