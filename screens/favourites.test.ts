import { randomUUID } from "node:crypto";
import type { LocalDate } from "@cantina/domain/kernel";
import { openShelf } from "../e2e/fixtures/shelf.ts";
import { expect, test } from "./harness/test.ts";

test("[SALE-98] favourites are the first group in their own order, sell as the same cards, and stay over a reload", async ({
  till,
  office,
  cantina,
}) => {
  const tag = randomUUID().slice(0, 6);
  const [cake, juice, salad] = await Promise.all([
    office.addProduct({ name: `Budín ${tag}`, price: 300, stock: null }),
    office.addProduct({ name: `Néctar ${tag}`, price: 200, stock: 0 }),
    office.addProduct({ name: `Verde ${tag}`, price: 500 }),
  ]);
  const shelf = await openShelf(cantina.url);
  const later = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10) as LocalDate;
  await shelf.offerOn(salad.id, later);
  const counter = await till();
  const { page } = counter;
  const group = page.locator("main").getByRole("button", { name: /^Favoritos\s*\d+ productos?$/u });
  const tab = page.getByRole("toolbar", { name: "Categorías" }).getByRole("button", { name: "Favoritos" });
  const dialog = page.getByRole("dialog", { name: "Favoritos" });
  const list = dialog.getByRole("list", { name: "Favoritos" }).getByRole("listitem");
  const edit = async () => {
    await counter.settings.click();
    await page.getByRole("button", { name: "Editar favoritos" }).click();
    await expect(dialog).toBeVisible();
  };
  await expect(tab).toHaveCount(0);

  await edit();
  await expect(dialog).toContainText("Todavía no hay favoritos.");
  const search = dialog.getByLabel("Agregar productos");
  await search.fill(juice.name);
  await dialog.getByRole("button", { name: juice.name, exact: true }).click();
  // By the keyboard: Enter takes the first that is found.
  await expect(search).toBeFocused();
  for (const { name } of [salad, cake]) {
    await search.fill(name);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(`Se agregó ${name} a los favoritos.`)).toHaveCount(1);
  }
  await expect(list).toHaveCount(3);
  await expect(list.nth(1)).toHaveText(new RegExp(`^${salad.name}Hoy no se ofrece`, "u"));
  await dialog.getByRole("button", { name: `Subir ${cake.name}` }).click();
  await dialog.getByRole("button", { name: `Subir ${cake.name}` }).click();
  await expect(list.first()).toHaveText(new RegExp(`^${cake.name}`, "u"));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(counter.settings).toBeFocused();

  // What is not offered today has no card; what is sold out has the same one as in its category.
  await expect(group).toHaveText(/^Favoritos\s*2 productos/u);
  await tab.click();
  const cards = page.locator("main").getByRole("button", { name: new RegExp(`^(Budín|Néctar) ${tag}`, "u") });
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toHaveText(new RegExp(`^${cake.name}`, "u"));
  await expect(counter.card(juice.name)).toBeDisabled();
  await counter.card(cake.name).click();
  await expect(counter.quantity(cake.name)).toHaveText("1");
  await page.getByRole("button", { name: "Todo", exact: true }).click();
  // A search finds it once.
  await counter.find(cake.name);
  await expect(group).toHaveCount(0);
  await expect(counter.card(cake.name)).toHaveCount(1);
  await counter.find("");
  await counter.clear.click();

  await page.reload();
  await counter.isReady();
  await expect(group).toHaveText(/^Favoritos\s*2 productos/u);
  await tab.click();
  await edit();
  for (const { name } of [cake, juice, salad]) await dialog.getByRole("button", { name: `Quitar ${name}` }).click();
  await expect(dialog).toContainText("Todavía no hay favoritos.");
  await page.keyboard.press("Escape");
  // Its tab goes with the last of them, and all products are there again.
  await expect(tab).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Todo", exact: true })).toHaveAttribute("aria-pressed", "true");
});
