import { expect, test } from "vitest";
import { faultTable } from "./fault-table.ts";

test("[UPLOAD-01] the file comes back with its own columns and what is wrong beside each row", () => {
  const { columns, rows } = faultTable({
    headings: ["Título", "Precio"],
    rows: [
      { row: 2, cells: ["Té", "1,5"] },
      { row: 4, cells: ["", "caro"] },
    ],
    faults: [
      { row: 4, column: "Título", value: "", reason: "Por favor ingrese un título" },
      { row: 4, column: "Precio", value: "caro", reason: "No es un importe" },
    ],
  });
  expect(columns.map(({ label }) => label)).toEqual(["Título", "Precio", "Errores"]);
  expect(rows.map((cells) => cells.map((cell) => (cell.kind === "text" ? cell.text : cell)))).toEqual([
    ["Té", "1,5", ""],
    ["", "caro", "Título: Por favor ingrese un título · Precio: No es un importe"],
  ]);
});
