import { expect, test } from "vitest";
import { openPdf } from "./pdf-file.ts";
import type { TableCell } from "./table-cell.ts";
import type { TableColumn } from "./table-worker.messages.ts";

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

test("[EXPORT-06] a sheet to be filled in by hand has room for that in each row, and headings as wide as the table", () => {
  const pagesOf = (columns: readonly TableColumn[], row: readonly TableCell[]): number => {
    const pdf = openPdf("Planilla", columns);
    pdf.addRows(Array.from({ length: 60 }, () => row));
    return Number(/\/Count (\d+)/u.exec(new TextDecoder("latin1").decode(pdf.bytes()))?.[1]);
  };
  const plain = { label: "Contado", kind: "text" } as const;
  const box = { ...plain, isBox: true } as const;
  const things = [text("Ñoquis"), text("")];
  // 60 boxes of 9 mm on pages with 263 mm for them.
  expect([pagesOf([plain, plain], things), pagesOf([plain, box], things)]).toEqual([2, 3]);
  // In the box alone each would take several lines.
  expect(pagesOf([box, plain], [text("Insumos de la distribuidora del barrio, ".repeat(2))])).toBe(3);
});
