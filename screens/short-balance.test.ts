// @module-tag long
import { addMoney, cents, formatMoney } from "@cantina/domain/kernel";
import { openDesk } from "../e2e/fixtures/desk.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";
import { openTill } from "./harness/till.ts";

const amountText = (amount: number): string => String(amount / 100).replace(".", ",");

test("[SALE-88] a balance that is not enough can be paid in cash or topped up, and neither sells anything", async ({
  till,
  office,
}) => {
  const guest = await office.seatGuest();
  const before = await office.ordersOf(guest.commensal.id);
  const counter = await till();
  const { page } = counter;
  await counter.chooseDiner(guest.name);
  const price = addMoney(guest.client.balance, cents(210_000));
  await counter.addGeneric("Excursión", amountText(price));
  await expect(counter.cart.getByText("Supera el mínimo por $ 100,00", { exact: true })).toBeVisible();
  await counter.deliver.click();
  const prompt = counter.prompt("Saldo insuficiente");
  await expect(prompt).toContainText(`${guest.name} · Total ${formatMoney(price)}`);
  await prompt.getByRole("button", { name: "Cobrar en efectivo" }).click();
  await expect(prompt).toBeHidden();
  await expect(counter.payment("Efectivo")).toBeChecked();
  await expect(counter.line("Excursión")).toBeVisible();
  await expect(counter.cart).not.toContainText("Supera el mínimo");

  await counter.pay("Cuenta");
  await counter.deliver.click();
  await prompt.getByRole("button", { name: "Recargar saldo" }).click();
  const dialog = page.getByRole("dialog", { name: "Recargar saldo" });
  await dialog.getByLabel("Monto a incrementar").fill("100");
  await dialog.getByRole("radio", { name: "Efectivo" }).check();
  await dialog.getByRole("button", { name: "Recargar", exact: true }).click();
  await expect(counter.toast("Se recargó el saldo correctamente.")).toBeVisible();
  await expect(counter.cart).not.toContainText("Supera el mínimo");
  expect(await office.ordersOf(guest.commensal.id)).toEqual(before);
  await counter.deliver.click();
  await expect(counter.toast("Se procesó la orden correctamente.")).toBeVisible();
  const [order] = await office.ordersOf(guest.commensal.id);
  expect(order).toMatchObject({ totalPrice: price, paymentMethod: "ACCOUNT_BALANCE" });
});

test("[SALE-89] a press that can't sell leads to the products, and to the diner", async ({ till, office }) => {
  const product = await office.addProduct();
  const counter = await till();
  await counter.deliver.click({ force: true });
  await expect(counter.search).toBeFocused();
  await counter.add(product.name);
  await expect(counter.deliver).toHaveAttribute("title", "Elija un comensal u otro método de pago");
  await counter.deliver.click({ force: true });
  await expect(counter.cart.getByRole("combobox", { name: "Buscar comensal" })).toBeFocused();
  expect(await office.ordersWith(product.id)).toHaveLength(0);
});

test("[SALE-89] a sale that a closed register refuses leads to opening it", async ({ enter, office, cantina }) => {
  const product = await office.addProduct();
  await (await openDesk(cantina.url, "employee")).closeRegister();
  const [session] = await openSession(cantina.url, "employee");
  const counter = await openTill(await enter(session));
  const { page } = counter;
  const dialog = page.getByRole("dialog", { name: "Movimientos de caja" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await counter.add(product.name);
  await counter.pay("Efectivo");
  await counter.deliver.click();
  await page
    .getByRole("region", { name: /^Avisos/u })
    .getByRole("button", { name: "Abrir caja" })
    .click();
  await expect(dialog).toBeVisible();
});
