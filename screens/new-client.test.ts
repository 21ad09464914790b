// @module-tag long
import { randomUUID } from "node:crypto";
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { openSession, value } from "../e2e/fixtures/office.ts";
import { drawingFile, pictureFile, storedPicture } from "../e2e/fixtures/picture-files.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";
import { scan } from "./harness/till.ts";
import { toast } from "./harness/toast.ts";

/** Leaves a form in which something was typed. */
async function discard(page: Screen, form: Part): Promise<void> {
  await form.getByRole("button", { name: "Cancelar", exact: true }).click();
  await page
    .getByRole("alertdialog", { name: "¿Descartar los cambios?" })
    .getByRole("button", { name: "Descartar" })
    .click();
  await expect(form).toBeHidden();
}

const rows = (page: Screen) => page.getByRole("table", { name: "Clientes" }).getByRole("row");

test("[CLIENTS-10] [CLIENTS-11] [CLIENTS-16] [CLIENTS-17] a client with two commensals and a photo gets a capped 10 %, buys with it, and the statement adds up", async ({
  enter,
  till,
  office,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/manage_users");
  const word = `Zárate${randomUUID().slice(0, 6).replaceAll(/\d/gu, "q")}`;
  const email = `${word.toLowerCase().replace("á", "a")}@correo.test`;

  await page.getByRole("tab", { name: "Categorias" }).click();
  await page.getByRole("button", { name: "Crear categoría" }).click();
  const category = page.getByRole("dialog", { name: "Crear categoría" });
  await category.getByText("Con tope de descuento").click();
  await category.getByLabel("Balance mínimo").fill("");
  await category.getByRole("button", { name: "Crear", exact: true }).click();
  for (const fault of [
    "Por favor ingrese un nombre",
    "Por favor ingrese un porcentaje",
    "Por favor ingrese un tope",
    "Por favor ingrese un balance mínimo",
  ])
    await expect(category.getByText(fault)).toBeVisible();
  await category.getByLabel("Nombre").fill(`Socios ${word}`);
  await category.getByLabel("Porcentaje de descuento").fill("100,5");
  await category.getByLabel("Tope", { exact: true }).fill("1,5");
  await category.getByLabel("Balance mínimo").fill("10");
  await category.getByRole("button", { name: "Crear", exact: true }).click();
  for (const fault of [
    "El porcentaje va de 0 a 100, con 2 decimales como máximo",
    "El tope es un importe entero mayor que 0",
    "El balance mínimo no puede ser mayor que 0",
  ])
    await expect(category.getByText(fault)).toBeVisible();
  await category.getByLabel("Porcentaje de descuento").fill("10");
  await category.getByLabel("Tope", { exact: true }).fill("0");
  await category.getByLabel("Balance mínimo").fill("-1000");
  await category.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(category.getByText("El tope es un importe entero mayor que 0")).toBeVisible();
  await category.getByLabel("Tope", { exact: true }).fill("");
  await category.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(category.getByText("Por favor ingrese un tope")).toBeVisible();
  await category.getByLabel("Tope", { exact: true }).fill("500");
  await category.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(toast(page, `Se guardó la categoría Socios ${word}.`)).toBeVisible();
  await expect(page.getByRole("list", { name: "Categorías" })).toContainText("10 % de descuento, tope $ 500,00");
  await page.getByRole("button", { name: "Crear categoría" }).click();
  await category.getByLabel("Nombre").fill(`SOCIOS ${word.replace("á", "a")}`);
  await category.getByLabel("Porcentaje de descuento").fill("5");
  await category.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(category.getByText("Ya existe una categoría con este nombre.")).toHaveCount(1);
  await discard(page, category);

  await page.getByRole("tab", { name: "Clientes" }).click();
  await page.getByRole("button", { name: "Crear cliente" }).click();
  const form = page.getByRole("dialog", { name: "Crear cliente" });
  await form.getByText(/^Usar el balance mínimo/u).click();
  await form.getByRole("button", { name: "Agregar comensal" }).click();
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  for (const fault of [
    "Por favor ingrese su dirección de correo electrónico",
    "El balance mínimo es obligatorio",
    "¡Por favor ingrese nombre!",
    "¡Por favor ingrese apellido!",
    "¡Por favor ingrese clase!",
    "Complete los datos de los comensales o cancele su edición",
  ])
    await expect(form.getByText(fault)).toBeVisible();
  await form.getByRole("button", { name: "Cancelar edición" }).click();
  await expect(form.getByRole("group", { name: "Comensal nuevo" })).toHaveCount(0);
  await form.getByRole("textbox", { name: "Balance mínimo" }).fill("10");
  await form.getByLabel("Email").fill("sin arroba");
  await form.getByLabel("Nombre").fill(`Familia ${word}`);
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(form.getByText("El balance mínimo no puede ser mayor que 0")).toBeVisible();
  await expect(form.getByText("El correo electrónico no es válido")).toBeVisible();
  await form.getByLabel("Email").fill(email);
  await form.getByText(/^Usar el balance mínimo/u).click();
  await form.getByLabel("Categoría", { exact: true }).selectOption(`Socios ${word}`);
  for (const firstName of ["Lola", "Teo"]) {
    await form.getByRole("button", { name: "Agregar comensal" }).click();
    const row = form.getByRole("group", { name: "Comensal nuevo" });
    await row.getByLabel("Nombre del comensal").fill(firstName);
    await row.getByLabel("Apellido").fill(word);
    await row.getByLabel("Clase").selectOption({ index: 1 });
    if (firstName === "Teo") {
      await row.getByLabel("Archivo de la foto").setInputFiles(drawingFile);
      await expect(row.getByText("La imagen debe ser PNG, JPG o WebP.")).toBeVisible();
      await row.getByLabel("Archivo de la foto").setInputFiles(pictureFile);
      await expect(row.getByRole("button", { name: "Quitar foto" })).toBeVisible();
    }
    await row.getByRole("button", { name: "Aceptar" }).click();
  }
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(toast(page, `Se creó el cliente ${email}.`)).toBeVisible();
  await page.getByLabel("Buscar").fill(email);
  await page.getByRole("button", { name: `Acciones de ${email}` }).click();
  await page.getByRole("menuitem", { name: "Editar" }).click();
  const edit = page.getByRole("dialog", { name: `Editar Familia ${word}` });
  await expect(edit.locator("img")).toHaveCount(1);
  await expect(edit.locator("img")).toHaveAttribute("src", storedPicture);
  await page.keyboard.press("Escape");
  await expect(edit).toBeHidden();

  // Found without its accent.
  await page.getByLabel("Buscar").fill(`lola ${word.replace("á", "a")}`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: `Recargar saldo de ${email}` }).click();
  const charge = page.getByRole("dialog", { name: "Recargar saldo" });
  await charge.getByLabel("Monto a incrementar").fill("10000");
  await charge.getByRole("radio", { name: "Transferencia" }).check();
  await charge.getByRole("button", { name: "Recargar", exact: true }).click();
  await expect(charge).toBeHidden();
  await expect(rows(page).nth(1)).toContainText("$ 10.000,00");

  // Sold elsewhere, and told by the hub with nothing pressed.
  const product = await office.addProduct({ price: 8_000 });
  const { desk, sellOnAccount } = await openClientDesk(cantina.url);
  const [client] = value(await desk.listManagedClients({ query: { search: email } })).data;
  if (client === undefined) throw new Error("no such client");
  expect(client.commensals.map(({ firstName }) => firstName)).toEqual(["Lola", "Teo"]);
  await sellOnAccount(client, product.id);
  await expect(rows(page).nth(1)).toContainText("$ 2.500,00");
  await page.getByRole("button", { name: `Ver el detalle: ${email}` }).click();
  const statement = page.getByRole("dialog", { name: "Estado de cuenta" });
  const moves = statement.getByRole("list", { name: "Movimientos" }).getByRole("listitem");
  await expect(moves).toHaveCount(2);
  await expect(moves.nth(0)).toContainText(/Venta.*−\$ 7\.500,00.*Lola.*Saldo \$ 2\.500,00/su);
  await expect(moves.nth(1)).toContainText(/Recarga.*\$ 10\.000,00.*Transferencia.*Saldo \$ 10\.000,00/su);

  // The sales screen asks her for as much.
  const counter = await till();
  await counter.add(product.name);
  await counter.chooseDiner(`Lola ${word}`);
  await counter.pay("Cuenta");
  await expect(counter.total).toHaveText(/\$\s*7\.500,00/u);
});

test("[CLIENTS-06] a card that is read goes to a commensal, and the next time tells whose it is", async ({
  enter,
  cantina,
}) => {
  const { addFamily, find } = await openClientDesk(cantina.url);
  const family = await addFamily();
  const { email } = family;
  const name = `Ana ${family.commensals[0]?.lastName}`;
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/manage_users");
  await page.getByRole("button", { name: "Asociar tarjeta" }).click();
  const card = page.getByRole("dialog", { name: "Asociar tarjeta" });
  const associate = card.getByRole("button", { name: "Asociar", exact: true });
  await expect(associate).toBeDisabled();
  await scan("7791000000055");
  await expect(card.getByText("7791000000055 no es una tarjeta.")).toBeVisible();
  await expect(associate).toBeDisabled();
  // Nobody has it: that is what somebody who gives it away wants to read, and no fault.
  const code = randomUUID().slice(0, 8);
  await scan(`%${code}$`);
  await expect(card.getByText(`Tarjeta leída: ${code}`)).toBeVisible();
  const free = card.getByRole("status").filter({ hasText: "La tarjeta está libre y se puede asociar." });
  await expect(free).toContainText("No se encontro ningun comensal asociado a la tarjeta.");
  await expect(card.getByText("no es una tarjeta")).toHaveCount(0);
  await associate.click();
  await expect(card.getByText("Por favor seleccione un comensal")).toBeVisible();
  await card.getByRole("button", { name: "Elegir comensal" }).click();
  await card.getByRole("combobox", { name: "Buscar comensal" }).fill(name);
  await page.getByRole("option", { name: new RegExp(`^${name}`, "u") }).click();
  await associate.click();
  await expect(toast(page, `Se asoció la tarjeta a ${name}.`)).toBeVisible();
  expect((await find(family.id, email)).commensals[0]?.cardCode).toBe(code);
  await page.getByRole("button", { name: "Asociar tarjeta" }).click();
  await scan(`%${code}$`);
  await expect(card.getByText(`Es la tarjeta de ${name}.`)).toBeVisible();
  await discard(page, card);
});
