import { openSession } from "../e2e/fixtures/office.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

const newClass = (page: Screen) => page.getByLabel("Nueva clase");
const question = (page: Screen) => page.getByRole("alertdialog", { name: "¿Descartar los cambios?" });

async function leaveForClients(page: Screen): Promise<void> {
  await page.getByRole("button", { name: "Menú" }).click();
  await page.getByRole("dialog", { name: "Menú" }).getByRole("link", { name: "Clientes", exact: true }).click();
}

test("[FORM-01] a form of a page that was changed asks before its screen is left, and an unchanged one doesn't", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/configuration");
  await expect(newClass(page)).toBeVisible();
  await leaveForClients(page);
  await expect(page).toHaveURL("/manage_users");

  await page.goto("/configuration");
  await newClass(page).fill("7° C");
  await leaveForClients(page);
  await question(page).getByRole("button", { name: "Cancelar" }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL("/configuration");
  await expect(newClass(page)).toHaveValue("7° C");

  await leaveForClients(page);
  await question(page).getByRole("button", { name: "Descartar" }).click();
  await expect(page).toHaveURL("/manage_users");
});

test("[FORM-01] a changed form of a page doesn't hold back the end of a session", async ({ enter, cantina }) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/configuration");
  await newClass(page).fill("7° C");
  await page.getByRole("banner").getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL("/login");
  await expect(question(page)).toHaveCount(0);
});
