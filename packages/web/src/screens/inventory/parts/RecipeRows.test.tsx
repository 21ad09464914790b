import { cleanup, render, screen } from "@testing-library/react";
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
