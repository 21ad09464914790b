import type { ShortcutName } from "./shortcuts.ts";
import * as words from "./words.ts";

export const shortcuts = "Atajos de teclado";
export const inSale = "Venta";
/** What each does; apart from the keys, which the till loads with its first paint. */
export const shortcutLabels: Readonly<Record<ShortcutName, string>> = {
  help: "Ver los atajos de teclado (también ?)",
  search: "Buscar producto; Enter agrega el primero",
  tender: "Paga con: lo que entrega quien paga en efectivo; con el carrito vacío, lo de siempre del comensal",
  diner: "Elegir comensal",
  payment: "Pasar al siguiente método de pago",
  generic: "Agregar un producto genérico",
  order: words.order,
  deliver: words.deliver,
  park: "Dejar la venta en espera; con el carrito vacío, ver las que esperan",
};

/** Of a card that has the focus; a browser's own key. */
export const menuKey: readonly [key: string, work: string] = [
  "Menú",
  "Reponer el producto de la tarjeta (también Mayús + F10, el botón derecho o un toque largo)",
];
/** Typed, and no shortcut: a code or a choice follows. */
export const typedQuantity: readonly (readonly [key: string, work: string])[] = [
  ["30*", "Antes de escanear, buscar o elegir un producto: agrega 30 unidades (Esc lo borra)"],
];
export const everywhere = "En todas partes";
export const readers =
  "El lector de códigos y el de tarjetas funcionan sin elegir ningún campo: cada código agrega una unidad y cada tarjeta elige a su comensal.";

/** Keys of the browser's own, with what they do here. */
export const commonKeys: readonly (readonly [key: string, work: string])[] = [
  ["Tab", "Pasar al control siguiente; con Mayús, al anterior"],
  ["Enter", "Presionar el botón o elegir la opción marcada"],
  ["Esc", "Cerrar el diálogo, el menú o la búsqueda"],
  ["Flechas", "Moverse dentro de un menú, una lista o un grupo"],
];
