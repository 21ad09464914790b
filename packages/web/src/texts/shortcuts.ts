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
  park: "F10",
} as const;
export type ShortcutName = keyof typeof shortcutKeys;
