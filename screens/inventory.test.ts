import { randomUUID } from "node:crypto";
import { openSession } from "../e2e/fixtures/office.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

const question = (page: Screen) => page.getByRole("alertdialog", { name: "¿Descartar los cambios?" });

test("[FORM-01] a consumable's form stands in the address, and the back button asks before it loses what was typed", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/inventory?tab=prepared");
  const table = page.getByRole("table", { name: "Preparados" });
  await table
    .getByRole("button", { name: /^Ver el detalle: /u })
    .first()
    .click();
  const form = page.getByRole("dialog", { name: /^Editar /u });
  await expect(form).toBeVisible();
  const former = await form.getByLabel("Nombre").inputValue();
  await expect(page).toHaveURL(/\/inventory\?tab=prepared&open=[\da-f-]+$/u);

  // An unchanged one closes without a word.
  history.back();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL("/inventory?tab=prepared");
  history.forward();
  await expect(form).toBeVisible();
  const shared = location.href;
  await page.goto("/inventory");
  await page.goto(shared);
  await expect(form.getByLabel("Nombre")).toBeVisible();

  await form.getByLabel("Nombre").fill("Otro nombre");
  history.back();
  await question(page).getByRole("button", { name: "Cancelar" }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(form.getByLabel("Nombre")).toHaveValue("Otro nombre");
  await form.getByRole("button", { name: "Cancelar" }).click();
  await question(page).getByRole("button", { name: "Descartar" }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL("/inventory?tab=prepared");

  // And back, as the other titles know it.
  const name = `Masa ${randomUUID().slice(0, 6)}`;
  for (const [from, to] of [
    [former, name],
    [name, former],
  ] as const) {
    await table.getByRole("button", { name: `Ver el detalle: ${from}` }).click();
    await form.getByLabel("Nombre").fill(to);
    await form.getByRole("button", { name: "Guardar" }).click();
    await expect(toast(page, `Se guardó el preparado ${to}.`)).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL("/inventory?tab=prepared");
  }
});

test("what can't be deleted says why, and a search without a result offers the way back", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/inventory");
  const remove = page.getByRole("button", { name: "Eliminar", exact: true });
  await expect(remove).toHaveAccessibleDescription("Marque insumos o preparados para moverlos.");
  const boxes = page.getByRole("checkbox", { name: /^Seleccionar /u });
  await boxes.nth(0).check();
  await expect(remove).toBeEnabled();
  await boxes.nth(1).check();
  await expect(remove).toHaveAccessibleDescription("Hay 2 marcados. Se elimina de a uno.");
  await expect(remove).toBeDisabled();

  await page.getByLabel("Buscar", { exact: true }).fill("nada que se llame así");
  await expect(page.getByRole("heading", { name: "No se encontró nada" })).toBeVisible();
  await expect(page).toHaveURL("/inventory?search=nada+que+se+llame+as%C3%AD");
  await page.getByRole("button", { name: "Quitar filtros" }).click();
  await expect(boxes.first()).toBeVisible();
  await expect(page).toHaveURL("/inventory");
});
