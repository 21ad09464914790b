import * as words from "./words.ts";

/**
 * Function keys, because no field and no reader types them. Each names, in the
 * aria-keyshortcuts of what it works, the element that it presses.
 */
export const shortcutKeys = {
  help: "F1",
  search: "F2",
  tender: "F3",
  diner: "F4",
  payment: "F6",
  generic: "F7",
  order: "F8",
  deliver: "F9",
} as const;
export type ShortcutName = keyof typeof shortcutKeys;

export const shortcutLabels: Readonly<Record<ShortcutName, string>> = {
  help: "Ver los atajos de teclado (también ?)",
  search: "Buscar producto; Enter agrega el primero",
  tender: "Paga con: lo que entrega quien paga en efectivo",
  diner: "Elegir comensal",
  payment: "Pasar al siguiente método de pago",
  generic: "Agregar un producto genérico",
  order: words.order,
  deliver: words.deliver,
};
