import type { ComparedPeriod, FigureChange, MetricsOrigin } from "@cantina/domain/metrics";
import type { MetricsPeriod } from "@cantina/domain/periods";
import type { RatingAttribute, ReviewSort } from "@cantina/domain/reviews";
import { say } from "./say.ts";
import * as words from "./words.ts";

export const unreadable = "No se pudieron cargar las métricas";
export const cardUnreadable = "No se pudo cargar";
export const maybeOld = "Puede no estar al día.";
export const retryOf = (card: string): string => `${words.retry}: ${card}`;

export const period = "Período";
const periodNames: Readonly<Record<MetricsPeriod, string>> = {
  LAST_MONTH: "Últimos 30 días",
  LAST_WEEK: "Últimos 7 días",
  JANUARY: "Enero",
  FEBRUARY: "Febrero",
  MARCH: "Marzo",
  APRIL: "Abril",
  MAY: "Mayo",
  JUNE: "Junio",
  JULY: "Julio",
  AUGUST: "Agosto",
  SEPTEMBER: "Septiembre",
  OCTOBER: "Octubre",
  NOVEMBER: "Noviembre",
  DECEMBER: "Diciembre",
};
/** `year`: that of a month that is not of this year. */
export const periodName = (of: MetricsPeriod, year: string | null): string =>
  year === null ? periodNames[of] : `${periodNames[of]} de ${year}`;

export const originNames: Readonly<Record<MetricsOrigin, string>> = {
  ALL: words.all,
  WEB: "Mostrador",
  MOBILE: "App",
};
export const waiting = "Se actualiza en un momento…";

export const figures = "Resumen del período";
export const charges = "Recargas de saldo";
export const chargesHint = "Las recargas pagadas en el período que no se revirtieron.";
export const chargeCount = (count: number): string =>
  say("{count, plural, one {# recarga} other {# recargas}}", { count });
export const orders = "Pedidos";
export const ordersHint =
  "Los pedidos de mostrador y de la app, pendientes o completados, sin los cancelados ni las fechas de los abonos.";
export const activeDiners = "Comensales activos";
export const activeDinersHint =
  "Los comensales con al menos un pedido en el período, contados una vez. Abre esos pedidos.";
export const subscriptions = "Mensualidades";
export const subscriptionsHint = "Los cobros de mensualidades pagados en el período que no se revirtieron.";
export const passes = "Abonos mensuales";
export const passesHint =
  "Los abonos vendidos en el período con algún pedido en pie, y lo que suman esos pedidos. Abre esos pedidos, uno por fecha.";
export const debts = "Deudas acumuladas";
export const debtsHint =
  "La suma de los saldos negativos al final del período, o ahora si no terminó. El origen no la cambia.";
export const accounts = (count: number): string => say("{count, plural, one {# cuenta} other {# cuentas}}", { count });
export const seeDebtors = "Ver usuarios";
export const seeRows = (of: string): string => `Ver el detalle de ${of}`;
export const before = (text: string): string => `Antes: ${text}`;

/** What the former period is called; of one that runs only as much as has passed. */
const former = (isRunning: boolean): string =>
  isRunning ? "el período anterior a esta altura" : "el período anterior";

/** The whole comparison; its sign says the same once more. */
export function changeText({ kind, percent, isPerOpenDay }: FigureChange, { isRunning }: ComparedPeriod): string {
  const by = isPerOpenDay ? " por día abierto" : "";
  switch (kind) {
    case "NONE":
      return "Nada en los dos períodos";
    case "NEW":
      return `Nada en ${former(isRunning)}`;
    case "SAME":
      return `Igual${by} que ${former(isRunning)}`;
    case "MORE":
      return `${percent} % más${by} que ${former(isRunning)}`;
    case "LESS":
      return `${percent} % menos${by} que ${former(isRunning)}`;
  }
}

export const sales = "Ventas por día";
export const salesHint =
  "Lo que suman los pedidos de cada día, por el día en que se hicieron, sin cancelados ni fechas de abonos.";
export const noSales = "No hay ventas en este período";
export const salesSeen = (total: string, days: number, best: string): string =>
  `Ventas por día: ${total} en ${days} días; el día más alto fue el ${best}. Los números están en la tabla.`;
export const currentSeries = "Este período";
export const formerSeries = "Período anterior";
export const formerDay = "Día anterior comparado";
/** Told apart by their shape too, not by colour alone. */
export const legends = { bars: `${currentSeries} (barras)`, line: `${formerSeries} (línea)` } as const;
export const asTable = "Ver como tabla";
export const day = "Día";

export const reviews = "Opiniones";
export const reviewsHint = "Las calificaciones que enviaron los comensales en el período, de pedidos en pie.";
export const noReviews = "No hay opiniones en este período";
export const noReviewsFound = "No se encontraron opiniones";
export const reviewsUnreadable = "No se pudieron cargar las opiniones";
export const seeReviews = "Ver todas";
export const ofFive = (rating: string): string => `${rating} de 5`;
export const reviewCount = (count: number): string =>
  say("{count, plural, one {# opinión} other {# opiniones}}", { count });
export const rating = "Calificación";
export const stars = (count: number): string => say("{count, plural, one {# estrella} other {# estrellas}}", { count });
export const attribute = "Aspecto";
export const attributeNames: Readonly<Record<RatingAttribute, string>> = {
  PERSONNEL_ATTENTION: "Atención del personal",
  PRACTICALITY: "Practicidad",
  FOOD_QUALITY: "Calidad de la comida",
  CLEANLINESS: "Limpieza",
  VARIETY: "Variedad",
  PRICE: "Precio",
};
export const sort = "Orden";
export const sortNames: Readonly<Record<ReviewSort, string>> = {
  NEWEST: "Más nuevas primero",
  OLDEST: "Más antiguas primero",
};
