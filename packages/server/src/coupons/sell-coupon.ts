import { couponEndpoints } from "@cantina/contract/coupons";
import {
  type BookableCouponSale,
  type CouponSaleRefusal,
  type CouponSaleRequest,
  decideCouponSale,
} from "@cantina/domain/coupons";
import { BrokenInvariant, type CouponId, type Instant, accepted, refused } from "@cantina/domain/kernel";
import { v7 as newSortableId } from "uuid";
import { type ChangeContext, type FailureWith, change, recordChange } from "../http/index.ts";
import { readOrder } from "../orders/index.ts";
import { type Payment, type PaymentFacts, bookPayment, readPaymentFacts, tellPayment } from "../payments/index.ts";
import { readCoupon } from "./coupons.queries.ts";
import { addUserCoupon, readUserCoupon } from "./user-coupon.queries.ts";

type Sale = CouponSaleRequest & { readonly couponId: CouponId };

const failureOf = (refusal: CouponSaleRefusal): FailureWith<CouponSaleRefusal["code"]> =>
  refusal.code === "PRICE_CHANGED" ? { code: refusal.code, data: { ...refusal.data, lines: [] } } : refusal;

const paymentOf = (
  sale: Sale,
  { total }: BookableCouponSale,
  { localDate, registerSessionId }: PaymentFacts,
  { identity, at }: { readonly identity: ChangeContext["identity"]; readonly at: Instant },
): Payment => ({
  id: newSortableId(),
  cafeteriaId: identity.cafeteriaId,
  kind: "COUPON_BUY",
  buyerId: sale.buyerId,
  sellerId: identity.profileId,
  paymentMethod: sale.paymentMethod,
  total,
  at,
  localDate,
  registerSessionId,
  coupon: { id: sale.couponId, quantity: sale.quantity },
});

/** Sells books of a coupon to a client, once per key. COUPON-05 */
export const sellCoupon = change(
  couponEndpoints.buyCoupon,
  async (trx, { params, body: { buyerId, ...body } }, context) => {
    if (buyerId === null) return refused({ code: "CLIENT_MISSING" });
    const sale: Sale = { ...body, ...params, buyerId };
    const { identity } = context;
    const { cafeteriaId, profileId: sellerId, level: sellerLevel } = identity;
    const at = context.clock.now();
    const facts = await readPaymentFacts(trx, { cafeteriaId, sellerId, buyerId: sale.buyerId, at });
    const { cafeteria, buyer } = facts;
    const coupon = await readCoupon(trx, cafeteriaId, sale.couponId);
    const isRegisterOpen = facts.registerSessionId !== null;
    const decision = decideCouponSale(sale, { at, sellerLevel, isRegisterOpen, cafeteria, buyer, coupon });
    if (!decision.ok) return refused(failureOf(decision.failure));
    const payment = paymentOf(sale, decision.value, facts, { identity, at });
    const userCouponId = newSortableId();
    await bookPayment(trx, payment);
    await addUserCoupon(trx, userCouponId, decision.value, payment);
    await tellPayment(trx, context, payment);
    await recordChange(trx, context, { entityType: "userCoupon", id: sale.buyerId });
    const transaction = await readOrder(trx, cafeteriaId, payment.id);
    if (transaction === undefined) throw new BrokenInvariant("what was booked can be read");
    const { balanceAfter } = decision.value;
    return accepted({
      data: {
        transaction,
        userCoupon: await readUserCoupon(trx, userCouponId),
        balanceAfter,
      },
    });
  },
);
