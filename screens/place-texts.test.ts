// @module-tag long
import { randomUUID } from "node:crypto";
import { cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import { timeZone } from "@cantina/domain/kernel";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

// Specification §5 and §2, what of the settings and the cafeterias no other title here says.

test("[CAFETERIA-22] a fixed time and the closing need their time, and an interval both of its ends", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/configuration?topic=pickup");
  const card = page.getByRole("region", { name: "Horarios de entrega" });
  const save = () => card.getByRole("button", { name: "Guardar" }).click();
  const added = card.getByRole("group", { name: /^Horario \d+$/u }).last();
  const missing = "Por favor ingrese un horario";
  await card.getByRole("button", { name: "En horarios fijos" }).click();
  await card.getByRole("button", { name: "Agregar horario" }).click();
  await expect(added.getByLabel("Horario", { exact: true })).toBeFocused();
  await save();
  await expect(added.getByText(missing, { exact: true })).toBeVisible();
  await added.getByRole("button", { name: /^Quitar el horario/u }).click();
  // The button goes with its row.
  await expect(card.getByRole("button", { name: "Agregar horario" })).toBeFocused();

  await card.getByRole("button", { name: "En un rango horario" }).click();
  for (const [start, end] of [
    ["10:00", ""],
    ["", "12:00"],
  ] as const) {
    await card.getByLabel("Desde").fill(start);
    await card.getByLabel("Hasta").fill(end);
    await save();
    await expect(card.getByText("Debe ingresar un rango horario", { exact: true })).toBeVisible();
  }

  await card.getByRole("button", { name: "Siempre", exact: true }).click();
  await card.getByRole("checkbox", { name: "El comedor cierra" }).check();
  await card.getByLabel("Hora de cierre").fill("");
  await save();
  await expect(card.getByText(missing, { exact: true })).toBeVisible();
});

test("a class has a name of at most 250 characters", async ({ enter, cantina }) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/configuration?topic=classes");
  const field = page.getByLabel("Nueva clase");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await expect(page.getByText("El nombre es obligatorio", { exact: true })).toBeVisible();
  await field.fill("x".repeat(249));
  await expect(field).not.toHaveAccessibleDescription("Hasta 250 caracteres: no entra más.");
  await field.fill("x".repeat(250));
  await expect(field).toHaveAccessibleDescription("Hasta 250 caracteres: no entra más.");
});

test("Mis Cafeterias lists name, code and role, says where one is and leads to the others", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "regional");
  const page = await enter(session, "/user-cafeterias");
  const table = page.getByRole("table", { name: "Mis Cafeterias" });
  for (const name of ["Nombre", "Código", "Rol"]) await expect(table.getByRole("columnheader", { name })).toBeVisible();
  const { cafeteriaName, cafeteriaCode } = session.profile;
  const here = table.getByRole("row", { name: new RegExp(`${cafeteriaName}.*${cafeteriaCode}.*Administrador`, "u") });
  await expect(here).toContainText("Está aquí");
  await expect(table.getByRole("button", { name: /^Ingresar a /u })).toHaveCount(1);
});

test("a launch date may lie as far back or ahead as somebody wants", async ({ enter, cantina }) => {
  const [session] = await openSession(cantina.url, "system");
  const name = `Comedor ${randomUUID().slice(0, 6)}`;
  const body = { name, countryId: "AR", timeZone: timeZone("America/Argentina/Buenos_Aires") };
  const desk = clientFor(cantina.url, session.jwt);
  value(await desk.call(cafeteriaEndpoints.createCafeteria, { body }, { idempotencyKey: randomUUID() }));
  const page = await enter(session, "/generate_registration");
  for (const date of ["01/02/1958", "30/12/2094"]) {
    await page.getByRole("button", { name: `Ver el detalle: ${name}` }).click();
    const form = page.getByRole("dialog", { name: `Editar ${name}` });
    await form.getByLabel("Fecha de lanzamiento", { exact: true }).fill(date);
    await form.getByRole("button", { name: "Guardar" }).click();
    await expect(toast(page, `Se guardaron los datos de ${name}.`).last()).toBeVisible();
    await expect(page.getByRole("row", { name: new RegExp(`${name}.*${date}`, "u") })).toBeVisible();
  }
});
