import { formatMoney, subtractMoney } from "@cantina/domain/kernel";
import { openSession } from "./fixtures/office.ts";
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

test("[SPLIT-03] the way to divide a payment moves nothing beneath a finger when it comes late, and a till sells without it", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ price: 700 });
  const [session] = await openSession(cantina.url, "employee");
  let bring = (): void => undefined;
  const held = new Promise<void>((resolve) => (bring = resolve));
  const page = await enter(session, "/", (fresh) =>
    fresh.route("**/SaleSplit-*.js", async (route) => {
      await held;
      await route.continue();
    }),
  );
  const seller = await openTill(page);
  await seller.add(product.name);
  const cash = seller.payment("Efectivo");
  await expect(seller.line(product.name)).toBeVisible();
  const before = await cash.boundingBox();
  bring();
  await expect(page.getByRole("button", { name: "Dividir el pago" })).toBeVisible();
  expect(await cash.boundingBox()).toEqual(before);

  const without = await enter(session, "/", (fresh) => fresh.route("**/SaleSplit-*.js", (route) => route.abort()));
  let failures = 0;
  without.on("requestfailed", (request) => (failures += Number(request.url().includes("/SaleSplit-"))));
  const other = await openTill(without);
  await other.add(product.name);
  // Asked for ahead, and then for its code.
  await expect.poll(() => failures).toBe(2);
  for (let sale = 0; sale < 2; sale += 1) {
    if (sale > 0) await other.add(product.name);
    await other.pay("Efectivo");
    await other.deliver.click();
    await expect(other.lines).toHaveCount(0);
  }
  await expect(other.toast(sold).first()).toBeVisible();
});

test("[SPLIT-11] a part that can't be read sells nothing, by a key within its field or by a press", async ({
  till,
  office,
}) => {
  const product = await office.addProduct({ price: 700 });
  const seller = await till();
  const { keyboard } = seller.page;
  await seller.add(product.name);
  await seller.pay("Efectivo");
  await seller.divide.click();
  const card = seller.part("Tarjeta");
  await card.fill("100");
  await card.press("End");
  await keyboard.type("0,555");
  await keyboard.press("F9");
  await expect(card).toHaveAccessibleDescription("Use 2 decimales como máximo");
  await expect(card).toBeFocused();
  await seller.deliver.click({ force: true });
  await expect(card).toBeFocused();
  await expect(seller.lines).toHaveCount(1);
  expect(await office.ordersWith(product.id)).toEqual([]);

  await card.fill("100,5");
  await keyboard.press("F9");
  await expect(seller.toast(sold)).toBeVisible();
  expect(await office.ordersWith(product.id)).toMatchObject([
    {
      payments: [
        { paymentMethod: "CARD", amount: 10_050 },
        { paymentMethod: "CASH", amount: 59_950 },
      ],
    },
  ]);
});
