import { subscriptionEndpoints } from "@cantina/contract/subscriptions";
import { accepted } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import { applyMeals } from "./apply-meals.ts";
import { subscriptionOf } from "./subscription-of.ts";
import { subscriptionsOf } from "./subscription.queries.ts";

export const subscriptionRoutes: readonly Route[] = [
  route(subscriptionEndpoints.listSubscriptions, async (_request, { db, identity }) => {
    const rows = await subscriptionsOf(db.kysely, identity.cafeteriaId, null);
    return accepted({ data: rows.map(subscriptionOf) });
  }),
  route(subscriptionEndpoints.applySubscriptions, ({ body }, context) => applyMeals(body, context)),
];
