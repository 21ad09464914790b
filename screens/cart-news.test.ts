import { openColleague } from "../e2e/fixtures/colleague.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { openShelf } from "../e2e/fixtures/shelf.ts";
import { expect, test } from "./harness/test.ts";

const sold = "Se procesó la orden correctamente.";

test("[SALE-21] a price that changes under an open cart is marked and asked about once; the total changes when it is accepted", async ({
  till,
  office,
  cantina,
}) => {
  const shelf = await openShelf(cantina.url);
  const product = await office.addProduct({ price: 500 });
  const counter = await till();
  await counter.add(product.name);
  await counter.add(product.name);
  await counter.pay("Efectivo");
  await expect(counter.total).toHaveText("$ 1.000,00");
  await shelf.reprice(product.id, 700);

  await expect(counter.line(product.name)).toContainText("ahora $ 700");
  await expect(counter.total).toHaveText("$ 1.000,00");
  const notice = counter.cart.getByRole("status").filter({ hasText: "Cambió un precio. Total ahora: $ 1.400,00." });
  await expect(notice).toBeVisible();

  // A press before it asks too, and cancelling leaves all as it was.
  await counter.deliver.click();
  const prompt = counter.prompt("Cambió el precio");
  await expect(prompt.getByRole("definition")).toHaveText(["$ 1.000,00", "$ 1.400,00"]);
  await prompt.getByRole("button", { name: "Cancelar" }).click();
  await expect(counter.total).toHaveText("$ 1.000,00");

  await notice.getByRole("button", { name: "Aceptar" }).click();
  await expect(counter.total).toHaveText("$ 1.400,00");
  await expect(counter.line(product.name)).not.toContainText("ahora");
  await counter.deliver.click();
  await expect(counter.toast(sold)).toBeVisible();
  expect(await office.ordersWith(product.id)).toMatchObject([{ totalPrice: 140_000 }]);
});

test("[SALE-21] the last unit that another till takes, and a product that is deleted, are marked on their lines", async ({
  till,
  office,
  cantina,
}) => {
  const shelf = await openShelf(cantina.url);
  const [last, old] = [await office.addProduct({ price: 300, stock: 1 }), await office.addProduct({ price: 200 })];
  const kept = await office.addProduct({ price: 100 });
  const counter = await till();
  for (const { name } of [last, old, kept]) await counter.add(name);
  await counter.pay("Efectivo");
  const [colleague] = await openSession(cantina.url, "administrator");
  await openColleague(cantina.url, colleague).sell({ productId: last.id });
  await expect(counter.line(last.name)).toContainText("agotado");
  await shelf.remove(old.id);
  await expect(counter.line(old.name)).toContainText("ya no está disponible");
  await expect(counter.total).toHaveText("$ 600,00");

  await counter.cart.getByRole("button", { name: "Aceptar" }).click();
  await expect(counter.lines).toHaveCount(1);
  await expect(counter.total).toHaveText("$ 100,00");
});
