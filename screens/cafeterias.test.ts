// @module-tag long
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { cafeteriaEndpoints, classEndpoints } from "@cantina/contract/cafeteria";
import { type CafeteriaId, type ClassId, timeZone } from "@cantina/domain/kernel";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { linkInMail } from "../e2e/fixtures/place-desk.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

const password = "Nueva2026x";
const path = "/generate_registration";
const unique = (): string => `Comedor ${randomUUID().slice(0, 6)}`;

/** What a system administrator does without a screen. */
async function openPlaces(url: string) {
  const [session] = await openSession(url, "system");
  const client = clientFor(url, session.jwt);
  const key = () => ({ idempotencyKey: randomUUID() });
  return {
    session,
    make: async (name: string) =>
      value(
        await client.call(
          cafeteriaEndpoints.createCafeteria,
          { body: { name, countryId: "AR", timeZone: timeZone("America/Argentina/Buenos_Aires") } },
          key(),
        ),
      ),
    rename: async (cafeteriaId: CafeteriaId, name: string): Promise<void> => {
      const found = value(await client.call(cafeteriaEndpoints.listCafeterias, {})).find(
        ({ id }) => id === cafeteriaId,
      );
      if (found === undefined) throw new Error("no such cafeteria");
      const { countryId, timeZone: zone, activityStatus, startDate } = found;
      const body = { name, countryId, timeZone: zone, activityStatus, startDate };
      value(await client.call(cafeteriaEndpoints.editCafeteria, { params: { cafeteriaId }, body }, key()));
    },
    orderClasses: async (
      cafeteriaId: CafeteriaId,
      change: (ids: readonly ClassId[]) => readonly ClassId[],
    ): Promise<void> => {
      const params = { cafeteriaId };
      const read = value(await client.call(cafeteriaEndpoints.readCafeteria, { params }));
      const body = { newOrderIds: [...change(read.classes.map(({ id }) => id))], version: read.classesVersion };
      value(await client.call(classEndpoints.orderClasses, { params, body }, key()));
    },
  };
}

/** The form behind one entry of a cafeteria's menu. */
async function openTask(page: Screen, name: string, entry: string, title: string): Promise<Part> {
  await page.getByRole("button", { name: `Acciones de ${name}` }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
  return page.getByRole("dialog", { name: title });
}

/** By how its name ends: some zones are named with and without their country. */
async function chooseZone(form: Part, ending: RegExp): Promise<void> {
  const option = form.getByLabel("Zona horaria").locator("option", { hasText: ending }).first();
  await form.getByLabel("Zona horaria").selectOption((await option.getAttribute("value")) ?? "");
}

test("[CAFETERIA-09] a cafeteria needs a name, a country and a time zone, and offers its country's zones first", async ({
  enter,
  cantina,
}) => {
  const { session } = await openPlaces(cantina.url);
  const name = unique();
  const page = await enter(session, path);
  await page.getByRole("button", { name: "Crear cafetería" }).click();
  const form = page.getByRole("dialog", { name: "Crear cafetería" });
  const submit = form.getByRole("button", { name: "Crear", exact: true });
  await submit.click();
  for (const text of ["El nombre es obligatorio", "El país es obligatorio", "La zona horaria es obligatoria"])
    await expect(form.getByText(text, { exact: true })).toBeVisible();
  await form.getByLabel("Nombre").fill(name);
  await form.getByLabel("País").selectOption({ label: "Argentina" });
  const zones = form.getByLabel("Zona horaria");
  await expect(zones.locator(":scope > option")).toHaveCount(13);
  await expect(zones.locator(":scope > option").nth(1)).toHaveText(/Buenos.Aires$/u);
  await expect(zones.locator("optgroup[label=Otras] > option", { hasText: "Montevideo" })).toHaveCount(1);
  await chooseZone(form, /Buenos.Aires$/u);
  await submit.click();
  await expect(toast(page, `Se creó la cafetería ${name}.`)).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(name, "u") })).toBeVisible();
});

test("a cafeteria's row opens its form, and what the filters find stands in the address", async ({
  enter,
  cantina,
}) => {
  const { session, make } = await openPlaces(cantina.url);
  const name = unique();
  const { id } = await make(name);
  const page = await enter(session, path);
  await page.getByRole("button", { name: `Ver el detalle: ${name}` }).click();
  await expect(page).toHaveURL(`${path}?open=${id}`);
  const form = page.getByRole("dialog", { name: `Editar ${name}` });
  await form.getByLabel("Nombre").fill(" ");
  await form.getByLabel("Zona horaria").selectOption("");
  await form.getByRole("button", { name: "Guardar" }).click();
  for (const text of ["El nombre es obligatorio", "La zona horaria es obligatoria"])
    await expect(form.getByText(text, { exact: true })).toBeVisible();
  await form.getByLabel("Nombre").fill(name);
  await chooseZone(form, /Buenos.Aires$/u);
  await expect(form.getByLabel("Estado").locator("option")).toHaveText([
    "Activo",
    "Onboarding",
    "Revisión",
    "Inactivo",
  ]);
  await form.getByLabel("Estado").selectOption("Revisión");
  await form.getByLabel("Fecha de lanzamiento", { exact: true }).fill("02/03/2031");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(path);

  await page.getByRole("button", { name: "Filtros" }).click();
  await page.getByLabel("Lanzamiento desde", { exact: true }).fill("01/03/2031");
  await page.getByLabel("Estado").selectOption("Revisión");
  await page.getByLabel("Buscar", { exact: true }).fill(name);
  const row = page.getByRole("row", { name: new RegExp(`${name}.*02/03/2031.*Revisión`, "u") });
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByRole("button", { name: "Filtros (2)" })).toBeVisible();
  await page.getByRole("button", { name: "Filtros (2)" }).click();
  await page.getByLabel("Lanzamiento hasta", { exact: true }).fill("01/03/2031");
  await expect(page.getByRole("heading", { name: "No se encontraron cafeterías" })).toBeVisible();
  await page.getByRole("button", { name: "Quitar Lanzamiento hasta: 01/03/2031" }).click();
  await expect(row).toBeVisible();
  await page.getByLabel("Buscar", { exact: true }).fill("nadie");
  await page.getByRole("button", { name: "Quitar filtros" }).last().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("row").nth(2)).toBeVisible();
});

test("[CAFETERIA-11] two system administrators at one cafeteria: the second sees what the first did before saving", async ({
  enter,
  cantina,
}) => {
  const { session, make, rename } = await openPlaces(cantina.url);
  const [name, newName] = [unique(), unique()];
  const { id } = await make(name);
  const page = await enter(session, path);
  const form = await openTask(page, name, "Editar", `Editar ${name}`);
  await form.getByLabel("Nombre").fill("Encima del otro");
  await rename(id, newName);
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form.getByText(/^Otra persona hizo cambios mientras tanto/u)).toBeVisible();
  await expect(form.getByRole("button", { name: "Guardar" })).toBeDisabled();
  await form.getByRole("button", { name: "Ver cómo está" }).click();
  const anew = page.getByRole("dialog", { name: `Editar ${newName}` });
  await expect(anew.getByLabel("Nombre")).toHaveValue(newName);
  await anew.getByLabel("Estado").selectOption("Revisión");
  await anew.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("row", { name: new RegExp(`${newName}.*Revisión`, "u") })).toBeVisible();

  const flags = await openTask(page, newName, "Funciones", `Funciones de ${newName}`);
  await flags.getByRole("checkbox", { name: "Cuponeras", exact: true }).check();
  await rename(id, name);
  await flags.getByRole("button", { name: "Guardar" }).click();
  await flags.getByRole("button", { name: "Ver cómo está" }).click();
  const flagsAnew = page.getByRole("dialog", { name: `Funciones de ${name}` });
  await expect(flagsAnew.getByRole("checkbox", { name: "Cuponeras", exact: true })).not.toBeChecked();
  await flagsAnew.getByRole("checkbox", { name: "Cuponeras", exact: true }).check();
  await flagsAnew.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page, `Se guardaron las funciones de ${name}.`)).toBeVisible();
});

test("premium needs metrics, and Wallet Connect needs Mercado Pago and its country", async ({ enter, cantina }) => {
  const { session, make } = await openPlaces(cantina.url);
  const name = unique();
  await make(name);
  const page = await enter(session, path);
  const form = await openTask(page, name, "Funciones", `Funciones de ${name}`);
  const flag = (label: string) => form.getByRole("checkbox", { name: label, exact: true });
  await expect(flag("Métricas premium")).toBeDisabled();
  await expect(flag("Wallet Connect")).toBeDisabled();
  await expect(flag("Plexo")).toBeDisabled();
  await expect(form.getByText("No está habilitado para Argentina.").first()).toBeVisible();
  for (const label of ["Métricas", "Métricas premium", "Cuponeras", "Mercado Pago", "Wallet Connect"])
    await flag(label).check();
  await expect(flag("Wallet Connect")).toBeChecked();
  await flag("Métricas").uncheck();
  await expect(flag("Métricas premium")).not.toBeChecked();
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page, `Se guardaron las funciones de ${name}.`)).toBeVisible();
  const again = await openTask(page, name, "Funciones", `Funciones de ${name}`);
  await expect(again.getByRole("checkbox", { name: "Cuponeras", exact: true })).toBeChecked();
  await expect(again.getByRole("checkbox", { name: "Métricas", exact: true })).not.toBeChecked();
});

test("a cafeteria's first administrator is invited, and makes, orders, renames and deletes its classes", async ({
  enter,
  cantina,
  line,
}) => {
  const { session, make, orderClasses } = await openPlaces(cantina.url);
  const name = unique();
  const email = `directora.${randomUUID().slice(0, 6)}@prueba.test`;
  const { id } = await make(name);
  const page = await enter(session, path);
  const form = await openTask(page, name, "Crear o asociar usuario", `Crear usuario de ${name}`);
  const submit = form.getByRole("button", { name: "Crear", exact: true });
  await submit.click();
  await expect(form.getByText("El rol es obligatorio", { exact: true })).toBeVisible();
  await expect(form.getByText("Por favor ingrese su dirección de correo electrónico", { exact: true })).toBeVisible();
  const address = form.getByLabel("Email");
  await address.fill("sin arroba");
  await submit.click();
  await expect(form.getByText("El correo electrónico no es válido", { exact: true })).toBeVisible();
  await form.getByLabel("Rol").selectOption("Administrador");
  await address.fill("empleado@demo.cantina");
  await submit.click();
  await expect(form.getByText(/^Ya existe una cuenta con ese correo electrónico/u)).toBeVisible();
  await address.fill(email);
  await submit.click();
  await expect(toast(page, `Se creó el usuario y se envió la invitación a ${email}.`)).toBeVisible();

  localStorage.clear();
  await page.goto(await linkInMail(join(cantina.dataFolder, "mail"), email));
  await page.getByLabel("Nueva contraseña").fill(password);
  await page.getByLabel("Repita la contraseña").fill(password);
  await page.getByRole("button", { name: "Cambiar contraseña" }).click();
  await page.getByRole("link", { name: "Iniciar sesión" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(password);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page).toHaveURL("/");

  await page.goto("/configuration?topic=classes");
  const rows = page.getByRole("list", { name: "Clases" }).getByRole("listitem");
  const field = page.getByLabel("Nueva clase");
  await page.getByRole("button", { name: "Agregar" }).click();
  await expect(page.getByText("El nombre es obligatorio", { exact: true })).toBeVisible();
  for (const wanted of ["Sala 5", "1º A", "2º B"]) {
    await field.fill(wanted);
    await page.keyboard.press("Enter");
    await expect(rows.last()).toHaveText(wanted);
    await expect(field).toBeFocused();
  }
  await field.fill("SALA 5");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Ya existe una clase con ese nombre/u)).toBeVisible();
  await field.fill("");

  const down = page.getByRole("button", { name: "Bajar Sala 5" });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(rows).toHaveText(["1º A", "Sala 5", "2º B"]);
  await expect(down).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(rows).toHaveText(["1º A", "2º B", "Sala 5"]);
  await expect(down).toBeFocused();
  await expect(page.getByText("Sala 5: lugar 3 de 3")).toBeAttached();

  const taskOf = async (one: string, task: string): Promise<void> => {
    await page.getByRole("button", { name: `Acciones de ${one}` }).click();
    await page.getByRole("menuitem", { name: task, exact: true }).click();
  };
  await taskOf("2º B", "Cambiar el nombre");
  const dialog = page.getByRole("dialog", { name: "Cambiar el nombre de 2º B" });
  await dialog.getByLabel("Nombre").fill("2º C");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(rows).toHaveText(["1º A", "2º C", "Sala 5"]);

  // Without the hub it doesn't hear that somebody else was faster.
  line.meet(/\/hubs\//u, () => Promise.reject(new TypeError("no hub")));
  await page.reload();
  await expect(rows).toHaveText(["1º A", "2º C", "Sala 5"]);
  await orderClasses(id, (ids) => ids.toReversed());
  await page.getByRole("button", { name: "Bajar 1º A" }).click();
  await expect(
    toast(page, "Las clases cambiaron mientras las ordenaba. Se muestra la lista como está ahora."),
  ).toBeVisible();
  await expect(rows).toHaveText(["Sala 5", "2º C", "1º A"]);

  await taskOf("1º A", "Eliminar");
  await page
    .getByRole("alertdialog", { name: "Eliminar la clase 1º A" })
    .getByRole("button", { name: "Eliminar" })
    .click();
  await expect(rows).toHaveText(["Sala 5", "2º C"]);
  await page.reload();
  await expect(rows).toHaveText(["Sala 5", "2º C"]);
});

test("a disabled cafeteria can't be entered, only enabled", async ({ enter, cantina }) => {
  const { session, make } = await openPlaces(cantina.url);
  const name = unique();
  await make(name);
  const page = await enter(session, path);
  await page.getByRole("button", { name: `Acciones de ${name}` }).click();
  await page.getByRole("menuitem", { name: "Deshabilitar", exact: true }).click();
  await page
    .getByRole("alertdialog", { name: `Deshabilitar ${name}` })
    .getByRole("button", { name: "Deshabilitar" })
    .click();
  await expect(toast(page, `Se deshabilitó ${name}.`)).toBeVisible();
  await page.getByRole("button", { name: `Habilitar ${name}` }).click();
  await expect(page.getByRole("button", { name: `Ingresar a ${name}` })).toHaveCount(0);
  await page
    .getByRole("alertdialog", { name: `Habilitar ${name}` })
    .getByRole("button", { name: "Habilitar" })
    .click();
  await expect(toast(page, `Se habilitó ${name}.`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Ingresar a ${name}` })).toBeVisible();
});
