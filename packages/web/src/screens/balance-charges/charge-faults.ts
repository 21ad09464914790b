import { isChargeAmount } from "@cantina/domain/balance-charges";
import type { ChargePaymentMethod } from "@cantina/domain/cafeteria";
import type { Cents } from "@cantina/domain/kernel";

export type ChargeEntry = { readonly amount: Cents | null; readonly paymentMethod: ChargePaymentMethod | null };
export type ChargeFaults = { readonly amount?: string; readonly paymentMethod?: string };

function amountFault(amount: Cents | null): string | null {
  if (amount === null || amount === 0) return "Por favor ingrese el monto a incrementar";
  return isChargeAmount(amount) ? null : "El monto es demasiado alto";
}

/** What keeps a top-up from being sent; specification §5, Increment balance. */
export function chargeFaults({ amount, paymentMethod }: ChargeEntry): ChargeFaults {
  const fault = amountFault(amount);
  return {
    ...(fault !== null && { amount: fault }),
    ...(paymentMethod === null && { paymentMethod: "Por favor, elija el método de pago" }),
  };
}
