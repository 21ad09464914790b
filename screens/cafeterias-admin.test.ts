// @module-tag long
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { employeeEndpoints } from "@cantina/contract/access";
import { cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import { type CafeteriaId, timeZone } from "@cantina/domain/kernel";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { linkInMail } from "../e2e/fixtures/place-desk.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

// Specification §2, §3 and §5 of Cafeterias, to the last field: what `cafeterias.test.ts` doesn't say.

const path = "/generate_registration";
const unique = (): string => `Comedor ${randomUUID().slice(0, 6)}`;
const full = "Hasta 250 caracteres: no entra más.";

async function openPlaces(url: string) {
  const [session] = await openSession(url, "system");
  const client = clientFor(url, session.jwt);
  const key = () => ({ idempotencyKey: randomUUID() });
  return {
    session,
    make: async (name: string, countryId = "AR", zone = "America/Argentina/Buenos_Aires") =>
      value(
        await client.call(
          cafeteriaEndpoints.createCafeteria,
          { body: { name, countryId, timeZone: timeZone(zone) } },
          key(),
        ),
      ),
    disable: async (cafeteriaId: CafeteriaId) =>
      value(await client.call(cafeteriaEndpoints.disableCafeteria, { params: { cafeteriaId } }, key())),
    enable: async (cafeteriaId: CafeteriaId) =>
      value(await client.call(cafeteriaEndpoints.enableCafeteria, { params: { cafeteriaId } }, key())),
    invite: async (cafeteriaId: CafeteriaId, email: string) =>
      value(
        await client.call(
          employeeEndpoints.registerEmployee,
          { params: { cafeteriaId }, body: { cafeteriaId, email, isAdministrator: true, isNewAccount: true } },
          key(),
        ),
      ),
  };
}

async function openTask(page: Screen, name: string, entry: string, title: string): Promise<Part> {
  await page.getByRole("button", { name: `Acciones de ${name}` }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
  return page.getByRole("dialog", { name: title });
}

async function signInAs(page: Screen, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(password);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
}

/** Specification §3, in its order, but for the providers. */
const flags = [
  "Inventario",
  "Cuponeras",
  "Control de caja",
  "Control de stock",
  "Métricas",
  "Métricas premium",
  "Solo débito",
  "Límite diario del comensal",
  "Restricciones del comensal",
  "Abonos mensuales",
  "Mensualidades",
  "Utilidad de los productos",
  "Identificación avanzada",
  "Facturación ARCA",
  "Centro de ayuda en la web",
  "Centro de ayuda en la app",
];
const providers = ["Mercado Pago", "Wallet Connect", "Directa24", "Plexo", "Mattilda"];

test("[CAFETERIA-04] [CAFETERIA-05] all flags of the specification are switched, saved and off again; a country's providers alone can be", async ({
  enter,
  cantina,
}) => {
  const { session, make } = await openPlaces(cantina.url);
  const places = [
    // Name of the country, and the providers that it enables.
    ["AR", "America/Argentina/Buenos_Aires", "Argentina", ["Mercado Pago", "Directa24"]],
    ["UY", "America/Montevideo", "Uruguay", ["Mercado Pago", "Directa24", "Plexo"]],
    ["MX", "America/Mexico_City", "México", ["Mercado Pago", "Directa24", "Mattilda"]],
    ["PY", "America/Asuncion", "Paraguay", ["Directa24"]],
  ] as const;
  const names = places.map(() => unique());
  for (const [index, [countryId, zone]] of places.entries()) await make(names[index] ?? "", countryId, zone);
  const page = await enter(session, path);
  for (const [index, [, , country, enabled]] of places.entries()) {
    const name = names[index] ?? "";
    const form = await openTask(page, name, "Funciones", `Funciones de ${name}`);
    const flag = (label: string) => form.getByRole("checkbox", { name: label, exact: true });
    await expect(form.getByRole("checkbox")).toHaveCount(flags.length + providers.length);
    await expect(form.locator("input:checked")).toHaveCount(0);
    for (const label of providers)
      if ((enabled as readonly string[]).includes(label)) await expect(flag(label)).toBeEnabled();
      else await expect(flag(label)).toBeDisabled();
    await expect(form.getByText("Necesita Métricas.", { exact: true })).toBeVisible();
    // Wallet Connect is only a matter of Mercado Pago where the country has both.
    const ours = (enabled as readonly string[]).includes("Mercado Pago");
    await expect(form.getByText("Necesita Mercado Pago.", { exact: true })).toHaveCount(ours ? 1 : 0);
    await expect(form.getByText(`No está habilitado para ${country}.`, { exact: true })).toHaveCount(
      providers.length - enabled.length - (ours ? 1 : 0),
    );
    const wanted = [...flags, ...enabled, ...(ours ? ["Wallet Connect"] : [])];
    for (const label of wanted) await flag(label).check();
    await form.getByRole("button", { name: "Guardar" }).click();
    await expect(toast(page, `Se guardaron las funciones de ${name}.`)).toBeVisible();
    const saved = await openTask(page, name, "Funciones", `Funciones de ${name}`);
    for (const label of wanted) await expect(saved.getByRole("checkbox", { name: label, exact: true })).toBeChecked();
    if (ours) {
      await saved.getByRole("checkbox", { name: "Mercado Pago", exact: true }).uncheck();
      await expect(saved.getByRole("checkbox", { name: "Wallet Connect", exact: true })).not.toBeChecked();
      await expect(saved.getByRole("checkbox", { name: "Wallet Connect", exact: true })).toBeDisabled();
    }
    await saved.getByRole("button", { name: "Guardar" }).click();
    await expect(saved).toHaveCount(0);
  }
});

test("[CAFETERIA-10] a cafeteria's name has at most 250 characters, at its making and in its form", async ({
  enter,
  cantina,
}) => {
  const { session } = await openPlaces(cantina.url);
  const page = await enter(session, path);
  await page.getByRole("button", { name: "Crear cafetería" }).click();
  const form = page.getByRole("dialog", { name: "Crear cafetería" });
  const name = `${unique()} ${"x".repeat(300)}`.slice(0, 250);
  await form.getByLabel("Nombre").fill(name.slice(0, 249));
  await expect(form.getByLabel("Nombre")).not.toHaveAccessibleDescription(full);
  await form.getByLabel("Nombre").fill(name);
  await expect(form.getByLabel("Nombre")).toHaveAccessibleDescription(full);
  await form.getByLabel("País").selectOption({ label: "Uruguay" });
  await form.getByLabel("Zona horaria").selectOption("America/Montevideo");
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(toast(page, `Se creó la cafetería ${name}.`)).toBeVisible();
  await page.getByRole("button", { name: `Ver el detalle: ${name}` }).click();
  const edit = page.getByRole("dialog", { name: `Editar ${name}` });
  await expect(edit.getByLabel("Nombre")).toHaveAccessibleDescription(full);
  // The launch date is open, and the rest as it was made.
  await expect(edit.getByLabel("Fecha de lanzamiento", { exact: true })).toHaveValue("");
  await expect(edit.getByLabel("País")).toHaveValue("UY");
  await expect(edit.getByLabel("Zona horaria")).toHaveValue("America/Montevideo");
  await edit.getByLabel("País").selectOption({ label: "Argentina" });
  await expect(
    edit.getByText(
      "Los proveedores de pago que el nuevo país no habilita quedarán desactivados, y la cuenta de Mercado Pago habrá que vincularla otra vez.",
      { exact: true },
    ),
  ).toBeVisible();
});

test("cafeterias are found by country, by a part of the name and by the whole id", async ({ enter, cantina }) => {
  const { session, make } = await openPlaces(cantina.url);
  const [here, there] = [await make(unique()), await make(unique(), "PY", "America/Asuncion")];
  const page = await enter(session, path);
  const table = page.getByRole("table", { name: "Cafeterias" });
  for (const name of ["Nombre", "Código", "País", "Lanzamiento", "Estado"])
    await expect(table.getByRole("columnheader", { name, exact: true })).toBeVisible();
  const rowOf = ({ name }: { readonly name: string }) => page.getByRole("row", { name: new RegExp(name, "u") });
  await page.getByLabel("Buscar", { exact: true }).fill(there.id);
  await expect(rowOf(there)).toBeVisible();
  await expect(rowOf(here)).toHaveCount(0);
  await page.getByLabel("Buscar", { exact: true }).fill(here.name.slice(4).toUpperCase());
  await expect(rowOf(here)).toBeVisible();
  await expect(rowOf(there)).toHaveCount(0);
  await page.getByLabel("Buscar", { exact: true }).fill("");
  await page.getByRole("button", { name: "Filtros" }).click();
  await page.getByLabel("País").selectOption({ label: "Paraguay" });
  await expect(rowOf(there)).toBeVisible();
  await expect(rowOf(here)).toHaveCount(0);
});

test("[ACCESS-07] a known account is associated, once, and told apart from one that nobody has", async ({
  enter,
  cantina,
}) => {
  const { session, make } = await openPlaces(cantina.url);
  const [first, second] = [await make(unique()), await make(unique())];
  const email = `encargada.${randomUUID().slice(0, 6)}@prueba.test`;
  const page = await enter(session, path);
  const form = await openTask(page, first.name, "Crear o asociar usuario", `Crear usuario de ${first.name}`);
  await expect(form.getByLabel("Rol").locator("option")).toHaveText(["Elegir…", "Administrador", "Empleado"]);
  await form.getByLabel("Rol").selectOption("Empleado");
  await form.getByLabel("Email").fill(`  ${email} `);
  await expect(form.getByText("Recibirá un enlace para elegir su contraseña; vence en 7 días.")).toBeVisible();
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(toast(page, `Se creó el usuario y se envió la invitación a ${email}.`)).toBeVisible();

  const other = await openTask(page, second.name, "Crear o asociar usuario", `Crear usuario de ${second.name}`);
  await other.getByRole("button", { name: "Asociar usuario existente" }).click();
  const link = page.getByRole("dialog", { name: `Asociar usuario de ${second.name}` });
  const submit = link.getByRole("button", { name: "Asociar", exact: true });
  await submit.click();
  await expect(link.getByText("El rol es obligatorio", { exact: true })).toBeVisible();
  await expect(link.getByText("Por favor ingrese su dirección de correo electrónico", { exact: true })).toBeVisible();
  await link.getByLabel("Rol").selectOption("Administrador");
  await link.getByLabel("Email").fill(`nadie.${randomUUID().slice(0, 6)}@prueba.test`);
  await submit.click();
  await expect(
    link.getByText("No existe una cuenta con ese correo electrónico. Créela en lugar de asociarla.", { exact: true }),
  ).toBeVisible();
  await link.getByLabel("Email").fill(email.toUpperCase());
  await submit.click();
  await expect(toast(page, `Se asoció a ${email}.`)).toBeVisible();

  const again = await openTask(page, second.name, "Crear o asociar usuario", `Crear usuario de ${second.name}`);
  await again.getByRole("button", { name: "Asociar usuario existente" }).click();
  await link.getByLabel("Rol").selectOption("Empleado");
  await link.getByLabel("Email").fill(email);
  await submit.click();
  await expect(link.getByText("Esa persona ya tiene un usuario en esta cafetería.", { exact: true })).toBeVisible();
});

test("a system administrator logs in as a cafeteria and sees its till, and comes back to 'Cafeterias'", async ({
  enter,
  cantina,
}) => {
  const { session, make } = await openPlaces(cantina.url);
  const place = await make(unique());
  const page = await enter(session, path);
  await page.getByRole("button", { name: `Ingresar a ${place.name}` }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner")).toContainText(place.name);
  await expect(page.getByRole("banner")).toContainText(place.code);
  await page.goto(path);
  await expect(page.getByRole("row", { name: new RegExp(place.name, "u") })).toBeVisible();
});

test("[ACCESS-36] [CAFETERIA-08] a cafeteria that is disabled while its till sells says so there, and its people can't sign in until it is enabled", async ({
  page,
  cantina,
}) => {
  const { make, disable, enable, invite } = await openPlaces(cantina.url);
  const place = await make(unique());
  const email = `directora.${randomUUID().slice(0, 6)}@prueba.test`;
  const password = "Nueva2026x";
  await invite(place.id, email);
  const invitation = await linkInMail(join(cantina.dataFolder, "mail"), email);
  await page.goto(invitation);
  await page.getByLabel("Nueva contraseña").fill(password);
  await page.getByLabel("Repita la contraseña").fill(password);
  await page.getByRole("button", { name: "Cambiar contraseña" }).click();
  await page.getByRole("link", { name: "Iniciar sesión" }).click();
  await signInAs(page, email, password);
  await expect(page.getByRole("heading", { name: "Venta", exact: true })).toBeAttached();

  // The till hears of it by itself.
  await disable(place.id);
  await expect(page.getByText("La cafetería está deshabilitada.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/login");
  // Nobody is told of it by a wrong password.
  await signInAs(page, email, "Otra2026x");
  await expect(page.getByText("Usuario o contraseña incorrectos", { exact: true })).toBeVisible();
  await expect(page.getByText("La cafetería está deshabilitada.", { exact: true })).toHaveCount(0);
  await signInAs(page, email, password);
  await expect(page.getByText("La cafetería está deshabilitada.", { exact: true })).toBeVisible();

  await enable(place.id);
  await signInAs(page, email, password);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(place.name);
});
