// @module-tag long
import { expect, test } from "./harness/test.ts";

test("[SALE-96] whom the till sold to last stand first in its search, after a reload too, until something is typed", async ({
  till,
  office,
}) => {
  const product = await office.addProduct({ price: 100, stock: null });
  const guests = [await office.seatGuest(), await office.seatGuest(), await office.seatGuest()].map(({ name }) => name);
  const counter = await till();
  for (const name of guests.slice(0, 2)) {
    await counter.chooseDiner(name);
    await counter.add(product.name);
    await counter.deliver.click();
    await expect(counter.lines).toHaveCount(0);
    await expect(counter.cart.getByRole("button", { name: /^Elegir comensal/u })).toBeVisible();
  }
  const options = counter.page.getByRole("option");
  const newest = new RegExp(`^${guests[1]}`, "u");
  await counter.diner.click();
  await expect(options.first()).toHaveText(newest);
  await counter.page.reload();
  await counter.isReady();
  await counter.diner.click();
  await expect(options.first()).toHaveText(newest);
  await expect(options.nth(1)).toHaveText(new RegExp(`^${guests[0]}`, "u"));
  await counter.cart.getByRole("combobox", { name: "Buscar comensal" }).fill(guests[2] ?? "");
  await expect(options.first()).toHaveText(new RegExp(`^${guests[2]}`, "u"));
});
