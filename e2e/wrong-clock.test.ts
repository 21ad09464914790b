import { openColleague } from "./fixtures/colleague.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

const day = 24 * 3_600_000;

for (const [shown, off] of [
  ["a day ahead", day],
  ["a day behind", -day],
] as const)
  test(`[CLOCK-07] on a device whose clock is ${shown}, an order of today tells its hour alone`, async ({
    cantina,
    enter,
    office,
  }) => {
    const product = await office.addProduct();
    const { commensal, name } = await office.seatGuest();
    await office.openRegisters();
    const [session] = await openSession(cantina.url, "employee");
    await openColleague(cantina.url, session).sell({ productId: product.id, commensalId: commensal.id });
    const page = await enter(session, "/pending-orders", (fresh) => fresh.clock.install({ time: Date.now() + off }));
    await page.getByRole("searchbox", { name: "Buscar comanda" }).fill(product.name);
    const card = page.getByRole("article", { name: `Comanda de ${name}` });
    await expect(card).toContainText(/\d\d:\d\d/u);
    await expect(card).not.toContainText(/\d\d\/\d\d/u);
  });
