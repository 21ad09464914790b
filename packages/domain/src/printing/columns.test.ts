import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centered, textAndAmount, ticketWidth, wrapText } from "./columns.ts";

const length = (text: string): number => [...text].length;
const words = fc
  .array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 50 }), { maxLength: 20 })
  .map((parts) => parts.join(" "));

describe("columns", () => {
  it("[PRINT-01] no row is longer than the paper, and no character is lost", () => {
    fc.assert(
      fc.property(words, (text) => {
        const rows = wrapText(text);
        expect(rows.every((row) => length(row) <= ticketWidth)).toBe(true);
        expect(rows.join("").replaceAll(/\s/gu, "")).toBe(text.replaceAll(/\s/gu, ""));
      }),
    );
  });

  it("[PRINT-01] breaks at spaces", () => {
    expect(wrapText("Sándwich de milanesa en pan de campo con papas")).toEqual([
      "Sándwich de milanesa en pan de campo",
      "con papas",
    ]);
  });

  it("[PRINT-02] the amount stands whole at the right edge", () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 0, max: 99_999_999 }), (text, units) => {
        const amount = `$ ${units},00`;
        const [first = "", ...more] = textAndAmount(text, amount);
        expect(first.endsWith(amount)).toBe(true);
        expect(length(first)).toBe(ticketWidth);
        expect(more.every((row) => row.startsWith("  ") && length(row) < ticketWidth - length(amount))).toBe(true);
      }),
    );
  });

  it("[PRINT-02] the rest of a long label stands in from the edge, so that it is not taken for a row of its own", () => {
    expect(textAndAmount("Recargas por transferencia", "$ 2.000.000,00")).toEqual([
      "Recargas por          $ 2.000.000,00",
      "  transferencia",
    ]);
  });

  it("[PRINT-01] a centred text has the same room on both sides, give or take one", () => {
    expect(centered("Cantina")).toBe(`${" ".repeat(14)}Cantina`);
  });
});
