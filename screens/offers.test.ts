// @module-tag long
import { randomUUID } from "node:crypto";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { addFamily } from "../e2e/fixtures/books.ts";
import { openDesk } from "../e2e/fixtures/desk.ts";
import { chooseDiner } from "../e2e/fixtures/diner-field.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { drawingFile, pictureFile, storedPicture } from "../e2e/fixtures/picture-files.ts";
import { expect, test as base } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

type OfferFixtures = {
  /** A screen of the administrator's. */
  readonly boss: (path: string) => Promise<Screen>;
  /** Two families that have bought nothing yet. */
  readonly families: readonly [Family, Family];
};
type Family = Awaited<ReturnType<typeof addFamily>>;

const test = base.extend<OfferFixtures>({
  boss: async ({ enter, cantina }, provide) => {
    await provide(async (path) => {
      const [session] = await openSession(cantina.url, "administrator");
      return enter(session, path);
    });
  },
  families: async ({ cantina, office }, provide) => {
    const [first] = (await office.readCafeteria()).classes;
    if (first === undefined) throw new Error("a cafeteria without classes");
    const books = await cantina.openBooks();
    const add = () => addFamily(books, office.cafeteriaId, first.id);
    await provide([await add(), await add()]);
    await books.close();
  },
});

const unique = (what: string): string => `${what} ${randomUUID().slice(0, 6)}`;

test("[COUPON-10] [COUPON-11] [COUPON-12] a coupon is created with its picture, sold at the till, edited without touching what was bought, and deleted", async ({
  boss,
  till,
  office,
  cantina,
}) => {
  const desk = await openDesk(cantina.url, "administrator");
  const product = await office.addProduct({ price: 900 });
  const guest = await office.seatGuest();
  const name = unique("Meriendas");
  const page = await boss("/coupons");
  await page.getByRole("button", { name: "Crear cuponera" }).click();
  const form = page.getByRole("dialog", { name: "Crear cuponera" });
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  for (const text of [
    "Por favor ingrese un título",
    "Por favor ingrese una descripción",
    "Se requiere al menos un producto asociado",
    "Por favor ingrese una cantidad de 1 a 9999",
    "Por favor ingrese un precio",
    "Por favor ingrese una cantidad de días de 1 a 3650",
  ])
    await expect(form.getByText(text)).toBeVisible();
  await form.getByLabel("Vigencia").selectOption("Hasta una fecha");
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(form.getByText("Por favor ingrese una fecha de vencimiento")).toBeVisible();
  await expect(form.getByText("Por favor ingrese un horario (HH:mm)")).toBeVisible();
  await form.getByLabel("Fecha de vencimiento", { exact: true }).fill("01/01/2020");
  await form.getByLabel("Hora").fill("10:30");
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(form.getByText("La fecha de vencimiento debe ser futura")).toBeVisible();

  await form.getByLabel("Archivo de imagen").setInputFiles(drawingFile);
  await expect(form.getByText("La imagen debe ser PNG, JPG o WebP.")).toBeVisible();
  await form.getByLabel("Archivo de imagen").setInputFiles(pictureFile);
  await expect(form.getByRole("button", { name: "Cambiar imagen" })).toBeVisible();
  await form.getByLabel("Título").fill(name);
  await form.getByLabel("Descripción").fill("Cuatro meriendas");
  await form.getByRole("button", { name: "Agregar producto" }).click();
  await form.getByRole("combobox", { name: "Buscar producto" }).fill(product.name);
  await page.getByRole("option", { name: product.name }).click();
  await form.getByLabel("Cantidad de usos").fill("4");
  await form.getByLabel("Precio").fill("3000");
  await form.getByLabel("Vigencia").selectOption("Días desde la compra");
  await form.getByLabel("Días de validez").fill("30");
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(toast(page, `Se creó la cuponera ${name}.`)).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: name });
  await expect(card).toContainText("4 usos · Vale 30 días");
  await expect(card).toContainText(product.name);
  await expect(card.locator("img")).toHaveAttribute("src", storedPicture);

  const counter = await till();
  await counter.chooseDiner(guest.name);
  await counter.page.getByRole("button", { name: "Vender cuponera" }).click();
  const sale = counter.page.getByRole("dialog", { name: "Vender cuponera" });
  const offer = sale.getByRole("radio", { name: new RegExp(name, "u") });
  await expect(sale.locator("label").filter({ hasText: name }).locator("img")).toHaveAttribute("src", storedPicture);
  await offer.check();
  await sale.getByRole("button", { name: "Vender", exact: true }).click();
  await expect(counter.toast(`Se vendió la cuponera: 4 usos de ${name}.`)).toBeVisible();
  await expect(counter.diner).toContainText("4 usos de cuponera");

  await boss("/coupons");
  await card.getByRole("button", { name: `Editar ${name}` }).click();
  const edit = page.getByRole("dialog", { name: `Editar ${name}` });
  await expect(edit).toContainText("Los cambios no afectan a las cuponeras que ya se compraron.");
  await edit.getByLabel("Cantidad de usos").fill("9");
  await edit.getByRole("button", { name: "Quitar", exact: true }).click();
  await edit.getByText("Activa", { exact: true }).click();
  await edit.getByRole("button", { name: "Guardar" }).click();
  await expect(card).toContainText("9 usos · Vale 30 días");
  await expect(card).toContainText("Inactiva");
  await expect(card.locator("img")).toHaveCount(0);
  await expect(card.getByRole("button", { name: `Vender ${name}` })).toHaveCount(0);
  expect(Object.values(await desk.usesLeft(guest.client.id))).toEqual([4]);

  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Cuponeras", exact: true }).press("ArrowRight");
  await chooseDiner(page, page.getByRole("group", { name: "Comensal" }), guest.name);
  const book = page.getByRole("group").filter({ hasText: name });
  await expect(book).toContainText("Quedan 4");
  await book.getByText(name).click();
  await expect(book).toContainText(/Usos comprados\s*4/u);
  await expect(book).toContainText("Vencimiento");
  await expect(book).toContainText("Fecha de compra");

  await page.getByRole("tab", { name: "Cuponeras", exact: true }).click();
  await card.getByRole("button", { name: `Eliminar ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar cuponera" }).click();
  await expect(toast(page, `Se eliminó la cuponera ${name}.`)).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(Object.values(await desk.usesLeft(guest.client.id))).toEqual([4]);
});

test("[FORM-10] [SUBS-07] [SUBS-10] [SUBS-12] [SUBS-13] [SUBS-14] [SUBS-16] [SUBS-17] a subscription is created, takes commensals, charges who can pay, lets one go when that is confirmed, is disabled with a warning and then deleted", async ({
  boss,
  families: [poor, lost],
  office,
}) => {
  const guest = await office.seatGuest();
  const name = unique("Vianda");
  const page = await boss("/subscriptions");
  await page.getByRole("button", { name: "Crear mensualidad" }).click();
  const form = page.getByRole("dialog", { name: "Crear mensualidad" });
  await expect(form.getByLabel("Desde el día")).toHaveValue("1");
  await expect(form.getByLabel("Desde el día")).toBeDisabled();
  await form.getByRole("button", { name: "Agregar precio" }).click();
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(form.getByText("Por favor ingrese un nombre")).toBeVisible();
  await expect(form.getByText("Por favor ingrese un día")).toBeVisible();
  await expect(form.getByText("Por favor ingrese un precio")).toHaveCount(2);
  await expect(form.getByText("Por favor ingrese al menos un día")).toBeVisible();
  await form.getByLabel("Nombre").fill(name);
  await form.getByRole("textbox", { name: "Precio" }).first().fill("5000");
  await form.getByLabel("Desde el día").last().fill("32");
  await form.getByRole("textbox", { name: "Precio" }).last().fill("5000");
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(form.getByText("El día debe estar entre 2 y 31")).toBeVisible();
  await form.getByLabel("Desde el día").last().fill("20");
  await form.getByRole("button", { name: "Lunes" }).click();
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(toast(page, `Se creó la mensualidad ${name}.`)).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: name });
  await expect(card).toContainText("Desde el día 20");
  await expect(card).toContainText("ningún comensal");
  await expect(card.getByRole("button", { name: `Eliminar ${name}` })).toHaveCount(0);

  await page.getByRole("tab", { name: "Comensales" }).click();
  const group = page.getByRole("region", { name });
  await expect(group).toContainText("0/0 pagaron");
  await page.getByRole("button", { name: "Asociar comensales" }).click();
  const link = page.getByRole("dialog", { name: "Asociar comensales" });
  await link.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(link.getByText("Selecciona una mensualidad")).toBeVisible();
  await expect(link.getByText("Selecciona un comensal")).toBeVisible();
  await expect(link.getByLabel("Mensualidad").getByRole("option", { name: "Desayuno (2025)" })).toHaveCount(0);
  await link.getByLabel("Mensualidad").selectOption(name);
  await chooseDiner(page, link.getByRole("group", { name: "Comensal" }), guest.name);
  for (const family of [poor, lost]) {
    await link.getByRole("button", { name: "Agregar otro comensal" }).click();
    await chooseDiner(page, link.getByRole("group", { name: /^Comensal/u }).last(), family.name);
  }
  await link.getByRole("button", { name: "Agregar otro comensal" }).click();
  const last = link.getByRole("group", { name: "Comensal 4" });
  await last.getByRole("button", { name: "Elegir comensal" }).click();
  await last.getByRole("combobox", { name: "Buscar comensal" }).fill(poor.name);
  await expect(page.getByText("No se encontraron comensales")).toBeVisible();
  await page.keyboard.press("Escape");
  await link.getByRole("button", { name: "Quitar el comensal 3" }).click();
  await expect(link.getByText(`Se quitó a ${lost.name}.`)).toBeVisible();
  await chooseDiner(page, link.getByRole("group", { name: "Comensal 3" }), lost.name);
  await expect(link.getByRole("button", { name: "Deshacer" })).toHaveCount(0);
  await link.getByRole("button", { name: "Quitar el comensal 3" }).click();
  await link.getByRole("button", { name: "Deshacer" }).click();
  await link.getByRole("button", { name: "Asociar", exact: true }).click();
  await expect(toast(page, `Se asociaron 3 comensales a ${name}.`)).toBeVisible();
  await expect(group).toContainText("0/3 pagaron");

  await group.getByText(name).click();
  const member = (who: string): Part => group.getByRole("listitem").filter({ hasText: who });
  await expect(member(guest.name)).toContainText("Se cobra mañana a las 00:05");
  const { balance } = await office.readClient(guest.client.id);
  await group.getByRole("button", { name: `Cobrar ahora ${name}` }).click();
  const charge = page.getByRole("alertdialog", { name: `Cobrar ${name}` });
  await expect(charge).toContainText("3 comensales");
  await charge.getByRole("button", { name: "Cobrar ahora" }).click();
  await expect(toast(page, "Se cobró la mensualidad a 1 comensal.")).toBeVisible();
  await expect(group).toContainText("1/3 pagaron");
  await expect(member(guest.name)).toContainText("Pagado");
  await expect(member(poor.name)).toContainText(/Saldo insuficiente el \d\d\/\d\d: faltaban \$\s*\d/u);
  await expect(member(poor.name)).toContainText("Sin pagar");
  expect((await office.readClient(guest.client.id)).balance).toBe(balance - 500_000);

  await page.getByLabel("Pago", { exact: true }).selectOption("unpaid");
  await expect(member(guest.name)).toHaveCount(0);
  await page.getByLabel("Buscar", { exact: true }).fill(lost.name);
  await page.reload();
  await expect(page.getByLabel("Buscar", { exact: true })).toHaveValue(lost.name);
  await expect(page.getByRole("group", { name: "Filtros activos" })).toContainText("Pago: Sin pagar");
  await expect(group.getByRole("listitem")).toHaveCount(1);
  const unlinking = page.getByRole("alertdialog", { name: `Desvincular a ${lost.name} de ${name}` });
  const askToUnlink = (): Promise<void> => group.getByRole("button", { name: `Desvincular a ${lost.name}` }).click();
  await askToUnlink();
  await expect(unlinking).toContainText("Ya no se le cobrará ni se le entregará. Lo que pagó queda en el historial.");
  await unlinking.getByRole("button", { name: "Cancelar" }).click();
  await expect(unlinking).toBeHidden();
  await expect(group.getByRole("listitem")).toHaveCount(1);
  await askToUnlink();
  await unlinking.getByRole("button", { name: "Desvincular" }).click();
  await expect(toast(page, `Se desvinculó a ${lost.name} de ${name}.`)).toBeVisible();
  await expect(page.getByText("No se encontraron comensales")).toBeVisible();
  await page.getByRole("button", { name: "Quitar filtros" }).last().click();
  await expect(group).toContainText("1/2 pagaron");
  await group.getByText(name).click();
  await expect(member(poor.name)).toBeVisible();
  await page.reload();
  await expect(member(poor.name)).toBeVisible();
  await page.goto("/orders");
  await page.getByLabel("Buscar").fill(guest.name);
  await expect(page.getByRole("row").filter({ hasText: "Mensualidad" }).first()).toContainText(guest.name);

  await page.goto("/subscriptions");
  await card.getByText("Activa", { exact: true }).click();
  const switchedOff = page
    .getByRole("region", { name: /^Avisos/u })
    .locator("[data-part=root]", { hasText: `Se desactivó la mensualidad ${name}.` });
  await expect(switchedOff).toContainText("Ya no se cobrará a 2 comensales");
  await expect(card.getByText("Inactiva", { exact: true })).toBeVisible();
  await switchedOff.getByRole("button", { name: "Deshacer" }).click();
  await expect(toast(page, `Se activó la mensualidad ${name}.`)).toBeVisible();
  await card.getByText("Activa", { exact: true }).click();
  await expect(card.getByText("Inactiva", { exact: true })).toBeVisible();
  await card.getByRole("button", { name: `Eliminar ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar mensualidad" }).click();
  await expect(toast(page, `Se eliminó la mensualidad ${name}.`)).toBeVisible();
  await expect(card).toHaveCount(0);
});
