import { shortcutKeys } from "../../texts/shortcuts.ts";
import * as texts from "../../texts/sale.ts";

/**
 * What has the focus in the cart may go with its line, or with the sale: whoever stood there stays in the cart, at its
 * diner. Until it is called off. SALE-101
 */
export function keepFocus(): () => void {
  let stoodOn: Element | null = null;
  const remember = ({ target }: FocusEvent): void => {
    stoodOn = target instanceof Element && target.closest(`[aria-label="${texts.cart}"]`) !== null ? target : null;
  };
  const observer = new MutationObserver(() => {
    if (stoodOn === null || stoodOn.isConnected || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[aria-keyshortcuts=${shortcutKeys.diner}]`)?.focus();
  });
  document.addEventListener("focusin", remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}
