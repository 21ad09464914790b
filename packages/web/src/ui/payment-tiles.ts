import { type CouponPaymentMethod, offeredAmong } from "@cantina/domain/cafeteria";
import type { PaymentOption } from "./PaymentTiles.tsx";
import { paymentName } from "../texts/payment-names.ts";

const kinds: Readonly<Record<CouponPaymentMethod, PaymentOption["kind"]>> = {
  ACCOUNT_BALANCE: "account",
  CASH: "cash",
  CARD: "card",
  TRANSFER: "transfer",
  CUSTOM: "custom",
};

/** Those of the methods that a cafeteria offers, as tiles. */
export const paymentTiles = <M extends CouponPaymentMethod>(
  methods: readonly M[],
  customName: string | null,
): readonly PaymentOption<M>[] =>
  offeredAmong(methods, customName).map((method) => ({
    id: method,
    label: paymentName(method, customName),
    kind: kinds[method],
  }));
