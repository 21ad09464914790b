import type { Locator, Page } from "@playwright/test";

import { barcodeOf, productName, shownProducts } from "../browser-data.ts";
import { cardSelector } from "../till-page.ts";
import type { Step } from "./day-steps.ts";
import type { Hands } from "./hands.ts";

const scanned = 10;
const placeOf = (scan: number): number => 1 + Math.floor((scan * shownProducts) / scanned);
const [firstName, secondName] = [productName(placeOf(0)), productName(placeOf(1))];

/** In the last name of somebody with money in their account. */
const dinerNumber = "9321";
const parkedName = "mochila azul";

/** Selectors that the page answers by itself: a look for roles and names would go through thousands of cards. */
const tillOf = (page: Page) => {
  const cart = page.locator("section[aria-label='Resumen de compra']");
  return {
    cart,
    lines: cart.locator("[aria-label='Productos del carrito'] li"),
    lineOf: (name: string): Locator => cart.locator(`li:has([title='${name}'])`),
    quantityOf: (name: string): Locator => cart.locator(`[aria-label='Cantidad de ${name}'] output`),
    isEmpty: cart.locator("[aria-label='Productos del carrito']", { hasText: "El carrito está vacío" }),
    pay: (name: string): Locator => cart.locator("label", { hasText: name }),
    isPaidWith: (name: string): Locator => cart.locator("label:has(:checked)", { hasText: name }),
    deliver: cart.locator("button", { hasText: /^Entregar/u }),
    search: page.locator("input[aria-label='Buscar producto']"),
    cards: page.locator(cardSelector),
    cardOf: (name: string): Locator => page.locator("main button", { hasText: name }),
  };
};

async function sellToDiner(hands: Hands, step: Step): Promise<void> {
  const { page } = hands;
  const { cart, lines, lineOf, quantityOf, isEmpty, pay, isPaidWith, deliver } = tillOf(page);
  await step(`scan ${scanned} products`, async () => {
    for (let scan = 0; scan < scanned; scan += 1) {
      await hands.scan(barcodeOf(placeOf(scan)));
      await hands.sees(lineOf(productName(placeOf(scan))));
    }
  });
  await step("add one to a line", async () => {
    await hands.press(lineOf(firstName).locator(`[aria-label='Agregar uno de ${firstName}']`));
    await hands.sees(quantityOf(firstName).filter({ hasText: /^2$/u }));
  });
  await step("type a line's quantity", async () => {
    await hands.press(lineOf(firstName).locator(`[aria-label='Escribir la cantidad de ${firstName}']`));
    await hands.type("5");
    await hands.key("Enter");
    await hands.sees(quantityOf(firstName).filter({ hasText: /^5$/u }));
  });
  await step("remove a line", async () => {
    await hands.press(lineOf(secondName).locator(`[aria-label='Quitar ${secondName}']`));
    await hands.seesNo(lineOf(secondName));
    await hands.sees(lines.nth(scanned - 2));
  });
  await step("search a diner", async () => {
    await hands.press(cart.locator("[aria-label='Elegir comensal']"));
    await hands.sees(page.locator("[role=option]"));
    await hands.type(dinerNumber);
    await hands.sees(page.locator("[role=option]", { hasText: dinerNumber }));
  });
  await step("choose the diner", async () => {
    await hands.press(page.locator("[role=option]", { hasText: dinerNumber }));
    await hands.sees(cart.locator(`[aria-label^='Comensal: '][aria-label*='${dinerNumber}']`));
  });
  await step("choose how it is paid", async () => {
    for (const method of ["Tarjeta", "Cuenta"]) {
      await hands.press(pay(method));
      await hands.sees(isPaidWith(method));
    }
  });
  await step("complete the sale", async () => {
    await hands.press(deliver);
    await hands.sees(isEmpty);
  });
}

async function sellForCash(hands: Hands, step: Step): Promise<void> {
  const { page } = hands;
  const { cart, search, cards, cardOf, lineOf, pay, isPaidWith, isEmpty } = tillOf(page);
  const [touched, entered] = [productName(1234), productName(1567)];
  await step("search a product", async () => {
    await hands.fill(search, touched.toLowerCase());
    await hands.sees(cardOf(touched));
    await hands.seesNo(cards.nth(1));
  });
  await step("press its card", async () => {
    await hands.press(cardOf(touched));
    await hands.sees(lineOf(touched));
  });
  await step("empty the search of products", async () => {
    await hands.press(page.locator("[aria-label='Borrar búsqueda']"));
    await hands.sees(cards.nth(4));
  });
  await step("search another one and press Enter", async () => {
    await hands.fill(search, entered.toLowerCase());
    await hands.key("Enter");
    await hands.sees(lineOf(entered));
    await hands.sees(cards.nth(4));
  });
  await step("pay in cash, with change", async () => {
    await hands.press(pay("Efectivo"));
    await hands.sees(isPaidWith("Efectivo"));
    await hands.fill(cart.getByLabel("Paga con"), "20000");
    await hands.sees(cart.locator("[role=status]", { hasText: "Cambio" }));
  });
  await step("complete the sale by F9", async () => {
    await hands.key("F9");
    await hands.sees(isEmpty);
  });
}

async function parkAndTakeUp(hands: Hands, step: Step): Promise<void> {
  const { page } = hands;
  const { cart, lines, lineOf, isEmpty } = tillOf(page);
  const wanted = [placeOf(2), placeOf(3)];
  await step("scan two products", async () => {
    for (const place of wanted) {
      await hands.scan(barcodeOf(place));
      await hands.sees(lineOf(productName(place)));
    }
  });
  await step("park the cart under a name", async () => {
    await hands.press(cart.locator("[aria-label='Dejar en espera']"));
    const form = page.locator("[role=dialog]", { hasText: "Nombre (opcional)" });
    await hands.fill(form.getByLabel("Nombre (opcional)"), parkedName);
    await hands.press(form.locator("button", { hasText: "Dejar en espera" }));
    await hands.sees(isEmpty);
    await hands.sees(cart.locator("[aria-label='Ventas en espera (1)']"));
  });
  await step("take it back", async () => {
    await hands.press(cart.locator("[aria-label='Ventas en espera (1)']"));
    await hands.press(page.locator(`[aria-label='Retomar: ${parkedName}']`));
    await hands.sees(lines.nth(wanted.length - 1));
    await hands.seesNo(page.locator("[role=dialog]"));
  });
  await step("empty the cart", async () => {
    await hands.press(cart.locator("[aria-label='Vaciar carrito']"));
    await hands.sees(isEmpty);
  });
}

export async function sell(hands: Hands, step: Step): Promise<void> {
  await sellToDiner(hands, step);
  await sellForCash(hands, step);
  await parkAndTakeUp(hands, step);
}
