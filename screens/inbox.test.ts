import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

test("[CLAIMS-02] [CLAIMS-03] what Reclamos shows stands in its address, and a claim that is resolved leaves the pending ones", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/inbox?status=UNSOLVED");
  const cards = page.getByRole("list", { name: "Reclamos" }).getByRole("listitem");
  await expect(page.getByLabel("Estado", { exact: true })).toHaveValue("UNSOLVED");
  await expect(cards.first()).toBeVisible();
  const count = await cards.count();
  const name = await cards.first().getByRole("heading").textContent();
  await cards
    .first()
    .getByRole("button", { name: /^Resolver/u })
    .click();
  await expect(cards).toHaveCount(count - 1);

  await page.getByRole("button", { name: "Quitar Estado: Pendientes" }).click();
  await expect(page).toHaveURL("/inbox");
  await page.getByLabel("Buscar", { exact: true }).fill(name);
  await page.getByLabel("Estado", { exact: true }).selectOption("SOLVED");
  await expect(cards.filter({ hasText: name }).first()).toContainText("Resuelto");
  await page.reload();
  await expect(page.getByLabel("Buscar", { exact: true })).toHaveValue(name);
  await expect(page.getByRole("button", { name: /^Listo/u }).first()).toBeVisible();
  await page.getByLabel("Comentario", { exact: true }).fill("nada que diga esto");
  await expect(page.getByRole("heading", { name: "No se encontraron reclamos" })).toBeVisible();
  await page.getByRole("button", { name: "Quitar filtros" }).last().click();
  await expect(page).toHaveURL("/inbox");
  await page
    .getByRole("button", { name: /^Listo/u })
    .first()
    .click();
  await expect(page.getByLabel("Estado", { exact: true }).locator("option").nth(1)).toHaveText(`Pendientes (${count})`);
});
