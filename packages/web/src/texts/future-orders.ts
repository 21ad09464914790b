import type { FutureDayFault } from "@cantina/domain/future-orders";

export const unreadable = "No se pudo cargar el reporte";
export const notMade = "No se pudo crear el reporte";
export const make = "Crear reporte";
export const days = "Días";
export const tomorrow = "Mañana";
export const dayAfter = "Pasado mañana";
export const next = (weekday: string): string => `Próximo ${weekday}`;
export const dayFaults: Readonly<Record<FutureDayFault, string>> = {
  NO_SUCH_DAY: "Ese día no existe",
  NOT_FUTURE: "La fecha debe ser de mañana en adelante",
  TOO_FAR: "La fecha es demasiado lejana",
};

export const exportToPdf = "Exportar a PDF";
export const exportToExcel = "Exportar a Excel";
export const print = "Imprimir resumen";
export const fileName = (day: string): string => `reporte-pedidos_${day}`;

export const nothingOrdered = (day: string): string => `No hay pedidos para el ${day}`;
export const inProduction = "Ver qué hace falta en Producción";
export const nothingOrderedHint = "Los que lleguen de la app y los días de los abonos aparecen aquí al instante.";

export const figures = "Pedidos del día";
export const orders = "Pedidos";
export const ordersHint = "Los pedidos pendientes que se retiran ese día: de la app y de los abonos.";
export const dinersHint = "Los comensales distintos de esos pedidos.";
export const units = "Unidades";
export const unitsHint = "Las unidades de todos los productos; una promoción cuenta como una.";
export const withComment = "Con comentario";
export const withCommentHint = "Los pedidos que traen un comentario para la cocina.";

export const summary = "Resumen por producto";
export const detail = "Detalle por clase";
export const product = "Producto";
export const holds = "Contiene";
export const generic = "genérico";
export const onlyCommented = "Solo con comentarios";
export const pickUp = "Retiro";
export const order = "Pedido";
export const notes = "Comentarios y alergias";
export const noteOf = (comments: string): string => `Nota: ${comments}`;
export const seeOrdersOf = (units: number, product: string, schoolClass: string): string =>
  `${units} de ${product}, ${schoolClass}: ver los pedidos`;
export const allClasses = "todas las clases";
export const seeInHistory = (time: string, diner: string): string => `${time}, ${diner}: ver en Historial`;
export const nothingMatches = "Ningún pedido coincide con los filtros";

const orderCount = (count: number): string => (count === 1 ? "1 pedido" : `${count} pedidos`);
const unitCount = (count: number): string => (count === 1 ? "1 unidad" : `${count} unidades`);
export const countOf = (orderNumber: number, unitNumber: number): string =>
  `${orderCount(orderNumber)} · ${unitCount(unitNumber)}`;

/** On the paper that hangs in the kitchen. */
export const goesOn = "(continúa)";
export const page = ["página", "de"] as const;
