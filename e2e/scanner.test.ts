import { expect, test } from "./fixtures/test.ts";

const unknown = "Producto no encontrado o no disponible.";

test("[SALE-31] a scan adds one unit wherever the focus is, leaves no text, and its Enter presses no focused button as a person's does", async ({
  till,
  office,
}) => {
  const barcode = "7791000000031";
  const product = await office.addProduct({ barcode });
  const counter = await till();
  await counter.scan(barcode);
  await counter.pay("Efectivo");
  const sent: string[] = [];
  counter.page.on("request", (request) => void (request.url().endsWith("/transactions/orders") && sent.push("order")));
  await counter.deliver.focus();
  await counter.scan(barcode);
  await expect(counter.quantity(product.name)).toHaveText("2");
  await counter.clear.focus();
  await counter.scan(barcode);
  await expect(counter.quantity(product.name)).toHaveText("3");
  // An Enter that pressed a button would have sold before the cart showed the third one.
  expect(sent).toEqual([]);
  expect(await office.ordersWith(product.id)).toHaveLength(0);

  // What a scan types into a field is taken out again, and what a person types stays, Enter included.
  await counter.find("te");
  await counter.search.focus();
  await counter.scan(barcode);
  await expect(counter.quantity(product.name)).toHaveText("4");
  await expect(counter.search).toHaveValue("te");
  await counter.find("");
  await counter.search.focus();
  await counter.typeAndEnter("xqzw");
  await expect(counter.search).toHaveValue("xqzw");
  await expect(counter.toast(unknown)).toHaveCount(0);

  await counter.deliver.focus();
  await counter.page.keyboard.press("Enter");
  await expect(counter.toast("Se procesó la orden correctamente.")).toBeVisible();
  expect(await office.ordersWith(product.id)).toHaveLength(1);
});
