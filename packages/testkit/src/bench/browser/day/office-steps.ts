import type { Locator } from "@playwright/test";

import type { Step } from "./day-steps.ts";
import type { Hands } from "./hands.ts";

async function goByRail(hands: Hands, name: string, there: Locator): Promise<void> {
  await hands.press(hands.page.locator(`nav[aria-label='Pantallas'] a[aria-label='${name}']`));
  await hands.sees(there);
}

const soughtProducts = "123";

async function lookAtProducts(hands: Hands, step: Step): Promise<void> {
  const { page } = hands;
  const search = page.locator("input[aria-label='Buscar']");
  const cards = page.locator("[data-card] [data-open]");
  await step("go to Productos", () => goByRail(hands, "Productos", cards));
  await step("search the products", async () => {
    await hands.fill(search, soughtProducts);
    await hands.seesNo(cards.filter({ hasNotText: soughtProducts }));
    await hands.sees(cards.filter({ hasText: soughtProducts }));
  });
  await step("empty the search of the office's products", async () => {
    await hands.empty(search);
    await hands.sees(cards.filter({ hasNotText: soughtProducts }));
  });
  await step("open a product", async () => {
    await hands.press(cards.first());
    await hands.sees(page.locator("[role=dialog] input:not([type=file])"));
  });
  await step("leave the product", async () => {
    await hands.key("Escape");
    await hands.seesNo(page.locator("[role=dialog]"));
  });
}

async function chooseMany(hands: Hands, step: Step): Promise<void> {
  const { page } = hands;
  const many = page.locator("main button[aria-label='Edición masiva']");
  const bar = page.locator("[role=toolbar]");
  await step("begin to choose many products", async () => {
    await hands.press(many);
    await hands.sees(bar);
  });
  await step("choose one of them", async () => {
    await hands.press(page.locator("[data-card] [data-open]").nth(1));
    await hands.sees(page.locator("[data-open][aria-pressed=true]"));
  });
  await step("choose no more", async () => {
    await hands.press(many);
    await hands.seesNo(bar);
  });
}

/** In the name of one commensal. */
const soughtClient = "9341";

async function lookAtClients(hands: Hands, step: Step): Promise<void> {
  const { page } = hands;
  const rows = page.locator("table[aria-label='Clientes'][aria-busy=false] tbody tr");
  await step("go to Clientes", () => goByRail(hands, "Clientes", rows));
  await step("search the clients", async () => {
    await hands.fill(page.locator("input[aria-label='Buscar']"), soughtClient);
    await hands.sees(rows.filter({ hasText: soughtClient }));
    await hands.seesNo(rows.filter({ hasNotText: soughtClient }));
  });
  await step("open a client", async () => {
    await hands.press(rows.first().locator("td").first());
    await hands.sees(page.locator("[role=dialog] [aria-label='Movimientos'] li"));
  });
  await step("leave the client", async () => {
    await hands.key("Escape");
    await hands.seesNo(page.locator("[role=dialog]"));
  });
}

async function lookAtReports(hands: Hands, step: Step): Promise<void> {
  const { page } = hands;
  const tableOf = (label: string): Locator => page.locator(`table[aria-label='${label}'] tbody tr`);
  await step("go to Reportes operativos", () => goByRail(hands, "Reportes operativos", tableOf("Por Producto")));
  await step("report of seven days", async () => {
    await hands.press(page.locator("main button", { hasText: "7 días" }));
    await hands.sees(page.locator("main button[aria-pressed=true]", { hasText: "7 días" }));
    await hands.sees(tableOf("Por Producto"));
  });
  await step("the same by diner", async () => {
    await hands.press(page.locator("[role=tab]", { hasText: "Por Comensal" }));
    await hands.sees(tableOf("Por Comensal"));
  });
}

export async function runOffice(hands: Hands, step: Step): Promise<void> {
  await lookAtProducts(hands, step);
  await chooseMany(hands, step);
  await lookAtClients(hands, step);
  await lookAtReports(hands, step);
}
