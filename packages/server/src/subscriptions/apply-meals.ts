import { subscriptionEndpoints } from "@cantina/contract/subscriptions";
import { type LocalDate, accepted, localDateOf, refused } from "@cantina/domain/kernel";
import { type MealKey, type MealRefusal, decideMealUse } from "@cantina/domain/subscriptions";
import { consumeMeals } from "../consumption/index.ts";
import { change, recordChange } from "../http/index.ts";
import { readZone } from "../local-days/index.ts";
import { type MealRow, insertUses, mealsToJudge } from "./meal.queries.ts";
import { subscriptionsOf } from "./subscription.queries.ts";

const keyOf = ({ subscriptionId, commensalId }: MealKey): string => `${subscriptionId} ${commensalId}`;

/** The first meal that can't be handed over, in the order in which they were asked for. SUBS-03 */
function refusalAmong(meals: readonly MealKey[], rows: readonly MealRow[], today: LocalDate): MealRefusal | null {
  const facts = new Map(rows.map((row) => [keyOf(row), row]));
  for (const meal of meals) {
    const row = facts.get(keyOf(meal));
    const decision = decideMealUse({
      subscription: row ?? null,
      isLinked: row?.isLinked ?? false,
      lastUse: row?.lastUse ?? null,
      today,
    });
    if (!decision.ok) return decision.failure;
  }
  // The same meal twice in one call would be its second use.
  return new Set(meals.map(keyOf)).size === meals.length ? null : { code: "USED_SUBSCRIPTION" };
}

/** Hands meals over, all or none. SUBS-04 */
export const applyMeals = change(subscriptionEndpoints.applySubscriptions, async (trx, { body: meals }, context) => {
  const { cafeteriaId, profileId: sellerId } = context.identity;
  const at = context.clock.now();
  const today = localDateOf(at, await readZone(trx, cafeteriaId));
  const refusal = refusalAmong(meals, await mealsToJudge(trx, cafeteriaId, meals), today);
  if (refusal !== null) return refused(refusal);
  const used = await insertUses(trx, meals, { sellerId, today, at });
  // Another till was faster with one of them.
  if (used < meals.length) return refused({ code: "USED_SUBSCRIPTION" });
  const handedOver = new Map<MealKey["subscriptionId"], number>();
  for (const { subscriptionId } of meals) handedOver.set(subscriptionId, (handedOver.get(subscriptionId) ?? 0) + 1);
  await consumeMeals(trx, handedOver, { cafeteriaId, profileId: sellerId, at });
  const named = [...handedOver.keys()];
  for (const subscriptionId of named)
    await recordChange(trx, context, { entityType: "subscription", id: subscriptionId });
  return accepted({ data: await subscriptionsOf(trx, cafeteriaId, named) });
});
