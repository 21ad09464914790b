// @module-tag long
import { openDesk } from "../e2e/fixtures/desk.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";
import { openTill } from "./harness/till.ts";

const dialogOf = (page: Screen): Part => page.getByRole("dialog", { name: "Movimientos de caja" });

const openDialog = (page: Screen): Promise<void> =>
  page.getByRole("banner").getByRole("button", { name: "Movimientos de caja" }).click();

async function move(page: Screen, type: "Ingreso" | "Egreso", amount: string, why: string): Promise<void> {
  await openDialog(page);
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: type }).click();
  await dialog.getByLabel("Monto").fill(amount);
  await dialog.getByRole("button", { name: /^Registrar/u }).click();
  await expect(dialog.getByText("Por favor ingrese una descripción")).toBeVisible();
  await dialog.getByLabel("Descripción").fill(why);
  await dialog.getByRole("button", { name: /^Registrar/u }).click();
  await expect(dialog).toBeHidden();
}

test("[CASH-06] a day of the drawer: opened when asked, moved, sold from, closed blind by counting, and told in Control de Caja", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ price: 1_500 });
  await (await openDesk(cantina.url, "employee")).closeRegister();
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session);
  const counter = await openTill(page);

  // Nobody opened it: the dialog comes by itself, and once put away the cart says what to do.
  const dialog = dialogOf(page);
  await expect(dialog).toContainText("La caja está cerrada. Ábrala para poder vender.");
  await page.keyboard.press("Escape");
  await expect(counter.cart).toContainText("Debe abrir la caja para poder vender.");
  await counter.cart.getByRole("button", { name: "Abrir caja" }).click();
  await dialog.getByRole("button", { name: "Abrir caja" }).click();
  await expect(dialog.getByText("Por favor ingrese el monto")).toBeVisible();
  await dialog.getByLabel("Monto de apertura").fill("2000");
  await dialog.getByRole("button", { name: "Abrir caja" }).click();
  await expect(counter.toast("Se abrió la caja.")).toBeVisible();
  await expect(counter.cart).not.toContainText("Debe abrir la caja");

  await move(page, "Ingreso", "500", "Cambio de la panadería");
  await move(page, "Egreso", "300", "Servilletas");
  await counter.add(product.name);
  await counter.pay("Efectivo");
  await counter.deliver.click();
  await expect(counter.toast("Se procesó la orden correctamente.")).toBeVisible();

  // 2000 + 500 − 300 + 1500 = 3700 are there; 3600 are counted.
  await openDialog(page);
  await dialog.getByRole("button", { name: "Cierre" }).click();
  await expect(dialog).not.toContainText("3.700");
  await dialog.getByRole("button", { name: "Contar por denominación" }).click();
  await dialog.getByLabel("$ 1.000", { exact: true }).fill("3");
  await dialog.getByLabel("$ 200", { exact: true }).fill("3");
  await expect(dialog.getByLabel("Monto contado")).toHaveValue("3.600,00");
  await dialog.getByRole("button", { name: "Cerrar caja" }).click();
  await expect(dialog).toContainText(/Se cerró la caja n\.º \d+\./u);
  for (const [label, amount] of [
    ["Monto contado", /3\.600,00/u],
    ["Monto esperado", /3\.700,00/u],
    ["Diferencia", /-\s?\$?\s?100,00|−\s?\$?\s?100,00/u],
  ] as const)
    await expect(dialog.locator("dl > *").filter({ hasText: label })).toContainText(amount);
  await dialog.getByRole("button", { name: "Listo" }).click();

  await page.goto("/flow-control");
  await expect(page.getByRole("combobox", { name: "Vendedor" })).toBeDisabled();
  const row = page.getByRole("table", { name: "Cajas" }).getByRole("row").nth(1);
  for (const amount of ["1.500,00", "3.700,00", "3.600,00", "100,00"]) await expect(row).toContainText(amount);
  await row.getByRole("cell").first().click();
  const card = page.getByRole("article");
  await expect(card).toBeVisible();
  await expect(card).toContainText("Ingreso · Cambio de la panadería");
  await expect(card).toContainText("Egreso · Servilletas");
  await expect(card).toContainText("Ventas · Efectivo");
  await expect(card).toContainText(/Faltante.*100,00/u);
  await expect(card.getByRole("button", { name: /^Imprimir la caja n\.º \d+$/u })).toBeDisabled();
  await page.getByText("Versión simplificada").click();
  await expect(card.getByRole("cell", { name: "Ventas", exact: true })).toBeVisible();
  await expect(card).not.toContainText("Ventas · Efectivo");
  await page.reload();
  await expect(card.getByRole("cell", { name: "Ventas", exact: true })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click();
  await expect(card).toHaveCount(0);
  await page.getByLabel("Hasta", { exact: true }).fill("31/12/2999");
  await expect(page.getByText("No puede ser futura")).toBeVisible();
});

test("[CASH-18] a closed register's dialog comes over no menu that somebody has opened, and once that is closed", async ({
  enter,
  cantina,
  line,
}) => {
  await (await openDesk(cantina.url, "employee")).closeRegister();
  const [session] = await openSession(cantina.url, "employee");
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  line.meet(/\/cashflow\/latest$/u, async (send) => {
    await held;
    return send();
  });
  const page = await enter(session);
  const menu = page.getByRole("dialog", { name: "Menú" });
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  await expect(menu).toBeVisible();
  release();
  await expect(page.getByText("Debe abrir la caja para poder vender.")).toBeAttached();
  await expect(menu.getByRole("link", { name: "Historial" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(dialogOf(page)).toBeVisible();
});

test("[CASH-17] an amount far above the usual is asked about, and booked once it is confirmed", async ({
  till,
  cantina,
}) => {
  const { page } = await till();
  await openDialog(page);
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "Ingreso" }).click();
  await dialog.getByLabel("Monto").fill("90000000");
  await dialog.getByLabel("Descripción").fill("Cambio");
  await dialog.getByRole("button", { name: "Registrar ingreso" }).click();
  const question = dialog.getByRole("status").filter({ hasText: "¿Es correcto el importe?" });
  await expect(question).toContainText("$ 90.000.000,00 es más de lo que se espera en la caja.");
  // The cap follows what is booked: 90 million stays beyond it for the titles that come after.
  await dialog.getByLabel("Monto").fill("10000000");
  await expect(question).toHaveCount(0);
  await dialog.getByRole("button", { name: "Registrar ingreso" }).click();
  await question.getByRole("button", { name: "Sí, es correcto" }).click();
  await expect(dialog).toBeHidden();
  const desk = await openDesk(cantina.url, "employee");
  expect(await desk.readRegister()).toMatchObject({ type: "IN", amount: 1_000_000_000 });
  // Whoever comes after it finds a drawer of an ordinary day.
  await desk.closeRegister();
});

test("[CASH-13] an administrator chooses the seller in Control de Caja, and the branch report has every row", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/flow-control");
  const seller = page.getByRole("combobox", { name: "Vendedor" });
  await expect(seller).toBeEnabled();
  const rows = page
    .getByRole("table", { name: "Cajas" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
  await expect(rows.first()).toBeVisible();
  // Of the demo's sellers the one who has drawers.
  const name = "lucia.rivas";
  await seller.selectOption(name);
  await expect(rows.filter({ hasNotText: name })).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
  await expect(page).toHaveURL(/\?sellerId=/u);
  await page.reload();
  await expect(page.getByRole("button", { name: `Quitar Vendedor: ${name}` })).toBeVisible();
  await expect(rows.filter({ hasNotText: name })).toHaveCount(0);
  await expect(seller).toHaveValue(/.+/u);
  await page.getByRole("button", { name: `Quitar Vendedor: ${name}` }).click();
  await expect(page).toHaveURL(/\/flow-control$/u);

  await page.goto("/cafeteria-flow-control");
  await page.getByLabel("Fecha", { exact: true }).fill("01/01/2999");
  await expect(page.getByText("La fecha no puede ser futura")).toBeVisible();
  await expect(page.getByRole("button", { name: "Crear reporte" })).toBeDisabled();
  await page.reload();
  // It is of today before anybody asks for another day.
  const table = page.getByRole("table");
  const fold = page.getByRole("button", { name: /^Ver conceptos en cero \(\d+\)$/u });
  const nothing = page.getByRole("row").filter({ hasText: "Recargas por app" });
  await expect(fold).toBeVisible();
  await expect(nothing).toHaveCount(0);
  await page.getByRole("button", { name: "Crear reporte" }).click();
  await fold.click();
  await expect(nothing).toBeVisible();
  await page.reload();
  await expect(nothing).toBeVisible();
  for (const column of ["Descripción", "Ingresos", "Egresos", "Total"])
    await expect(table.getByRole("columnheader", { name: column, exact: true })).toBeVisible();
  const labels = [
    "Ingresos de efectivo",
    "Egresos de efectivo",
    "Ventas en efectivo",
    "Ventas con tarjeta",
    "Ventas en cuenta (mostrador)",
    "Ventas por app",
    "Total de ventas",
    "Recargas en efectivo",
    "Recargas con tarjeta",
    "Recargas por transferencia",
    "Recargas por app",
    "Total de recargas",
    "Cuponeras en efectivo",
    "Cuponeras con tarjeta",
    "Total de cuponeras",
  ];
  for (const label of labels) await expect(table.getByRole("rowheader", { name: label, exact: true })).toHaveCount(1);
  await expect(table.getByRole("rowheader", { name: /^Apertura de caja · /u }).first()).toBeVisible();
});
