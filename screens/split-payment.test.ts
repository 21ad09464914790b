// @module-tag long
import { addMoney, cents, formatMoney, subtractMoney } from "@cantina/domain/kernel";
import { expect, test } from "./harness/test.ts";

const sold = "Se procesó la orden correctamente.";
const amountText = (amount: number): string => String(amount / 100).replace(".", ",");

test("[SPLIT-04] [SPLIT-05] where the balance doesn't reach, the account pays what it has and cash the rest", async ({
  till,
  office,
}) => {
  const guest = await office.seatGuest();
  const minimum = cents(-200_000);
  const has = subtractMoney(guest.client.balance, minimum);
  const missing = cents(12_345);
  const counter = await till();
  await counter.chooseDiner(guest.name);
  await counter.addGeneric("Viaje de estudios", amountText(addMoney(has, missing)));
  await counter.deliver.click();

  const prompt = counter.prompt("Saldo insuficiente");
  await prompt.getByRole("button", { name: `Pagar el resto en efectivo: ${formatMoney(missing)}` }).click();
  await expect(prompt).toBeHidden();
  await expect(counter.payment("Efectivo")).toBeChecked();
  await expect(counter.part("Cuenta")).toHaveValue(new RegExp(amountText(has).replaceAll(".", "").slice(0, 2), "u"));
  await expect(counter.cart.getByText(`Resto con Efectivo ${formatMoney(missing)}`)).toBeVisible();
  expect((await office.readClient(guest.client.id)).balance).toBe(guest.client.balance);

  await counter.deliver.click();
  await expect(counter.toast(sold)).toBeVisible();
  await expect(counter.lines).toHaveCount(0);
  expect((await office.readClient(guest.client.id)).balance).toBe(minimum);
  const [order] = await office.ordersOf(guest.commensal.id);
  expect(order).toMatchObject({
    totalPrice: addMoney(has, missing),
    paymentMethod: "CASH",
    payments: [
      { paymentMethod: "ACCOUNT_BALANCE", amount: has },
      { paymentMethod: "CASH", amount: missing },
    ],
  });
});

test("[SPLIT-03] [SPLIT-05] [SPLIT-09] a payment is split by typed amounts, its rest always there, and Historial tells the parts", async ({
  till,
  office,
}) => {
  const product = await office.addProduct({ price: 500, stock: 9 });
  const counter = await till();
  await expect(counter.divide).toHaveCount(0);
  await counter.add(product.name);
  await counter.pay("Efectivo");
  await counter.divide.click();
  const account = counter.part("Cuenta");
  const card = counter.part("Tarjeta");
  await expect(account).toBeFocused();
  const likely = counter.cart.getByRole("group", { name: "Importes probables" });
  await expect(likely).toHaveCount(1);
  await card.fill("0");
  await card.fill("0,5");
  await expect(counter.cart.getByText(`Resto con Efectivo ${formatMoney(cents(49_950))}`)).toBeVisible();
  // The parts take the room of the likely amounts, or no line of the cart would be seen on a low screen.
  await expect(likely).toHaveCount(0);
  await card.fill("600");
  await expect(counter.cart.getByText(`Las partes superan el total por ${formatMoney(cents(10_000))}`)).toBeVisible();
  await card.fill("500");
  await expect(counter.cart.getByText("Las partes ya suman el total")).toBeVisible();
  await expect(counter.deliver).toHaveAttribute("title", "Las partes deben sumar menos que el total");
  await card.fill("200,01");
  await expect(counter.cart.getByText(`Resto con Efectivo ${formatMoney(cents(29_999))}`)).toBeVisible();
  // What the total becomes, the rest does.
  await counter.add(product.name);
  await expect(counter.cart.getByText(`Resto con Efectivo ${formatMoney(cents(79_999))}`)).toBeVisible();
  await counter.deliver.click();
  await expect(counter.toast(sold)).toBeVisible();
  await expect(counter.cart.getByRole("button", { name: /dividir/iu })).toHaveCount(0);
  const [order] = await office.ordersWith(product.id);
  expect(order).toMatchObject({
    totalPrice: 100_000,
    payments: [
      { paymentMethod: "CARD", amount: 20_001 },
      { paymentMethod: "CASH", amount: 79_999 },
    ],
  });
});

test("[SPLIT-03] who divides no more keeps the focus, and the chosen method pays all", async ({ till, office }) => {
  const product = await office.addProduct({ price: 500, stock: 9 });
  const counter = await till();
  await counter.add(product.name);
  await counter.pay("Efectivo");
  await counter.divide.click();
  await counter.part("Tarjeta").fill("100");
  const undo = counter.cart.getByRole("button", { name: "No dividir" });
  await undo.click();
  await expect(counter.divide).toBeFocused();
  await expect(counter.part("Tarjeta")).toHaveCount(0);
  await counter.deliver.click();
  await expect(counter.toast(sold)).toBeVisible();
  expect(await office.ordersWith(product.id)).toMatchObject([{ totalPrice: 50_000, payments: [] }]);
});
