import { chargePaymentMethods, counterPaymentMethods, couponPaymentMethods } from "@cantina/domain/cafeteria";
import { cashMovementTypes } from "@cantina/domain/cash-register";
import type { PendingMoneyCall, PendingMoneyCallsPort } from "@cantina/domain/money-calls";
import * as v from "valibot";
import { type AttemptsInput, localAttempts } from "./local-attempts.ts";
import { storedAmount as amount, storedId as idOf, storedQuantity as quantity } from "./stored-parts.ts";

const movement = v.object({
  kind: v.literal("CASH_MOVEMENT"),
  request: v.object({
    type: v.picklist(cashMovementTypes),
    amount,
    description: v.string(),
    confirmed: v.optional(v.boolean()),
  }),
});

const balanceCharge = v.object({
  kind: v.literal("BALANCE_CHARGE"),
  request: v.object({ buyerId: idOf<"profile">(), amount, paymentMethod: v.picklist(chargePaymentMethods) }),
});

const couponSale = v.object({
  kind: v.literal("COUPON_SALE"),
  request: v.object({
    couponId: idOf<"coupon">(),
    buyerId: idOf<"profile">(),
    paymentMethod: v.picklist(couponPaymentMethods),
    quantity,
    expectedTotal: v.nullable(amount),
  }),
});

const passSale = v.object({
  kind: v.literal("PASS_SALE"),
  request: v.object({
    productId: idOf<"product">(),
    commensalId: idOf<"commensal">(),
    paymentMethod: v.picklist(counterPaymentMethods),
    expectedTotal: v.nullable(amount),
    ignoreLimit: v.boolean(),
    ignoreInsufficientBalance: v.boolean(),
    // What was stored before it could be asked says no.
    sellAgain: v.optional(v.boolean(), false),
  }),
});

const storedCall: v.GenericSchema<unknown, PendingMoneyCall> = v.object({
  key: idOf<"idempotency-key">(),
  call: v.variant("kind", [movement, balanceCharge, couponSale, passSale]),
});

export const localMoneyCalls = (input: AttemptsInput): PendingMoneyCallsPort =>
  localAttempts(input, { name: "pending-money", schema: storedCall });
