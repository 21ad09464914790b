import type { UserCoupon } from "@cantina/domain/coupons";
import type { Instant, ProductId, ProfileId } from "@cantina/domain/kernel";
import * as fc from "fast-check";
import { anyId } from "./identity.ts";

/** Instants of two days, so that the ones of other arbitraries fall before, between and after. */
const anyHour = (): fc.Arbitrary<Instant> =>
  fc.integer({ min: 0, max: 47 }).map((hour) => {
    const [day, clock] = [4 + Math.floor(hour / 24), String(hour % 24).padStart(2, "0")];
    return `2026-05-0${day}T${clock}:00:00.000Z` as Instant;
  });

type Surroundings = { readonly clientIds?: readonly ProfileId[]; readonly productIds?: readonly ProductId[] };

/** What one of these clients may have bought for some of these products. */
const anyUserCoupon = ({ clientIds = [], productIds = [] }: Surroundings = {}): fc.Arbitrary<UserCoupon> =>
  fc
    .record({
      id: anyId<"user-coupon">(),
      couponId: anyId<"coupon">(),
      profileId: clientIds.length === 0 ? anyId<"profile">() : fc.constantFrom(...clientIds),
      name: fc.constantFrom("10 cafés", "Almuerzos", "Merienda"),
      productIds: productIds.length === 0 ? fc.array(anyId<"product">()) : fc.subarray([...productIds]),
      originalQuantity: fc.integer({ min: 1, max: 12 }),
      used: fc.nat({ max: 12 }),
      buyTime: fc.constant("2026-05-01T12:00:00.000Z" as Instant),
      expirationTime: anyHour(),
      status: fc.constantFrom("ENABLED" as const, "ENABLED" as const, "ENABLED" as const, "DISABLED" as const),
    })
    .map(({ used, ...coupon }) => ({
      ...coupon,
      remainingQuantity: Math.max(0, coupon.originalQuantity - used),
    }));

/** Coupons of different ids. */
export const anyUserCoupons = (surroundings: Surroundings = {}): fc.Arbitrary<readonly UserCoupon[]> =>
  fc.uniqueArray(anyUserCoupon(surroundings), { maxLength: 5, selector: (coupon) => coupon.id });
