import { subscriptionDeskEndpoints as endpoints } from "@cantina/contract/subscriptions";
import { BrokenInvariant, type SubscriptionId, accepted, checkVersion, id, refused } from "@cantina/domain/kernel";
import { decideDeletion, decideLinking, decideSwitch } from "@cantina/domain/subscriptions";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import { type ChangeContext, change, recordChange } from "../http/index.ts";
import {
  addLinks,
  addSubscription,
  canBeServed,
  lockLinkable,
  lockSubscription,
  removeLinks,
  rewriteSubscription,
  setStatus,
} from "./edit-subscription.queries.ts";
import { subscriptionsOf } from "./subscription.queries.ts";

async function readBack(trx: Transaction<unknown>, { identity }: ChangeContext, subscriptionId: SubscriptionId) {
  const [data] = await subscriptionsOf(trx, identity.cafeteriaId, [subscriptionId]);
  if (data === undefined) throw new BrokenInvariant("a subscription just written can be read");
  return accepted({ data });
}

const notFound = refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });

export const createSubscription = change(endpoints.createSubscription, async (trx, { body: draft }, context) => {
  const { cafeteriaId } = context.identity;
  if (!(await canBeServed(trx, cafeteriaId, draft.productId))) return refused({ code: "WRONG_PRODUCT" });
  const subscriptionId = id<"subscription">(newSortableId());
  await addSubscription(trx, { cafeteriaId, subscriptionId }, draft);
  await recordChange(trx, context, { entityType: "subscription", id: subscriptionId });
  return readBack(trx, context, subscriptionId);
});

export const updateSubscription = change(
  endpoints.updateSubscription,
  async (trx, { params: { subscriptionId }, body }, context) => {
    const { version, ...named } = body;
    const { cafeteriaId } = context.identity;
    const found = await lockSubscription(trx, { cafeteriaId, subscriptionId });
    if (found === undefined) return notFound;
    const checked = checkVersion(version, found);
    if (!checked.ok) return checked;
    const draft = { ...named, productId: named.productId === undefined ? found.productId : named.productId };
    const isServed = await canBeServed(trx, cafeteriaId, draft.productId, found.productId);
    if (!isServed) return refused({ code: "WRONG_PRODUCT" });
    await rewriteSubscription(trx, subscriptionId, draft);
    await recordChange(trx, context, { entityType: "subscription", id: subscriptionId });
    return readBack(trx, context, subscriptionId);
  },
);

export const switchSubscription = change(
  endpoints.setSubscriptionStatus,
  async (trx, { params: { subscriptionId }, body }, context) => {
    const found = await lockSubscription(trx, { cafeteriaId: context.identity.cafeteriaId, subscriptionId });
    if (found === undefined) return notFound;
    const isSwitched = decideSwitch(found, body);
    if (!isSwitched.ok) return isSwitched;
    if (isSwitched.value) {
      await setStatus(trx, subscriptionId, body.status);
      await recordChange(trx, context, {
        entityType: "subscription",
        id: subscriptionId,
        before: found.status,
        after: body.status,
      });
    }
    return readBack(trx, context, subscriptionId);
  },
);

/** Nobody is linked to it any more; what was charged and eaten stays. SUBS-12 */
export const deleteSubscription = change(
  endpoints.deleteSubscription,
  async (trx, { params: { subscriptionId } }, context) => {
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
  },
);

/** All or none. SUBS-13 */
export const linkCommensals = change(
  endpoints.linkCommensals,
  async (trx, { params: { subscriptionId }, body: { commensalIds } }, context) => {
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
  },
);

export const unlinkCommensal = change(
  endpoints.unlinkCommensal,
  async (trx, { params: { subscriptionId, commensalId } }, context) => {
    const found = await lockSubscription(trx, { cafeteriaId: context.identity.cafeteriaId, subscriptionId });
    if (found === undefined) return notFound;
    if ((await removeLinks(trx, subscriptionId, commensalId)) === 0) return notFound;
    await recordChange(trx, context, { entityType: "subscription", id: subscriptionId });
    return readBack(trx, context, subscriptionId);
  },
);
