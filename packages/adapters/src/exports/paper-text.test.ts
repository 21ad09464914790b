import { inflateSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { kitchenPdf } from "./kitchen-pdf.ts";
import { paperText } from "@cantina/domain/printing";
import { openPdf } from "./pdf-file.ts";
import { writePdf } from "./pdf-report.ts";

/** What Windows-1252 has from 0x80 to 0x9F; Node reads those bytes as control characters. */
const high = "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ";
const letterOf = (byte: number): string => high[byte - 0x80] ?? String.fromCharCode(byte);
const fontLetters = Array.from({ length: 256 }, (_, byte) => byte)
  .filter((byte) => byte >= 0x20 && byte !== 0x7f && byte !== 0xad)
  .map(letterOf)
  .filter((letter) => letter !== "\0");

/** One character to the eye, of one to eleven code units. */
const emojis = ["🍕", "👩‍🍳", "👨‍👩‍👧‍👦", "👍🏽", "🇦🇷", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☕", "✅"];
const strange = ["漢", "ع", "Ж", "𝒳", "\uD83C", "\uDF55", "≥"];

const plain = fc.array(fc.constantFrom(...fontLetters), { maxLength: 12 }).map((letters) => letters.join(""));
const noGlyph = fc.constantFrom(...emojis, ...strange);

test("[EXPORT-23] of whatever a text holds only letters of the typeface are left, and the same again when it is asked twice", () => {
  const known = new Set([...fontLetters, "\n"]);
  const unit = fc.oneof(fc.string({ unit: "binary", maxLength: 4 }), noGlyph);
  fc.assert(
    fc.property(
      fc.array(unit).map((parts) => parts.join("")),
      (text) => {
        const told = paperText(text);
        expect([...told].filter((letter) => !known.has(letter))).toEqual([]);
        expect(paperText(told)).toBe(told);
      },
    ),
  );
});

test("[EXPORT-23] what has no letter is one '?', and around it nothing changes", () => {
  const words = fc.tuple(
    plain,
    fc.array(
      fc.tuple(
        noGlyph,
        plain.map((text) => ` ${text}`),
      ),
      { maxLength: 4 },
    ),
  );
  fc.assert(
    fc.property(words, ([first, more]) => {
      const text = first + more.map(([one, after]) => one + after).join("");
      expect(paperText(text)).toBe(first + more.map(([, after]) => `?${after}`).join(""));
    }),
  );
  expect(emojis.map(paperText).join("")).toBe("?".repeat(emojis.length));
  expect(emojis.map((one) => paperText(one.repeat(2))).join("")).toBe("?".repeat(2 * emojis.length));
});

test("[EXPORT-23] composed or not an accent stands, a mark that is missing goes, and what nobody sees is left out", () => {
  expect(paperText("Ñandú, pingüino".normalize("NFD"))).toBe("Ñandú, pingüino");
  expect(paperText("Ernő Żak")).toBe("Erno Zak");
  expect(paperText("Te\u200Bresa\u00AD \u202Eal\u2066 \u0085\u0007revés")).toBe("Teresa al revés");
  expect(paperText("−$\u202F1.800\t(a\r\nb)")).toBe("-$ 1.800 (a\nb)");
});

/** The bytes that a PDF draws as letters, one for each. */
function drawnOf(file: ArrayBuffer): string {
  const text = Buffer.from(file).toString("latin1");
  return [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n(?<data>[\s\S]*?)endstream/gu)]
    .map(({ groups }) => inflateSync(Buffer.from(groups?.["data"] ?? "", "latin1")).toString("latin1"))
    .flatMap((page) => [...page.matchAll(/\((?<words>(?:[^()\\]|\\.)*)\) Tj/gu)])
    .map(({ groups }) => (groups?.["words"] ?? "").replaceAll(/\\([()\\])/gu, "$1"))
    .map((words) => Array.from(words, (letter) => letterOf(letter.charCodeAt(0))).join(""))
    .join("\n");
}

test("[EXPORT-23] each PDF draws a title, a heading and a cell with an emoji as letters of its typeface", () => {
  const name = "Café 👨‍👩‍👧‍👦 “€” ŠŽŸœ…•™";
  const told = "Café ? “€” ŠŽŸœ…•™";
  const columns = [
    { label: name, kind: "text" },
    { label: "Total", kind: "count" },
  ] as const;
  const rows = [
    [
      { kind: "text", text: name },
      { kind: "count", count: 1 },
    ],
  ] as const;
  const table = openPdf(name, columns);
  table.addRows(rows);
  const report = { title: name, notes: [name], tables: [{ title: name, columns, rows }] };
  const kitchen = {
    title: name,
    day: name,
    place: name,
    figures: name,
    summary: name,
    detail: name,
    goesOn: "",
    page: ["página", "de"] as const,
    products: [{ units: 1, name, notes: [name] }],
    classes: [
      { name, figures: "", orders: [{ diner: name, time: "12:00", lines: [name], comments: [], warnings: [] }] },
    ],
  };
  const drawn = [table.bytes(), writePdf(report), kitchenPdf(kitchen)].map(drawnOf);
  expect(drawn.map((text) => text.split(told).length - 1)).toEqual([3, 5, 15]);
  for (const text of drawn) expect(text).not.toMatch(/[þÿØ=]/u);
});

test("[EXPORT-32] a title that is longer than its row ends in '…' within the page", () => {
  const title = "Compras a Distribuidora de Alimentos y Bebidas ".repeat(5).trim();
  const columns = [{ label: "Insumo", kind: "text" }] as const;
  const rows = [[{ kind: "text", text: "Sal" }]] as const;
  const table = openPdf(title, columns);
  table.addRows(rows);
  const report = writePdf({ title, notes: [], tables: [{ title, columns, rows }] });
  for (const [file, count] of [
    [table.bytes(), 1],
    [report, 2],
  ] as const) {
    const titles = drawnOf(file)
      .split("\n")
      .filter((words) => words.startsWith("Compras a"));
    expect(titles.length).toBe(count);
    for (const words of titles) {
      expect(words.endsWith("…")).toBe(true);
      expect(title.startsWith(words.slice(0, -1))).toBe(true);
      // Of 186 mm, with letters of 13 to 16 points.
      expect(words.length).toBeGreaterThan(50);
      expect(words.length).toBeLessThan(90);
    }
  }
});
