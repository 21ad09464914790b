import { openColleague } from "../e2e/fixtures/colleague.ts";
import { type Office, openSession } from "../e2e/fixtures/office.ts";
import { type Line, cut, loseAnswer } from "./harness/line.ts";
import { expect, test } from "./harness/test.ts";
import type { Till } from "./harness/till.ts";

const sold = "Se procesó la orden correctamente.";
const orders = /\/transactions\/orders$/u;
const uncertain = /^Sin respuesta del servidor: no se sabe si la venta quedó registrada\./u;

/** Those of the sales that are sent from now on. */
function watchKeys(line: Line): () => readonly (string | undefined)[] {
  const calls = line.watch(orders);
  return () => calls.filter(({ method }) => method === "POST").map(({ header }) => header("idempotency-key"));
}

async function fillCart(counter: Till, office: Office) {
  const product = await office.addProduct({ stock: 10 });
  await counter.add(product.name);
  await counter.pay("Efectivo");
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

test("[SALE-22] a double click sells once", async ({ till, office, line }) => {
  const counter = await till();
  const product = await fillCart(counter, office);
  const keys = watchKeys(line);
  await counter.deliver.dblclick();
  await expect(counter.toast(sold)).toBeVisible();
  await expect(counter.lines).toHaveCount(0);
  expect(keys()).toHaveLength(1);
  expect(await office.ordersWith(product.id)).toHaveLength(1);
});

test("[SALE-22] while a sale is on its way neither button sells again", async ({ till, office, line }) => {
  const counter = await till();
  const product = await fillCart(counter, office);
  const keys = watchKeys(line);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  line.meet(orders, async (send) => {
    await held;
    return send();
  });
  // Before anything of it could be drawn.
  const buttons = [...document.querySelectorAll("button")];
  for (const name of ["Entregar", "Comandar", "Entregar"])
    buttons.find((button) => button.textContent === name)?.click();
  await expect(counter.deliver).toHaveAttribute("aria-busy", "true");
  await counter.deliver.click({ force: true });
  await counter.order.click({ force: true });
  release();
  await expect(counter.toast(sold)).toBeVisible();
  expect(keys()).toHaveLength(1);
  expect(await office.ordersWith(product.id)).toMatchObject([{ status: "COMPLETED" }]);
});

test("[SALE-110] what is scanned while a sale is on its way enters no cart, and is told", async ({
  till,
  office,
  line,
}) => {
  const next = await office.addProduct({ barcode: "7791000000116" });
  const counter = await till();
  const product = await fillCart(counter, office);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  line.meet(orders, async (send) => {
    await held;
    return send();
  });
  await counter.deliver.click();
  await expect(counter.deliver).toHaveAttribute("aria-busy", "true");
  const told = counter.toast(`No se agregó ${next.name}: la venta en curso todavía no terminó.`);
  await counter.scan("7791000000116");
  await expect(told).toBeVisible();
  release();
  await expect(counter.toast(sold)).toBeVisible();
  await expect(counter.lines).toHaveCount(0);
  await counter.scan("7791000000116");
  await expect(counter.line(next.name)).toBeVisible();
  expect(await office.ordersWith(product.id)).toHaveLength(1);
});

test("[SALE-26] an answer that was lost is asked for again under the same key, and there is exactly one order", async ({
  till,
  office,
  line,
}) => {
  const counter = await till();
  const product = await fillAccountCart(counter, office);
  const keys = watchKeys(line);
  const mend = line.meet(orders, loseAnswer);
  await counter.deliver.click();
  await expect(counter.cart.getByText(uncertain)).toBeVisible();
  await expect(counter.line(product.name)).toBeVisible();
  expect(await office.ordersWith(product.id)).toHaveLength(1);
  // On a line that is well again the till, which asks by itself, could be faster than the press.
  await counter.cart.getByRole("button", { name: "Reintentar" }).click();
  mend();

  await expect(counter.toast(sold)).toBeVisible();
  await expect(counter.lines).toHaveCount(0);
  expect(new Set(keys()).size).toBe(1);
  expect(keys().length).toBeGreaterThan(1);
  expect(await office.ordersWith(product.id)).toHaveLength(1);
  expect((await office.readProduct(product.id)).currentStock).toBe(9);
});

test("[SALE-26] a sale that never reached the server is sent by itself when the connection is back", async ({
  till,
  office,
  line,
}) => {
  const counter = await till();
  const product = await fillAccountCart(counter, office);
  const keys = watchKeys(line);
  const mend = line.meet(orders, cut);
  await counter.order.click();
  await expect(counter.cart.getByText(uncertain)).toBeVisible();
  expect(await office.ordersWith(product.id)).toHaveLength(0);
  mend();

  await expect(counter.toast(sold)).toBeVisible();
  expect(new Set(keys()).size).toBe(1);
  expect(await office.ordersWith(product.id)).toMatchObject([{ status: "STARTED" }]);
});

test("[SALE-23] a reload while the outcome is unknown resends the same sale, and there is exactly one order", async ({
  till,
  office,
  line,
}) => {
  const counter = await till();
  const product = await fillAccountCart(counter, office);
  const keys = watchKeys(line);
  const mend = line.meet(orders, loseAnswer);
  await counter.deliver.click();
  await expect(counter.cart.getByText(uncertain)).toBeVisible();
  mend();
  await counter.page.reload();

  await expect(counter.toast(sold)).toBeVisible();
  await expect(counter.lines).toHaveCount(0);
  expect(new Set(keys()).size).toBe(1);
  expect(await office.ordersWith(product.id)).toHaveLength(1);
});

test("[SALE-15] a stock lost to another till is refused, and the cart stays", async ({
  till,
  office,
  line,
  cantina,
}) => {
  const product = await office.addProduct({ stock: 1 });
  const here = await till();
  await here.add(product.name);
  await here.pay("Efectivo");
  // This till hears nothing of the other one's sale.
  const mend = line.meet(/\/api\/cafeterias\/[^/]+\/products/u, cut);
  const [colleague] = await openSession(cantina.url, "administrator");
  await openColleague(cantina.url, colleague).sell({ productId: product.id });

  await here.deliver.click();
  await expect(here.page.getByText(`No hay stock suficiente. ${product.name} (quedan 0)`)).toBeVisible();
  await expect(here.line(product.name)).toBeVisible();
  mend();
  expect((await office.readProduct(product.id)).currentStock).toBe(0);
});
