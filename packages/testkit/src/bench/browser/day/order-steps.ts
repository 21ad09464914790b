import type { Locator } from "@playwright/test";

import type { Step } from "./day-steps.ts";
import type { Hands } from "./hands.ts";

async function goByMenu(hands: Hands, name: string, there: Locator): Promise<void> {
  const { page } = hands;
  await hands.press(page.locator("header").getByRole("button", { name: "Menú", exact: true }));
  await hands.press(page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name, exact: true }));
  await hands.sees(there);
}

/** Some of those who wait have it in their name. */
const waitingNumber = "998";

/** The board of what waits to be handed over. */
export async function handOver(hands: Hands, step: Step): Promise<void> {
  const { page } = hands;
  const search = page.locator("input[aria-label='Buscar comanda']");
  const cards = page.locator("main article");
  await step("go to Comandas", () => goByMenu(hands, "Comandas", cards));
  await step("search the comandas", async () => {
    await hands.fill(search, waitingNumber);
    await hands.sees(cards.filter({ hasText: waitingNumber }));
    await hands.seesNo(cards.filter({ hasNotText: waitingNumber }));
  });
  await step("mark one as delivered", async () => {
    const name = await cards.first().getAttribute("aria-label");
    const card = page.locator(`main article[aria-label='${name}']`);
    await hands.press(card.locator("[aria-label^='Entregado: ']"));
    await hands.seesNo(card);
  });
  await step("empty the search of comandas", async () => {
    await hands.empty(search);
    await hands.sees(cards.nth(4));
  });
}

/** Some of the past orders are theirs. */
const pastNumber = "930";

export async function lookBack(hands: Hands, step: Step): Promise<void> {
  const { page } = hands;
  const search = page.locator("input[aria-label='Buscar']");
  const rows = page.locator("table[aria-label='Historial'][aria-busy=false] tbody tr");
  const pages = page.locator("nav[aria-label='Páginas']");
  await step("go to Historial", () => goByMenu(hands, "Historial", rows));
  await step("search the history", async () => {
    await hands.fill(search, pastNumber);
    await hands.sees(rows.filter({ hasText: pastNumber }));
    await hands.seesNo(rows.filter({ hasNotText: pastNumber }));
  });
  await step("empty the search of the history", async () => {
    await hands.empty(search);
    await hands.sees(rows.filter({ hasNotText: pastNumber }));
  });
  await step("filter the history by a method", async () => {
    await hands.press(page.locator("main button", { hasText: "Filtros" }));
    const filters = page.getByRole("dialog", { name: "Filtros" });
    await hands.sees(filters);
    // A browser's list takes the first letters of what is meant.
    await filters.getByLabel("Método de pago").focus();
    await hands.type("Efe");
    await hands.key("Escape");
    await hands.seesNo(filters);
    await hands.sees(page.locator("[aria-label='Quitar Método de pago: Efectivo']"));
    await hands.seesNo(rows.filter({ hasText: "Tarjeta" }));
  });
  await step("turn the history's page", async () => {
    await hands.press(pages.locator("[aria-label='Página siguiente']"));
    await hands.sees(pages.filter({ hasText: "11–20" }));
    await hands.sees(rows);
  });
  await step("open an order", async () => {
    await hands.press(rows.first().locator("td").first());
    await hands.sees(page.locator("td[data-card=detail]", { hasText: "Identificador" }));
  });
}
