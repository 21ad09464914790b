// @module-tag long
import type { Part } from "./harness/part.ts";
import { openDesk } from "../e2e/fixtures/desk.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";
import { openTill } from "./harness/till.ts";

const sold = "Se procesó la orden correctamente.";

test("[COUPON-02] coupons go to the dearest item first and are taken soonest to expire first; a revert gives them back", async ({
  till,
  office,
  cantina,
}) => {
  const desk = await openDesk(cantina.url, "administrator");
  const [dear, cheap] = [await office.addProduct({ price: 2_000 }), await office.addProduct({ price: 500 })];
  const guest = await office.seatGuest();
  const both = { productIds: [dear.id, cheap.id] };
  const late = await desk.addCoupon({ ...both, name: "Tarde", uses: 5, validDays: 60 });
  const soon = await desk.addCoupon({ ...both, name: "Pronto", uses: 2, validDays: 10 });
  const lateBook = await desk.giveBook(late.id, guest.client.id);
  const twins = [await desk.giveBook(soon.id, guest.client.id), await desk.giveBook(soon.id, guest.client.id)];
  const [first, second] = twins.map(({ id }) => id).sort();
  if (first === undefined || second === undefined) throw new Error("two books");

  const counter = await till();
  const { page } = counter;
  await counter.add(cheap.name);
  await counter.add(dear.name);
  await counter.add(dear.name);
  await counter.chooseDiner(guest.name);
  await expect(counter.diner).toContainText("9 usos de cuponera");
  const use = (name: string): Part => counter.cart.getByRole("button", { name: `Cupones de ${name}:` });
  await expect(use(dear.name)).toContainText("2 con cupón");
  await expect(counter.total).toHaveText(/\$\s*0,00/u);

  // By hand: no more than the units of the line, none below 0, and "Quedan" tells the rest.
  await use(cheap.name).click();
  const dialog = page.getByRole("dialog", { name: `Cupones de ${cheap.name}` });
  await expect(dialog.getByRole("status").filter({ hasText: "unidad" })).toHaveText("1 de 1 unidad con cupón");
  for (const add of await dialog.getByRole("button", { name: /^Agregar/u }).all()) await expect(add).toBeDisabled();
  for (const remove of await dialog.getByRole("button", { name: /^Quitar/u }).all())
    if (await remove.isEnabled()) await remove.click();
  await expect(dialog.getByRole("status").filter({ hasText: "unidad" })).toHaveText("0 de 1 unidad con cupón");
  for (const remove of await dialog.getByRole("button", { name: /^Quitar/u }).all())
    await expect(remove).toBeDisabled();
  await dialog.getByRole("button", { name: "Aplicar" }).click();
  await expect(counter.total).toHaveText(/\$\s*500,00/u);

  await counter.pay("Efectivo");
  await counter.deliver.click();
  await expect(counter.toast(sold)).toBeVisible();
  const [order] = await office.ordersWith(dear.id);
  const used = order?.orderItems.flatMap(({ exchangedCoupons }) => exchangedCoupons) ?? [];
  expect(used.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
    order?.orderItems.find(({ productId }) => productId === dear.id)?.quantity,
  );
  expect(used[0]).toMatchObject({ userCouponId: first, quantity: 2 });
  expect(await desk.usesLeft(guest.client.id)).toMatchObject({ [first]: 0, [lateBook.id]: 5 });

  await counter.chooseDiner(guest.name);
  await expect(counter.diner).toContainText("7 usos de cuponera");
  await page.goto("/orders");
  await page.getByLabel("Buscar").fill(order?.id ?? "");
  const undo = page.getByRole("button", { name: /^Revertir pedido completado/u });
  await expect(undo).toHaveCount(1);
  await undo.click();
  const revert = page.getByRole("dialog", { name: "Revertir pedido completado" });
  await revert.getByRole("button", { name: "Pedido equivocado" }).click();
  await revert.getByRole("button", { name: "Revertir pedido" }).click();
  await expect(counter.toast("Se revirtió el pedido.")).toBeVisible();
  expect(await desk.usesLeft(guest.client.id)).toEqual({ [first]: 2, [second]: 2, [lateBook.id]: 5 });
});

test("what is left of a coupon does not count the uses that are in the cart", async ({ till, office, cantina }) => {
  const desk = await openDesk(cantina.url, "administrator");
  const [menu, juice] = [await office.addProduct({ price: 2_000 }), await office.addProduct({ price: 500 })];
  const guest = await office.seatGuest();
  const coupon = await desk.addCoupon({ name: "Seis usos", uses: 6, productIds: [menu.id, juice.id] });
  await desk.giveBook(coupon.id, guest.client.id);
  const counter = await till();
  for (const { name } of [menu, menu, juice]) await counter.add(name);
  await counter.chooseDiner(guest.name);
  await counter.cart.getByRole("button", { name: `Cupones de ${menu.name}:` }).click();
  const book = counter.page.getByRole("dialog").getByRole("listitem");
  await expect(book).toContainText("Quedan 3 ·");
  await book.getByRole("button", { name: /^Quitar/u }).click();
  await expect(book).toContainText("Quedan 4 ·");
});

test("[COUPON-07] a coupon is sold to the diner on account with its balance shown, and not by an employee whose register is closed", async ({
  till,
  enter,
  office,
  cantina,
}) => {
  const desk = await openDesk(cantina.url, "administrator");
  const product = await office.addProduct();
  const guest = await office.seatGuest();
  const coupon = await desk.addCoupon({
    name: `Cuatro ${product.name}`,
    uses: 4,
    price: 3_000,
    productIds: [product.id],
  });

  const counter = await till();
  await counter.chooseDiner(guest.name);
  await counter.page.getByRole("button", { name: "Vender cuponera" }).click();
  const dialog = counter.page.getByRole("dialog", { name: "Vender cuponera" });
  await expect(dialog.getByText("Saldo", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Vender", exact: true }).click();
  await expect(dialog.getByText("Por favor seleccione una cuponera")).toBeVisible();
  await dialog.getByRole("radio", { name: new RegExp(coupon.name, "u") }).check();
  await dialog.getByRole("button", { name: "Agregar uno de cuponeras" }).click();
  await expect(dialog).toContainText("8 usos");
  await expect(dialog).not.toContainText("Promo vuelta a clases");
  await dialog.getByRole("button", { name: "Vender", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(counter.toast(`Se vendió la cuponera: 8 usos de ${coupon.name}.`)).toBeVisible();
  await expect(counter.diner).toContainText("8 usos de cuponera");
  const { balance } = await office.readClient(guest.client.id);
  expect(balance).toBe(guest.client.balance - 600_000);

  await (await openDesk(cantina.url, "employee")).closeRegister();
  const [session] = await openSession(cantina.url, "employee");
  const { page } = await openTill(await enter(session));
  await expect(page.getByRole("dialog", { name: "Movimientos de caja" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Vender cuponera" }).click();
  const refused = page.getByRole("dialog", { name: "Vender cuponera" });
  await expect(refused).toContainText("La caja está cerrada. Ábrala para poder vender cuponeras.");
  await expect(refused.getByRole("button", { name: "Vender", exact: true })).toBeDisabled();
});
