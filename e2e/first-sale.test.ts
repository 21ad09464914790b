import { formatMoney, subtractMoney } from "@cantina/domain/kernel";
import { expect, test } from "./fixtures/test.ts";
import { openTill } from "./fixtures/till.ts";

const sold = "Se procesó la orden correctamente.";

test("a second tab and another till see changed stock, the last unit's sale and a spent balance without reload", async ({
  till,
  office,
}) => {
  const product = await office.addProduct({ price: 700, stock: 2 });
  const guest = await office.seatGuest();
  const seller = await till();
  const tab = await seller.page.context().newPage();
  await tab.goto("/");
  const secondTab = await openTill(tab);
  const otherTill = await till("administrator");
  const everywhere = [seller, secondTab, otherTill];
  for (const counter of everywhere) {
    await counter.find(product.name);
    await expect(counter.card(product.name)).toContainText(/2$/u);
  }

  await seller.card(product.name).click();
  await seller.pay("Efectivo");
  await seller.deliver.click();
  await expect(seller.toast(sold)).toBeVisible();
  for (const counter of everywhere) await expect(counter.card(product.name)).toContainText(/1$/u);
  expect((await office.readProduct(product.id)).currentStock).toBe(1);

  await seller.chooseDiner(guest.name);
  await otherTill.card(product.name).click();
  await otherTill.chooseDiner(guest.name);
  await otherTill.deliver.click();
  for (const counter of [seller, secondTab]) {
    await expect(counter.card(product.name)).toContainText("Agotado");
    await expect(counter.card(product.name)).toBeDisabled();
  }
  await expect(seller.diner).toContainText(formatMoney(subtractMoney(guest.client.balance, product.price)));
});
