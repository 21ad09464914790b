import { mostReportDays } from "@cantina/domain/kernel";
import type { StockReportFaults } from "@cantina/domain/stock";
import type { FaultTexts } from "./fault-texts.ts";
import { dateInFuture } from "./fault-words.ts";

export const make = "Crear reporte";
export const product = "Producto";
export const exportReport = "Exportar reporte";
export const fileName = (product: string, from: string, until: string): string =>
  `control-de-inventario_${product}_${from}_${until}.xlsx`;

export const faultTexts: FaultTexts<StockReportFaults> = {
  productId: { MISSING: "El producto es obligatorio" },
  dates: {
    MISSING: "Las fechas son obligatorias",
    REVERSED: "No puede ser posterior a la fecha hasta",
    IN_FUTURE: dateInFuture,
    TOO_LONG: `El rango no puede superar los ${mostReportDays - 1} días`,
  },
};

export const notMade = "No se pudo crear el reporte";
export const nothingAsked = "Elija un producto y sus fechas";
export const nothingAskedHint = "El reporte dice qué había, qué entró, qué se vendió y qué quedó.";
export const nothingMoved = "En esos días no hubo movimientos";

export const figures = "Unidades del período";
export const start = "Al inicio";
export const startHint = "Lo que había al empezar el primer día.";
export const received = "Ingresos";
export const receivedHint = "Lo que alguien ingresó, y la cantidad con la que se activó el stock.";
export const netSold = "Ventas";
export const netSoldHint = "Las unidades de los pedidos, sin las que devolvieron las anulaciones.";
export const withdrawn = "Egresos";
export const withdrawnHint = "Lo que alguien retiró, y lo que había cuando se desactivó el stock.";
export const counted = "Conteos y faltantes";
export const countedHint =
  "Lo que agregaron o quitaron los conteos, y lo que faltaba en ventas sin conexión hasta que se resolvió.";
export const end = "Al final";
export const endHint =
  "Lo que quedó: lo del inicio, más lo que entró, menos lo que salió, y lo de los conteos y faltantes.";
export const sold = "Vendido";
export const returned = "Devuelto";
export const total = "Total";

export const levels = "Stock al terminar cada día";
export const levelsOf = (product: string, start: number, end: number): string =>
  `Stock de ${product}: empezó en ${start} y terminó en ${end}.`;
