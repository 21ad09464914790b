import { afterAll, beforeAll } from "vitest";
import { type OnlineShop, openOnlineShop } from "./harness/online-shop.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

let shop: OnlineShop;
beforeAll(async () => {
  shop = await openOnlineShop();
  await shop.link();
});
afterAll(() => shop.close());

const rowsOf = (page: Screen) =>
  page
    .getByRole("table", { name: "Historial" })
    .getByRole("row")
    .filter({ hasText: /\d\d:\d\d/u });

test("[PROVIDER-05] a family's top-up shows as pending, as rejected and as completed, without anybody asking again", async () => {
  const page = await shop.enter("administrator", "/orders");
  const row = (amount: string) => rowsOf(page).filter({ hasText: amount }).first();
  const token = await shop.topUp(123_450);
  await expect(row("1.234,50")).toContainText("Pago pendiente");
  await expect(row("1.234,50")).toContainText("Recarga");
  await expect(row("1.234,50").getByRole("button", { name: /^Revertir/u })).toHaveCount(0);
  expect(await shop.pay(token, "FUND")).toBe("rejected");
  await expect(row("1.234,50")).toContainText("Pago rechazado");
  await expect(row("1.234,50").getByRole("button", { name: /^Revertir/u })).toHaveCount(0);
  // Another card, of the same wish to pay.
  expect(await shop.pay(token, "APRO")).toBe("approved");
  await expect(row("1.234,50")).toContainText("Completado");
  await expect(row("1.234,50").getByRole("button", { name: /^Revertir/u })).toHaveCount(0);
});

test("[PROVIDER-05] what Mercado Pago decides later is seen without reading the history again", async () => {
  const page = await shop.enter("employee", "/orders");
  const token = await shop.topUp(98_765);
  const row = rowsOf(page).filter({ hasText: "987,65" }).first();
  await expect(row).toContainText("Pago pendiente");
  expect(await shop.pay(token, "CONT")).toBe("pending");
  const payment = shop.provider.payments().at(-1);
  if (payment === undefined) throw new Error("nothing was charged");
  await expect(row).toContainText("Pago pendiente");
  shop.provider.move(payment.id, "approved");
  expect(await shop.provider.notify(payment)).toBe(200);
  await expect(row).toContainText("Completado");
});
