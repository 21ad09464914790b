import type { Locator, Page } from "@playwright/test";
import { desk, expectAccessibleAtDeskAndPhone } from "./fixtures/axe.ts";
import { openMetricsPlace } from "./fixtures/metrics-place.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: desk });

const card = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const figures = ["Recargas de saldo", "Pedidos", "Comensales activos", "Mensualidades", "Abonos mensuales"];
const pies = ["Recargas por método de pago", "Compras por método de pago"];

/** Every comparison is words; of those that say more or less a drawing says it, too. */
async function expectComparisonsSaid(page: Page, said: RegExp): Promise<void> {
  for (const name of [...figures, "Deudas acumuladas"]) await expect(card(page, name)).toContainText(said);
  for (const line of await page.getByText(/^\d+ % (?:más|menos)/u).all())
    await expect(line.locator("svg")).toHaveCount(1);
}

/** Of each pie a slice has its name and share beside it, and a table says each sum. */
async function expectPiesSaid(page: Page): Promise<void> {
  for (const name of pies) {
    const slices = card(page, name).getByRole("img").locator("g");
    expect(await slices.count()).toBeGreaterThan(0);
    for (const slice of await slices.all()) {
      await expect(slice.locator("text")).toHaveText(/\S+ ?\d+ % · \$/u);
      // What is all of it is drawn, too.
      expect((await slice.locator("path").boundingBox())?.width).toBeGreaterThan(5);
    }
    await card(page, name).getByText("Ver como tabla").click();
    const rows = card(page, name).getByRole("table", { name }).locator("tbody").getByRole("row");
    expect(await rows.count()).toBeGreaterThanOrEqual(await slices.count());
    for (const row of await rows.all()) await expect(row).toHaveText(/\S+.*\$/u);
  }
}

/** Bars and a broken line, each named by its shape; the days stand in a table. */
async function expectChartSaid(page: Page): Promise<void> {
  const sales = card(page, "Ventas por día");
  const chart = sales.getByRole("img", { name: /Los números están en la tabla\.$/u });
  await expect(chart).toContainText("Este período (barras)");
  await expect(chart).toContainText("Período anterior (línea)");
  const line = chart.locator(".apexcharts-line-series .apexcharts-line");
  await expect(line).toHaveAttribute("stroke-dasharray", /[1-9]/u);
  await expect(chart.locator(".apexcharts-bar-series .apexcharts-bar-area").first()).toHaveAttribute("d", /\S/u);
  const table = sales.getByRole("table", { name: "Ventas por día" });
  await expect(table).toBeHidden();
  await sales.getByText("Ver como tabla").click();
  await expect(table.locator("tbody").getByRole("row")).toHaveCount(30);
}

test(
  "axe finds nothing on the dashboard without data, with a day's and with a year's, and no colour says anything alone",
  { tag: "@long" },
  async ({ cantina, enter }) => {
    const place = await openMetricsPlace(cantina);
    const page = await enter(place.session, "/dashboard");
    const settled = async (): Promise<void> => {
      await expect(page.locator("main [aria-busy=true], main .chakra-skeleton")).toHaveCount(0);
      await page.waitForLoadState("networkidle");
    };
    await expect(card(page, "Ventas por día")).toContainText("No hay ventas en este período");
    await settled();
    await expectComparisonsSaid(page, /Nada en los dos períodos/u);
    await expectAccessibleAtDeskAndPhone(page, "dashboard without data");

    await place.fillDay();
    await page.reload();
    await expect(card(page, "Pedidos")).toContainText("Nada en el período anterior a esta altura");
    await settled();
    await expectChartSaid(page);
    await expectPiesSaid(page);
    await expectAccessibleAtDeskAndPhone(page, "dashboard of a day");

    await place.fillYear();
    await place.close();
    await page.reload();
    await expect(card(page, "Pedidos")).toContainText(/que el período anterior a esta altura/u);
    await settled();
    await expectComparisonsSaid(page, /período/u);
    await expectChartSaid(page);
    await expectPiesSaid(page);
    await expect(card(page, "Productos menos vendidos").getByRole("listitem")).toHaveCount(5);
    await expectAccessibleAtDeskAndPhone(page, "dashboard of a year");
  },
);

test("the library that draws is asked for once the first card shows its figure", async ({ cantina, enter }) => {
  const [session] = await openSession(cantina.url, "administrator");
  const seen: (string | null)[] = [];
  const page = await enter(session, "/dashboard", (opened) =>
    opened.route(/\/assets\/(?:Sales)?Chart-[^/]*\.js$/u, async (route) => {
      seen.push(await card(opened, "Recargas de saldo").textContent({ timeout: 1_000 }));
      await route.continue();
    }),
  );
  await expect(card(page, "Ventas por día").getByRole("img", { name: /Los números/u })).toBeVisible();
  expect(seen.length).toBeGreaterThan(0);
  for (const text of seen) expect(text).toMatch(/\$.*Antes: \$/u);
});
