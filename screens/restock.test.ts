import { randomUUID } from "node:crypto";
import { expect, test } from "./harness/test.ts";

test("[STOCK-11] what is sold out is restocked from its card, and sells", async ({ till, office }) => {
  const product = await office.addProduct({ name: `Tostado ${randomUUID().slice(0, 6)}`, price: 500, stock: 0 });
  const plain = await office.addProduct({ name: `Jugo ${randomUUID().slice(0, 6)}`, price: 500 });
  const counter = await till();
  const { page } = counter;
  await counter.find(product.name);
  await expect(counter.card(product.name)).toContainText("Agotado");
  await page.getByRole("button", { name: `Reponer ${product.name}` }).click();
  const form = page.getByRole("dialog", { name: `Reponer ${product.name}` });
  await form.getByLabel("Cantidad").fill("10");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(counter.toast(`Se registró el movimiento de ${product.name}. Quedan 10 unidades.`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Reponer ${product.name}` })).toHaveCount(0);
  await counter.card(product.name).click();
  await expect(counter.quantity(product.name)).toHaveText("1");
  await counter.pay("Efectivo");
  await counter.deliver.click();
  await expect(counter.lines).toHaveCount(0);
  await expect.poll(async () => (await office.readProduct(product.id)).currentStock).toBe(9);

  // What has stock is restocked with the key of menus; what has none has nothing to restock.
  await counter.card(product.name).focus();
  await page.keyboard.press("ContextMenu");
  await expect(form).toBeVisible();
  await expect(form.getByLabel("Descripción")).toHaveValue("Reposición");
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await expect(counter.lines).toHaveCount(0);
  await counter.find(plain.name);
  await counter.card(plain.name).focus();
  await page.keyboard.press("ContextMenu");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
