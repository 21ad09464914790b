import { basisPoints, cents, formatMoney } from "@cantina/domain/kernel";
import { addFamily } from "../e2e/fixtures/books.ts";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test as base } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

type RefundFixtures = {
  readonly desk: ReturnType<typeof openColleague>;
  /** Somebody without a past. */
  readonly guest: Awaited<ReturnType<typeof addFamily>>;
};

const test = base.extend<RefundFixtures>({
  desk: async ({ cantina }, provide) => {
    const [session] = await openSession(cantina.url, "employee");
    await provide(openColleague(cantina.url, session));
  },
  guest: async ({ cantina, office }, provide) => {
    const [first] = (await office.readCafeteria()).classes;
    if (first === undefined) throw new Error("a cafeteria without classes");
    const books = await cantina.openBooks();
    const family = await addFamily(books, office.cafeteriaId, first.id);
    await books.close();
    await provide(family);
  },
});

const money = (amount: number): string => formatMoney(cents(amount));

test("[REFUND-01] [REFUND-02] [REFUND-03] [REFUND-06] units of an order go back from Historial, with what they come to told before", async ({
  desk,
  guest,
  office,
  enter,
  cantina,
  line,
}) => {
  const bread = await office.addProduct({ price: 3.33, stock: 9 });
  const juice = await office.addProduct({ price: 10, stock: 9 });
  // 19.99 less 10 %: each line carries its share.
  await desk.sell({
    productId: bread.id,
    quantity: 3,
    beside: [juice.id],
    commensalId: guest.commensalId,
    sellerDiscount: basisPoints(1_000),
    isDelivered: true,
  });
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session, `/orders?search=${encodeURIComponent(guest.name)}`);
  const rows = page
    .getByRole("table", { name: "Historial" })
    .getByRole("row")
    .filter({ hasText: /\d\d:\d\d/u });
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: /^Ver el detalle/u }).click();
  await page.getByRole("button", { name: "Devolver una parte" }).click();
  const dialog = page.getByRole("dialog", { name: "Devolver una parte del pedido" });
  // Each number of units is one, too.
  const told = dialog.getByRole("status").filter({ hasText: /Elija|Se devuelven/u });
  const submit = dialog.getByRole("button", { name: "Devolver", exact: true });
  await expect(told).toContainText("Elija qué se devuelve");
  await expect(submit).toBeDisabled();

  const add = dialog.getByRole("button", { name: `Agregar uno de ${bread.name}` });
  await add.click();
  await expect(told).toContainText(`Se devuelven ${money(300)} en efectivo, de la caja que lo cobró`);
  await expect(told).toContainText("El resto del pedido queda como está.");
  await add.click();
  await add.click();
  await expect(add).toBeDisabled();
  await dialog.getByRole("button", { name: `Quitar uno de ${bread.name}` }).click();
  await expect(told).toContainText(`Se devuelven ${money(600)}`);
  await expect(submit).toBeDisabled();
  await dialog.getByRole("button", { name: "Lo pidió el cliente" }).click();
  await dialog.getByLabel("Comentario").fill("Le sobraron");
  const sent = line.watch(/\/refunds$/u);
  await submit.click();
  await expect(toast(page, `Se devolvieron ${money(600)} en efectivo.`)).toBeVisible();
  expect(sent).toHaveLength(1);

  await expect(rows).toHaveCount(2);
  const part = rows.filter({ hasText: "Parte devuelta" });
  await expect(part).toContainText(money(600));
  await expect(rows.filter({ hasText: "Completado" })).toContainText(money(1_199));
  expect((await office.readProduct(bread.id)).currentStock).toBe(8);
  const detail = page.getByRole("cell").filter({ hasText: "Identificador" });
  await expect(detail).toContainText(`1 × ${bread.name}`);
  await expect(detail).toContainText("Ya devuelto");

  await page.getByRole("button", { name: "Devolver una parte" }).click();
  await dialog.getByRole("button", { name: `Agregar uno de ${bread.name}` }).click();
  await dialog.getByRole("button", { name: `Agregar uno de ${juice.name}` }).click();
  await expect(told).toContainText(`Se devuelven ${money(1_199)}`);
  await expect(told).toContainText("Es todo lo que queda: el pedido queda cancelado.");
  await dialog.getByRole("button", { name: "Pedido equivocado" }).click();
  await submit.click();
  await expect(toast(page, `Se devolvieron ${money(1_199)} en efectivo. El pedido quedó cancelado.`)).toBeVisible();
  await expect(rows.filter({ hasText: "Cancelado por la cafetería" })).toContainText(money(1_199));
  await expect(page.getByRole("button", { name: "Devolver una parte" })).toHaveCount(0);
  expect((await office.readProduct(bread.id)).currentStock).toBe(9);
});

test("[REFUND-08] who sees an order as it was is told that it changed, and gives nothing back twice", async ({
  desk,
  guest,
  office,
  enter,
  cantina,
}) => {
  const bread = await office.addProduct({ price: 3.34, stock: 9 });
  const sold = await desk.sell({
    productId: bread.id,
    quantity: 3,
    commensalId: guest.commensalId,
    sellerDiscount: basisPoints(1_000),
    isDelivered: true,
  });
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session, `/orders?search=${encodeURIComponent(guest.name)}`);
  await page.getByRole("button", { name: /^Ver el detalle/u }).click();
  await page.getByRole("button", { name: "Devolver una parte" }).click();
  const dialog = page.getByRole("dialog", { name: "Devolver una parte del pedido" });
  await dialog.getByRole("button", { name: `Agregar uno de ${bread.name}` }).click();
  await dialog.getByRole("button", { name: "Lo pidió el cliente" }).click();
  await desk.refund(sold.id, { lines: [{ line: 1, quantity: 2 }], amount: cents(602) });
  await dialog.getByRole("button", { name: "Devolver", exact: true }).click();
  await expect(dialog).toContainText("Otra persona hizo cambios mientras tanto.");
  expect((await office.readProduct(bread.id)).currentStock).toBe(8);
});
