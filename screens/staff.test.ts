// @module-tag long
import { randomUUID } from "node:crypto";
import { type ProfileToken, accessEndpoints } from "@cantina/contract/access";
import { cashRegisterEndpoints } from "@cantina/contract/cash-register";
import { cents } from "@cantina/domain/kernel";
import { demoPassword } from "@cantina/testkit/demo";
import { openNewPlace } from "../e2e/fixtures/new-place.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
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

async function openRegister(url: string, { jwt, profile: { cafeteriaId } }: ProfileToken): Promise<void> {
  const body = { type: "OPEN", amount: cents(50_000), description: "" } as const;
  const key = { idempotencyKey: randomUUID() };
  const request = { params: { cafeteriaId }, body };
  value(await clientFor(url, jwt).call(cashRegisterEndpoints.createCashMovement, request, key));
}

test("[ACCESS-19] [ACCESS-20] who is removed while their register is open is told of first, and an administrator counts and closes it", async ({
  enter,
  cantina,
}) => {
  const place = await openNewPlace(cantina, ["flowControl"]);
  const till = await place.employee();
  const { email } = till.profile;
  await openRegister(cantina.url, till);

  const [system] = await openSession(cantina.url, "system");
  const desk = await enter(system, "/generate_registration");
  await desk.getByRole("button", { name: `Acciones de ${place.name}` }).click();
  await desk.getByRole("menuitem", { name: "Personal", exact: true }).click();
  const told = "Tiene una caja abierta (n.º 1). Si puede, pídale antes que la cuente y la cierre.";
  // Who has none open is not told of one.
  await desk.getByRole("button", { name: `Quitar ${place.session.profile.email}` }).click();
  const other = desk.getByRole("alertdialog", { name: `Quitar a ${place.session.profile.email} de ${place.name}` });
  await expect(other).toContainText("Lo que vendió queda a su nombre.");
  await expect(other).not.toContainText("caja abierta");
  await other.getByRole("button", { name: "Cancelar" }).click();
  await expect(other).toHaveCount(0);
  await desk.getByRole("button", { name: `Quitar ${email}` }).click();
  const question = desk.getByRole("alertdialog", { name: `Quitar a ${email} de ${place.name}` });
  await expect(question).toContainText(told);
  await expect(question).toContainText(`un administrador de ${place.name} la cuenta y la cierra en Control de Caja.`);
  await question.getByRole("button", { name: "Quitar", exact: true }).click();
  await expect(toast(desk, `${email} ya no trabaja en ${place.name}.`)).toBeVisible();

  const page = await enter(place.session, "/flow-control");
  const row = page.getByRole("table", { name: "Cajas" }).getByRole("row").filter({ hasText: "N.º 1" });
  await expect(row).toContainText("Persona (Eliminado)");
  await expect(row).toContainText("Abierta");
  await row.getByRole("button").first().click();
  const drawer = page.getByRole("dialog", { name: "Caja n.º 1 · Persona" });
  await expect(drawer).toContainText("Persona ya no trabaja aquí y dejó esta caja abierta.");
  await drawer.getByRole("button", { name: "Cerrar la caja n.º 1" }).click();
  const form = page.getByRole("dialog", { name: "Cerrar la caja n.º 1" });
  await form.getByRole("button", { name: "Cerrar caja" }).click();
  await expect(form.getByText("Por favor ingrese el monto", { exact: true })).toBeVisible();
  // A zero too many is asked about.
  const counted = form.getByLabel("Monto contado");
  await counted.fill("4800000");
  await form.getByRole("button", { name: "Cerrar caja" }).click();
  await expect(form).toContainText("¿Es correcto el importe?");
  await counted.fill("480");
  await form.getByRole("button", { name: "Cerrar caja" }).click();
  await expect(toast(page, "Se cerró la caja n.º 1.")).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(drawer).not.toContainText("dejó esta caja abierta");
  await expect(drawer).toContainText("Faltante");
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(row).toContainText("20,00");
  await expect(row).not.toContainText("Abierta");
});

test("[ACCESS-20] a register whose seller works here is nobody else's to close", async ({ enter, cantina }) => {
  const place = await openNewPlace(cantina, ["flowControl"]);
  const till = await place.employee();
  await openRegister(cantina.url, till);
  const page = await enter(place.session, "/flow-control");
  const row = page.getByRole("table", { name: "Cajas" }).getByRole("row").filter({ hasText: "N.º 1" });
  await row.getByRole("button").first().click();
  const drawer = page.getByRole("dialog", { name: "Caja n.º 1 · Persona" });
  await expect(drawer).toContainText("Efectivo esperado");
  await expect(drawer.getByRole("button", { name: "Cerrar la caja n.º 1" })).toHaveCount(0);
});
