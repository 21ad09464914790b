import { type ScanState, type ScannedCode, noScan, scanKey } from "@cantina/domain/sale";
import { fieldOf, restoreText, takesKeys } from "./typed-field.ts";

/** Milliseconds. Nobody types four keys in a row at this pace; every reader does. */
const scannerPace = 50;
/** A busy browser may stretch one gap, so a burst ends only after a longer one. */
const longestGap = 100;
const shortestScan = 4;

export type KeyboardScannerInput = {
  readonly target: Window;
  readonly onCode: (code: ScannedCode) => void;
};

type Field = ReturnType<typeof fieldOf>;

type Burst = {
  readonly field: Field;
  /** Of each field that a key went to: a dialog that comes meanwhile takes the focus, and the code goes on there. */
  readonly textsBefore: ReadonlyMap<Field, string>;
  readonly keys: number;
  readonly startedAt: number;
};

const noBurst: Burst = { field: null, textsBefore: new Map(), keys: 0, startedAt: 0 };

const withText = (texts: Burst["textsBefore"], field: Field): Burst["textsBefore"] =>
  texts.has(field) ? texts : new Map(texts).set(field, field?.value ?? "");

/** Whether a reader typed it: by its pace where keys mean something else too, else by its frame or its length. */
function isRead(target: EventTarget | null, code: ScannedCode, isFast: boolean): boolean {
  if (isFast || !(target instanceof Element) || target === target.ownerDocument.body) return true;
  return !takesKeys(target) && (code.kind === "CARD" || code.code.length >= shortestScan);
}

const isShortcut = (event: KeyboardEvent): boolean =>
  event.isComposing || ((event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph"));

/**
 * Reads a scanner that types like a keyboard. What a person types into a field
 * stays there; what a scanner types there is taken out again, and its Enter
 * neither sends a form nor presses a button.
 */
export function keyboardScanner({ target, onCode }: KeyboardScannerInput): () => void {
  let scan: ScanState = noScan;
  let burst = noBurst;
  let lastCodeAt = Number.NEGATIVE_INFINITY;

  function follow(event: KeyboardEvent, field: Field): void {
    const continues = event.timeStamp - scan.lastAt <= longestGap && burst.keys > 0;
    // What a person is typing into a field is no beginning of a code.
    if (!continues && (field !== null || burst.field !== field)) scan = noScan;
    burst = continues
      ? { ...burst, field, textsBefore: withText(burst.textsBefore, field), keys: burst.keys + 1 }
      : { field, textsBefore: withText(new Map(), field), keys: 1, startedAt: event.timeStamp };
  }

  function finish(event: KeyboardEvent, code: ScannedCode | null): void {
    const isFast = burst.keys >= shortestScan && event.timeStamp - burst.startedAt <= burst.keys * scannerPace;
    const { textsBefore } = burst;
    burst = noBurst;
    // Some readers end a code with more than one Enter; none of them is a person's.
    const isEcho = code === null && event.timeStamp - lastCodeAt <= longestGap;
    if (!isEcho && (code === null || !isRead(event.target, code, isFast))) return;
    event.preventDefault();
    event.stopPropagation();
    if (code === null) return;
    lastCodeAt = event.timeStamp;
    for (const [field, text] of textsBefore) if (field !== null) restoreText(field, text);
    onCode(code);
  }

  function listen(event: KeyboardEvent): void {
    if (isShortcut(event) || event.repeat) return;
    const field = fieldOf(event.target);
    const isTyped = [...event.key].length === 1;
    if (isTyped) follow(event, field);
    const step = scanKey(scan, { key: event.key, at: event.timeStamp });
    if (event.key === "Enter") finish(event, step.code);
    scan = step.state;
  }

  target.addEventListener("keydown", listen, { capture: true });
  return () => target.removeEventListener("keydown", listen, { capture: true });
}
