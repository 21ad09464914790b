import type { PaymentMethod } from "@cantina/domain/cafeteria";

const paymentNames: Readonly<Record<Exclude<PaymentMethod, "CUSTOM">, string>> = {
  ACCOUNT_BALANCE: "Cuenta",
  CASH: "Efectivo",
  CARD: "Tarjeta",
  TRANSFER: "Transferencia",
  MERCADO_PAGO: "Mercado Pago",
  WALLET_CONNECT: "Wallet Connect",
  DIRECTA24: "Directa24",
  PLEXO: "Plexo",
  MATTILDA: "Mattilda",
};

/** The custom method has the name that the cafeteria gave it. */
export const paymentName = (method: PaymentMethod, customName: string | null): string =>
  method === "CUSTOM" ? (customName ?? "Otro") : paymentNames[method];
