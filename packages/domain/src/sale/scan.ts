/** A key press: its name as keyboards give it ("7", "Enter", "Shift"), and when, in milliseconds of any one clock. */
export type ScanKey = { readonly key: string; readonly at: number };

export type ScannedCode = { readonly kind: "BARCODE" | "CARD"; readonly code: string };

export type ScanState = { readonly text: string; readonly lastAt: number };

export const noScan: ScanState = { text: "", lastAt: 0 };

/** Milliseconds between two keys after which the first ones are forgotten; specification §9. */
const longestPause = 2_000;

function codeIn(text: string): ScannedCode | null {
  const card = /%(?<code>[^%$]+)\$/u.exec(text)?.groups?.["code"]?.trim();
  if (card !== undefined && card !== "") return { kind: "CARD", code: card };
  const code = text.trim();
  return code === "" ? null : { kind: "BARCODE", code };
}

/** Gathers what a reader types; Enter ends a code, and a card's code is framed by % and $. SALE-31 */
export function scanKey(
  state: ScanState,
  { key, at }: ScanKey,
): { readonly state: ScanState; readonly code: ScannedCode | null } {
  const text = at - state.lastAt > longestPause ? "" : state.text;
  if (key === "Enter") return { state: noScan, code: codeIn(text) };
  // Shift and its like come with the % of a card and are no part of it.
  const typed = key.length === 1 ? key : "";
  return { state: { text: text + typed, lastAt: at }, code: null };
}
