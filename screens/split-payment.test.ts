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

test("[SPLIT-11] a part that can't be read is not nothing: no button and no key sells, and a press leads to it", async ({
  till,
  office,
  line,
}) => {
  const product = await office.addProduct({ price: 500, stock: 9 });
  const counter = await till();
  await counter.add(product.name);
  await counter.pay("Efectivo");
  await counter.divide.click();
  const card = counter.part("Tarjeta");
  const sent = line.watch(/\/orders$/u);
  for (const [typed, fault] of [
    ["10,555", /decimales/u],
    ["mil", /importe/u],
    ["-5", /negativo/u],
    ["100,555", /decimales/u],
  ] as const) {
    await card.fill("100");
    await card.fill(typed);
    await expect(counter.deliver).toHaveAttribute("title", "Ingrese de nuevo el importe que no se entiende");
    // Before the field is left.
    await counter.page.keyboard.press("F9");
    await expect(card).toHaveAccessibleDescription(fault);
    await expect(card).toBeFocused();
    await counter.order.focus();
    await counter.page.keyboard.press("F8");
    await expect(card).toBeFocused();
    await expect(card).toHaveValue(typed);
  }
  expect(sent).toHaveLength(0);

  // A sale that waits still isn't one that nobody has divided.
  await counter.putAside("Ana");
  await counter.takeUp("Ana");
  await expect(counter.part("Tarjeta")).toHaveAccessibleDescription("Ingrese un importe, por ejemplo 1.234,50");
  await expect(counter.deliver).toBeDisabled();
  await counter.part("Tarjeta").fill("100");
  await expect(counter.part("Tarjeta")).toHaveAccessibleDescription("");
  await counter.deliver.click();
  await expect(counter.toast(sold)).toBeVisible();
  const [order] = await office.ordersWith(product.id);
  expect(order).toMatchObject({
    payments: [
      { paymentMethod: "CARD", amount: 10_000 },
      { paymentMethod: "CASH", amount: 40_000 },
    ],
  });
});

test("[SPLIT-11] who divides no more has no part that can't be read", async ({ till, office }) => {
  const product = await office.addProduct({ price: 500, stock: 9 });
  const counter = await till();
  await counter.add(product.name);
  await counter.pay("Efectivo");
  await counter.divide.click();
  await counter.part("Tarjeta").fill("mil");
  await counter.cart.getByRole("button", { name: "No dividir" }).click();
  await counter.deliver.click();
  await expect(counter.toast(sold)).toBeVisible();
  expect(await office.ordersWith(product.id)).toMatchObject([{ totalPrice: 50_000, payments: [] }]);
});
