import { productsText } from "./products-text.ts";
import { say } from "./say.ts";

export const bulkActions = "Acciones sobre lo seleccionado";
export const chooseProducts = "Seleccione productos";
export const selected = (count: number): string =>
  say("{count, plural, one {# producto seleccionado} other {# productos seleccionados}}", { count });
export const hideInApp = "Ocultar de la app";
/** The same, in two parts: on a phone the verb alone. */
export const inApp = "en la app";
export const hide = "Ocultar";
export const fromApp = "de la app";
export const shown = (count: number): string =>
  say("{count, plural, one {Se muestra # producto} other {Se muestran # productos}} en la app.", { count });
export const notShown = (count: number): string =>
  say("{count, plural, one {No se pudo mostrar # producto} other {No se pudieron mostrar # productos}} en la app.", {
    count,
  });
export const hidden = (count: number): string =>
  say("{count, plural, one {Se ocultó # producto} other {Se ocultaron # productos}} de la app.", { count });
export const notHidden = (count: number): string =>
  say("{count, plural, one {No se pudo ocultar # producto} other {No se pudieron ocultar # productos}} de la app.", {
    count,
  });

export const categoryCreated = (name: string): string => `Se creó la categoría ${name}.`;
export const timeLimit = "Límite horario para pedidos desde la app";
export const lastTime = "Horario límite";
export const lastTimeExample = "HH:MM";
export const lastTimeHint = "Después de esa hora no se aceptan pedidos de la app con sus productos.";

export const deleteCategory = (name: string): string => `Eliminar la categoría ${name}`;
export const categoryEmpty = "No tiene productos.";
export const alsoDeleted = (count: number): string =>
  say("{count, plural, one {También se elimina su producto:} other {También se eliminan sus # productos:}}", { count });
export const deleteProducts = (count: number): string => `Eliminar ${productsText(count)}`;
export const deleting = "Se eliminan:";
export const productsDeleted = (count: number): string =>
  say("{count, plural, one {Se eliminó # producto.} other {Se eliminaron # productos.}}", { count });
export const deletionHint = (count: number): string =>
  say(
    "{count, plural, one {Ya no se podrá vender. El historial lo conserva y se lo ve} other {Ya no se podrán vender. El historial los conserva y se los ve}} en Eliminados.",
    { count },
  );

export const deletedProducts = "Productos eliminados";
export const deletedUnreadable = "No se pudieron cargar los productos eliminados";
export const noDeleted = "No hay productos eliminados";
export const noDeletedHint = "Aquí quedan los que se eliminen, con sus versiones, porque el historial los conserva.";
export const noDeletedFound = "No se encontraron productos eliminados";
