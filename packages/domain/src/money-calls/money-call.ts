import type { BalanceChargeRequest } from "../balance-charges/index.ts";
import type { PassSaleRequest } from "../calendar-products/index.ts";
import type { ChargePaymentMethod, PaymentMethod } from "../cafeteria/index.ts";
import type { CashMovement } from "../cash-register/index.ts";
import type { CouponSaleRequest } from "../coupons/index.ts";
import type { Cents, CouponId, IdempotencyKey, Instant, ProfileId } from "../kernel/index.ts";

/** What a seller does with money beside selling a cart. */
export type MoneyCall =
  | { readonly kind: "CASH_MOVEMENT"; readonly request: CashMovement }
  | { readonly kind: "BALANCE_CHARGE"; readonly request: BalanceChargeRequest }
  | { readonly kind: "COUPON_SALE"; readonly request: CouponSaleRequest & { readonly couponId: CouponId } }
  | { readonly kind: "PASS_SALE"; readonly request: PassSaleRequest };

export type MoneyCallKind = MoneyCall["kind"];

/** One press of the button, as it was sent. */
export type PendingMoneyCall = { readonly key: IdempotencyKey; readonly call: MoneyCall };

export type BookedMovement = CashMovement & {
  readonly sessionNumber: number;
  /** Only for a CLOSE: what should have been in the drawer, and counted − expected. */
  readonly expected: Cents | null;
  readonly difference: Cents | null;
};

export type BookedMoneyCall =
  | { readonly kind: "CASH_MOVEMENT"; readonly movement: BookedMovement }
  | {
      readonly kind: "BALANCE_CHARGE";
      readonly buyerId: ProfileId;
      readonly amount: Cents;
      readonly paymentMethod: ChargePaymentMethod;
      readonly balanceAfter: Cents;
    }
  | {
      readonly kind: "COUPON_SALE";
      readonly buyerId: ProfileId;
      readonly name: string;
      readonly uses: number;
      readonly expiresAt: Instant;
      readonly total: Cents;
      readonly paymentMethod: PaymentMethod;
      /** null: no account paid. */
      readonly balanceAfter: Cents | null;
    }
  | {
      readonly kind: "PASS_SALE";
      readonly buyerId: ProfileId;
      readonly name: string;
      /** Orders for the days to come. */
      readonly orderCount: number;
      readonly total: Cents;
      /** null: no account paid. */
      readonly balanceAfter: Cents | null;
    };
