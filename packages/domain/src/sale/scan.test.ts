import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type ScannedCode, noScan, scanKey } from "./scan.ts";

/** Types the keys, so many milliseconds apart, and gives every code that came out. */
function scan(keys: readonly string[], pause = 10): ScannedCode[] {
  const codes: ScannedCode[] = [];
  let state = noScan;
  for (const [index, key] of keys.entries()) {
    const step = scanKey(state, { key, at: 1_000 + index * pause });
    state = step.state;
    if (step.code !== null) codes.push(step.code);
  }
  return codes;
}

const typed = (text: string): string[] => [...text.split(""), "Enter"];

test("[SALE-31] Enter ends a barcode", () => {
  expect(scan(typed("7790001"))).toEqual([{ kind: "BARCODE", code: "7790001" }]);
  expect(scan([...typed("12"), ...typed("34")]).map(({ code }) => code)).toEqual(["12", "34"]);
  expect(scan(["Enter", "Enter"])).toEqual([]);
});

test("[SALE-31] a card's code stands between % and $", () => {
  expect(scan(["Shift", "%", "A", "7", "Shift", "$", "Enter"])).toEqual([{ kind: "CARD", code: "A7" }]);
  expect(scan(typed("xx%9981$yy"))).toEqual([{ kind: "CARD", code: "9981" }]);
});

test("[SALE-31] more than 2 s between two keys forget what came before", () => {
  expect(scan(typed("42"), 2_000)).toEqual([{ kind: "BARCODE", code: "42" }]);
  expect(scan(typed("42"), 2_001)).toEqual([]);
  const late = scanKey(scanKey(noScan, { key: "4", at: 10_000 }).state, { key: "2", at: 12_001 });
  expect(scanKey(late.state, { key: "Enter", at: 12_002 }).code).toEqual({ kind: "BARCODE", code: "2" });
});

test("[SALE-31] any printable barcode comes out as it was typed, whatever keys stand between", () => {
  const code = fc.stringMatching(/^[0-9A-Z-]{1,20}$/u);
  fc.assert(
    fc.property(code, fc.array(fc.constantFrom("Shift", "Alt", "Dead", "Tab", "F5")), (text, noise) => {
      const keys = [...noise, ...text.split("").flatMap((key) => [...noise, key]), "Enter"];
      expect(scan(keys, 1)).toEqual([{ kind: "BARCODE", code: text }]);
    }),
  );
});
