import type { CountFault } from "@cantina/domain/counts";
import { oldestCountDays } from "@cantina/domain/counts";
import { say } from "./say.ts";

export const counts = "Conteos";
export const count = "Contar";
export const goOn = (things: number): string => `Seguir contando (${things})`;
export const show = "Mostrar";

export const showNames: Readonly<Record<"all" | "left" | "wrong", (things: number) => string>> = {
  all: () => "Todos",
  left: (things) => `Sin contar (${things})`,
  wrong: (things) => `Para corregir (${things})`,
};
export const countedOf = (counted: number, all: number): string => `${counted} de ${all} contados`;
export const kept = "Guardado en este dispositivo";
export const notKept = "Este dispositivo no pudo guardar el conteo: no cierre esta página antes de registrarlo.";
export const amountOf = (name: string): string => `Cantidad de ${name}`;
export const blind = "Lo esperado se ve al revisar";
export const gone = "Ya no están en la lista";
export const goneName = "Producto eliminado";
export const remove = (name: string): string => `Quitar ${name} del conteo`;
export const nothing = "Anote al menos una cantidad para revisar el conteo.";
export const unreadable = (rows: number): string =>
  say("Hay {rows, plural, one {una cantidad que no se entiende} other {# cantidades que no se entienden}}.", { rows });
export const refused = (rows: number): string =>
  say("No se registró nada: hay {rows, plural, one {una fila} other {# filas}} para corregir.", { rows });
export const faultTexts: Readonly<Record<CountFault, string>> = {
  REPEATED: "Está dos veces en el conteo",
  UNKNOWN: "Ya no pertenece a la cafetería",
  DELETED: "Fue eliminado: quítelo del conteo",
  WITHOUT_STOCK: "Ya no tiene stock activo: quítelo del conteo",
  IN_FUTURE: "Se contó en el futuro: revise el reloj de este dispositivo y anótelo de nuevo",
  TOO_OLD: `Se contó hace más de ${oldestCountDays} días o antes de que empezara su stock: cuéntelo de nuevo`,
  TOO_MUCH: "Es demasiado grande",
};

export const review = "Revisar diferencias";
export const backToCount = "Volver a contar";
export const book = "Registrar conteo";
export const notYet = "Todavía no se registró nada.";
export const reviewing = "Buscando diferencias…";
export const booking = "Registrando el conteo…";
export const reviewWaits =
  "Sin conexión con el servidor. El conteo está guardado en este dispositivo; se sigue intentando.";
export const bookingWaits =
  "No hubo respuesta del servidor. El conteo está guardado en este dispositivo y se vuelve a enviar solo; se registra una única vez.";
export const broken = "Algo falló en este dispositivo. El conteo está guardado.";
export const booked = (things: number): string =>
  say("Se registró el conteo de {things, plural, one {un elemento} other {# elementos}}.", { things });
export const discard = "Descartar conteo";
export const discarded = "Se descartó el conteo.";
export const unknownCode = (code: string): string => `Nada de lo que se cuenta tiene el código ${code}`;

export const differences = "Diferencias";
export const countedColumn = "Contado";
export const expected = "Esperado";
export const shortage = "Faltante";
export const cost = "Costo";
export const leaves = "Queda";
export const equal = (things: number): string =>
  say("{things, plural, one {Uno coincide} other {# coinciden}} con lo esperado", { things });
export const noDifferences = "Todo coincide con lo esperado.";
export const summary = "Resumen del conteo";
export const things = "Contados";
export const differing = "Con diferencia";
export const thingsCounted = (things: number): string =>
  say("{things, plural, one {# contado} other {# contados}}", { things });
export const thingsDiffering = (things: number): string => `${things} con diferencia`;
export const heldAndMissing = (units: string): string => `${units} en pedidos pendientes y no en el estante`;
export const worth = (cost: string): string => `Diferencia de ${cost}`;
export const supersededBy = (who: string, when: string): string => `No cambia nada: ${who} lo contó después (${when}).`;
export const superseded = "No cambia nada: hay un conteo posterior.";
export const seeRecords = (name: string): string => `Ver los registros de ${name}`;

export const none = "Todavía no hay conteos";
export const noneHint = "Cuente lo que hay en el estante: la diferencia con lo esperado se registra y se ve aquí.";
export const countsUnreadable = "No se pudieron leer los conteos";
export const countUnreadable = "No se pudo leer el conteo";
export const thingsUnreadable = "No se pudo leer qué hay para contar";
export const noneFound = "No se encontró nada así";
export const who = "Quién";
export const countOf = (when: string): string => `Conteo del ${when}`;
export const nothingToCount = "No hay nada para contar";

export const sheet = "Planilla para contar";
export const sheetBox = "Contado";
export const unit = "Unidad";
export const piece = "u";
export const sheetHead = (cafeteria: string, day: string): string =>
  `${cafeteria} · ${day} · Contó: ______________________________`;
export const sheetFile = (kind: "stock" | "inventory", day: string): string =>
  `planilla-${kind === "stock" ? "stock" : "inventario"}_${day}.pdf`;
