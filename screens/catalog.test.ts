// @module-tag long
import { expect, test } from "./harness/test.ts";

test("[CATALOG-05] products are found without accents, and a search that finds none says so", async ({ till }) => {
  const counter = await till();
  await counter.find("cafe con");
  await expect(counter.card("Café con leche")).toBeVisible();
  await expect(counter.card("Té en hebras")).toHaveCount(0);
  await counter.find("zzzz");
  await expect(counter.page.getByText("No se encontraron productos", { exact: true })).toBeVisible();
  await counter.page.getByRole("button", { name: "Borrar búsqueda" }).click();
  await expect(counter.card("Té en hebras")).toBeVisible();
});

test("the tabs show one category, 'Todo' shows all, and arrows move among them", async ({ till }) => {
  const { page, card } = await till();
  const tabs = page.getByRole("toolbar", { name: "Categorías" });
  await expect(tabs.getByRole("button")).toHaveText([
    "Todo",
    "Cafetería",
    "Panadería",
    "Almuerzos",
    "Bebidas",
    "Kiosco",
    "Frutas",
    "Postres",
    "Sin TACC y vegetarianos",
  ]);
  await tabs.getByRole("button", { name: "Frutas" }).click();
  await expect(card("Banana")).toBeVisible();
  await expect(card("Café con leche")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(tabs.getByRole("button", { name: "Postres" })).toBeFocused();
  await expect(card("Flan casero")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(tabs.getByRole("button", { name: "Todo" })).toHaveAttribute("aria-pressed", "true");
  await expect(card("Café con leche")).toBeVisible();
});

test("a category's panel folds and unfolds", async ({ till }) => {
  const { page, card } = await till();
  const panel = page.getByRole("button", { name: /^Cafetería \d/u });
  await panel.click();
  await expect(panel).toHaveAttribute("aria-expanded", "false");
  await expect(card("Café con leche")).toHaveCount(0);
  await panel.click();
  await expect(card("Café con leche")).toBeVisible();
});

test("what the cards show, the tabs and the default payment method outlive a reload", async ({ till }) => {
  const { page, settings, card, payment, cart } = await till();
  const coffee = card("Café con leche");
  await expect(coffee.locator("img")).toHaveCount(1);
  await expect(coffee).toContainText("$ 1.800");
  await settings.click();
  const form = page.getByRole("dialog", { name: "Configuración de la venta" });
  for (const name of ["Imagen", "Precio", "Descripción", "Pestañas de categorías"]) {
    await form.getByText(name, { exact: true }).click();
  }
  await form.getByRole("radio", { name: "Efectivo" }).check();
  await page.keyboard.press("Escape");

  async function expectChosen(): Promise<void> {
    await expect(coffee).toContainText("Taza grande con leche entera.");
    await expect(coffee).not.toContainText("$");
    await expect(coffee.locator("img")).toHaveCount(0);
    await expect(page.getByRole("toolbar", { name: "Categorías" })).toHaveCount(0);
    await expect(payment("Efectivo")).toBeChecked();
  }
  await expectChosen();
  await page.reload();
  await expect(cart).toBeVisible();
  await expectChosen();
});

test("hidden titles and stock are still said where they matter", async ({ till, office }) => {
  const soldOut = await office.addProduct({ stock: 0 });
  const counter = await till();
  await counter.settings.click();
  const form = counter.page.getByRole("dialog", { name: "Configuración de la venta" });
  await form.getByText("Título", { exact: true }).click();
  await form.getByText("Stock", { exact: true }).click();
  await counter.page.keyboard.press("Escape");
  await counter.find(soldOut.name);
  await expect(counter.card(soldOut.name)).toContainText("Agotado");
});
