// @module-tag long
import { openShelf } from "../e2e/fixtures/shelf.ts";
import { expect, test } from "./harness/test.ts";

const sold = "Se procesó la orden correctamente.";

test("[SALE-90] a cart that is put aside frees the till, outlives a reload and comes back as it was, to be sold once", async ({
  till,
  office,
}) => {
  const product = await office.addProduct({ price: 500, stock: 10 });
  const guest = await office.seatGuest();
  const counter = await till();
  await expect(counter.park).toBeDisabled();
  await expect(counter.waiting).toBeDisabled();
  await counter.add(product.name);
  await counter.add(product.name);
  await counter.chooseDiner(guest.name);
  await counter.note.click();
  await counter.page.getByRole("textbox", { name: "Descripción" }).fill("sin azúcar");
  await counter.page.getByRole("button", { name: "Guardar" }).click();
  await counter.pay("Tarjeta");
  await counter.putAside();
  await expect(counter.toast(`En espera: ${guest.name}`)).toBeVisible();
  await expect(counter.lines).toHaveCount(0);
  await expect(counter.cart.getByRole("button", { name: /^Elegir comensal/u })).toBeVisible();

  await counter.page.reload();
  await expect(counter.cart.getByRole("button", { name: "Ventas en espera (1)" })).toBeVisible();
  await counter.waiting.click();
  const row = counter.held.getByRole("listitem").filter({ hasText: guest.name });
  await expect(row).toContainText("$ 1.000,00");
  await expect(row).toContainText("2 productos · hace menos de 1 min");
  await expect(row).toContainText(product.name);
  await row.getByRole("button", { name: `Retomar: ${guest.name}` }).click();
  await expect(counter.quantity(product.name)).toHaveText("2");
  await expect(counter.diner).toContainText(guest.name);
  await expect(counter.payment("Tarjeta")).toBeChecked();
  await expect(counter.waiting).toBeDisabled();
  await counter.deliver.click();
  await expect(counter.toast(sold)).toBeVisible();
  expect(await office.ordersWith(product.id)).toMatchObject([{ comments: "sin azúcar", totalPrice: 100_000 }]);
});

test("[SALE-91] what stands in the till when another cart is taken up waits in its turn", async ({ till, office }) => {
  const [first, second] = [await office.addProduct({ price: 500 }), await office.addProduct({ price: 300 })];
  const counter = await till();
  await counter.add(first.name);
  await counter.putAside("  Tomás ");
  await counter.add(second.name);
  await counter.takeUp("Tomás");
  await expect(counter.line(first.name)).toBeVisible();
  await expect(counter.lines).toHaveCount(1);
  await expect(counter.toast(/^En espera: Venta de las \d\d:\d\d$/u)).toBeVisible();
  await counter.waiting.click();
  await expect(counter.held.getByRole("listitem")).toHaveCount(1);
  await expect(counter.held.getByRole("listitem")).toContainText(second.name);
});

test("[SALE-92] whoever sells there next sees what waits, and one that is taken out comes back by 'Deshacer'", async ({
  till,
  office,
}) => {
  const product = await office.addProduct({ price: 500 });
  const counter = await till();
  await counter.add(product.name);
  await counter.putAside("Mochila azul");
  await expect(counter.waiting).toBeEnabled();

  const colleague = await till("administrator");
  await colleague.waiting.click();
  await colleague.held.getByRole("button", { name: "Quitar de la espera: Mochila azul" }).click();
  await expect(colleague.held).toContainText("No hay ventas en espera.");
  await colleague.page.keyboard.press("Escape");
  await expect(colleague.held).toBeHidden();
  await expect(colleague.toast("Se quitó de la espera: Mochila azul")).toBeVisible();
  await colleague.undo.click();
  await expect(colleague.cart.getByRole("button", { name: "Ventas en espera (1)" })).toBeVisible();
  await colleague.takeUp("Mochila azul");
  await expect(colleague.total).toHaveText("$ 500,00");
});

test("[SALE-93] a price that changed while a cart waited is marked when it is taken up", async ({
  till,
  office,
  cantina,
}) => {
  const shelf = await openShelf(cantina.url);
  const product = await office.addProduct({ price: 500 });
  const counter = await till();
  await counter.add(product.name);
  await counter.putAside("Ana");
  await expect(counter.waiting).toBeEnabled();
  await shelf.reprice(product.id, 700);
  await counter.find(product.name);
  await expect(counter.card(product.name)).toContainText("$ 700");
  await counter.takeUp("Ana");
  await expect(counter.line(product.name)).toContainText("ahora $ 700");
  await expect(counter.total).toHaveText("$ 500,00");
});
