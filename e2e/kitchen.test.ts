import { desk, expectAccessible, expectAccessibleAtDeskAndPhone, phone } from "./fixtures/axe.ts";
import { openColleague } from "./fixtures/colleague.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

test("axe finds nothing on the kitchen's screen and the pickup board, empty of one's order and full of it", async ({
  cantina,
  enter,
  office,
}) => {
  const [product, guest] = [await office.addProduct(), await office.seatGuest()];
  await office.openRegisters();
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session, "/pending-orders/kitchen");
  await openColleague(cantina.url, session).sell({
    productId: product.id,
    commensalId: guest.commensal.id,
    comments: "sin sal",
  });
  const order = page.getByRole("article").filter({ hasText: product.name });
  await expect(order).toContainText("sin sal");
  await expectAccessibleAtDeskAndPhone(page, "what is to be made");
  await page.setViewportSize({ width: 1280, height: 240 });
  await expectAccessible(page, "a summary that does not fit");
  // While a press is under way no other can be made, and what does not fit scrolls by keyboard all the same.
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/mark_ready$/u, async (route) => {
    await answered;
    await route.continue();
  });
  await order.getByRole("button", { name: /^Listo: / }).click();
  await expect(page.getByRole("button", { name: /^Listo: / }).first()).toBeDisabled();
  await expectAccessible(page, "a press that is under way");
  answer();
  await expect(order).toHaveCount(0);
  await expectAccessibleAtDeskAndPhone(page, "what is made");
  await page.goto("/pending-orders/pickup");
  const [firstName = ""] = guest.commensal.firstName.split(" ");
  await expect(page.getByRole("list", { name: "Listo para retirar" })).toContainText(firstName);
  await expectAccessibleAtDeskAndPhone(page, "who may come");
});

test("[ORDERS-23] the longest of words stays within its order's card, in the kitchen and on the board", async ({
  cantina,
  enter,
  office,
}) => {
  const product = await office.addProduct({ name: `Torta${"sinespacios".repeat(8)}` });
  await office.openRegisters();
  const [session] = await openSession(cantina.url, "employee");
  await openColleague(cantina.url, session).sell({ productId: product.id });
  const page = await enter(session, "/pending-orders/kitchen");
  for (const path of ["/pending-orders/kitchen", "/pending-orders"]) {
    await page.goto(path);
    const names = page.locator("main li", { hasText: product.name });
    await expect(names.first()).toBeVisible();
    for (const { width, height } of [desk, phone]) {
      await page.setViewportSize({ width, height });
      for (const name of await names.all())
        expect(await name.evaluate((row) => row.scrollWidth <= row.clientWidth), `${path} at ${width}`).toBe(true);
    }
  }
});
