import type { ResolutionFaults, StockRecordType } from "@cantina/domain/stock";
import { descriptionLimit } from "@cantina/domain/stock";
import type { FaultTexts } from "./fault-texts.ts";
import * as faults from "./fault-words.ts";
import { say } from "./say.ts";
import { textFaultTexts } from "./text-fault-texts.ts";

export const received = "Unidades que ingresaron";
const units = (count: number): string => say("{count, plural, one {# unidad} other {# unidades}}", { count });
export const receivedHint = (missing: number, available: number): string =>
  `Disponible: ${units(available)}. De lo que ingrese se descuenta lo que faltaba: ${units(missing)}.`;
export const resolutionFaultTexts: FaultTexts<ResolutionFaults> = {
  received: {
    NOT_WHOLE: "Por favor ingrese una cantidad entera de 0 o más",
    TOO_FEW: "Con lo disponible no alcanza para descontar lo que faltaba",
  },
  description: textFaultTexts(faults.descriptionMissing, descriptionLimit),
};
export const resolvedOf = (name: string): string => `Se resolvió el faltante de ${name}.`;
export const alreadyResolved = "Otra persona o un conteo ya resolvió este faltante.";

export const resolvedOnes = "Resueltos";
export const resolvedUnreadable = "No se pudieron leer los faltantes resueltos";
export const wasMissing = (name: string, quantity: number): string =>
  say("{name}: {quantity, plural, one {faltaba #} other {faltaban #}}", { name, quantity });
/** What resolved it; the units are signed. */
export const resolvers: Readonly<Record<StockRecordType, (signed: string) => string>> = {
  IN: (signed) => `Ingreso ${signed}`,
  OUT: (signed) => `Egreso ${signed}`,
  COUNT: (signed) => `Conteo ${signed}`,
  CLEAR_STOCK: () => "Fin del stock",
  INITIALIZE_STOCK: (signed) => `Stock inicial ${signed}`,
};
export const lookedAt = "Revisado";
