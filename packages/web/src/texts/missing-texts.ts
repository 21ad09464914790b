import type { MissingPart } from "@cantina/domain/sale";

/** What keeps a cart from being sold, as what to do about it. */
export const missingTexts: Readonly<Record<MissingPart, string>> = {
  LINES: "Agregue un producto",
  DINER: "Elija un comensal u otro método de pago",
  PART: "Ingrese de nuevo el importe que no se entiende",
  REST: "Las partes deben sumar menos que el total",
};
