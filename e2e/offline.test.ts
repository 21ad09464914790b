import { forgeLateSales } from "./fixtures/forge-late-sales.ts";
import { openSession } from "./fixtures/office.ts";
import { pending, test } from "./fixtures/offline-till.ts";
import { expect } from "./fixtures/test.ts";
import { openTill } from "./fixtures/till.ts";

// The outbox may take 16 s to try again, on top of reloads and what fills the worker's cache.

const kept = "Venta guardada en este dispositivo.";

type Told = {
  readonly totalPrice: number;
  readonly dateTime: string;
  readonly sellerId: string;
  readonly orderItems: readonly { readonly productId: string | null }[];
};

/** What the server's own history says of a product, oldest first. */
async function historyOf(url: string, productId: string): Promise<readonly Told[]> {
  const [session] = await openSession(url, "administrator");
  const answer = await fetch(`${url}/api/cafeterias/${session.profile.cafeteriaId}/transactions?limit=50&offset=0`, {
    headers: { authorization: `Bearer ${session.jwt}` },
  });
  const { data } = (await answer.json()) as { readonly data: readonly Told[] };
  return data
    .filter(({ orderItems }) => orderItems.some((item) => item.productId === productId))
    .toSorted((a, b) => (a.dateTime < b.dateTime ? -1 : 1));
}

test("[SALE-48] [SALE-81] [SALE-83] [STOCK-11] sales without the server survive a reload and a closed page, and are booked once, in order, as they were sold", async ({
  cantina,
  office,
  plugged,
}) => {
  const { context, link, product, ...first } = await plugged({ price: 1500, stock: 10 });
  let { page, till } = first;

  await link.cut();
  const times: string[] = [];
  const sell = async (units: number, method: string, given?: string): Promise<void> => {
    for (let unit = 0; unit < units; unit += 1) await till.add(product.name);
    await till.pay(method);
    if (given !== undefined) await till.cart.getByLabel("Paga con").fill(given);
    times.push(new Date().toISOString());
    await till.deliver.click();
    await expect(pending(page, times.length)).toBeVisible();
    await expect(till.lines).toHaveCount(0);
  };
  await sell(1, "Efectivo", "2000");
  await expect(till.toast(kept)).toBeVisible();
  await expect(till.toast("Cambio: $ 500,00")).toBeVisible();
  await sell(2, "Tarjeta");

  await page.reload();
  till = await openTill(page);
  await expect(pending(page, 2)).toBeVisible();
  await expect(page.getByText(/^Sin conexión\. Datos de hace /u)).toBeVisible();
  await till.find(product.name);
  await expect(till.card(product.name)).toContainText("7");
  // Nobody restocks without the server.
  await expect(till.card(product.name)).not.toHaveAttribute("data-menu");
  await sell(3, "Efectivo");

  await page.close();
  page = await context.newPage();
  await page.goto("/");
  till = await openTill(page);
  await expect(pending(page, 3)).toBeVisible();
  const ended = new Date().toISOString();

  const focused = await page.evaluate(() => document.activeElement?.tagName);
  await link.restore();
  await expect(till.toast("Se enviaron 3 ventas pendientes.")).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(focused);
  await expect(page.getByRole("button", { name: /de envío$/u })).toHaveCount(0);
  const booked = await historyOf(cantina.url, product.id);
  expect(booked.map(({ totalPrice }) => totalPrice)).toEqual([1500, 3000, 4500]);
  for (const [index, { dateTime }] of booked.entries()) {
    expect(dateTime > (times[index] ?? "")).toBe(true);
    expect(dateTime < (times[index + 1] ?? ended)).toBe(true);
  }
  expect((await office.readProduct(product.id)).currentStock).toBe(4);
});

test("[SALE-40] [SALE-51] without the server an account is not charged, and the seller is told why; a sale that is refused later stays with its reason until somebody resolves it", async ({
  cantina,
  office,
  plugged,
}) => {
  const guest = await office.seatGuest();
  const { page, till, link, product } = await plugged();
  await forgeLateSales(page);
  await link.cut();
  await expect(page.getByText(/^Sin conexión\. Datos de hace /u)).toBeVisible();
  await till.add(product.name);
  await till.chooseDiner(guest.name);
  await till.pay("Cuenta");
  await till.deliver.click();
  await expect(till.toast("Sin conexión no se puede cobrar de la cuenta ni usar cupones.")).toBeVisible();
  await expect(till.line(product.name)).toBeVisible();

  await till.pay("Efectivo");
  await till.deliver.click();
  await expect(pending(page, 1)).toBeVisible();
  await link.restore();
  await page.getByRole("button", { name: "1 rechazada" }).click();
  const dialog = page.getByRole("dialog", { name: "Ventas sin conexión" });
  await expect(dialog).toContainText("Un producto se vendió a un precio que nunca tuvo.");
  await dialog.getByRole("button", { name: "Resolver" }).click();
  await dialog.getByRole("button", { name: "Quitar de la lista" }).click();
  await expect(dialog).toContainText("No hay ventas pendientes de envío.");
  expect(await historyOf(cantina.url, product.id)).toEqual([]);
});

test("[SALE-41] a till whose clock is a day ahead sells without the server, and it is booked as of now", async ({
  cantina,
  plugged,
}) => {
  const { page, till, link, product } = await plugged();
  await page.clock.setSystemTime(Date.now() + 24 * 3_600_000);
  await link.cut();
  await till.add(product.name);
  await till.pay("Efectivo");
  await till.deliver.click();
  await expect(pending(page, 1)).toBeVisible();
  await link.restore();
  await expect(till.toast("Se envió 1 venta pendiente.")).toBeVisible();
  const [booked] = await historyOf(cantina.url, product.id);
  expect(booked?.totalPrice).toBe(1000);
  // Not to the second: the browser's own steady clock is a made one here, too.
  expect(Math.abs(Date.parse(booked?.dateTime ?? "") - Date.now())).toBeLessThan(600_000);
});
