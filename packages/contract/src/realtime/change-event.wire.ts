import * as v from "valibot";

/** What can change; specification §7 and rulings §9. */
const entityTypes = [
  "product",
  /** Many products at once; the id is that of the upload that made or removed them. */
  "catalog",
  "category",
  "cafeteria",
  "client",
  "order",
  "balance",
  "stock",
  "register",
  /** A coupon that is sold. */
  "coupon",
  /** The coupons that a client has bought; the id is the client's. */
  "userCoupon",
  "claim",
  /** A suggestion that a client sent. */
  "feedback",
  "subscription",
  "consumable",
  /** A consumable that fell to its alert level, rose above it, or was edited; whoever caused it hears of it too. */
  "lowStock",
  "supplier",
  /** The database's, which jumped, or a jump that was confirmed. */
  "clock",
  /** Where somebody may work; the id is that of the account. */
  "profileTokens",
] as const;
export type EntityType = (typeof entityTypes)[number];

/** Hub methods: something now differs, or is gone. */
export const changeKinds = ["changed", "deleted"] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const changeEvent = v.object({
  entityType: v.picklist(entityTypes),
  id: v.string(),
  /** The tab that caused it; null when no tab did. */
  sessionId: v.nullable(v.string()),
  /** Counts up by one per cafeteria. */
  seq: v.number(),
});
export type ChangeEvent = v.InferOutput<typeof changeEvent>;
