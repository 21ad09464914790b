import { type UnreadableReason, uploadLimits } from "@cantina/domain/uploads";
import { say } from "./say.ts";
import { locale } from "./locale.ts";

const megabytes = uploadLimits.bytes / 1024 / 1024;
const rows = uploadLimits.rows.toLocaleString(locale);

/** What is said of one kind of file, and of none else. */
export type UploadTexts = {
  readonly title: string;
  /** What its rows are. */
  readonly items: string;
  readonly itemsOfFile: string;
  readonly itemsDone: string;
  readonly planned: (count: number) => string;
  readonly addAll: (count: number) => string;
  readonly adding: (count: number) => string;
  readonly added: (count: number) => string;
  readonly nothingDone: string;
  readonly undoHint: string;
  readonly undone: (count: number) => string;
  readonly theseStay: string;
  readonly stays: Readonly<Record<string, string>>;
  readonly faultyFile: string;
};

/** Why a file could not be read, and what to do. */
const unreadable: Readonly<Record<UnreadableReason, string>> = {
  NOT_EXCEL: "No es un archivo de Excel. Descargue la plantilla y complétela.",
  PROTECTED: "Tiene contraseña. Guárdelo sin ella e inténtelo otra vez.",
  TOO_LARGE: `Es demasiado grande: hasta ${megabytes} MB.`,
  TOO_MANY_PARTS: "Tiene demasiadas partes. Copie los datos en la plantilla.",
  NO_SHEET: "No tiene ninguna hoja visible.",
  SEVERAL_SHEETS: "Tiene varias hojas. Deje solo la de los datos.",
  TOO_MANY_ROWS: `Tiene demasiadas filas: hasta ${rows} por archivo.`,
  TOO_MANY_COLUMNS: `Tiene demasiadas columnas: hasta ${uploadLimits.columns}.`,
  TOO_COMPLEX: "Tiene demasiado contenido para revisarlo. Copie solo los datos en la plantilla.",
  DAMAGED: "Está dañado. Ábralo, guárdelo de nuevo e inténtelo otra vez.",
};

export const productsText = (count: number): string =>
  say("{count, plural, one {# producto} other {# productos}}", { count });

export const unused = (headings: readonly string[]): string =>
  say("{count, plural, one {No se usa la columna} other {No se usan las columnas}} {names}.", {
    count: headings.length,
    names: headings.map((heading) => `«${heading}»`).join(", "),
  });

const faultsText = (count: number): string => say("{count, plural, one {# error} other {# errores}}", { count });

export const fileLimits = `Un archivo .xlsx o .xls de una hoja, hasta ${rows} filas y ${megabytes} MB.`;

export const waiting = "Hay otras cargas en curso. Esperando su turno…";

export const chooseFile = "Elegir o soltar un archivo de Excel";
export const chooseOther = "Elegir otro archivo";
export const downloadTemplate = "Descargar plantilla";
export const downloadFaults = "Descargar con errores";
export const checking = (file: string): string => `Revisando ${file}…`;

export const refused = (reason: UnreadableReason): string => `Error al procesar el archivo. ${unreadable[reason]}`;
export const faulty = (count: number): string => `Error al procesar el archivo: ${faultsText(count)}.`;
export const faults = "Errores";
export const faultsOfFile = "Errores del archivo";
export const moreRows = (count: number): string => `Y ${count.toLocaleString(locale)} más.`;

export const row = "Fila";
export const rowNumber = (row: number): string => `Fila ${row}`;
export const column = "Columna";
export const value = "Valor";
export const noValue = "(vacío)";
export const dates = "Fechas";

export const undo = "Deshacer la carga";
export const notUndone = "No se pudo deshacer la carga";
