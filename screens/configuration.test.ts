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

test("[FORM-01] a topic stands in the address, tells beside 'Guardar' what became of it, and asks before another takes its place", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/configuration");
  const topic = (name: string) =>
    page.getByRole("navigation", { name: "Temas" }).getByRole("button", { name: new RegExp(`^${name}`, "u") });
  await expect(topic("Clases")).toHaveAttribute("aria-current", "true");
  await topic("Caja").click();
  await expect(page).toHaveURL("/configuration?topic=cash");
  await page.reload();
  const card = page.getByRole("region", { name: "Caja" });
  const save = card.getByRole("button", { name: "Guardar" });
  const blind = card.getByRole("checkbox", { name: "Cierre de caja a ciegas" });
  await expect(save).toBeDisabled();
  await expect(card.getByText("No hay cambios.")).toBeVisible();
  const wasBlind = blind.elements().some((one) => one instanceof HTMLInputElement && one.checked);

  const flip = (): Promise<void> => (wasBlind ? blind.uncheck() : blind.check());
  await flip();
  await expect(card.getByText("Hay cambios sin guardar.")).toBeVisible();
  await topic("Clases").click();
  await question(page).getByRole("button", { name: "Cancelar" }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(card.getByText("Hay cambios sin guardar.")).toBeVisible();
  await save.click();
  await expect(card.getByText("Se guardó.")).toBeVisible();
  await expect(save).toBeDisabled();

  await topic("Clases").click();
  await expect(page).toHaveURL("/configuration?topic=classes");
  await expect(newClass(page)).toBeVisible();
  history.back();
  await expect(card).toBeVisible();
  await (wasBlind ? blind.check() : blind.uncheck());
  await save.click();
  await expect(card.getByText("Se guardó.")).toBeVisible();
});

test("a class with commensals says why it stays", async ({ enter, cantina, office }) => {
  const [session] = await openSession(cantina.url, "administrator");
  const { classes } = await office.readCafeteria();
  const name = classes[0]?.name ?? "";
  const page = await enter(session, "/configuration?topic=classes");
  await page.getByRole("button", { name: `Acciones de ${name}` }).click();
  await page.getByRole("menuitem", { name: "Eliminar", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText(/La clase tiene \d+ comensales\. Páselos a otra clase/u)).toBeVisible();
});
