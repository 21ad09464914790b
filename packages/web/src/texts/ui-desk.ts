import type { PersonKind } from "./ui.ts";
import { findDiner, noDinersFound } from "./words.ts";

/** Of the kit's parts that the till doesn't load. */
export const filtersWith = (count: number): string => (count === 0 ? "Filtros" : `Filtros (${count})`);
export const rowsOf = (rows: string, count: string): string => `${rows} de ${count}`;
export const ofPages = (count: string): string => `de ${count}`;
export const seeDetail = (name: string): string => `Ver el detalle: ${name}`;
export const hideDetail = (name: string): string => `Ocultar el detalle: ${name}`;
export const whatCounts = (figure: string): string => `Qué cuenta ${figure}`;

export const lastChange = (name: string, moment: string): string => `Último cambio: ${name}, ${moment}`;

export const calendarOf = (field: string): string => `Calendario: ${field}`;
export const chooseInCalendar = (field: string): string => `Elegir en el calendario: ${field}`;
export const beforeFirstDay = "es anterior a la primera que se puede elegir";
export const weekdays = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"] as const;
export const everyWeekday = (weekday: string): string => `Cada ${weekday}`;

export const searchPerson = (kind: PersonKind): string => (kind === "comensal" ? findDiner : "Buscar usuario");
export const nobodyFound = (kind: PersonKind): string =>
  kind === "comensal" ? noDinersFound : "No se encontraron usuarios";

export const categoryRenamed = (former: string, name: string): string =>
  `Había otra categoría con el nombre «${former}»: esta ahora se llama «${name}». Edítela para elegir otro nombre o guardarla así.`;
export const hideZeros = "Ocultar conceptos en cero";
export const showZeros = (count: number): string => `Ver conceptos en cero (${count})`;
export const wrongDates = "Las fechas no son válidas";
export const wrongDatesHint = "Corrija lo que se marca en las fechas.";
