import { subscriptionDeskEndpoints } from "@cantina/contract/subscriptions";
import type { CafeteriaId, CommensalId, IdempotencyKey, Result, SubscriptionId } from "@cantina/domain/kernel";
import type { PaymentState, Subscription, SubscriptionDraft } from "@cantina/domain/subscriptions";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";

type Answer<T> = Promise<Result<T, ApiFailure>>;

export type ChargedNow = { readonly charged: number; readonly payments: readonly PaymentState[] };

/** What an administrator does with subscriptions. */
export type SubscriptionDesk = {
  readonly createSubscription: (draft: SubscriptionDraft, key: IdempotencyKey) => Answer<Subscription>;
  /** Of the version that was shown. */
  readonly updateSubscription: (
    shown: Pick<Subscription, "id" | "version">,
    draft: SubscriptionDraft,
    key: IdempotencyKey,
  ) => Answer<Subscription>;
  readonly deleteSubscription: (id: SubscriptionId, key: IdempotencyKey) => Answer<null>;
  readonly setStatus: (id: SubscriptionId, status: "ENABLED" | "DISABLED", key: IdempotencyKey) => Answer<Subscription>;
  readonly linkCommensals: (
    id: SubscriptionId,
    commensalIds: readonly CommensalId[],
    key: IdempotencyKey,
  ) => Answer<Subscription>;
  readonly unlinkCommensal: (id: SubscriptionId, commensalId: CommensalId, key: IdempotencyKey) => Answer<Subscription>;
  /** Of everybody who is linked, this month. */
  readonly listPayments: (signal: AbortSignal) => Answer<readonly PaymentState[]>;
  readonly chargeNow: (id: SubscriptionId, key: IdempotencyKey) => Answer<ChargedNow>;
};

export function httpSubscriptionDesk(client: ApiClient, cafeteriaId: CafeteriaId): SubscriptionDesk {
  const params = { cafeteriaId };
  const of = (subscriptionId: SubscriptionId) => ({ ...params, subscriptionId });
  return {
    createSubscription: (draft, idempotencyKey) =>
      client.call(subscriptionDeskEndpoints.createSubscription, { params, body: draft }, { idempotencyKey }),
    updateSubscription: ({ id, version }, draft, idempotencyKey) => {
      const request = { params: of(id), body: { ...draft, version } };
      return client.call(subscriptionDeskEndpoints.updateSubscription, request, { idempotencyKey });
    },
    deleteSubscription: (id, idempotencyKey) =>
      client.call(subscriptionDeskEndpoints.deleteSubscription, { params: of(id) }, { idempotencyKey }),
    setStatus: (id, status, idempotencyKey) => {
      const request = { params: of(id), body: { status } };
      return client.call(subscriptionDeskEndpoints.setSubscriptionStatus, request, { idempotencyKey });
    },
    linkCommensals: (id, commensalIds, idempotencyKey) => {
      const request = { params: of(id), body: { commensalIds } };
      return client.call(subscriptionDeskEndpoints.linkCommensals, request, { idempotencyKey });
    },
    unlinkCommensal: (id, commensalId, idempotencyKey) =>
      client.call(
        subscriptionDeskEndpoints.unlinkCommensal,
        { params: { ...of(id), commensalId } },
        { idempotencyKey },
      ),
    listPayments: (signal) =>
      client.call(subscriptionDeskEndpoints.listSubscriptionPayments, { params, query: {} }, { signal }),
    chargeNow: (id, idempotencyKey) =>
      client.call(subscriptionDeskEndpoints.chargeSubscription, { params: of(id), body: {} }, { idempotencyKey }),
  };
}
