import { openDesk } from "../e2e/fixtures/desk.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

const dialogOf = (page: Screen): Part => page.getByRole("dialog", { name: "Movimientos de caja" });

test("[CASH-17] while an amount is asked about, its answer is the main action", async ({ till }) => {
  const { page } = await till();
  await page.getByRole("banner").getByRole("button", { name: "Movimientos de caja" }).click();
  const dialog = dialogOf(page);
  const submit = dialog.getByRole("button", { name: "Registrar ingreso" });
  const look = (button: Part): Promise<string | null> => button.getAttribute("class");
  await dialog.getByRole("button", { name: "Ingreso" }).click();
  await dialog.getByLabel("Monto").fill("90000000");
  await dialog.getByLabel("Descripción").fill("Cambio");
  const cancel = await look(dialog.getByRole("button", { name: "Cancelar" }));
  expect(await look(submit)).not.toBe(cancel);
  await submit.click();
  const answer = dialog.getByRole("button", { name: "Sí, es correcto" });
  await expect(answer).toBeVisible();
  expect(await look(submit)).toBe(cancel);
  await dialog.getByLabel("Monto").fill("8000");
  await expect(answer).toHaveCount(0);
  expect(await look(submit)).not.toBe(cancel);
});

test("[FORM-01] the back button asks before it loses an amount that was typed into a dialog that came by itself", async ({
  enter,
  cantina,
}) => {
  await (await openDesk(cantina.url, "administrator")).closeRegister();
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/orders");
  await page.getByRole("navigation", { name: "Pantallas" }).getByRole("link", { name: "Punto de venta" }).click();
  const amount = dialogOf(page).getByLabel("Monto de apertura");
  await amount.fill("2000");
  await page.goBack();
  const question = page.getByRole("alertdialog", { name: "¿Descartar los cambios?" });
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(question).toHaveCount(0);
  // The router has led the address forward again: before that, another press would only undo it.
  await expect(page).toHaveURL("/");
  await expect(amount).toHaveValue(/2\.?000/u);
  await page.goBack();
  await question.getByRole("button", { name: "Descartar" }).click();
  await expect(dialogOf(page)).toHaveCount(0);
});
