import { type SealPolicy, sealsOf } from "@cantina/domain/school-rules";
import { sealWords } from "./seal-words.ts";

export const sealsOnFront = "Sellos del envase";
export const noSeals = "Ninguno";
export const warnedHere = "La caja pregunta antes de venderlo.";
export const barredHere =
  "Esta cafetería no vende lo que lleva sellos: queda en el catálogo, y ni la caja ni la aplicación lo ofrecen.";
export const ofItems = (list: string): string => `Sellos de sus productos: ${list}.`;

export const ifSealed = "Si un producto lleva sellos";
export const policies: Readonly<Record<SealPolicy, string>> = {
  OFF: "No hacer nada",
  WARN: "Avisar al vender",
  BLOCK: "No venderlo",
};
export const policyHints: Readonly<Record<SealPolicy, string>> = {
  OFF: "Los sellos se ven en el catálogo y en la caja, y se vende como todo lo demás.",
  WARN: "La caja pregunta antes de vender lo que los lleva, y con la venta queda quién lo vendió igual.",
  BLOCK:
    "Queda en el catálogo, marcado, y ni la caja ni la aplicación lo ofrecen. No se agregan productos nuevos que los lleven.",
};
export const countedHere = (list: string): string => `Los que cuentan en su país: ${list}.`;

export const sealOptions = (countryId: string | undefined) =>
  sealsOf(countryId).map((value) => ({ value, label: sealWords(value, countryId) }));
