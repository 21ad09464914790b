/** A UUID that belongs to one kind of entity. */
export type Id<Kind extends string> = string & { readonly "~brand": Kind };

export type CafeteriaId = Id<"cafeteria">;
export type ProfileId = Id<"profile">;
export type CommensalId = Id<"commensal">;
export type ClassId = Id<"class">;
export type ProductId = Id<"product">;
export type CategoryId = Id<"category">;
export type OrderId = Id<"order">;
export type CartId = Id<"cart">;
export type CouponId = Id<"coupon">;
export type UserCouponId = Id<"user-coupon">;
export type ClaimId = Id<"claim">;
export type FeedbackId = Id<"feedback">;
export type ReviewId = Id<"review">;
export type SubscriptionId = Id<"subscription">;
export type DiscountCategoryId = Id<"discount-category">;
export type RegisterSessionId = Id<"register-session">;
export type IdempotencyKey = Id<"idempotency-key">;

/** Names the kind of an id that came from outside, after the edge has checked its shape. */
export const id = <Kind extends string>(text: string): Id<Kind> => text as Id<Kind>;
