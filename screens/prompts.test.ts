import { addMoney, cents, formatMoney, subtractMoney } from "@cantina/domain/kernel";
import { readIgnoredLimits } from "./harness/ignored-limits.ts";
import { expect, test } from "./harness/test.ts";

const sold = "Se procesó la orden correctamente.";
type Listed = { readonly id: string; readonly price: number };
const amountText = (amount: number): string => String(amount / 100).replace(".", ",");

test("[SALE-18] passing the diner's daily limit asks first: cancelling sells nothing, continuing sells and is recorded", async ({
  till,
  office,
  cantina,
}) => {
  const guest = await office.guestNamed("Bruno Gómez");
  const left = (await office.readLeftToday(guest.commensal.id)) ?? cents(0);
  const price = addMoney(left, cents(1_250));
  const counter = await till();
  await counter.chooseDiner(guest.name);
  await counter.pay("Efectivo");
  await counter.addGeneric("Torta entera", amountText(price));
  await counter.deliver.click();

  const prompt = counter.prompt("Límite de gasto diario superado");
  await expect(prompt).toContainText(`El comensal excedió su límite diario. Le quedan ${formatMoney(left)}.`);
  await prompt.getByRole("button", { name: "Cancelar" }).click();
  await expect(prompt).toBeHidden();
  await expect(counter.line("Torta entera")).toBeVisible();
  await expect(counter.payment("Efectivo")).toBeChecked();
  expect(await office.readLeftToday(guest.commensal.id)).toBe(left);

  await counter.deliver.click();
  await prompt.getByRole("button", { name: "Continuar" }).click();
  await expect(counter.toast(sold)).toBeVisible();
  await expect(counter.lines).toHaveCount(0);
  const [order] = await office.ordersOf(guest.commensal.id);
  expect(order).toMatchObject({ totalPrice: price, paymentMethod: "CASH", status: "COMPLETED" });
  expect(await readIgnoredLimits(cantina, String(order?.id))).toEqual([{ flag: "ignoreLimit", amount: 1_250 }]);
});

test("[SALE-16] passing a product's daily limit asks first, and names the product and what is left", async ({
  till,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ stock: 20, dailyLimit: 1 });
  const counter = await till();
  await counter.add(product.name);
  await counter.add(product.name);
  await counter.pay("Efectivo");
  await counter.order.click();

  const prompt = counter.prompt("Límite de stock diario superado");
  await expect(prompt.getByRole("listitem")).toHaveText([`${product.name}Disponibles: 1`]);
  await prompt.getByRole("button", { name: "Cancelar" }).click();
  await expect(counter.quantity(product.name)).toHaveText("2");
  expect(await office.ordersWith(product.id)).toHaveLength(0);

  await counter.order.click();
  await prompt.getByRole("button", { name: "Continuar" }).click();
  await expect(counter.toast(sold)).toBeVisible();
  const orders = await office.ordersWith(product.id);
  expect(orders).toMatchObject([{ status: "STARTED" }]);
  expect(await readIgnoredLimits(cantina, String(orders[0]?.id))).toEqual([
    { flag: "ignoreAllProductsDailyLimit", amount: 1 },
  ]);
  expect((await office.readProduct(product.id)).currentStock).toBe(18);
});

test("[SALE-19] [SALE-87] an insufficient balance asks first, with balance, minimum and what is missing", async ({
  till,
  office,
  cantina,
}) => {
  const guest = await office.seatGuest();
  const minimum = cents(-200_000);
  const missing = cents(12_345);
  const price = addMoney(subtractMoney(guest.client.balance, minimum), missing);
  const counter = await till();
  await counter.chooseDiner(guest.name);
  await counter.addGeneric("Excursión", amountText(price));
  await expect(counter.cart.getByText(`Supera el mínimo por ${formatMoney(missing)}`, { exact: true })).toBeVisible();
  await counter.deliver.click();

  const prompt = counter.prompt("Saldo insuficiente");
  await expect(prompt.getByRole("definition")).toHaveText([guest.client.balance, minimum, missing].map(formatMoney));
  await prompt.getByRole("button", { name: "Cancelar" }).click();
  await expect(counter.line("Excursión")).toBeVisible();
  expect((await office.readClient(guest.client.id)).balance).toBe(guest.client.balance);

  await counter.deliver.click();
  await prompt.getByRole("button", { name: "Vender igual" }).click();
  await expect(counter.toast(sold)).toBeVisible();
  expect((await office.readClient(guest.client.id)).balance).toBe(subtractMoney(minimum, missing));
  const [order] = await office.ordersOf(guest.commensal.id);
  expect(await readIgnoredLimits(cantina, String(order?.id))).toEqual([
    { flag: "ignoreInsufficientBalance", amount: missing },
  ]);
});

test("[SALE-20] below the cafeteria's floor nothing is sold, whatever the seller wants", async ({ till, office }) => {
  const guest = await office.seatGuest();
  const floor = (await office.readCafeteria()).balanceFloor;
  const counter = await till();
  await counter.chooseDiner(guest.name);
  await counter.addGeneric("Viaje", amountText(addMoney(subtractMoney(guest.client.balance, floor), cents(1))));
  await counter.deliver.click();
  await counter.prompt("Saldo insuficiente").getByRole("button", { name: "Vender igual" }).click();
  await expect(counter.page.getByText(/^El saldo quedaría por debajo del mínimo/u)).toBeVisible();
  await expect(counter.line("Viaje")).toBeVisible();
  expect((await office.readClient(guest.client.id)).balance).toBe(guest.client.balance);
});

test("[SALE-24] several prompts of one sale come one after the other, and it is sold once", async ({
  till,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ price: 1, dailyLimit: 0 });
  const guest = await office.seatGuest();
  const counter = await till();
  await counter.add(product.name);
  await counter.chooseDiner(guest.name);
  await counter.addGeneric("Excursión", amountText(addMoney(guest.client.balance, cents(200_000))));
  await counter.deliver.click();
  await counter.prompt("Límite de stock diario superado").getByRole("button", { name: "Continuar" }).click();
  await counter.prompt("Saldo insuficiente").getByRole("button", { name: "Vender igual" }).click();
  await expect(counter.toast(sold)).toBeVisible();
  const orders = await office.ordersWith(product.id);
  expect(orders).toHaveLength(1);
  const ignored = await readIgnoredLimits(cantina, String(orders[0]?.id));
  expect(ignored.map(({ flag }) => flag).toSorted()).toEqual([
    "ignoreAllProductsDailyLimit",
    "ignoreInsufficientBalance",
  ]);
});

test("[SALE-25] a price that changed meanwhile is asked about: cancelling sells nothing, accepting sells at the new one", async ({
  till,
  office,
  line,
}) => {
  const product = await office.addProduct({ price: 1500 });
  // A till that has not heard of the new price yet, neither by the list nor by the one that a late event names.
  const mend = line.meet(/\/api\/cafeterias\/[^/]+\/products(?:\/[^/]+)?$/u, async (send) => {
    const response = await send();
    const { data } = (await response.json()) as { readonly data: Listed | Listed[] };
    const formerly = (one: Listed): Listed => (one.id === product.id ? { ...one, price: 1200 } : one);
    return Response.json({ data: Array.isArray(data) ? data.map(formerly) : formerly(data) }, response);
  });
  const counter = await till();
  await counter.add(product.name);
  await counter.pay("Efectivo");
  await expect(counter.total).toHaveText("$ 1.200,00");
  await counter.deliver.click();

  const prompt = counter.prompt("Cambió el precio");
  await expect(prompt.getByRole("definition")).toHaveText(["$ 1.200,00", "$ 1.500,00"]);
  await prompt.getByRole("button", { name: "Cancelar" }).click();
  await expect(counter.quantity(product.name)).toHaveText("1");
  expect(await office.ordersWith(product.id)).toHaveLength(0);

  await counter.deliver.click();
  await prompt.getByRole("button", { name: "Aceptar" }).click();
  await expect(counter.toast(sold)).toBeVisible();
  mend();
  expect(await office.ordersWith(product.id)).toMatchObject([{ totalPrice: 150_000 }]);
});
