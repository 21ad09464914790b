import { expect, test } from "vitest";
import { openPdf } from "./pdf-file.ts";
import type { TableCell } from "./table-cell.ts";

const text = (value: string): TableCell => ({ kind: "text", text: value });

test("[EXPORT-04] as PDF has as many pages as its rows need, each with its number", () => {
  const pdf = openPdf("Comandas", [
    { label: "Producto", kind: "text" },
    { label: "Cantidad", kind: "count" },
  ]);
  pdf.addRows(Array.from({ length: 120 }, (_, index) => [text(`Ñoquis ${index}`), { kind: "count", count: index }]));
  const file = new TextDecoder("latin1").decode(pdf.bytes());
  expect(file.startsWith("%PDF-")).toBe(true);
  expect(Number(/\/Count (\d+)/u.exec(file)?.[1])).toBeGreaterThan(2);
  expect(file.match(/\/Type \/Page\b/gu)?.length).toBe(Number(/\/Count (\d+)/u.exec(file)?.[1]));
});
