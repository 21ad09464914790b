import { say } from "./say.ts";
import { locale } from "./locale.ts";

export const backups = "Respaldos";
export const lead = "Las copias de los datos de este servidor, y si se pudieron restaurar.";
export const unreadable = "No se pudo leer cómo están los respaldos";
export const noneScheduled =
  "No hay respaldos programados. Indique una carpeta con CANTINA_BACKUPS al iniciar Cantina.";
export const noneProven = "Todavía no hay ningún respaldo probado.";
export const failed = (day: string, reason: string): string => `El respaldo del ${day} falló. ${reason}`;
const differences = (count: number): string =>
  say("{count, plural, one {# diferencia} other {# diferencias}}", { count });
export const faulty = (day: string, count: number): string =>
  `El respaldo del ${day} se restauró, pero la revisión encontró ${differences(count)} en los libros.`;
export const running = (day: string): string => `Haciendo y probando el respaldo del ${day}…`;
export const daily = (hour: number): string => `Se hace uno por día, desde las ${hour}:00.`;

/** Of the last one that was restored, part by part. */
export const proven = (day: string): string => `Último respaldo probado: ${day}`;
export const provenIn = (ms: number): string =>
  `restaurado y revisado en ${Math.max(1, Math.round(ms / 1000)).toLocaleString(locale)} s`;
export const size = (bytes: number): string =>
  `${Math.max(0.1, bytes / 1e6).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`;
export const postings = (count: number): string => `${count.toLocaleString(locale)} asientos`;
export const daysAgo = (days: number): string => `Fue hace ${days} días.`;
