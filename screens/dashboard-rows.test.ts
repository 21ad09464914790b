// @module-tag long
import { metricsEndpoints } from "@cantina/contract/metrics";
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

const card = (page: Screen, name: string): Part => page.getByRole("region", { name, exact: true });
const chips = (page: Screen): Part => page.getByRole("group", { name: "Filtros activos" });
const counted = new Intl.NumberFormat("es-AR");

/** Of its own family, so that nobody else's orders are among its own. */
async function newDiner(url: string) {
  const [diner] = (await (await openClientDesk(url)).addFamily()).commensals;
  if (diner === undefined) throw new Error("a family without commensals");
  return diner;
}

test("[METRICS-18] [HISTORY-14] the orders of the cards open as many rows, without dates of passes, in this period and in the former one", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ price: 150 });
  const diner = await newDiner(cantina.url);
  const [session] = await openSession(cantina.url, "administrator");
  await openColleague(cantina.url, session).sell({ productId: product.id, commensalId: diner.id });
  const page = await enter(session, "/dashboard?period=LAST_WEEK");
  const orders = card(page, "Pedidos");
  const link = orders.getByRole("link").first();
  await expect(link).toBeVisible();
  const { ordersKpi } = value(
    await clientFor(cantina.url, session.jwt).call(metricsEndpoints.readOrderKpi, {
      params: { cafeteriaId: office.cafeteriaId },
      query: { period: "LAST_WEEK", originMedium: "ALL" },
    }),
  );
  await link.click();
  await expect(page).toHaveURL(/\/orders\?.*orderType=ORDER.*passes=WITHOUT/u);
  await expect(chips(page)).toContainText("Sin fechas de abonos");
  const pages = page.getByRole("navigation", { name: "Páginas" });
  await expect(pages).toContainText(`de ${counted.format(ordersKpi.currentPeriod)}`);
  await page.getByRole("button", { name: "Quitar Sin fechas de abonos" }).click();
  await expect(page).not.toHaveURL(/passes=/u);
  await page.goBack();
  await page.goBack();
  await orders.getByRole("link", { name: /^Antes:/u }).click();
  // While the period runs, the former one is told only as far as the same time has passed.
  await expect(page).toHaveURL(/before=/u);
  await expect(chips(page)).toContainText("Antes del momento");
});

test("[METRICS-18] [HISTORY-14] categories, pickup times, products and former days open their rows, and each filter is a chip that goes", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ price: 100, stock: 99 });
  const diner = await newDiner(cantina.url);
  const [session] = await openSession(cantina.url, "administrator");
  await openColleague(cantina.url, session).sell({ productId: product.id, commensalId: diner.id, quantity: 47 });
  const page = await enter(session, "/dashboard?period=LAST_WEEK");
  await card(page, "Categorías más populares").getByRole("link").first().click();
  await expect(chips(page)).toContainText("Categoría:");
  await expect(page.getByText("Unidades de lo buscado")).toBeVisible();
  await page.goBack();
  await card(page, "Horarios de retiro más concurridos").getByRole("link").first().click();
  await expect(chips(page)).toContainText(/Hora de retiro: \d\d:\d\d/u);
  await page.getByRole("button", { name: /^Quitar Hora de retiro/u }).click();
  await expect(page).not.toHaveURL(/pickUpTime=/u);
  await page.goBack();
  await page.goBack();
  await card(page, "Ventas por día").getByText("Ver como tabla").click();
  await page.getByRole("table", { name: "Ventas por día" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/from=(\d{4}-\d\d-\d\d)&until=\1/u);
  await page.goto(`/orders?categoryId=${product.categoryId}&commensalId=${diner.id}`);
  await expect(page.getByRole("row").filter({ hasText: "$" })).toHaveCount(1);
  await expect(page.getByText("Unidades de lo buscado")).toBeVisible();
  await expect(page.getByText("47", { exact: true })).toBeVisible();
});
