import type { CounterPaymentMethod } from "@cantina/domain/cafeteria";
import type { CalendarProduct } from "@cantina/domain/calendar-products";
import type { Diner } from "@cantina/domain/clients";

export type PassSaleEntry = {
  readonly pass: CalendarProduct | null;
  readonly diner: Diner | null;
  readonly paymentMethod: CounterPaymentMethod | null;
};

export type PassSaleFaults = Partial<Record<keyof PassSaleEntry, string>>;

/** What keeps the sale of a pass from being sent. */
export const passSaleFaults = ({ pass, diner, paymentMethod }: PassSaleEntry): PassSaleFaults => ({
  ...(pass === null && { pass: "Por favor seleccione un abono" }),
  ...(diner === null && { diner: "Por favor seleccione un comensal" }),
  ...(paymentMethod === null && { paymentMethod: "Por favor, elija el método de pago" }),
});
