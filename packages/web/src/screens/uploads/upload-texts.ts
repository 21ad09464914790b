import type { StayReason, UnreadableReason } from "@cantina/domain/uploads";
import { uploadLimits } from "@cantina/domain/uploads";

const megabytes = uploadLimits.bytes / 1024 / 1024;
const rows = uploadLimits.rows.toLocaleString("es-AR");

/** Why a file could not be read, and what to do. */
export const unreadableTexts: Readonly<Record<UnreadableReason, string>> = {
  NOT_EXCEL: "No es un archivo de Excel. Descargue la plantilla y complétela.",
  PROTECTED: "Tiene contraseña. Guárdelo sin ella e inténtelo otra vez.",
  TOO_LARGE: `Es demasiado grande: hasta ${megabytes} MB.`,
  TOO_MANY_PARTS: "Tiene demasiadas partes. Copie los datos en la plantilla.",
  NO_SHEET: "No tiene ninguna hoja visible.",
  SEVERAL_SHEETS: "Tiene varias hojas. Deje sólo la de los productos.",
  TOO_MANY_ROWS: `Tiene demasiadas filas: hasta ${rows} por archivo.`,
  TOO_MANY_COLUMNS: `Tiene demasiadas columnas: hasta ${uploadLimits.columns}.`,
  TOO_COMPLEX: "Tiene demasiado contenido para revisarlo. Copie sólo los productos en la plantilla.",
  DAMAGED: "Está dañado. Ábralo, guárdelo de nuevo e inténtelo otra vez.",
};

export const stayTexts: Readonly<Record<StayReason, string>> = {
  SOLD: "ya se vendió",
  EDITED: "se modificó después",
};

export const productsText = (count: number): string =>
  count === 1 ? "1 producto" : `${count.toLocaleString("es-AR")} productos`;

export const plannedText = (count: number): string =>
  `${count === 1 ? "Se va a agregar" : "Se van a agregar"} ${productsText(count)}.`;

export const addedText = (count: number): string =>
  `${count === 1 ? "Se agregó" : "Se agregaron"} ${productsText(count)}.`;

export const unusedText = (headings: readonly string[]): string =>
  headings.length === 1
    ? `No se usa la columna «${headings[0] ?? ""}».`
    : `No se usan las columnas ${headings.map((heading) => `«${heading}»`).join(", ")}.`;

export const faultsText = (count: number): string =>
  count === 1 ? "1 error" : `${count.toLocaleString("es-AR")} errores`;

export const limitsText = `Un archivo .xlsx o .xls de una hoja, hasta ${rows} filas y ${megabytes} MB.`;

export const waitingText = "Hay otras cargas en curso. Esperando su turno…";

export const undoneText = (removed: number): string =>
  `Se deshizo la carga: ${productsText(removed)} menos en el catálogo.`;
