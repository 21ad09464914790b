import { useEffect } from "react";

/** What a person works in: the page, or a dialog above it. */
const layers = "main,[role=dialog],[role=alertdialog]";
const rowNames = "li,tr,section";
const controlNames =
  ":is(a[href],button,input,select,textarea,[tabindex]):not(:disabled,[type=hidden],[tabindex='-1'])";

const controlsIn = (place: Element): readonly HTMLElement[] => [...place.querySelectorAll<HTMLElement>(controlNames)];

/** A row around what has the focus: which of its controls that is, and the rows beside it. */
type Row = {
  readonly row: Element;
  readonly at: number;
  readonly before: readonly Element[];
  readonly after: readonly Element[];
};

type Stand = {
  readonly on: Element;
  /** From the inside out. */
  readonly rows: readonly Row[];
};

function rowOf(row: Element, on: Element): Row {
  const all = [...(row.parentElement?.children ?? [])].filter((one) => one.matches(rowNames));
  const index = all.indexOf(row);
  return {
    row,
    at: Math.max(0, controlsIn(row).indexOf(on as HTMLElement)),
    before: all.slice(0, index).toReversed(),
    after: all.slice(index + 1),
  };
}

function standOn(on: Element): Stand {
  const rows: Row[] = [];
  for (let row = on.closest(rowNames); row !== null; row = row.parentElement?.closest(rowNames) ?? null)
    rows.push(rowOf(row, on));
  return { on, rows };
}

/** The same control of the row, of the next or of the one before; of the rows around it then; at last the title. */
function* heirsOf({ rows }: Stand, layer: Element): Generator<HTMLElement> {
  for (const { row, at, before, after } of rows)
    for (const one of row.isConnected ? [row] : [...after, ...before]) {
      const controls = one.isConnected ? controlsIn(one) : [];
      const heir = controls[at] ?? controls.at(-1);
      if (heir !== undefined) yield heir;
    }
  const title = layer.querySelector<HTMLElement>("h1[tabindex]");
  if (title !== null) yield title;
  if (layer instanceof HTMLElement) yield layer;
}

function keepPlace(): () => void {
  // The latest one last.
  const stands = new Map<Element, Stand>();
  const remember = ({ target }: FocusEvent): void => {
    const layer = target instanceof Element ? target.closest(layers) : null;
    if (!(target instanceof Element) || layer === null) return;
    stands.delete(layer);
    stands.set(layer, standOn(target));
  };
  // A press beside every control takes the focus away on purpose.
  const forget = ({ target }: PointerEvent): void => {
    const layer =
      target instanceof Element && target.closest(`${controlNames},label`) === null && target.closest(layers);
    if (layer) stands.delete(layer);
  };
  const observer = new MutationObserver(() => {
    for (const layer of stands.keys()) if (!layer.isConnected) stands.delete(layer);
    const [layer, stand] = [...stands].at(-1) ?? [];
    if (layer === undefined || stand === undefined || stand.on.isConnected) return;
    if (document.activeElement !== document.body) return;
    for (const heir of heirsOf(stand, layer)) {
      heir.focus();
      if (document.activeElement === heir) return;
    }
    stands.delete(layer);
  });
  document.addEventListener("focusin", remember);
  document.addEventListener("pointerdown", forget);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", remember);
    document.removeEventListener("pointerdown", forget);
    observer.disconnect();
  };
}

/** On a screen whose rows go: whoever stood on one stands on what is next to it then, in its dialogs too. FORM-33 */
export const useKeptPlace = (): void => useEffect(keepPlace, []);
