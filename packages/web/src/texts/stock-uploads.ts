import type { StockStayReason } from "@cantina/domain/uploads";
import { say } from "./say.ts";
import { type UploadTexts, productsText } from "./uploads.ts";

const stays: Readonly<Record<StockStayReason, string>> = {
  UNITS_GONE: "ya no quedan sus unidades",
  MOVED: "su stock se movió después",
  ENDED: "ya no tiene stock activo",
  COUNTED: "se contó después, y el conteo ya lo corrigió",
};

export const untouched = (count: number): string =>
  say(
    "{count, plural, one {# fila no tiene cantidad: su producto queda como está} other {# filas no tienen cantidad: sus productos quedan como están}}.",
    { count },
  );

export const stockUploadTexts: UploadTexts = {
  title: "Carga masiva de stock",
  items: "Stock de productos",
  itemsOfFile: "Stock del archivo",
  itemsDone: "Stock registrado",
  planned: (count) => `Se va a registrar el stock de ${productsText(count)}.`,
  addAll: (count) => `Registrar ${productsText(count)}`,
  adding: (count) => `Registrando el stock de ${productsText(count)}…`,
  added: (count) => `Se registró el stock de ${productsText(count)}.`,
  nothingDone: "No se registró nada.",
  undoHint: "Si fue un error, puede deshacer la carga: se registra lo opuesto de lo que todavía está en stock.",
  undone: (count) => `Se deshizo la carga en ${productsText(count)}.`,
  theseStay: "En estos productos no se pudo deshacer:",
  stays,
  faultyFile: "stock_con_errores.xlsx",
};
