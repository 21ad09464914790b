import { type ShortcutName, shortcutKeys } from "../../texts/shortcuts.ts";
import { workElement } from "./press-shortcut.ts";

/** Goes where a key of this page would go. */
export function leadTo(name: ShortcutName): void {
  const element = document.querySelector<HTMLElement>(`[aria-keyshortcuts=${shortcutKeys[name]}]`);
  if (element !== null) workElement(element);
}
