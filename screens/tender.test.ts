// @module-tag long
import { expect, test } from "./harness/test.ts";
import type { Till } from "./harness/till.ts";

const sold = "Se procesó la orden correctamente.";
const given = ({ cart }: Till) => cart.getByLabel("Paga con");
const likely = ({ cart }: Till) => cart.getByRole("group", { name: "Importes probables" });

test("[SALE-83] what is paid in cash asks for what is given, tells the change, and keeps it until the seller goes on", async ({
  till,
  office,
}) => {
  const product = await office.addProduct({ price: 7_500, barcode: "7791000000840" });
  const counter = await till();
  await counter.add(product.name);
  await expect(given(counter)).toBeHidden();
  await counter.pay("Efectivo");
  // The field is no part of the sale: left empty, nothing is said and nothing is missing.
  await expect(given(counter)).toHaveValue("");
  await expect(counter.deliver).toBeEnabled();
  await expect(likely(counter).getByRole("button")).toHaveText(["Justo", "$ 8.000", "$ 10.000", "$ 20.000"]);

  await given(counter).fill("5000");
  await expect(counter.cart.getByText("Faltan $ 2.500,00", { exact: true })).toBeVisible();
  await expect(counter.deliver).toBeEnabled();
  await likely(counter).getByRole("button", { name: "$ 10.000" }).click();
  await expect(given(counter)).toHaveValue("10.000,00");
  await expect(counter.cart.getByText("Cambio: $ 2.500,00", { exact: true })).toBeVisible();
  await counter.deliver.click();

  await expect(counter.toast(sold)).toBeVisible();
  await expect(counter.toast("$ 7.500")).toBeVisible();
  await expect(counter.toast("Cambio: $ 2.500,00")).toBeVisible();
  await expect(given(counter)).toBeHidden();
  expect(await office.ordersWith(product.id)).toMatchObject([{ totalPrice: 750_000, paymentMethod: "CASH" }]);
  await counter.scan("7791000000840");
  await expect(counter.toast("Cambio: $ 2.500,00")).toBeHidden();
});

test("[SALE-83] what was given stays with more in the cart, and goes with another method", async ({ till, office }) => {
  const product = await office.addProduct({ price: 900 });
  const counter = await till();
  await counter.add(product.name);
  await counter.pay("Efectivo");
  await likely(counter).getByRole("button", { name: "$ 1.000" }).click();
  await counter.cart.getByRole("button", { name: `Agregar uno de ${product.name}` }).click();
  await expect(counter.cart.getByText("Faltan $ 800,00", { exact: true })).toBeVisible();
  await counter.pay("Tarjeta");
  await expect(given(counter)).toBeHidden();
  await counter.pay("Efectivo");
  await expect(given(counter)).toHaveValue("");
});

test("[SALE-86] what was sold names its amount and first name, and leads to its order", async ({ till, office }) => {
  const product = await office.addProduct({ price: 7_500 });
  const guest = await office.seatGuest();
  const counter = await till();
  await counter.add(product.name);
  await counter.chooseDiner(guest.name);
  await counter.pay("Tarjeta");
  await counter.order.click();
  await expect(counter.toast(`$ 7.500 · ${guest.commensal.firstName}`)).toBeVisible();
  await counter.page
    .getByRole("region", { name: /^Avisos/u })
    .getByRole("button", { name: "Ver" })
    .click();
  await expect(counter.page.getByRole("heading", { level: 1, name: "Historial" })).toBeVisible();
  await expect(counter.page.getByText(product.name).first()).toBeVisible();
});
