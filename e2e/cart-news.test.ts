import { expect, test } from "./fixtures/test.ts";
import { openTill } from "./fixtures/till.ts";

const sold = "Se procesó la orden correctamente.";

test("[SALE-80] an unsent cart outlives F5 and another page in the same tab; a new tab, its sale and signing out have none", async ({
  till,
  office,
}) => {
  const product = await office.addProduct({ price: 500 });
  const guest = await office.seatGuest();
  const counter = await till();
  const { page } = counter;
  await counter.add(product.name);
  await counter.chooseDiner(guest.name);
  await counter.pay("Efectivo");
  await page.reload();
  await expect(counter.quantity(product.name)).toHaveText("1");
  await expect(counter.diner).toContainText(guest.name);
  await expect(counter.payment("Efectivo")).toBeChecked();
  await page.goto("/orders");
  await page.goBack();
  await expect(counter.total).toHaveText("$ 500,00");

  const other = await page.context().newPage();
  await other.goto("/");
  await expect((await openTill(other)).lines).toHaveCount(0);
  await other.close();

  await counter.deliver.click();
  await expect(counter.toast(sold)).toBeVisible();
  await page.reload();
  await openTill(page);
  await expect(counter.lines).toHaveCount(0);
  expect(await office.ordersWith(product.id)).toHaveLength(1);

  await counter.add(product.name);
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page.getByRole("button", { name: "Iniciar sesión" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("open-cart")))).toEqual([]);
});
