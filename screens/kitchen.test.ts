import { openColleague } from "../e2e/fixtures/colleague.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";
import type { Screen } from "./harness/screen.ts";
import { toast } from "./harness/toast.ts";

const kitchenOf = (page: Screen) => ({
  page,
  orders: page.getByRole("article"),
  sum: page.getByRole("region", { name: "A preparar" }),
  made: page.getByRole("region", { name: "Listas para retirar" }),
});

test("[ORDERS-20] [ORDERS-21] [ORDERS-22] what the kitchen says is made is called by first name and initial, until it is handed over", async ({
  enter,
  office,
  cantina,
}) => {
  const [water, steak] = [await office.addProduct(), await office.addProduct()];
  const menu = await office.addProduct({
    items: [
      { productId: steak.id, quantity: 1 },
      { productId: water.id, quantity: 2 },
    ],
  });
  const guest = await office.seatGuest();
  const { firstName, lastName } = guest.commensal;
  const called = `${firstName.split(" ")[0]} ${lastName.split(" ").at(-1)?.[0]?.toUpperCase()}.`;
  await office.openRegisters();
  const [session] = await openSession(cantina.url, "employee");
  const desk = openColleague(cantina.url, session);
  const kitchen = kitchenOf(await enter(session, "/pending-orders/kitchen"));
  const { page } = kitchen;
  await expect(page.getByRole("heading", { level: 1, name: "Cocina" })).toBeVisible();
  // Without what only an office needs.
  await expect(page.getByRole("button", { name: "Menú" })).toHaveCount(0);

  // It arrives by itself, and what a promotion holds counts.
  const sold = await desk.sell({
    productId: menu.id,
    commensalId: guest.commensal.id,
    quantity: 3,
    comments: "sin sal",
  });
  const card = kitchen.orders.filter({ hasText: menu.name });
  await expect(card).toContainText(called);
  await expect(card).not.toContainText(lastName);
  await expect(card).toContainText("sin sal");
  await expect(card).not.toContainText("$");
  await expect(kitchen.sum.getByRole("listitem").filter({ hasText: water.name })).toHaveText(`6${water.name}`);

  await card.getByRole("button", { name: `Listo: ${called}` }).click();
  await expect(toast(page, "1 comanda lista para retirar.")).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(kitchen.made).toContainText(called);
  await page
    .getByRole("region", { name: /^Avisos/u })
    .getByRole("button", { name: "Deshacer" })
    .click();
  await expect(card).toHaveCount(1);
  await card.getByRole("button", { name: `Listo: ${called}` }).click();
  await expect(kitchen.made).toContainText(called);

  await page.goto("/pending-orders/pickup");
  const names = page.getByRole("list", { name: "Listo para retirar" });
  await expect(names).toContainText(called);
  await expect(page.locator("main")).not.toContainText(lastName);
  await expect(page.locator("main")).not.toContainText("$");
  await desk.deliver(sold);
  await expect(page.getByText(called, { exact: true })).toHaveCount(0);
});

test("[ORDERS-22] an order that names nobody is called by its hour", async ({ enter, office, cantina }) => {
  const product = await office.addProduct();
  await office.openRegisters();
  const [session] = await openSession(cantina.url, "employee");
  const desk = openColleague(cantina.url, session);
  const sold = await desk.sell({ productId: product.id });
  const clock = new Date(sold.dateTime).toLocaleTimeString("sv-SE", {
    timeZone: "America/Argentina/Buenos_Aires",
    hour: "2-digit",
    minute: "2-digit",
  });
  const kitchen = kitchenOf(await enter(session, "/pending-orders/kitchen"));
  await kitchen.orders
    .filter({ hasText: product.name })
    .getByRole("button", { name: `Listo: Pedido de las ${clock}` })
    .click();
  await kitchen.page.goto("/pending-orders/pickup");
  await expect(kitchen.page.getByText(`Pedido de las ${clock}`).first()).toBeVisible();
});
