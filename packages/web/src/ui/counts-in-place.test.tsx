import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { Table } from "./Table.tsx";

afterEach(cleanup);

test.each([
  [1168, "1.168"],
  [-3, "−3"],
  [0, "0"],
])("[LANG-07] a count of %i stands as %s in a table and in a key figure", (count, text) => {
  render(
    <ThemeProvider>
      <KeyFigures label="Cifras" figures={[{ label: "Ventas", value: count, definition: "Lo vendido." }]} />
      <Table
        label="Días"
        columns={[{ label: "Vendido", isNumber: true, cell: (units: number) => units }]}
        rows={[count]}
        rowKey={String}
      />
    </ThemeProvider>,
  );
  const cell = screen.getByRole("cell");
  expect([screen.getByRole("group", { name: "Ventas" }).lastChild?.textContent, cell.textContent]).toEqual([
    text,
    text,
  ]);
  expect(cell.hasAttribute("data-zero")).toBe(count === 0);
});
