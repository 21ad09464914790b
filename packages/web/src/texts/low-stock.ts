import { say } from "./say.ts";

export const lowCount = (count: number): string =>
  say("{count, plural, one {# insumo bajo} other {# insumos bajos}}", { count });

/** Of what has just fallen to its alert level, the first few by name. */
export function fell(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  const more = names.length - shown.length;
  return `Queda poco de ${shown.join(", ")}${more === 0 ? "" : ` y ${more} más`}`;
}
export const isLeft = (left: string, level: string): string => `Hay ${left}; el nivel de alerta es ${level}.`;

export const alerts = "Alertas";
export const alertsOf = (count: number): string => (count === 0 ? alerts : `${alerts} (${count})`);
export const lowNow = "Bajos ahora";
export const pastAlerts = "Todas las alertas";
export const noneLow = "Ningún insumo está bajo";
export const noneLowHint = "Aquí aparecen los que llegan a su nivel de alerta.";
export const noAlerts = "Todavía no hubo alertas.";
export const unreadable = "No se pudieron leer las alertas";
export const available = "Disponible";
export const level = "Nivel de alerta";
export const wasLeft = "Quedaba";
export const now = "Ahora";
export const isLow = "Bajo";
export const isRefilled = "Repuesto";
export const isDeleted = "Eliminado";
