import { type Cafeteria, type CounterPaymentMethod, counterPaymentMethods } from "@cantina/domain/cafeteria";
import { paymentTiles } from "../../ui/payment-tiles.ts";
import type { PaymentOption } from "../../ui/PaymentTiles.tsx";

export const paymentOptions = (cafeteria: Cafeteria | undefined): readonly PaymentOption<CounterPaymentMethod>[] =>
  paymentTiles(counterPaymentMethods, cafeteria?.customPaymentMethod ?? null);
