import { addDays, basisPoints, instant, localDateOf } from "@cantina/domain/kernel";
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

const figure = (page: Screen, name: string): Part => page.getByRole("group", { name, exact: true });
const chips = (page: Screen): Part => page.getByRole("group", { name: "Filtros activos" });
const rows = (page: Screen): Part =>
  page.getByRole("table", { name: "Historial" }).getByRole("row").filter({ hasText: "$" });

test("[REPORT-04] [HISTORY-15] discounts and units of a whole report open the orders that they are of, whose foot tells the same", async ({
  enter,
  office,
  cantina,
}) => {
  const { addFamily } = await openClientDesk(cantina.url);
  const [diner] = (await addFamily()).commensals;
  if (diner === undefined) throw new Error("a family without commensals");
  const product = await office.addProduct({ price: 200 });
  const [session] = await openSession(cantina.url, "administrator");
  const colleague = openColleague(cantina.url, session);
  const sale = { productId: product.id, commensalId: diner.id };
  await colleague.sell({ ...sale, quantity: 3 });
  const discounted = { ...sale, sellerDiscount: basisPoints(1_000) };
  await colleague.sell({ ...discounted, quantity: 4 });
  await colleague.revert((await colleague.sell({ ...discounted, quantity: 2 })).id);
  const { timeZone } = await office.readCafeteria();
  const today = localDateOf(instant(new Date().toISOString()), timeZone);

  // Pickups may be to come, so that midnight changes nothing.
  const page = await enter(session, `/reports?from=${today}&until=${addDays(today, 1)}&commensalId=${diner.id}`);
  // 80 of what stands and 40 of what came back.
  const discounts = figure(page, "Descuentos");
  await expect(discounts).toContainText("$ 80,00");
  await expect(discounts.getByRole("link")).toHaveCount(2);
  await discounts.getByRole("link", { name: "Entró: $ 120,00" }).click();
  await expect(chips(page)).toContainText("Con descuento");
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText("Descuentos$ 120,00")).toBeVisible();
  await page.getByRole("button", { name: "Quitar Con descuento" }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText("Descuentos$ 120,00")).toBeHidden();
  await page.goBack();
  await page.goBack();
  await discounts.getByRole("link", { name: "Salió: −$ 40,00" }).click();
  await expect(page).toHaveURL(/dateKind=CANCELLATION_DATE/u);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText("Descuentos$ 40,00")).toBeVisible();
  await page.goBack();

  const units = figure(page, "Unidades");
  await expect(units).toContainText("7");
  await units.getByRole("link", { name: "Entró: 9" }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText("Unidades9")).toBeVisible();
  await page.getByRole("button", { name: "Quitar Con sus unidades" }).click();
  await expect(page.getByText("Unidades9")).toBeHidden();
  await page.goBack();
  await page.goBack();

  // Told by diner, the discounts lead to the same; orders are as many as their rows.
  await page.getByRole("tab", { name: "Por Comensal" }).click();
  await discounts.getByRole("link", { name: "Entró: $ 120,00" }).click();
  await expect(page.getByText("Descuentos$ 120,00")).toBeVisible();
  await page.goBack();
  await figure(page, "Pedidos").getByRole("link", { name: "Entró: 3" }).click();
  await expect(page).not.toHaveURL(/withUnits/u);
  await expect(rows(page)).toHaveCount(3);
});
