import { shortcutKeys } from "../../texts/shortcuts.ts";

export type ShortcutPress = { readonly kind: "help" } | { readonly kind: "element"; readonly element: HTMLElement };

const typed = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

const { help, ...others } = shortcutKeys;
const keys: ReadonlySet<string> = new Set(Object.values(others));

const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.matches(typed);

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** What a key works on this page; null: the key is the browser's. SALE-62 */
export function shortcutFor(event: KeyboardEvent, page: Document): ShortcutPress | null {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === help || (event.key === "?" && !isTyping(event))) return { kind: "help" };
  if (event.shiftKey || !keys.has(event.key)) return null;
  // What stands behind a dialog has to wait for its answer.
  if (page.querySelector("[aria-modal=true]") !== null) return null;
  const element = [...page.querySelectorAll<HTMLElement>(`[aria-keyshortcuts=${event.key}]`)].find(isShown);
  return element === undefined ? null : { kind: "element", element };
}

function chooseNext(group: HTMLElement): void {
  const radios = [...group.querySelectorAll<HTMLInputElement>("input[type=radio]:not(:disabled)")];
  radios[(radios.findIndex(({ checked }) => checked) + 1) % radios.length]?.click();
}

/** Goes into a field, takes the next of a choice, presses a button; what opens something gets the focus back from it. */
export function workElement(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
    return;
  }
  if (element.getAttribute("role") === "radiogroup") return chooseNext(element);
  if (element.hasAttribute("data-opens")) element.focus();
  element.click();
}
