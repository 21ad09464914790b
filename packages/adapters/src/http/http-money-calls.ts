import { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import { calendarProductEndpoints } from "@cantina/contract/calendar-products";
import { cashRegisterEndpoints } from "@cantina/contract/cash-register";
import { couponEndpoints } from "@cantina/contract/coupons";
import { type CafeteriaId, type IdempotencyKey, type Result, accepted, refused } from "@cantina/domain/kernel";
import type { BookedMoneyCall, MoneyCall, MoneyCallsPort } from "@cantina/domain/money-calls";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";
import { submitFailureOf } from "@cantina/contract/orders";

type Request<Kind extends MoneyCall["kind"]> = Extract<MoneyCall, { readonly kind: Kind }>["request"];
type Booked = Promise<Result<BookedMoneyCall, ApiFailure>>;

/** The same answer with its value in another shape. */
const mapped = <T, U>(result: Result<T, ApiFailure>, change: (value: T) => U): Result<U, ApiFailure> =>
  result.ok ? accepted(change(result.value)) : result;

export function httpMoneyCalls(client: ApiClient, cafeteriaId: CafeteriaId): MoneyCallsPort {
  const params = { cafeteriaId };

  async function moveCash(request: Request<"CASH_MOVEMENT">, idempotencyKey: IdempotencyKey): Booked {
    const moved = await client.call(
      cashRegisterEndpoints.createCashMovement,
      { params, body: request },
      { idempotencyKey },
    );
    return mapped(moved, (movement) => ({ kind: "CASH_MOVEMENT", movement }));
  }

  async function chargeBalance(request: Request<"BALANCE_CHARGE">, idempotencyKey: IdempotencyKey): Booked {
    const charged = await client.call(
      balanceChargeEndpoints.createBalanceCharge,
      { params, body: request },
      { idempotencyKey },
    );
    return mapped(charged, ({ balanceAfter }) => ({ kind: "BALANCE_CHARGE", ...request, balanceAfter }));
  }

  async function sellCoupon(request: Request<"COUPON_SALE">, idempotencyKey: IdempotencyKey): Booked {
    const { couponId, ...body } = request;
    const sold = await client.call(
      couponEndpoints.buyCoupon,
      { params: { ...params, couponId }, body },
      { idempotencyKey },
    );
    return mapped(sold, ({ userCoupon, transaction, balanceAfter }) => ({
      kind: "COUPON_SALE",
      buyerId: request.buyerId,
      name: userCoupon.name,
      uses: userCoupon.originalQuantity,
      expiresAt: userCoupon.expirationTime,
      total: transaction.totalPrice,
      paymentMethod: transaction.paymentMethod,
      balanceAfter,
    }));
  }

  async function sellPass(request: Request<"PASS_SALE">, idempotencyKey: IdempotencyKey): Booked {
    const { productId, ...body } = request;
    const sold = await client.call(
      calendarProductEndpoints.buyCalendarProduct,
      { params: { ...params, productId }, body },
      { idempotencyKey },
    );
    return mapped(sold, ({ buyerId, name, orders, totalPrice, balanceAfter }) => ({
      kind: "PASS_SALE",
      buyerId,
      name,
      orderCount: orders.filter(({ date }) => date !== null).length,
      total: totalPrice,
      balanceAfter,
    }));
  }

  function book(call: MoneyCall, key: IdempotencyKey): Booked {
    switch (call.kind) {
      case "CASH_MOVEMENT":
        return moveCash(call.request, key);
      case "BALANCE_CHARGE":
        return chargeBalance(call.request, key);
      case "COUPON_SALE":
        return sellCoupon(call.request, key);
      case "PASS_SALE":
        return sellPass(call.request, key);
    }
  }

  return {
    send: async ({ call, key }) => {
      const booked = await book(call, key);
      return booked.ok ? booked : refused(submitFailureOf(booked.failure));
    },
  };
}
