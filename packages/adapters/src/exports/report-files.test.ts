import { quantity } from "@cantina/domain/inventory";
import { type LocalDate, cents } from "@cantina/domain/kernel";
import exceljs from "exceljs";
import { expect, test } from "vitest";
import { cellText } from "./pdf-file.ts";
import { writePdf } from "./pdf-report.ts";
import { writeBook } from "./sheet-file.ts";
import type { TableCell } from "./table-cell.ts";
import type { TableReport } from "./table-worker.messages.ts";

const text = (value: string): TableCell => ({ kind: "text", text: value });
const report: TableReport = {
  title: "Producción del 21/11/2026",
  notes: ["Una nota"],
  tables: [
    {
      title: "Porciones por producto",
      columns: [
        { label: "Producto", kind: "text" },
        { label: "Total", kind: "count" },
      ],
      rows: Array.from({ length: 70 }, (_, index) => [text(`Plato ${index}`), { kind: "count", count: index }]),
    },
    {
      title: "Lista de compras",
      columns: [
        { label: "Insumo", kind: "text" },
        { label: "Comprar", kind: "quantity" },
        { label: "Costo", kind: "money" },
      ],
      rows: [[text("=Sal"), { kind: "quantity", quantity: quantity(150) }, { kind: "money", amount: cents(1_250) }]],
      hasTotal: true,
    },
  ],
};

test("[EXPORT-21] a report is a sheet for each table, as numbers, or pages that all say what they are", async () => {
  const book = await new exceljs.Workbook().xlsx.load(await writeBook(report));
  expect(book.worksheets.map(({ name, rowCount }) => [name, rowCount])).toEqual([
    ["Porciones por producto", 71],
    ["Lista de compras", 2],
  ]);
  expect(["A2", "B2", "C2"].map((cell) => book.worksheets[1]?.getCell(cell).value)).toEqual(["'=Sal", 1.5, 12.5]);
  const file = new TextDecoder("latin1").decode(writePdf(report));
  expect(file.startsWith("%PDF-")).toBe(true);
  expect(file.match(/\/Type \/Page\b/gu)?.length).toBe(3);
});

test("[EXPORT-22] a date among texts is a date, a sum stands out, and a table of many columns lies on its side", async () => {
  const said: TableReport["tables"][number] = {
    title: "Filtro",
    columns: [
      { label: "Dato", kind: "text" },
      { label: "Valor", kind: "text" },
    ],
    rows: [[text("Desde"), { kind: "day", day: "2026-11-24" as LocalDate }]],
    hasTotal: true,
  };
  const book = await new exceljs.Workbook().xlsx.load(await writeBook({ ...report, tables: [said] }));
  const cell = book.worksheets[0]?.getCell("B2");
  expect([cell?.value, cell?.numFmt, cell?.font.bold]).toEqual([new Date("2026-11-24T00:00Z"), "dd/mm/yyyy", true]);
  const eight = Array.from({ length: 8 }, (_, index) => ({ label: `C${index}`, kind: "text" as const }));
  const boxOf = (tables: TableReport["tables"]): string | undefined =>
    /\/MediaBox \[0 0 ([\d.]+) /u.exec(new TextDecoder("latin1").decode(writePdf({ ...report, tables })))?.[1];
  expect(Number(boxOf([said]))).toBeLessThan(600);
  expect(Number(boxOf([{ ...said, columns: eight, rows: [] }]))).toBeGreaterThan(800);
});

test("[EXPORT-24] units of thousands read as amounts do, on paper and in a sheet, where they are numbers", async () => {
  const units = (count: number): TableCell => ({ kind: "count", count });
  expect([7_003, -1_200, 999].map((count) => cellText(units(count)))).toEqual(["7.003", "-1.200", "999"]);
  const [plates] = report.tables;
  if (plates === undefined) throw new Error("a report without tables");
  const rows = [[text("Plato"), units(7_003)]];
  const book = await new exceljs.Workbook().xlsx.load(await writeBook({ ...report, tables: [{ ...plates, rows }] }));
  const cell = book.worksheets[0]?.getCell("B2");
  expect([cell?.value, cell?.numFmt]).toEqual([7_003, "#,##0"]);
});
