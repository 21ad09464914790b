import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { ProfileToken } from "@cantina/contract/access";
import { cafeteriaEndpoints, classEndpoints } from "@cantina/contract/cafeteria";
import type { ClassId } from "@cantina/domain/kernel";
import { expectAccessible } from "./fixtures/axe.ts";
import { clientFor, openSession, value } from "./fixtures/office.ts";
import { acceptInvitation, chooseZone, linkInMail, openTask } from "./fixtures/place-desk.ts";
import { expect, test } from "./fixtures/test.ts";
import { toast } from "./fixtures/toast.ts";

const password = "Nueva2026x";

/** Somebody else puts that cafeteria's classes in another order. */
async function orderClasses(
  url: string,
  { jwt }: ProfileToken,
  name: string,
  change: (ids: readonly ClassId[]) => readonly ClassId[],
): Promise<void> {
  const client = clientFor(url, jwt);
  const found = value(await client.call(cafeteriaEndpoints.listCafeterias, {})).find((one) => one.name === name);
  if (found === undefined) throw new Error(`no cafeteria ${name}`);
  const params = { cafeteriaId: found.id };
  const { classes, classesVersion: version } = value(await client.call(cafeteriaEndpoints.readCafeteria, { params }));
  const newOrderIds = [...change(classes.map(({ id }) => id))];
  value(await client.call(classEndpoints.orderClasses, { params, body: { newOrderIds, version } }));
}

test("a cafeteria is made, equipped and staffed, and its administrator makes the classes", async ({
  enter,
  cantina,
  page: guest,
}) => {
  const own = randomUUID().slice(0, 6);
  const name = `Comedor ${own}`;
  const email = `directora.${own}@prueba.test`;
  const [session] = await openSession(cantina.url, "system");
  const page = await enter(session, "/generate_registration");

  await test.step("it needs a name, a country and a time zone", async () => {
    await page.getByRole("button", { name: "Crear cafetería" }).click();
    const dialog = page.getByRole("dialog", { name: "Crear cafetería" });
    await dialog.getByRole("button", { name: "Crear cafetería" }).click();
    for (const text of ["El nombre es obligatorio", "El país es obligatorio", "La zona horaria es obligatoria"])
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    await dialog.getByLabel("Nombre").fill(name);
    await dialog.getByLabel("País").selectOption({ label: "Argentina" });
    const zones = dialog.getByLabel("Zona horaria");
    await expect(zones.locator(":scope > option")).toHaveCount(13);
    await expect(zones.locator(":scope > option").nth(1)).toHaveText(/Buenos.Aires$/u);
    await expect(zones.locator("optgroup[label=Otras] > option", { hasText: "Montevideo" })).toHaveCount(1);
    await chooseZone(dialog, /Buenos.Aires$/u);
    await dialog.getByRole("button", { name: "Crear cafetería" }).click();
    await expect(toast(page, `Se creó la cafetería ${name}.`)).toBeVisible();
  });

  await test.step("its launch date and status are edited, and found by the filter", async () => {
    const dialog = await openTask(page, name, "Editar", `Editar ${name}`);
    await dialog.getByLabel("Nombre").fill(" ");
    await dialog.getByLabel("Zona horaria").selectOption("");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    for (const text of ["El nombre es obligatorio", "La zona horaria es obligatoria"])
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    await dialog.getByLabel("Nombre").fill(name);
    await chooseZone(dialog, /Buenos.Aires$/u);
    await expect(dialog.getByLabel("Estado").getByRole("option")).toHaveText([
      "Activo",
      "Onboarding",
      "Revisión",
      "Inactivo",
    ]);
    await dialog.getByLabel("Estado").selectOption("Revisión");
    await dialog.getByLabel("Fecha de lanzamiento", { exact: true }).fill("02/03/2031");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await page.getByLabel("Lanzamiento desde", { exact: true }).fill("01/03/2031");
    await page.getByLabel("Buscar por nombre o id").fill(name);
    await expect(page.getByRole("row", { name: new RegExp(`${name}.*02/03/2031.*Revisión`, "u") })).toBeVisible();
    await page.getByLabel("Lanzamiento hasta", { exact: true }).fill("01/03/2031");
    await expect(page.getByText("No se encontraron cafeterías")).toBeVisible();
    await page.getByLabel("Lanzamiento hasta", { exact: true }).fill("");
  });

  await test.step("premium needs metrics, and Wallet Connect Mercado Pago and its country", async () => {
    const dialog = await openTask(page, name, "Funciones", `Funciones de ${name}`);
    const flag = (label: string) => dialog.getByRole("checkbox", { name: label, exact: true });
    const press = (label: string) => dialog.getByText(label, { exact: true }).click();
    await expect(flag("Métricas premium")).toBeDisabled();
    await expect(flag("Wallet Connect")).toBeDisabled();
    await expect(flag("Plexo")).toBeDisabled();
    await expect(dialog.getByText("No está habilitado para Argentina.").first()).toBeVisible();
    for (const label of ["Métricas", "Métricas premium", "Cuponeras", "Mercado Pago", "Wallet Connect"])
      await press(label);
    await expect(flag("Wallet Connect")).toBeChecked();
    await press("Métricas");
    await expect(flag("Métricas premium")).not.toBeChecked();
    await expectAccessible(page, "features");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await expect(toast(page, `Se guardaron las funciones de ${name}.`)).toBeVisible();
    const again = await openTask(page, name, "Funciones", `Funciones de ${name}`);
    await expect(again.getByRole("checkbox", { name: "Cuponeras", exact: true })).toBeChecked();
    await expect(again.getByRole("checkbox", { name: "Métricas", exact: true })).not.toBeChecked();
    await page.keyboard.press("Escape");
  });

  await test.step("a user needs a role and a valid address, and is told apart from one that exists", async () => {
    const dialog = await openTask(page, name, "Crear o asociar usuario", `Usuario para ${name}`);
    const submit = dialog.getByRole("button", { name: "Crear usuario", exact: true }).last();
    await submit.click();
    await expect(dialog.getByText("El rol es obligatorio", { exact: true })).toBeVisible();
    await expect(
      dialog.getByText("Por favor ingrese su dirección de correo electrónico", { exact: true }),
    ).toBeVisible();
    const address = dialog.getByLabel("Correo electrónico");
    await address.fill("sin arroba");
    await submit.click();
    await expect(dialog.getByText("El correo electrónico no es válido", { exact: true })).toBeVisible();
    await dialog.getByLabel("Rol").selectOption("Administrador");
    await address.fill("empleado@demo.cantina");
    await submit.click();
    await expect(dialog.getByText(/^Ya existe una cuenta con ese correo electrónico/u)).toBeVisible();
    await expectAccessible(page, "new user");
    await address.fill(email);
    await submit.click();
    await expect(toast(page, `Se creó el usuario y se envió la invitación a ${email}.`)).toBeVisible();
  });

  await test.step("the invitation lets its administrator in", async () => {
    await acceptInvitation(guest, await linkInMail(join(cantina.dataFolder, "mail"), email), { email, password });
    await expect(guest).toHaveURL("/");
    await guest.goto("/configuration");
  });

  await test.step("classes are added, ordered by keyboard and by dragging, renamed and deleted", async () => {
    const list = guest.getByRole("list", { name: "Clases" });
    const rows = list.getByRole("listitem");
    const field = guest.getByLabel("Nueva clase");
    await guest.getByRole("button", { name: "Agregar" }).click();
    await expect(guest.getByText("El nombre es obligatorio", { exact: true })).toBeVisible();
    for (const wanted of ["Sala 5", "1º A", "2º B"]) {
      await field.fill(wanted);
      await guest.keyboard.press("Enter");
      await expect(rows.last()).toHaveText(wanted);
      await expect(field).toBeFocused();
    }
    await field.fill("SALA 5");
    await guest.keyboard.press("Enter");
    await expect(guest.getByText(/Ya existe una clase con ese nombre/u)).toBeVisible();

    const down = guest.getByRole("button", { name: "Bajar Sala 5" });
    await down.focus();
    await guest.keyboard.press("Enter");
    await expect(rows).toHaveText(["1º A", "Sala 5", "2º B"]);
    await expect(down).toBeFocused();
    await guest.keyboard.press("Enter");
    await expect(rows).toHaveText(["1º A", "2º B", "Sala 5"]);
    await expect(down).toBeFocused();
    await expect(guest.getByText("Sala 5: lugar 3 de 3")).toBeAttached();

    const from = await rows.nth(2).getByTitle("Arrastrar para ordenar").boundingBox();
    const to = await rows.nth(0).boundingBox();
    if (from === null || to === null) throw new Error("the list is not shown");
    await guest.mouse.move(from.x + 10, from.y + 20);
    await guest.mouse.down();
    await guest.mouse.move(from.x + 10, to.y + 5, { steps: 5 });
    await guest.mouse.up();
    await expect(rows).toHaveText(["Sala 5", "1º A", "2º B"]);

    await guest.getByRole("button", { name: "Cambiar el nombre de 2º B" }).click();
    const dialog = guest.getByRole("dialog");
    await dialog.getByLabel("Nombre").fill("2º C");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await expect(rows).toHaveText(["Sala 5", "1º A", "2º C"]);

    // Without the hub it doesn't hear that somebody else was faster.
    await guest.route("**/hubs/**", (route) => route.abort());
    const read = guest.waitForResponse((answer) => /\/api\/cafeterias\/[\w-]+$/u.test(answer.url()));
    await guest.reload();
    await read;
    await expect(rows).toHaveText(["Sala 5", "1º A", "2º C"]);
    await orderClasses(cantina.url, session, name, (ids) => ids.toReversed());
    await guest.getByRole("button", { name: "Bajar Sala 5" }).click();
    await expect(
      toast(guest, "Las clases cambiaron mientras las ordenaba. Se muestra la lista como está ahora."),
    ).toBeVisible();
    await expect(rows).toHaveText(["2º C", "1º A", "Sala 5"]);

    await guest.getByRole("button", { name: "Eliminar 1º A" }).click();
    await guest
      .getByRole("alertdialog", { name: "Eliminar la clase 1º A" })
      .getByRole("button", { name: "Eliminar" })
      .click();
    await expect(rows).toHaveText(["2º C", "Sala 5"]);
    await guest.reload();
    await expect(rows).toHaveText(["2º C", "Sala 5"]);
  });

  await test.step("disabled, it is closed to its people until it is enabled", async () => {
    await openTask(page, name, "Deshabilitar", "");
    const ask = page.getByRole("alertdialog", { name: `Deshabilitar ${name}` });
    await ask.getByRole("button", { name: "Deshabilitar" }).click();
    await expect(toast(page, `Se deshabilitó ${name}.`)).toBeVisible();
    await openTask(page, name, "Habilitar", "");
    await page
      .getByRole("alertdialog", { name: `Habilitar ${name}` })
      .getByRole("button", { name: "Habilitar" })
      .click();
    await expect(toast(page, `Se habilitó ${name}.`)).toBeVisible();
  });
});

test("on a phone and in both modes axe finds nothing, and a class with commensals says why it stays", async ({
  enter,
  cantina,
}) => {
  const [administrator] = await openSession(cantina.url, "administrator");
  const page = await enter(administrator, "/configuration");
  await page
    .getByRole("button", { name: /^Eliminar /u })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText(/La clase tiene \d+ comensales\. Páselos a otra clase/u)).toBeVisible();
  await page.keyboard.press("Escape");
  const [system] = await openSession(cantina.url, "system");
  const admin = await enter(system, "/generate_registration");
  await expect(admin.getByRole("table", { name: "Cafeterias" })).toBeVisible();
  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 390],
  ] as const)
    for (const [shown, what] of [
      [page, "configuration"],
      [admin, "cafeterias"],
    ] as const) {
      await shown.emulateMedia({ colorScheme });
      await shown.setViewportSize({ width, height: 844 });
      await expectAccessible(shown, `${what} ${colorScheme}`);
      const overflow = await shown.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${what} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
    }
});
