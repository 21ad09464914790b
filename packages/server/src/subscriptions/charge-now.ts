import { subscriptionDeskEndpoints } from "@cantina/contract/subscriptions";
import { accepted, localDateOf, refused } from "@cantina/domain/kernel";
import { change, recordChange } from "../http/index.ts";
import { readZone } from "../local-days/index.ts";
import { chargeCommensals } from "./charge-commensals.ts";
import { dueCharges } from "./due-charges.queries.ts";
import { paymentsOf } from "./payment.queries.ts";
import { subscriptionsOf } from "./subscription.queries.ts";

/** What the job does each day, by hand and for one subscription. SUBS-09 SUBS-10 */
export const chargeNow = change(
  subscriptionDeskEndpoints.chargeSubscription,
  async (trx, { params: { subscriptionId } }, context) => {
    const { cafeteriaId, profileId } = context.identity;
    const [found] = await subscriptionsOf(trx, cafeteriaId, [subscriptionId]);
    if (found === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    if (found.status !== "ENABLED") return refused({ code: "INVALID_SUBSCRIPTION_STATUS" });
    const at = context.clock.now();
    const day = localDateOf(at, await readZone(trx, cafeteriaId));
    const due = await dueCharges(trx, cafeteriaId, { day, only: subscriptionId });
    const commensalIds = due.map(({ commensalId }) => commensalId);
    const by = { profileId, tabId: context.tabId };
    const charged = await chargeCommensals(trx, { cafeteriaId, subscriptionId, commensalIds, day }, { at, by });
    await recordChange(trx, context, { entityType: "subscription", id: subscriptionId });
    const payments = await paymentsOf(trx, cafeteriaId, { today: day, only: subscriptionId, isUnpaidOnly: false });
    return accepted({ data: { charged, payments: [...payments] } });
  },
);
