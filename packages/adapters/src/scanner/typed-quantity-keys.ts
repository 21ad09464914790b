import { type ScanState, noScan, scanKey, typedBefore } from "@cantina/domain/sale";
import { takesKeys } from "./typed-field.ts";

export type TypedQuantityInput = {
  readonly target: Window;
  /** "30*" was typed where nothing takes keys; null: it is given up by Esc. */
  readonly onTyped: (text: string | null) => void;
};

const isBehindDialog = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.ownerDocument.querySelector("[aria-modal=true]") !== null;

/** A dialog is looked for where typing begins and where it says something: a look at each key of a scan takes 1 ms of it. */
const isElsewhere = (event: KeyboardEvent, typed: ScanState): boolean =>
  event.defaultPrevented ||
  event.repeat ||
  event.ctrlKey ||
  event.metaKey ||
  (event.target instanceof Element && takesKeys(event.target)) ||
  ((typed.text === "" || event.key === "*" || event.key === "Escape") && isBehindDialog(event));

/** Hears how many are typed before a scan or a choice; the keys stay what else they are. SALE-85 */
export function typedQuantityKeys({ target, onTyped }: TypedQuantityInput): () => void {
  let typed: ScanState = noScan;
  function listen(event: KeyboardEvent): void {
    if (isElsewhere(event, typed)) {
      typed = noScan;
      return;
    }
    if (event.key === "Escape") onTyped(null);
    typed = scanKey(typed, { key: event.key, at: event.timeStamp }).state;
    const text = event.key === "*" ? typedBefore(typed.text) : null;
    if (text !== null) onTyped(text);
  }
  // Heard after the reader, so that what it took for a code is no part of what is typed next.
  target.addEventListener("keydown", listen, { capture: true });
  return () => target.removeEventListener("keydown", listen, { capture: true });
}
