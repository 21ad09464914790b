import { say } from "./say.ts";

export const product = "Producto";
export const promotion = "Promoción";

export const whichProducts = "Qué productos";
export const onSale = "En venta";
export const searchLabel = "Nombre, descripción o código de barras";
export const shownOn = "Se muestran el";
export const shownOnDay = (day: string): string => `Se muestran el ${day}`;
export const bulkEdit = "Edición masiva";

export const noCategories = "Todavía no hay categorías";
export const noCategoriesHint = "Cree una y después sus productos.";
export const editCategory = "Editar categoría";
export const moveUp = "Subir";
export const moveDown = "Bajar";
export const selectAllIn = (category: string): string => `Seleccionar todo en ${category}`;
export const productsOf = (category: string): string => `Productos de ${category}`;
export const categoryEmpty = "Todavía no hay productos en esta categoría.";

export const dateCount = (dates: number): string => say("{dates, plural, one {# fecha} other {# fechas}}", { dates });

export const move = (name: string): string => `Mover ${name}`;
export const moveHelp =
  "Pulse Espacio para tomar la tarjeta, las flechas para moverla, Espacio para soltarla y Escape para cancelar.";
const placeOf = (place: number, count: number): string => `posición ${place} de ${count}`;
/** Said to whoever can't see the cards move. */
export const taken = (name: string, place: number, count: number): string =>
  `${name} tomado, ${placeOf(place, count)}.`;
export const moved = (name: string, place: number, count: number): string => `${name}, ${placeOf(place, count)}.`;
export const letGo = (name: string, place: number, count: number): string =>
  `${name} soltado, ${placeOf(place, count)}.`;
export const putBack = (name: string, place: number, count: number): string =>
  `${name} vuelve a la ${placeOf(place, count)}.`;
export const orderUnsaved = "El orden nuevo se guarda en unos segundos…";

export const productUnreadable = "No se pudo cargar el producto";
export const productDeleted = "Este producto fue eliminado. El historial lo conserva.";
export const versions = "Versiones";
export const versionName = (version: number, name: string, isCurrent: boolean): string =>
  `${version}. ${name}${isCurrent ? " (actual)" : ""}`;
