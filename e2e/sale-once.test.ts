import type { Page, Request } from "@playwright/test";
import type { Office } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";
import { type Till, openTill } from "./fixtures/till.ts";

const sold = "Se procesó la orden correctamente.";
const orders = "**/transactions/orders";
const uncertain = /^Sin respuesta del servidor: no se sabe si la venta quedó registrada\./u;

const keyOf = (request: Request): string | undefined => request.headers()["idempotency-key"];

function watchKeys(page: Page): readonly (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/transactions/orders")) keys.push(keyOf(request));
  });
  return keys;
}

async function fillCart(counter: Till, office: Office) {
  const product = await office.addProduct({ stock: 10 });
  await counter.page.reload();
  const ready = await openTill(counter.page);
  await ready.add(product.name);
  await ready.pay("Efectivo");
  return product;
}

/** An account sale waits for the server's answer; one in cash would go on without it. */
async function fillAccountCart(counter: Till, office: Office) {
  const guest = await office.seatGuest();
  const product = await fillCart(counter, office);
  await counter.chooseDiner(guest.name);
  await counter.pay("Cuenta");
  return product;
}

test("[SALE-22] a double click sells once", async ({ till, office }) => {
  const counter = await till();
  const product = await fillCart(counter, office);
  const keys = watchKeys(counter.page);
  await counter.deliver.dblclick();
  await expect(counter.toast(sold)).toBeVisible();
  await expect(counter.lines).toHaveCount(0);
  expect(keys).toHaveLength(1);
  expect(await office.ordersWith(product.id)).toHaveLength(1);
});

test("[SALE-22] while a sale is on its way neither button sells again", async ({ till, office }) => {
  const counter = await till();
  const product = await fillCart(counter, office);
  const keys = watchKeys(counter.page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await counter.page.route(orders, async (route) => {
    await held;
    await route.continue();
  });
  // Within one task of the page, before anything of it could be drawn.
  await counter.page.evaluate(() => {
    const buttons = [...document.querySelectorAll("button")];
    for (const name of ["Entregar", "Comandar", "Entregar"])
      buttons.find((button) => button.textContent === name)?.click();
  });
  await expect(counter.deliver).toHaveAttribute("aria-busy", "true");
  await counter.deliver.click({ force: true });
  await counter.order.click({ force: true });
  release();
  await expect(counter.toast(sold)).toBeVisible();
  expect(keys).toHaveLength(1);
  expect(await office.ordersWith(product.id)).toMatchObject([{ status: "COMPLETED" }]);
});

test("[SALE-26] an answer that was lost is asked for again under the same key, and there is exactly one order", async ({
  till,
  office,
}) => {
  const counter = await till();
  const product = await fillAccountCart(counter, office);
  const keys = watchKeys(counter.page);
  let isCut = true;
  await counter.page.route(orders, async (route) => {
    if (!isCut) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await counter.deliver.click();
  await expect(counter.cart.getByText(uncertain)).toBeVisible();
  await expect(counter.line(product.name)).toBeVisible();
  expect(await office.ordersWith(product.id)).toHaveLength(1);
  isCut = false;
  await counter.cart.getByRole("button", { name: "Reintentar" }).click();

  await expect(counter.toast(sold)).toBeVisible();
  await expect(counter.lines).toHaveCount(0);
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  expect(await office.ordersWith(product.id)).toHaveLength(1);
  expect((await office.readProduct(product.id)).currentStock).toBe(9);
});

test("[SALE-26] a sale that never reached the server is sent by itself when the connection is back", async ({
  till,
  office,
}) => {
  const counter = await till();
  const product = await fillAccountCart(counter, office);
  const keys = watchKeys(counter.page);
  await counter.page.route(orders, (route) => route.abort("internetdisconnected"));
  await counter.order.click();
  await expect(counter.cart.getByText(uncertain)).toBeVisible();
  expect(await office.ordersWith(product.id)).toHaveLength(0);
  await counter.page.unroute(orders);

  await expect(counter.toast(sold)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(await office.ordersWith(product.id)).toMatchObject([{ status: "STARTED" }]);
});

test("[SALE-23] a reload while the outcome is unknown resends the same sale, and there is exactly one order", async ({
  till,
  office,
}) => {
  const counter = await till();
  const product = await fillAccountCart(counter, office);
  const keys = watchKeys(counter.page);
  await counter.page.route(orders, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await counter.deliver.click();
  await expect(counter.cart.getByText(uncertain)).toBeVisible();
  await counter.page.unroute(orders);
  await counter.page.reload();

  await expect(counter.toast(sold)).toBeVisible();
  await expect(counter.lines).toHaveCount(0);
  expect(new Set(keys).size).toBe(1);
  expect(await office.ordersWith(product.id)).toHaveLength(1);
});

test("[SALE-15] a stock lost to another till is refused, and the cart stays", async ({ till, office }) => {
  const counter = await till();
  const product = await office.addProduct({ stock: 1 });
  await counter.page.reload();
  const here = await openTill(counter.page);
  await here.add(product.name);
  await here.pay("Efectivo");
  // This till hears nothing of the other one's sale.
  await counter.page.route("**/api/cafeterias/*/products**", (route) => route.abort());
  const there = await till("administrator");
  await there.add(product.name);
  await there.pay("Efectivo");
  await there.deliver.click();
  await expect(there.toast(sold)).toBeVisible();

  await here.deliver.click();
  await expect(here.page.getByText(`No hay stock suficiente. ${product.name} (quedan 0)`)).toBeVisible();
  await expect(here.line(product.name)).toBeVisible();
  expect((await office.readProduct(product.id)).currentStock).toBe(0);
});
