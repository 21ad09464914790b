import { type SubscriptionData, subscriptionDeskEndpoints } from "@cantina/contract/subscriptions";
import {
  BrokenInvariant,
  type CommensalId,
  type Result,
  type SubscriptionId,
  accepted,
  checkVersion,
  id,
  refused,
} from "@cantina/domain/kernel";
import {
  type SubscriptionDraft,
  type SubscriptionStatus,
  decideDeletion,
  decideLinking,
} from "@cantina/domain/subscriptions";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import { type RequestContext, type RouteFailure, type KeyedAnswer, editTogether, recordChange } from "../http/index.ts";
import {
  addLinks,
  addSubscription,
  lockLinkable,
  lockSubscription,
  removeLinks,
  rewriteSubscription,
  setStatus,
} from "./edit-subscription.queries.ts";
import { subscriptionOf } from "./subscription-of.ts";
import { subscriptionsOf } from "./subscription.queries.ts";

type Edited = Result<{ readonly data: SubscriptionData }, RouteFailure>;

async function readBack(
  trx: Transaction<unknown>,
  { identity }: RequestContext,
  subscriptionId: SubscriptionId,
): Promise<Edited> {
  const [row] = await subscriptionsOf(trx, identity.cafeteriaId, [subscriptionId]);
  if (row === undefined) throw new BrokenInvariant("a subscription just written can be read");
  return accepted({ data: subscriptionOf(row) });
}

const notFound = refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" } as const);

export const createSubscription = (
  draft: SubscriptionDraft,
  context: RequestContext,
): KeyedAnswer<typeof subscriptionDeskEndpoints.createSubscription> =>
  editTogether(subscriptionDeskEndpoints.createSubscription, context, async (trx) => {
    const subscriptionId = id<"subscription">(newSortableId());
    await addSubscription(trx, { cafeteriaId: context.identity.cafeteriaId, subscriptionId }, draft);
    await recordChange(trx, context, { entityType: "subscription", id: subscriptionId });
    return readBack(trx, context, subscriptionId);
  });

export const updateSubscription = (
  subscriptionId: SubscriptionId,
  { version, ...draft }: SubscriptionDraft & { readonly version?: number | undefined },
  context: RequestContext,
): KeyedAnswer<typeof subscriptionDeskEndpoints.updateSubscription> =>
  editTogether(subscriptionDeskEndpoints.updateSubscription, context, async (trx) => {
    const found = await lockSubscription(trx, { cafeteriaId: context.identity.cafeteriaId, subscriptionId });
    if (found === undefined) return notFound;
    const checked = checkVersion(version, found);
    if (!checked.ok) return checked;
    await rewriteSubscription(trx, subscriptionId, draft);
    await recordChange(trx, context, { entityType: "subscription", id: subscriptionId });
    return readBack(trx, context, subscriptionId);
  });

export const switchSubscription = (
  subscriptionId: SubscriptionId,
  status: SubscriptionStatus,
  context: RequestContext,
): KeyedAnswer<typeof subscriptionDeskEndpoints.setSubscriptionStatus> =>
  editTogether(subscriptionDeskEndpoints.setSubscriptionStatus, context, async (trx) => {
    const found = await lockSubscription(trx, { cafeteriaId: context.identity.cafeteriaId, subscriptionId });
    if (found === undefined) return notFound;
    if (found.status !== status) {
      await setStatus(trx, subscriptionId, status);
      await recordChange(trx, context, {
        entityType: "subscription",
        id: subscriptionId,
        before: found.status,
        after: status,
      });
    }
    return readBack(trx, context, subscriptionId);
  });

/** Nobody is linked to it any more; what was charged and eaten stays. SUBS-12 */
export const deleteSubscription = (
  subscriptionId: SubscriptionId,
  context: RequestContext,
): KeyedAnswer<typeof subscriptionDeskEndpoints.deleteSubscription> =>
  editTogether(subscriptionDeskEndpoints.deleteSubscription, context, async (trx) => {
    const found = await lockSubscription(trx, { cafeteriaId: context.identity.cafeteriaId, subscriptionId });
    if (found === undefined) return notFound;
    const decision = decideDeletion(found);
    if (!decision.ok) return decision;
    await removeLinks(trx, subscriptionId, null);
    await setStatus(trx, subscriptionId, "DELETED");
    await recordChange(trx, context, {
      entityType: "subscription",
      id: subscriptionId,
      kind: "deleted",
      before: found.status,
      after: "DELETED",
    });
    return accepted({ data: null });
  });

/** All or none. SUBS-13 */
export const linkCommensals = (
  subscriptionId: SubscriptionId,
  commensalIds: readonly CommensalId[],
  context: RequestContext,
): KeyedAnswer<typeof subscriptionDeskEndpoints.linkCommensals> =>
  editTogether(subscriptionDeskEndpoints.linkCommensals, context, async (trx) => {
    const { cafeteriaId } = context.identity;
    const wanted = [...new Set(commensalIds)];
    const linkable = await lockLinkable(trx, cafeteriaId, wanted);
    const found = await lockSubscription(trx, { cafeteriaId, subscriptionId });
    if (found === undefined) return notFound;
    const decision = decideLinking(found);
    if (!decision.ok) return decision;
    if (linkable < wanted.length) return refused({ code: "WRONG_COMMENSAL" });
    await addLinks(trx, { cafeteriaId, subscriptionId }, wanted);
    await recordChange(trx, context, { entityType: "subscription", id: subscriptionId });
    return readBack(trx, context, subscriptionId);
  });

export const unlinkCommensal = (
  subscriptionId: SubscriptionId,
  commensalId: CommensalId,
  context: RequestContext,
): KeyedAnswer<typeof subscriptionDeskEndpoints.unlinkCommensal> =>
  editTogether(subscriptionDeskEndpoints.unlinkCommensal, context, async (trx) => {
    const found = await lockSubscription(trx, { cafeteriaId: context.identity.cafeteriaId, subscriptionId });
    if (found === undefined) return notFound;
    if ((await removeLinks(trx, subscriptionId, commensalId)) === 0) return notFound;
    await recordChange(trx, context, { entityType: "subscription", id: subscriptionId });
    return readBack(trx, context, subscriptionId);
  });
