import { say } from "./say.ts";

export const outbox = "Ventas sin conexión";
export const waitingSales = (count: number): string =>
  say("{count, plural, one {# venta pendiente de envío} other {# ventas pendientes de envío}}", { count });
export const refusedSales = (count: number): string =>
  say("{count, plural, one {# rechazada} other {# rechazadas}}", { count });
export const offline = "Sin conexión. Se envían solas, en orden, cuando vuelva.";
export const sending = "Se están enviando, en el orden en que se vendieron.";
export const nothingWaits = "No hay ventas pendientes de envío.";
export const unreadable = "No se pudieron leer las ventas guardadas en este dispositivo.";
export const waiting = "Pendiente de envío";
export const waitingForAnother =
  "Pendiente de envío. La hizo otra persona: se envía cuando ella o un administrador inicie sesión aquí.";

export const removeQuestion =
  "Esta venta no quedó registrada en el servidor. Quítela solo si ya la anotó o devolvió el dinero: no se puede deshacer.";
export const remove = "Quitar de la lista";

export const shortages = "Faltantes de stock";
export const shortageCount = (count: number): string =>
  say("{count, plural, one {# faltante de stock} other {# faltantes de stock}}", { count });
export const shortagesLead =
  "Se vendieron sin conexión, o están reservados, y no estaban en el stock. Los resuelve un movimiento o el próximo conteo del producto.";
export const noShortages = "No quedan faltantes sin resolver.";
export const missing = (name: string, quantity: number): string =>
  say("{name}: {quantity, plural, one {falta #} other {faltan #}}", { name, quantity });
export const soldBy = (name: string, at: string): string => `Venta de ${name} · ${at}`;
export const countedBy = (name: string, at: string): string => `Conteo de ${name} · ${at}`;
export const resolve = "Resolver";
export const resolveNamed = (name: string): string => `Resolver el faltante de ${name}`;
