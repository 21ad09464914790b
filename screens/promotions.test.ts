// @module-tag long
import { randomUUID } from "node:crypto";
import type { Screen } from "./harness/screen.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

const toast = (page: Screen, text: string) => page.getByRole("region", { name: /^Avisos/u }).getByText(text);

/** From the search of the form's section, by name. */
async function addItem(page: Screen, name: string): Promise<void> {
  await page.getByRole("button", { name: "Agregar producto" }).click();
  await page.getByRole("combobox", { name: "Buscar producto" }).fill(name);
  await page.getByRole("option", { name: new RegExp(`^${name}`, "u") }).click();
}

test("[EDIT-12] [EDIT-14] [SALE-63] a promotion made by hand takes its items' stock, shows them wherever it is, and a revert gives them back", async ({
  enter,
  cantina,
  office,
  till,
}) => {
  const tail = randomUUID().slice(0, 6);
  const [dish, drink, menu] = [`Ñoquis ${tail}`, `Soda ${tail}`, `Menú ${tail}`] as const;
  const steak = await office.addProduct({ name: dish, price: 5_000, stock: 10 });
  const soda = await office.addProduct({ name: drink, price: 1_200, stock: 7 });
  const stocks = async () =>
    Promise.all([steak, soda].map(async ({ id }) => (await office.readProduct(id)).currentStock));

  const [session] = await openSession(cantina.url, "administrator");
  const desk = await enter(session, "/edit");
  await desk.getByRole("button", { name: "Agregar", exact: true }).click();
  await desk.getByRole("menuitem", { name: "Promoción" }).click();
  const drawer = desk.getByRole("dialog", { name: "Crear promoción" });
  await drawer.getByLabel("Nombre").fill(menu);
  await drawer.getByLabel("Descripción").fill("Con bebida");
  await drawer.getByLabel("Categoría").selectOption({ label: "Kiosco" });
  await drawer.getByLabel("Precio", { exact: true }).fill("10000");
  await drawer.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(drawer.getByText("Por favor agregue al menos un producto a la promoción")).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Agregar producto" })).toBeFocused();
  await addItem(desk, dish);
  await drawer.getByRole("button", { name: `Agregar uno de ${dish}` }).click();
  await addItem(desk, drink);
  await expect(drawer.getByText(/^Por separado: \$\s11\.200\. Se ahorra \$\s1\.200$/u)).toBeVisible();
  await drawer.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(toast(desk, `Se creó ${menu}.`)).toBeVisible();
  const card = desk.getByRole("listitem").filter({ hasText: menu });
  await expect(card).toContainText("Promo");
  await card.getByRole("button").last().click();
  await expect(desk.getByRole("region", { name: "Versiones" })).toContainText(
    new RegExp(`2\\s× ${dish} · 1\\s× ${drink}`, "u"),
  );
  await desk.keyboard.press("Escape");
  await expect(desk.getByRole("dialog")).toBeHidden();

  await desk.getByRole("listitem").filter({ hasText: drink }).getByRole("button").last().click();
  await desk
    .getByRole("dialog", { name: `Editar ${drink}` })
    .getByRole("button", { name: "Eliminar producto" })
    .click();
  const confirm = desk.getByRole("alertdialog", { name: `Eliminar ${drink}` });
  await confirm.getByRole("button", { name: "Eliminar" }).click();
  await expect(confirm).toContainText(
    `No se puede eliminar un producto que usa una cuponera activa o una promoción. ${drink}: ${menu}.`,
  );

  const counter = await till();
  await counter.find(menu);
  await expect(counter.card(menu)).toContainText("Promo");
  // 10 dishes are enough for five times two.
  await expect(counter.card(menu)).toContainText("Quedan 5");
  await counter.add(menu);
  await counter.add(menu);
  await expect(counter.line(menu)).toContainText(new RegExp(`4\\s× ${dish} · 2\\s× ${drink}`, "u"));
  await counter.pay("Efectivo");
  await counter.order.click();
  await expect(counter.toast("Se procesó la orden correctamente.")).toBeVisible();
  await expect.poll(stocks).toEqual([6, 5]);
  const promotion = (await office.listProducts()).find(({ name }) => name === menu);
  const [order] = promotion === undefined ? [] : await office.ordersWith(promotion.id);
  await counter.find(menu);
  await expect(counter.card(menu)).toContainText("Quedan 3");

  await counter.page.goto("/pending-orders");
  await counter.page.getByRole("searchbox", { name: "Buscar comanda" }).fill(menu);
  const comanda = counter.page.getByRole("article").filter({ hasText: menu });
  await expect(comanda).toContainText(new RegExp(`4\\s× ${dish} · 2\\s× ${drink}`, "u"));

  await counter.page.goto("/orders");
  await counter.page.getByLabel("Buscar").fill(order?.id ?? "");
  const row = counter.page.getByRole("button", { name: /^Ver el detalle/u });
  await expect(row).toHaveCount(1);
  await row.click();
  const detail = counter.page.getByRole("cell").filter({ hasText: "Identificador" });
  await expect(detail).toContainText(new RegExp(`2 × ${menu}4\\s× ${dish} · 2\\s× ${drink}`, "u"));
  await counter.page.getByRole("button", { name: /^Cancelar pedido/u }).click();
  const revert = counter.page.getByRole("dialog");
  await revert.getByRole("button", { name: "Pedido equivocado" }).click();
  await revert.getByRole("button", { name: "Cancelar pedido" }).click();
  await expect.poll(stocks).toEqual([10, 7]);
});
