import { randomUUID } from "node:crypto";
import { classEndpoints } from "@cantina/contract/cafeteria";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
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

test("[CLASS-05] a class that somebody else renamed meanwhile is shown as it is before it gets another name", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const client = clientFor(cantina.url, session.jwt);
  const { cafeteriaId } = session.profile;
  const key = () => ({ idempotencyKey: randomUUID() });
  const unique = () => `Sala ${randomUUID().slice(0, 6)}`;
  const [name, faster, slower] = [unique(), unique(), unique()];
  const { classes } = value(
    await client.call(classEndpoints.createClass, { params: { cafeteriaId }, body: { name } }, key()),
  );
  const classId = classes.at(-1)?.id;
  if (classId === undefined) throw new Error("no class was made");
  const page = await enter(session, "/configuration?topic=classes");
  await page.getByRole("button", { name: `Acciones de ${name}` }).click();
  await page.getByRole("menuitem", { name: "Cambiar el nombre", exact: true }).click();
  const form = page.getByRole("dialog", { name: `Cambiar el nombre de ${name}` });
  await form.getByLabel("Nombre").fill(slower);
  value(
    await client.call(classEndpoints.renameClass, { params: { cafeteriaId, classId }, body: { name: faster } }, key()),
  );
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form.getByText(/^Otra persona hizo cambios mientras tanto/u)).toBeVisible();
  await form.getByRole("button", { name: "Ver cómo está" }).click();
  const anew = page.getByRole("dialog", { name: `Cambiar el nombre de ${faster}` });
  await expect(anew.getByLabel("Nombre")).toHaveValue(faster);
  await anew.getByLabel("Nombre").fill(slower);
  await anew.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("button", { name: `Acciones de ${slower}` })).toBeVisible();
  value(await client.call(classEndpoints.deleteClass, { params: { cafeteriaId, classId } }, key()));
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
