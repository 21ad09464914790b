import { accessEndpoints } from "@cantina/contract/access";
import { demoPassword } from "@cantina/testkit/demo";
import { openNewPlace } from "../e2e/fixtures/new-place.ts";
import { clientFor, openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

test("[ACCESS-18] a system administrator sees who works in a cafeteria, and removes them one by one", async ({
  enter,
  cantina,
}) => {
  const place = await openNewPlace(cantina);
  const cashier = (await place.employee()).profile;
  const manager = place.session.profile;
  const [session] = await openSession(cantina.url, "system");
  const page = await enter(session, "/generate_registration");
  await page.getByRole("button", { name: `Acciones de ${place.name}` }).click();
  await page.getByRole("menuitem", { name: "Personal", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: `Personal de ${place.name}` });
  const people = drawer.getByRole("list", { name: `Personal de ${place.name}` }).getByRole("listitem");
  await expect(people).toHaveCount(2);
  await expect(people.filter({ hasText: cashier.email })).toContainText("Empleado");
  await expect(people.filter({ hasText: manager.email })).toContainText("Administrador");

  const question = page.getByRole("alertdialog", { name: `Quitar a ${cashier.email} de ${place.name}` });
  const ask = () => drawer.getByRole("button", { name: `Quitar ${cashier.email}` }).click();
  await ask();
  await expect(question).toContainText("Su sesión termina enseguida y no podrá volver a ingresar aquí.");
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(question).toHaveCount(0);
  await expect(people).toHaveCount(2);

  await ask();
  await question.getByRole("button", { name: "Quitar", exact: true }).click();
  await expect(toast(page, `${cashier.email} ya no trabaja en ${place.name}.`)).toBeVisible();
  await expect(people).toHaveCount(1);
  await expect(people).toContainText(manager.email);
  const body = { email: cashier.email, password: demoPassword };
  expect(await clientFor(cantina.url, null).call(accessEndpoints.authenticate, { body })).toMatchObject({
    ok: false,
    failure: { code: "WRONG_PERMISSIONS" },
  });

  // Somebody else was faster.
  await drawer.getByRole("button", { name: `Quitar ${manager.email}` }).click();
  await place.remove(manager.id);
  const last = page.getByRole("alertdialog", { name: `Quitar a ${manager.email} de ${place.name}` });
  await last.getByRole("button", { name: "Quitar", exact: true }).click();
  await expect(last).toContainText("No se encontró lo que quiere cambiar o eliminar. Puede que ya se haya eliminado.");
  await last.getByRole("button", { name: "Cancelar" }).click();
  await expect(drawer.getByText("Todavía no trabaja nadie aquí", { exact: true })).toBeVisible();
});

test("[ACCESS-18] [SESSION-12] the till of whoever is removed ends by itself with the reason, and lets them in no more", async ({
  enter,
  cantina,
}) => {
  const place = await openNewPlace(cantina);
  const session = await place.employee();
  const { id, email } = session.profile;
  const page = await enter(session);
  await expect(page.getByRole("heading", { name: "Venta", exact: true })).toBeAttached();
  await place.remove(id);
  await expect(
    page.getByText("Ya no tiene acceso a esta cafetería. Inicie sesión nuevamente.", { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(demoPassword);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page.getByText("No tiene permiso para iniciar sesión", { exact: true })).toBeVisible();
});
