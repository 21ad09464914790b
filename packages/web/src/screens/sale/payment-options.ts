import { type Cafeteria, type CounterPaymentMethod, offeredPaymentMethods } from "@cantina/domain/cafeteria";
import { paymentName } from "../../texts/payment-names.ts";
import type { PaymentOption } from "./parts/PaymentTiles.tsx";

const kinds: Readonly<Record<CounterPaymentMethod, PaymentOption["kind"]>> = {
  ACCOUNT_BALANCE: "account",
  CASH: "cash",
  CARD: "card",
  CUSTOM: "custom",
};

export function paymentOptions(cafeteria: Cafeteria | undefined): readonly PaymentOption<CounterPaymentMethod>[] {
  const customName = cafeteria?.customPaymentMethod ?? null;
  return offeredPaymentMethods(customName).map((method) => ({
    id: method,
    label: paymentName(method, customName),
    kind: kinds[method],
  }));
}
