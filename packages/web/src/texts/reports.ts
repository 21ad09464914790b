import { mostReportDays } from "@cantina/domain/kernel";
import type { ReportFaults } from "@cantina/domain/report-filters";
import type { FaultTexts } from "./fault-texts.ts";
import { dateInFuture } from "./fault-words.ts";
import * as words from "./words.ts";

export const make = "Crear reporte";
export const notMade = "No se pudo crear el reporte";
export const unreadable = "No se pudo cargar el reporte";
export const kinds = "Reportes";
export const kindNames = { SALES: "Ventas", CHARGES: "Recargas" } as const;
export const breakdowns = "Desglose";
export const tabNames = {
  product: "Por Producto",
  commensal: "Por Comensal",
  method: "Por Método de Pago",
  client: "Por Cliente",
  chargeMethod: "Por Medio de Pago",
} as const;

export const presets = "Períodos";
export const presetNames = {
  TODAY: words.today,
  YESTERDAY: "Ayer",
  LAST_7_DAYS: "7 días",
  THIS_MONTH: "Este mes",
  PREVIOUS_MONTH: "Mes anterior",
} as const;
export const faultTexts: FaultTexts<ReportFaults> = {
  dates: {
    MISSING: "Las fechas son obligatorias",
    REVERSED: words.rangeReversed,
    IN_FUTURE: dateInFuture,
    TOO_LONG: `El rango no puede superar los ${mostReportDays - 1} días`,
  },
  sellerId: { NOT_AT_COUNTER: "Sólo se filtra por vendedor con origen Mostrador" },
  commensalId: { NOT_OF_CLASSES: "El comensal no es de las clases elegidas" },
};
export const wrongFilter = "Así no se puede crear el reporte";
export const wrongFilterHint = "Corrija lo que se marca en las fechas o en los filtros.";

export const dateKind = "Tipo de fecha";
export const paymentMethod = "Método de pago";
export const withoutReverted = "Sin revertidos";
export const withoutRevertedHint =
  "Deja afuera lo que se revirtió, tanto el día en que se vendió o cargó como el día en que se devolvió.";
export const leftOut =
  "No se cuenta lo que se revirtió, ni su venta ni su devolución: no coincide con la caja de esos días.";
export const yes = "Sí";

/** Beside a method that is asked for: what else paid those sales is in it. */
export const splitWhole =
  "Una venta pagada con varios métodos cuenta entera; Por Método de Pago dice cuánto pagó cada uno.";

export const figures = "Resumen del período";
export const sales = "Ventas";
export const salesHint =
  "Lo vendido menos los descuentos y menos lo devuelto en el período, aunque se haya vendido antes. Es lo que se asentó en ventas en el libro.";
export const givenBack = "Devuelto";
export const givenBackHint = "Lo que se devolvió en el período, aunque la venta o la recarga sea de otro día.";
export const cameIn = (amount: string): string => `Entró: ${amount}`;
export const wentOut = (amount: string): string => `Salió: ${amount}`;
export const discounts = "Descuentos";
export const discountsHint =
  "Lo que se descontó del precio de lista, menos lo descontado en lo que se devolvió. Abre los pedidos con descuento.";
export const units = "Unidades";
export const unitsHint =
  "Las unidades vendidas menos las devueltas. Una promoción cuenta como una. Abre los pedidos que las tienen.";
export const orders = "Pedidos";
export const ordersHint = "Los pedidos del período menos los que se revirtieron en él.";
export const payments = "Pagos";
export const paymentsHint = "Los pagos de los pedidos del período menos los que se devolvieron en él.";
export const charges = "Recargas";
export const chargesHint =
  "Lo que se cargó en las cuentas menos lo que se devolvió en el período, aunque sea de una recarga anterior.";
export const chargeCount = "Cantidad";
export const chargeCountHint = "Las recargas del período menos las que se revirtieron en él.";

export const proven = "Coincide con el libro";
export const ofSeveralMoments = "Se vendió mientras se creaba: sus partes son de momentos distintos";
export const notProven = (difference: string): string => `No coincide con el libro: ${difference}`;

export const product = "Producto";
export const price = "Precio";
export const redeemed = "Con cuponera";
export const unitCost = "Costo unitario";
export const gross = "Importe";
export const count = "Cantidad";
export const method = "Medio de pago";
export const noCost = "—";
export const generic = "Genérico";
export const isReturned = "Devolución";
export const nameInFile = (name: string, marks: readonly string[]): string =>
  marks.length === 0 ? name : `${name} (${marks.join(", ").toLowerCase()})`;
export const items = "Ver contenido";
export const item = (quantity: string, name: string): string => `${quantity} × ${name}`;
export const inHistory = (amount: string, name: string): string => `${amount} de ${name}: ver en Historial`;

export const largest = "Mayores totales";
export const others = (count: number): string => `Otros (${count})`;
export const seeOthers = (count: number): string => `Otros (${count}): ver los que siguen`;
export const givenBackRows = (count: number): string => `Devuelto (${count})`;

export const nothing = "No hay nada en esos días";
export const nothingHint = "Pruebe con otros días.";
export const nothingNarrowedHint = "Pruebe con otros días o quite los filtros.";

export const exportToExcel = "Exportar a Excel";
export const exportToPdf = "Exportar a PDF";
export const print = "Imprimir";
export const notPrinted = "No se pudo imprimir el reporte";
export const fileNames = { SALES: "Reporte_Ventas", CHARGES: "Reporte_Recargas" } as const;
export const titleOf = (kind: keyof typeof kindNames, from: string, until: string): string =>
  `Reporte de ${kindNames[kind].toLowerCase()} del ${from} al ${until}`;
export const filterSheet = "Filtro";
export const filterName = "Dato";
export const filterValue = "Valor";
export const madeAt = "Creado";
export const cafeteria = "Cafetería";
export const ledger = "Libro";
export const remark = "Nota";
