import { loadTemporal, localDate } from "@cantina/domain/kernel";
import type { StockReport } from "@cantina/domain/stock";
import { expect, test } from "vitest";
import { moveColumns, moveFigures } from "./report-moves.ts";
import { rowsOf, sheetColumns } from "./save-report.ts";

await loadTemporal();

/** 9 and 6 more, 7 sold of which 4 came back, 2 taken out, and a count that found 3 less. */
const day = { received: 6, sold: 7, returned: 4, withdrawn: 2, counted: -3 };
const report: StockReport = {
  start: 9,
  days: [
    { day: localDate("2026-11-20"), ...day, end: 7 },
    { day: localDate("2026-11-23"), ...day, counted: 5, end: 13 },
  ],
};

test("[STOCK-23] the figures lead from the first stock to the last", () => {
  const shown = Object.fromEntries(moveFigures(report).map(({ label, value }) => [label, value]));
  expect(shown).toEqual({
    "Al inicio": 9,
    Ingresos: 12,
    Ventas: 6,
    Egresos: 4,
    "Conteos y faltantes": 2,
    "Al final": 13,
  });
  expect(9 + 12 - 6 - 4 + 2).toBe(13);
});

test("[STOCK-23] so does each row of the table and of the file, and its foot", () => {
  expect(moveColumns.map(({ label, of }) => [label, of(day)])).toEqual([
    ["Ingresos", 6],
    ["Vendido", 7],
    ["Devuelto", 4],
    ["Egresos", 2],
    ["Conteos y faltantes", -3],
  ]);
  const headings = sheetColumns.map(({ label }) => label);
  const rows = rowsOf(report).map(
    (cells) => new Map(cells.map((cell, at) => [headings[at], cell.kind === "count" ? cell.count : 0])),
  );
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    const value = (heading: string): number => row.get(heading) ?? Number.NaN;
    const moved = value("Ingresos") - value("Vendido") + value("Devuelto") - value("Egresos");
    expect(value("Al inicio") + moved + value("Conteos y faltantes")).toBe(value("Al final"));
  }
});
