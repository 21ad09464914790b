import type { ProductStayReason } from "@cantina/domain/uploads";
import { say } from "./say.ts";
import { products } from "./screens.ts";
import { type UploadTexts, productsText } from "./uploads.ts";

const stays: Readonly<Record<ProductStayReason, string>> = {
  SOLD: "ya se vendió",
  EDITED: "se modificó después",
};

export const productUploadTexts: UploadTexts = {
  title: "Carga masiva de productos",
  items: products,
  itemsOfFile: "Productos del archivo",
  itemsDone: "Productos agregados",
  planned: (count) =>
    say("{count, plural, one {Se va a agregar # producto} other {Se van a agregar # productos}}.", { count }),
  addAll: (count) => `Agregar ${productsText(count)}`,
  adding: (count) => `Agregando ${productsText(count)}…`,
  added: (count) => say("{count, plural, one {Se agregó # producto} other {Se agregaron # productos}}.", { count }),
  nothingDone: "No se agregó ningún producto.",
  undoHint:
    "Si fue un error, puede deshacer la carga: se quitan los productos que todavía no se vendieron ni se modificaron.",
  undone: (count) => `Se deshizo la carga: ${productsText(count)} menos en el catálogo.`,
  theseStay: "Estos productos quedan:",
  stays,
  faultyFile: "productos_con_errores.xlsx",
};
