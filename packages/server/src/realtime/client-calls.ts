import type { NumberedEvent } from "./change-event.queries.ts";

/** What anybody who may read the catalogue and the cafeteria hears of. */
const shared: ReadonlySet<string> = new Set(["product", "catalog", "category", "cafeteria", "stock", "coupon"]);

/** What names the client that it is about. */
const ownById: ReadonlySet<string> = new Set(["client", "balance", "userCoupon"]);

export type Audience = { readonly type: "all" } | { readonly type: "one"; readonly profileId: string };

/** Which of the clients hears of a change; null: none, and so of every kind that is not named here. */
export function audienceOf(
  { entity_type, entity_id }: Pick<NumberedEvent, "entity_type" | "entity_id">,
  buyers: ReadonlyMap<string, string>,
): Audience | null {
  if (shared.has(entity_type)) return { type: "all" };
  if (ownById.has(entity_type)) return { type: "one", profileId: entity_id };
  const buyer = entity_type === "order" ? buyers.get(entity_id) : undefined;
  return buyer === undefined ? null : { type: "one", profileId: buyer };
}
