import type { CafeteriaIll, ServerIll } from "@cantina/domain/cafeteria";

export const overview = "Servidor";
export const unreadable = "No se pudo leer cómo está el servidor";
export const salesToday = "Ventas de hoy";
export const salesTodayHint =
  "Los pedidos de hoy que no se cancelaron, de todas las cafeterías habilitadas; el día de cada una es el de su zona horaria.";
export const proven = "Último respaldo probado";
export const provenHint =
  "El día de la última copia que se restauró aparte y cuyos libros se revisaron sin diferencias.";
export const noneProven = "Ninguno";
export const version = "Versión";
export const versionHint = "La del programa que responde a esta pantalla.";
export const sick = "Con problemas";
export const sickHint = "Cafeterías con algo que hay que mirar; qué es, se dice abajo.";

export const serverIlls: Readonly<Record<ServerIll, string>> = {
  JOBS_LATE: "Una tarea del servidor lleva más de 15 minutos de atraso.",
  BACKUP_OLD: "Hace más de 36 horas que no se prueba ningún respaldo.",
  BOOKS_DOUBTFUL: "La última revisión encontró diferencias en los libros.",
  CLOCK_JUMPED: "El reloj del servidor saltó, y nadie lo confirmó todavía.",
};

export const cafeteriaIlls: Readonly<Record<CafeteriaIll, string>> = {
  CHANGES_UNTOLD: "Hay cambios que las cajas todavía no recibieron.",
  DAY_UNDONE: "La tarea del día lleva más de 15 minutos de atraso.",
};
export const illOf = (name: string, ill: string): string => `${name}: ${ill}`;
