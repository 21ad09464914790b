import type { Page } from "@playwright/test";
import { holdLateSales } from "./fixtures/hold-late-sales.ts";
import { pending, test } from "./fixtures/offline-till.ts";
import { expect } from "./fixtures/test.ts";
import { openTill } from "./fixtures/till.ts";

const offline = (page: Page) => page.getByText(/^Sin conexión\. Datos de hace /u);

/** What the page's worker keeps on the device. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const [name = ""] = await caches.keys();
    const cache = await caches.open(name);
    return Promise.all(
      (await cache.keys()).map(async ({ url }) => {
        const body = await (await cache.match(url))?.arrayBuffer();
        return { path: new URL(url).pathname, bytes: body?.byteLength ?? 0 };
      }),
    );
  });

test(
  "[SALE-50] of two tabs of one browser exactly one sends, and both show what is left; their worker keeps nothing that they have no use for",
  { tag: "@long" },
  async ({ office, plugged }) => {
    const { context, page, till, link, product } = await plugged({ stock: 10 });
    const kept = await keptFiles(page);
    expect(kept.length).toBeGreaterThan(0);
    expect(
      kept.filter(({ path }) =>
        /html2canvas|purify|pdf-file|sheet-file|exceljs|ManageUsers|apexcharts|Chart-|DashboardScreen|MoreCards|Stock(?:Report)?Screen|\.png$/u.test(
          path,
        ),
      ),
    ).toEqual([]);
    expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(1_600_000);

    const other = await context.newPage();
    await other.goto("/");
    await openTill(other);
    // Each sale waits until both tabs have had their chance to send.
    const { bodies, letGo } = await holdLateSales(context);

    await link.cut();
    for (const one of [page, other]) await expect(offline(one)).toBeVisible();
    await page.getByRole("button", { name: "Tutoriales" }).click();
    await page.getByRole("menuitem").first().click();
    await expect(till.toast("El tutorial necesita conexión con el servidor.")).toBeVisible();
    await expect(page).toHaveURL((url) => url.search === "");
    // No device keeps the code of what is sold with the server alone.
    const sellCoupons = page.getByRole("button", { name: "Vender cuponera" });
    await sellCoupons.click();
    await expect(till.toast("«Vender cuponera» necesita conexión con el servidor.")).toBeVisible();
    for (const count of [1, 2]) {
      await till.add(product.name);
      await till.pay("Efectivo");
      await till.deliver.click();
      await expect(pending(page, count)).toBeVisible();
      await expect(till.lines).toHaveCount(0);
    }
    await expect(pending(other, 2)).toBeVisible();
    await link.restore();
    for (const one of [page, other]) await expect(offline(one)).toHaveCount(0);
    await expect.poll(() => bodies.length).toBe(1);
    letGo();
    for (const one of [page, other]) await expect(one.getByRole("button", { name: /de envío$/u })).toHaveCount(0);
    await sellCoupons.click();
    await expect(page.getByRole("dialog", { name: "Vender cuponera" })).toBeVisible();
    expect(bodies).toHaveLength(2);
    expect(new Set(bodies).size).toBe(2);
    await expect.poll(async () => (await office.readProduct(product.id)).currentStock).toBe(8);
  },
);
