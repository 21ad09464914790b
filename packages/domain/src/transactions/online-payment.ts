import type { PaymentMethod } from "../cafeteria/index.ts";

const online: readonly PaymentMethod[] = ["MERCADO_PAGO", "WALLET_CONNECT", "DIRECTA24", "PLEXO", "MATTILDA"];

/** Paid at a provider: only the provider says what became of the money. */
export const isOnlinePayment = (method: PaymentMethod): boolean => online.includes(method);
