import type { CounterPaymentMethod } from "@cantina/domain/cafeteria";

const paymentNames: Readonly<Record<Exclude<CounterPaymentMethod, "CUSTOM">, string>> = {
  ACCOUNT_BALANCE: "Cuenta",
  CASH: "Efectivo",
  CARD: "Tarjeta",
};

/** The custom method has the name that the cafeteria gave it. */
export const paymentName = (method: CounterPaymentMethod, customName: string | null): string =>
  method === "CUSTOM" ? (customName ?? "Otro") : paymentNames[method];
