import { expect, test } from "./harness/test.ts";

test("the test ticket can't be printed before anything prints here, and says why", async ({ till }) => {
  const { page } = await till();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /impres/iu })
    .click();
  const dialog = page.getByRole("dialog", { name: "Impresora" });
  const printTest = dialog.getByRole("button", { name: "Imprimir ticket de prueba" });
  await expect(printTest).toBeDisabled();
  await expect(printTest).toHaveAccessibleDescription("Este dispositivo no imprime tickets");

  await dialog.getByText("Imprimir tickets en este dispositivo").click();
  await expect(printTest).toBeDisabled();
  await expect(printTest).toHaveAccessibleDescription("No hay ninguna impresora conectada");

  await dialog.getByLabel("Imprimir con").selectOption("BROWSER");
  await expect(printTest).toBeEnabled();
  await expect(printTest).toHaveAccessibleDescription("");
});
