import { formatMoney, subtractMoney } from "@cantina/domain/kernel";
import { expect, test } from "./harness/test.ts";

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

test("'Comandar' leaves the order pending", async ({ till, office }) => {
  const product = await office.addProduct();
  const counter = await till();
  await counter.add(product.name);
  await counter.pay("Vale");
  await counter.order.click();

  await expect(counter.toast(sold)).toBeVisible();
  expect(await office.ordersWith(product.id)).toMatchObject([{ status: "STARTED", paymentMethod: "CUSTOM" }]);
});

test("a swipe of a card that nobody has and a code that no product has are told, and change nothing", async ({
  till,
}) => {
  const counter = await till();
  await counter.find("café");
  await counter.scan("%NADIE-0$");
  await expect(counter.toast("No se encontró ningún comensal asociado a la tarjeta.")).toBeVisible();
  await counter.scan("0000000000000");
  await expect(counter.toast("Producto no encontrado o no disponible.")).toBeVisible();
  await expect(counter.search).toHaveValue("café");
  await expect(counter.lines).toHaveCount(0);
});
