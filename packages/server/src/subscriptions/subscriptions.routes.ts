import { subscriptionDeskEndpoints, subscriptionEndpoints } from "@cantina/contract/subscriptions";
import { accepted, localDateOf } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import { readZone } from "../local-days/index.ts";
import { applyMeals } from "./apply-meals.ts";
import { chargeNow } from "./charge-now.ts";
import {
  createSubscription,
  deleteSubscription,
  linkCommensals,
  switchSubscription,
  unlinkCommensal,
  updateSubscription,
} from "./edit-subscription.ts";
import { paymentsOf } from "./payment.queries.ts";
import { subscriptionsOf } from "./subscription.queries.ts";

export const subscriptionRoutes: readonly Route[] = [
  route(subscriptionEndpoints.listSubscriptions, async (_request, { db, identity }) =>
    accepted({ data: await subscriptionsOf(db.kysely, identity.cafeteriaId, null) }),
  ),
  applyMeals,
  createSubscription,
  updateSubscription,
  deleteSubscription,
  switchSubscription,
  linkCommensals,
  unlinkCommensal,
  route(subscriptionDeskEndpoints.listSubscriptionPayments, async ({ query: { unpaid } }, { db, identity, clock }) => {
    const { cafeteriaId } = identity;
    const today = localDateOf(clock.now(), await readZone(db.kysely, cafeteriaId));
    const payments = await paymentsOf(db.kysely, cafeteriaId, { today, only: null, isUnpaidOnly: unpaid === "true" });
    return accepted({ data: [...payments] });
  }),
  chargeNow,
];
