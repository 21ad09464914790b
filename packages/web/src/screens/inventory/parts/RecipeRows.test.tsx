import { type Consumable, type RecipeRow, quantity } from "@cantina/domain/inventory";
import { cents, id } from "@cantina/domain/kernel";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { ThemeProvider } from "../../../theme/ThemeProvider.tsx";
import { RecipeRows } from "./RecipeRows.tsx";

afterEach(cleanup);

const show = (isLocked: boolean) =>
  render(
    <ThemeProvider>
      <RecipeRows
        rows={[{ consumableId: null, quantity: null }]}
        consumables={[]}
        faults={new Map()}
        isLocked={isLocked}
        onChange={() => undefined}
      />
    </ThemeProvider>,
  );

test("[FORM-03] while a recipe is saved its rows are neither added nor removed", () => {
  show(true);
  expect(screen.getByRole("button", { name: "Agregar ingrediente" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "Quitar el ingrediente 1" })).toHaveProperty("disabled", true);
  cleanup();
  show(false);
  expect(screen.getByRole("button", { name: "Agregar ingrediente" })).toHaveProperty("disabled", false);
});

const known: readonly Consumable[] = ["Harina", "Sal", "Aceite"].map((name) => ({
  id: id(name),
  type: "RAW",
  name,
  unit: "GRAM",
  alertLevel: quantity(0),
  availableQuantity: quantity(0),
  needsCount: false,
  allergens: [],
  cost: cents(1),
  waste: 0,
  supplierId: id("s"),
  yield: null,
  ingredients: [],
  version: 1,
}));
const row = (name: string, units: number): RecipeRow => ({ consumableId: id(name), quantity: quantity(units * 100) });

function Form() {
  const [rows, setRows] = useState<readonly RecipeRow[]>([row("Harina", 1), row("Sal", 2.5), row("Aceite", 3)]);
  return <RecipeRows rows={rows} consumables={known} faults={new Map()} isLocked={false} onChange={setRows} />;
}
const showForm = () =>
  render(
    <ThemeProvider>
      <Form />
    </ThemeProvider>,
  );
const shown = (): string =>
  screen
    .getAllByLabelText<HTMLInputElement>(/^(?:Ingrediente|Cantidad) \d$/u)
    .map(({ value }) => value)
    .join(" ");
const undo = () => screen.queryByRole("button", { name: "Deshacer" });
const remove = (place: number) => fireEvent.click(screen.getByLabelText(`Quitar el ingrediente ${place}`));

test("[FORM-10] the latest row that was taken out comes back where it stood, with its quantity", () => {
  showForm();
  expect(shown()).toBe("Harina 1 Sal 2,5 Aceite 3");
  expect(undo()).toBeNull();
  remove(2);
  expect(shown()).toBe("Harina 1 Aceite 3");
  expect(screen.getByText("Se quitó Sal.")).toBeDefined();
  fireEvent.click(screen.getByText("Deshacer"));
  expect(shown()).toBe("Harina 1 Sal 2,5 Aceite 3");
  expect(undo()).toBeNull();
  remove(2);
  remove(2);
  expect(screen.queryByText("Se quitó Sal.")).toBeNull();
  expect(screen.getByText("Se quitó Aceite.")).toBeDefined();
  fireEvent.click(screen.getByText("Deshacer"));
  expect(shown()).toBe("Harina 1 Aceite 3");
});

test("[FORM-10] the focus goes from the row to 'Deshacer' and back, and stays where it is else", () => {
  showForm();
  remove(3);
  expect(document.activeElement).toBe(undo());
  const addition = screen.getByRole("button", { name: "Agregar ingrediente" });
  addition.focus();
  fireEvent.click(addition);
  expect(document.activeElement).toBe(addition);
  remove(3);
  expect(document.activeElement).toBe(undo());
  expect(screen.getByText("Se quitó el ingrediente.")).toBeDefined();
  remove(1);
  expect(document.activeElement).toBe(undo());
  fireEvent.click(screen.getByText("Deshacer"));
  expect(document.activeElement).toBe(screen.getByLabelText("Ingrediente 1"));
  expect(shown()).toBe("Harina 1 Sal 2,5");
});
