import { largestCash } from "@cantina/domain/cash-register";
import type { Cents } from "@cantina/domain/kernel";

/** What keeps an own cap from being saved. CASH-19 */
export function cashCapFault(cap: Cents | null): string | undefined {
  if (cap === null) return "Por favor ingrese el monto";
  if (cap <= 0) return "El tope debe ser mayor que 0";
  return cap > largestCash ? "El monto es demasiado alto" : undefined;
}
