// @module-tag long
import { randomUUID } from "node:crypto";
import { openDesk } from "../e2e/fixtures/desk.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { pictureFile, storedPicture } from "../e2e/fixtures/picture-files.ts";
import { loseAnswer } from "./harness/line.ts";
import { expect, test } from "./harness/test.ts";
import { openTill } from "./harness/till.ts";

const purchases = /\/calendarProduct\/[^/]+\/buy$/u;

test("[PASS-01] [PASS-03] [PASS-08] [PASS-09] a pass is made with its days and picture, sold to a diner, seen in Comandas and Historial, and one day of it is cancelled", async ({
  enter,
  office,
  cantina,
}) => {
  await office.openRegisters();
  const guest = await office.seatGuest();
  const name = `Abono ${randomUUID().slice(0, 8)}`;
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/calendar_products");
  await expect(page.getByRole("heading", { name: "Abonos Mensuales" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Buscar" }).fill("no hay ninguno así");
  await expect(page.getByText("No se encontraron abonos.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Buscar" }).fill("");

  await page.getByRole("button", { name: "Crear abono" }).click();
  const form = page.getByRole("dialog", { name: "Crear abono" });
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  for (const text of [
    "Por favor ingrese un nombre",
    "Por favor ingrese una descripción",
    "Por favor elija una categoría",
    "Por favor ingrese un precio",
    "Por favor ingrese al menos un día",
    "Por favor ingrese un horario",
  ])
    await expect(form.getByText(text)).toBeVisible();
  await form.getByLabel("Nombre").fill(name);
  await form.getByLabel("Descripción").fill("Plato del día y postre");
  await form.getByLabel("Categoría").selectOption({ label: "Kiosco" });
  await form.getByLabel("Precio", { exact: true }).fill("1000");
  await form.getByLabel("Horario de entrega").fill("12:30");
  await form.getByRole("button", { name: "Mes siguiente" }).click();
  await form.getByRole("button", { name: "Mes siguiente" }).click();
  // One tab stop: the arrows go from day to day, and the space bar chooses.
  await form.getByRole("button", { name: /, 1 de /u }).focus();
  const chosen = form.locator("[data-date][aria-pressed=true]");
  for (let pressed = 0; (await chosen.count()) < 3 && pressed < 12; pressed += 1) {
    const focused = form.locator("[data-date]:focus");
    if ((await focused.getAttribute("aria-disabled")) === null) await page.keyboard.press("Space");
    const date = await focused.getAttribute("data-date");
    await page.keyboard.press("ArrowRight");
    await expect(form.locator(`[data-date]:focus:not([data-date="${date ?? ""}"])`)).toBeVisible();
  }
  await expect(form.getByText("Días del abono (3)")).toBeVisible();
  await form.getByText("Se pueden cancelar días sueltos").click();
  await form.getByLabel("Archivo de imagen").setInputFiles(pictureFile);
  await expect(form.getByRole("button", { name: "Cambiar imagen" })).toBeVisible();
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(form).toBeHidden();

  const card = page.getByRole("listitem").filter({ hasText: name });
  await expect(card).toContainText("3 días");
  await expect(card).toContainText("Quedan 3 días");
  await expect(card).toContainText("Se cancela por día");
  await expect(card.locator("img")).toHaveAttribute("src", storedPicture);
  await card.getByRole("button", { name: `Editar ${name}` }).click();
  const edit = page.getByRole("dialog", { name: `Editar ${name}` });
  await edit.getByRole("button", { name: "Quitar", exact: true }).click();
  await edit.getByRole("button", { name: "Guardar" }).click();
  await expect(edit).toBeHidden();
  await expect(card.locator("img")).toHaveCount(0);

  await page.goto("/");
  const till = await openTill(page);
  await till.chooseDiner(guest.name);
  await page.getByRole("button", { name: "Vender abono" }).click();
  const sale = page.getByRole("dialog", { name: "Vender abono" });
  await sale.getByLabel("Abono", { exact: true }).selectOption({ label: name });
  await expect(sale.getByText(/^3 días, .* a las 12:30: 3 pedidos\.$/u)).toBeVisible();
  await expect(sale.locator("[aria-live=polite]")).toHaveText(/\$\s*1\.000,00/u);
  await sale.getByRole("button", { name: "Vender", exact: true }).click();
  await expect(till.toast(`Se vendió el abono ${name}: 3 pedidos.`)).toBeVisible();
  expect((await office.readClient(guest.client.id)).balance).toBe(guest.client.balance - 100_000);

  await page.goto("/pending-orders");
  await page.getByRole("searchbox", { name: "Buscar comanda" }).fill(name);
  await expect(page.getByRole("article", { name: `Comanda de ${guest.name}` })).toHaveCount(3);

  await page.goto("/orders");
  await page.getByLabel("Buscar").fill(guest.name);
  const rows = page
    .getByRole("table", { name: "Historial" })
    .getByRole("row")
    .filter({ hasText: guest.name })
    .filter({ hasText: "Pendiente" });
  await expect(rows).toHaveCount(3);
  // Newest first: the last day of the pass.
  await rows
    .first()
    .getByRole("button", { name: /^Cancelar pedido/u })
    .click();
  const cancel = page.getByRole("dialog", { name: "Cancelar pedido" });
  await cancel.getByRole("button", { name: "Lo pidió el cliente" }).click();
  await cancel.getByRole("button", { name: "Cancelar pedido" }).click();
  await expect(till.toast("Se canceló el pedido.")).toBeVisible();
  await expect(rows).toHaveCount(2);
  // 1.000,00 over three days: 333,34 and twice 333,33.
  expect((await office.readClient(guest.client.id)).balance).toBe(guest.client.balance - 100_000 + 33_333);
});

test("[MONEY-01] [PASS-03] a pass sale whose answer was lost is told, survives a reload, and is booked once under its first key", async ({
  till,
  office,
  line,
  cantina,
}) => {
  const name = `Abono ${randomUUID().slice(0, 8)}`;
  const admin = await openDesk(cantina.url, "administrator");
  await admin.addPass(name, 1_000);
  const guest = await office.seatGuest();
  const counter = await till();
  const { page } = counter;
  const calls = line.watch(purchases);
  const mend = line.meet(purchases, loseAnswer);
  await counter.chooseDiner(guest.name);
  await page.getByRole("button", { name: "Vender abono" }).click();
  const sale = page.getByRole("dialog", { name: "Vender abono" });
  await sale.getByLabel("Abono", { exact: true }).selectOption({ label: name });
  await sale.getByRole("button", { name: "Vender", exact: true }).click();
  await expect(sale).toContainText("falta confirmar la venta de un abono. Se reintenta sin registrar dos veces.");
  await expect(sale.getByRole("button", { name: "Vender", exact: true })).toBeDisabled();

  mend();
  await page.reload();
  await openTill(page);
  await expect(counter.toast(`Se vendió el abono ${name}: 2 pedidos.`)).toBeVisible();
  expect(new Set(calls.map(({ header }) => header("idempotency-key"))).size).toBe(1);
  expect((await office.readClient(guest.client.id)).balance).toBe(guest.client.balance - 100_000);
  expect(Object.keys(localStorage).filter((one) => one.includes("pending-money"))).toEqual([]);
});

test("[PASS-11] a diner who has the pass is told so before it is sold again, and it is sold again only on purpose", async ({
  till,
  office,
  cantina,
}) => {
  const name = `Abono ${randomUUID().slice(0, 8)}`;
  await (await openDesk(cantina.url, "administrator")).addPass(name, 1_000);
  const guest = await office.seatGuest();
  const counter = await till();
  const { page } = counter;
  await counter.chooseDiner(guest.name);
  const sale = page.getByRole("dialog", { name: "Vender abono" });
  const sell = async (): Promise<void> => {
    await page.getByRole("button", { name: "Vender abono" }).click();
    await sale.getByLabel("Abono", { exact: true }).selectOption({ label: name });
    await sale.getByRole("button", { name: "Vender", exact: true }).click();
  };
  await sell();
  await expect(sale).toBeHidden();
  await sell();
  await expect(sale.getByText("Ya tiene este abono.")).toBeVisible();
  expect((await office.readClient(guest.client.id)).balance).toBe(guest.client.balance - 100_000);
  await sale.getByRole("button", { name: "Vender de todos modos" }).click();
  await expect(sale).toBeHidden();
  expect((await office.readClient(guest.client.id)).balance).toBe(guest.client.balance - 200_000);
});
