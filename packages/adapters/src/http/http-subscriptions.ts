import { subscriptionEndpoints } from "@cantina/contract/subscriptions";
import type { CafeteriaId, IdempotencyKey, Result } from "@cantina/domain/kernel";
import type { MealKey, Subscription } from "@cantina/domain/subscriptions";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";

export type SubscriptionsSource = {
  /** Disabled ones too. */
  readonly listSubscriptions: (signal: AbortSignal) => Promise<Result<readonly Subscription[], ApiFailure>>;
  /** Hands meals of today over, all or none, and answers with their subscriptions as they are then. */
  readonly applyMeals: (
    meals: readonly MealKey[],
    key: IdempotencyKey,
  ) => Promise<Result<readonly Subscription[], ApiFailure>>;
};

export function httpSubscriptions(client: ApiClient, cafeteriaId: CafeteriaId): SubscriptionsSource {
  const params = { cafeteriaId };
  return {
    listSubscriptions: (signal) => client.call(subscriptionEndpoints.listSubscriptions, { params }, { signal }),
    applyMeals: (meals, idempotencyKey) =>
      client.call(
        subscriptionEndpoints.applySubscriptions,
        { params, body: meals.map(({ commensalId, subscriptionId }) => ({ commensalId, subscriptionId })) },
        { idempotencyKey },
      ),
  };
}
