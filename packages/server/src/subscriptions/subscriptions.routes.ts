import { subscriptionDeskEndpoints, subscriptionEndpoints } from "@cantina/contract/subscriptions";
import { BrokenInvariant, accepted, localDateOf } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
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
import { zoneOf } from "./meal.queries.ts";
import { paymentsOf } from "./payment.queries.ts";
import { subscriptionOf } from "./subscription-of.ts";
import { subscriptionsOf } from "./subscription.queries.ts";

export const subscriptionRoutes: readonly Route[] = [
  route(subscriptionEndpoints.listSubscriptions, async (_request, { db, identity }) => {
    const rows = await subscriptionsOf(db.kysely, identity.cafeteriaId, null);
    return accepted({ data: rows.map(subscriptionOf) });
  }),
  applyMeals,
  createSubscription,
  updateSubscription,
  deleteSubscription,
  switchSubscription,
  linkCommensals,
  unlinkCommensal,
  route(subscriptionDeskEndpoints.listSubscriptionPayments, async ({ query: { unpaid } }, { db, identity, clock }) => {
    const { cafeteriaId } = identity;
    const zone = await zoneOf(db.kysely, cafeteriaId);
    if (zone === undefined) throw new BrokenInvariant("a signed-in profile's cafeteria exists");
    const today = localDateOf(clock.now(), zone);
    const payments = await paymentsOf(db.kysely, cafeteriaId, { today, only: null, isUnpaidOnly: unpaid === "true" });
    return accepted({ data: [...payments] });
  }),
  chargeNow,
];
