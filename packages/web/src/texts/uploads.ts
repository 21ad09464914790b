import { type StayReason, type UnreadableReason, uploadLimits } from "@cantina/domain/uploads";
import { say } from "./say.ts";

const megabytes = uploadLimits.bytes / 1024 / 1024;
const rows = uploadLimits.rows.toLocaleString("es-AR");

/** Why a file could not be read, and what to do. */
const unreadable: Readonly<Record<UnreadableReason, string>> = {
  NOT_EXCEL: "No es un archivo de Excel. Descargue la plantilla y complétela.",
  PROTECTED: "Tiene contraseña. Guárdelo sin ella e inténtelo otra vez.",
  TOO_LARGE: `Es demasiado grande: hasta ${megabytes} MB.`,
  TOO_MANY_PARTS: "Tiene demasiadas partes. Copie los datos en la plantilla.",
  NO_SHEET: "No tiene ninguna hoja visible.",
  SEVERAL_SHEETS: "Tiene varias hojas. Deje solo la de los productos.",
  TOO_MANY_ROWS: `Tiene demasiadas filas: hasta ${rows} por archivo.`,
  TOO_MANY_COLUMNS: `Tiene demasiadas columnas: hasta ${uploadLimits.columns}.`,
  TOO_COMPLEX: "Tiene demasiado contenido para revisarlo. Copie solo los productos en la plantilla.",
  DAMAGED: "Está dañado. Ábralo, guárdelo de nuevo e inténtelo otra vez.",
};

export const stays: Readonly<Record<StayReason, string>> = {
  SOLD: "ya se vendió",
  EDITED: "se modificó después",
};

const productsText = (count: number): string => say("{count, plural, one {# producto} other {# productos}}", { count });

export const planned = (count: number): string =>
  say("{count, plural, one {Se va a agregar # producto} other {Se van a agregar # productos}}.", { count });

export const added = (count: number): string =>
  say("{count, plural, one {Se agregó # producto} other {Se agregaron # productos}}.", { count });

export const unused = (headings: readonly string[]): string =>
  say("{count, plural, one {No se usa la columna} other {No se usan las columnas}} {names}.", {
    count: headings.length,
    names: headings.map((heading) => `«${heading}»`).join(", "),
  });

const faultsText = (count: number): string => say("{count, plural, one {# error} other {# errores}}", { count });

export const fileLimits = `Un archivo .xlsx o .xls de una hoja, hasta ${rows} filas y ${megabytes} MB.`;

export const waiting = "Hay otras cargas en curso. Esperando su turno…";

export const undone = (removed: number): string =>
  `Se deshizo la carga: ${productsText(removed)} menos en el catálogo.`;

export const upload = "Carga masiva de productos";
export const chooseFile = "Elegir o soltar un archivo de Excel";
export const chooseOther = "Elegir otro archivo";
export const downloadTemplate = "Descargar plantilla";
export const downloadFaults = "Descargar con errores";
export const checking = (file: string): string => `Revisando ${file}…`;
export const adding = (count: number): string => `Agregando ${productsText(count)}…`;
export const addAll = (count: number): string => `Agregar ${productsText(count)}`;

export const refused = (reason: UnreadableReason): string => `Error al procesar el archivo. ${unreadable[reason]}`;
export const faulty = (count: number): string =>
  `Error al procesar el archivo: ${faultsText(count)}. No se agregó ningún producto.`;
export const faults = "Errores";
export const faultsOfFile = "Errores del archivo";
export const productsOfFile = "Productos del archivo";
export const addedProducts = "Productos agregados";
export const moreRows = (count: number): string => `Y ${count.toLocaleString("es-AR")} más.`;

export const row = "Fila";
export const rowNumber = (row: number): string => `Fila ${row}`;
export const column = "Columna";
export const value = "Valor";
export const noValue = "(vacío)";
export const dates = "Fechas";

export const undo = "Deshacer la carga";
export const undoHint =
  "Si fue un error, puede deshacer la carga: se quitan los productos que todavía no se vendieron ni se modificaron.";
export const notUndone = "No se pudo deshacer la carga";
export const productsStay = "Estos productos quedan:";
