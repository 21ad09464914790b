import { formatMoney, subtractMoney } from "@cantina/domain/kernel";
import { expect, test } from "./fixtures/test.ts";
import { openTill } from "./fixtures/till.ts";

const sold = "Se procesó la orden correctamente.";

test("a scan, a diner and one touch sell on account, and the balance falls by exactly the total", async ({
  till,
  office,
}) => {
  const product = await office.addProduct({ price: 1234.5, stock: 8, barcode: "7791000000017" });
  const guest = await office.seatGuest();
  const counter = await till();

  await counter.scan("7791000000017");
  await expect(counter.quantity(product.name)).toHaveText("1");
  await counter.chooseDiner(guest.name);
  await expect(counter.diner).toContainText(formatMoney(guest.client.balance));
  await expect(counter.total).toHaveText(formatMoney(product.price));
  const left = subtractMoney(guest.client.balance, product.price);
  await expect(counter.cart).toContainText(`Saldo después: ${formatMoney(left)}`);
  await counter.deliver.click();

  await expect(counter.toast(sold)).toBeVisible();
  await expect(counter.lines).toHaveCount(0);
  expect((await office.readClient(guest.client.id)).balance).toBe(left);
  const [order, ...others] = await office.ordersWith(product.id);
  expect(others).toHaveLength(0);
  expect(order).toMatchObject({
    status: "COMPLETED",
    totalPrice: product.price,
    paymentMethod: "ACCOUNT_BALANCE",
    commensalId: guest.commensal.id,
    originMedium: "WEB",
  });
  await counter.chooseDiner(guest.name);
  await expect(counter.diner).toContainText(formatMoney(left));
});

test("a second tab and another till see changed stock, the last unit's sale and a spent balance without reload", async ({
  till,
  office,
}) => {
  const product = await office.addProduct({ price: 700, stock: 2 });
  const guest = await office.seatGuest();
  const seller = await till();
  const tab = await seller.page.context().newPage();
  await tab.goto("/");
  const secondTab = await openTill(tab);
  const otherTill = await till("administrator");
  const everywhere = [seller, secondTab, otherTill];
  for (const counter of everywhere) {
    await counter.find(product.name);
    await expect(counter.card(product.name)).toContainText(/2$/u);
  }

  await seller.card(product.name).click();
  await seller.pay("Efectivo");
  await seller.deliver.click();
  await expect(seller.toast(sold)).toBeVisible();
  for (const counter of everywhere) await expect(counter.card(product.name)).toContainText(/1$/u);
  expect((await office.readProduct(product.id)).currentStock).toBe(1);

  await seller.chooseDiner(guest.name);
  await otherTill.card(product.name).click();
  await otherTill.chooseDiner(guest.name);
  await otherTill.deliver.click();
  for (const counter of [seller, secondTab]) {
    await expect(counter.card(product.name)).toContainText("Agotado");
    await expect(counter.card(product.name)).toBeDisabled();
  }
  await expect(seller.diner).toContainText(formatMoney(subtractMoney(guest.client.balance, product.price)));
});

test("'Comandar' leaves the order pending", async ({ till, office }) => {
  const product = await office.addProduct();
  const counter = await till();
  await counter.add(product.name);
  await counter.pay("Vale");
  await counter.order.click();

  await expect(counter.toast(sold)).toBeVisible();
  expect(await office.ordersWith(product.id)).toMatchObject([{ status: "STARTED", paymentMethod: "CUSTOM" }]);
});
