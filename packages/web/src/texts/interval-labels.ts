import type { IntervalItem } from "@cantina/domain/cash-reports";
import { paymentName } from "./payment-names.ts";

const kinds: Readonly<Record<IntervalItem["type"], string>> = {
  OPEN: "Apertura",
  CLOSE: "Cierre",
  IN: "Ingreso",
  OUT: "Egreso",
  ORDER: "Ventas",
  BALANCE_CHARGE: "Recargas",
  COUPON_BUY: "Cuponeras",
};

/** "Ventas · Efectivo", "Egreso · Compra de pan". */
export function intervalLabel(
  { type, description, paymentMethod }: Pick<IntervalItem, "type" | "description" | "paymentMethod">,
  customName: string | null,
): string {
  const detail = paymentMethod === null ? description : paymentName(paymentMethod, customName);
  return detail === "" ? kinds[type] : `${kinds[type]} · ${detail}`;
}
