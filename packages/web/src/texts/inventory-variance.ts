import type { ReportDaysFault } from "@cantina/domain/kernel";
import { mostReportDays } from "@cantina/domain/kernel";
import { usualVariance } from "@cantina/domain/variance";
import { dateInFuture } from "./fault-words.ts";
import * as words from "./words.ts";

export const variance = "Diferencias";
export const make = "Crear reporte";
export const presets = "Períodos";
export const thisWeek = "Esta semana";
export const fourWeeks = "4 semanas";
export const thisMonth = "Este mes";
export const monthBefore = "Mes anterior";
export const faultTexts: Readonly<Record<ReportDaysFault, string>> = {
  MISSING: words.dayMissing,
  REVERSED: words.rangeReversed,
  IN_FUTURE: dateInFuture,
  TOO_LONG: `El rango no puede superar los ${mostReportDays - 1} días`,
};

export const notMade = "No se pudo crear el reporte";
export const nothing = "Todavía no hay insumos ni preparados";
export const nothingHint = "Aquí se compara lo que se contó con lo que debía haber.";

export const figures = "Diferencias del período";
export const amount = "Diferencia";
export const amountHint =
  "Lo que faltó o sobró al contar, al precio promedio pagado o, si no se informó, al costo. Negativa: falta.";
export const share = "% del uso";
export const shareHint = "La diferencia en dinero sobre lo que usaron las recetas de lo que se contó, al mismo precio.";
export const beyond = `Fuera del ${usualVariance} %`;
export const beyondHint = `Insumos y preparados cuya diferencia es más del ${usualVariance} % de lo que usaron las recetas desde el conteo anterior.`;
export const uncounted = "Sin conteo";
export const uncountedHint =
  "Insumos y preparados que no se contaron en el período, o sólo por primera vez: de ellos no se sabe si falta algo.";
export const notCounted = "sin conteo";
export const firstCount = "primer conteo";
export const firstCountOf = (brought: string): string => `primer conteo: ${brought}`;

export const used = "Uso teórico";
export const found = "Diferencia";
export const worth = "En dinero";
export const week = "Semana";
export const days = (from: string, until: string): string => `${from} al ${until}`;
export const weeksOf = (name: string): string => `Semanas de ${name}`;
export const opening = "Al inicio";
export const received = "Ingresos";
export const withdrawn = "Salidas a mano";
export const begun = "Primer conteo";
export const closing = "Al final";
export const percent = (signed: string): string => `${signed} %`;
export const averagePaid = (price: string): string => `A ${price}, el promedio pagado`;
export const typedCost = (price: string): string => `A ${price}, el costo`;

export const exportReport = "Exportar reporte";
export const item = "Insumo o preparado";
export const from = "Desde";
export const until = "Hasta";
export const fileName = (from: string, until: string): string => `diferencias-inventario_${from}_${until}.xlsx`;
