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

test("a second tab and another till see the changed stock without reload", async ({ till, office }) => {
  const product = await office.addProduct({ stock: 9 });
  const seller = await till();
  const tab = await seller.page.context().newPage();
  await tab.goto("/");
  const secondTab = await openTill(tab);
  const otherTill = await till("administrator");
  for (const counter of [seller, secondTab, otherTill]) {
    await counter.find(product.name);
    await expect(counter.card(product.name)).toContainText(/9$/u);
  }

  await seller.card(product.name).click();
  await seller.pay("Efectivo");
  await seller.deliver.click();

  await expect(seller.toast(sold)).toBeVisible();
  for (const counter of [seller, secondTab, otherTill]) {
    await expect(counter.card(product.name)).toContainText(/8$/u);
  }
  expect((await office.readProduct(product.id)).currentStock).toBe(8);
});

test("another till's sale of the last unit takes the card out of use here", async ({ till, office }) => {
  const product = await office.addProduct({ stock: 1 });
  const here = await till();
  const there = await till("administrator");
  await here.find(product.name);
  await expect(here.card(product.name)).toBeEnabled();

  await there.add(product.name);
  await there.pay("Tarjeta");
  await there.deliver.click();

  await expect(here.card(product.name)).toContainText("Agotado");
  await expect(here.card(product.name)).toBeDisabled();
});

test("a balance spent at another till changes beside the diner chosen here", async ({ till, office }) => {
  const product = await office.addProduct({ price: 700 });
  const guest = await office.seatGuest();
  const here = await till();
  const there = await till("administrator");
  await here.chooseDiner(guest.name);

  await there.add(product.name);
  await there.chooseDiner(guest.name);
  await there.deliver.click();

  await expect(here.diner).toContainText(formatMoney(subtractMoney(guest.client.balance, product.price)));
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

test("a diner's card chooses the diner", async ({ till, office }) => {
  const guest = await office.guestWithCard();
  const counter = await till();
  await counter.scan(`%${guest.commensal.cardCode}$`);
  await expect(counter.cart.getByRole("button", { name: `Comensal: ${guest.name}. Cambiar` })).toBeVisible();
});

test("a card that nobody has is told", async ({ till }) => {
  const counter = await till();
  await counter.scan("%ZZ99999$");
  await expect(counter.toast("No se encontró ningún comensal asociado a la tarjeta.")).toBeVisible();
});
