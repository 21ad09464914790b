import { randomUUID } from "node:crypto";
import type { ProfileToken } from "@cantina/contract/access";
import { inventoryCountEndpoints } from "@cantina/contract/counts";
import {
  consumableEndpoints,
  movementEndpoints,
  supplierEndpoints,
  varianceEndpoints,
} from "@cantina/contract/inventory";
import { quantity } from "@cantina/domain/inventory";
import { type Cents, type LocalDate, cents, formatMoney, instant, localDate } from "@cantina/domain/kernel";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

/** Flour of $ 900 the kilogram, 10 kg of which are counted, and then half a kilogram less. */
async function loseFlour(url: string, name: string): Promise<void> {
  const [session] = await openSession(url, "administrator");
  const { call } = clientFor(url, session.jwt);
  const params = { cafeteriaId: session.profile.cafeteriaId };
  const keyed = () => ({ idempotencyKey: randomUUID() });
  const supplier = { params, body: { name: `Molino ${name}` } };
  const { id: supplierId } = value(await call(supplierEndpoints.createSupplier, supplier, keyed()));
  const terms = { unit: "KILOGRAM", cost: cents(90_000), waste: 0, alertLevel: quantity(0) } as const;
  const body = { name, supplierId, ...terms };
  const { id: consumableId } = value(await call(consumableEndpoints.createSupply, { params, body }, keyed()));
  const bought = [{ consumableId, quantity: quantity(1_000), paidTotal: null }];
  const purchase = { type: "INGRESS", reason: "SUPPLIER_PURCHASE", consumables: bought } as const;
  value(await call(movementEndpoints.moveConsumables, { params, body: purchase }, keyed()));
  for (const found of [1_000, 950]) {
    const rows = [{ consumableId, countedAt: instant(new Date().toISOString()), quantity: quantity(found) }];
    value(await call(inventoryCountEndpoints.createInventoryCount, { params, query: {}, body: { rows } }, keyed()));
  }
}

/** What all counts of those days found: other titles count, too. */
async function foundOn(
  url: string,
  session: ProfileToken,
  shown: readonly [from: string, until: string],
): Promise<Cents> {
  const [from, until] = shown.map((day) => localDate(day.split("/").toReversed().join("-"))) as [LocalDate, LocalDate];
  const { cafeteriaId } = session.profile;
  const asked = { params: { cafeteriaId }, query: { from, until } };
  const rows = value(await clientFor(url, session.jwt).call(varianceEndpoints.readInventoryVariance, asked));
  return cents(rows.reduce((sum, { whole }) => sum + (whole.amount ?? 0), 0));
}

test("[VARIANCE-03] [VARIANCE-06] [VARIANCE-08] an administrator sees what counts found, week by week, and the movements behind it", async ({
  enter,
  cantina,
}) => {
  const name = `Harina ${randomUUID().slice(0, 6)}`;
  await loseFlour(cantina.url, name);
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/inventory");
  await page.getByRole("tab", { name: "Diferencias" }).click();
  const table = page.getByRole("table", { name: "Diferencias" });
  // What the demo has lost every week is the largest loss.
  await expect(table.getByRole("row").nth(1)).toContainText("Queso muzzarella");
  for (const figure of ["Diferencia", "% del uso", "Fuera del 3 %", "Sin conteo"])
    await expect(page.getByRole("group", { name: figure, exact: true })).toBeVisible();
  const found = await foundOn(cantina.url, session, [
    await page.getByLabel("Desde", { exact: true }).inputValue(),
    await page.getByLabel("Hasta", { exact: true }).inputValue(),
  ]);
  await expect(page.getByRole("group", { name: "Diferencia", exact: true })).toContainText(formatMoney(found));

  const row = table.getByRole("row", { name });
  await expect(row).toContainText("−0,5 kg");
  await expect(row).toContainText("Fuera del 3 %");
  await expect(row).toContainText("−$ 450,00");
  await row.getByRole("button", { name: `Ver el detalle: ${name}` }).click();
  const weeks = page.getByRole("table", { name: `Semanas de ${name}` }).getByRole("row");
  await expect(weeks).toHaveCount(5);
  await expect(weeks.nth(1)).toContainText("−0,5 kg");
  for (const week of [2, 3, 4]) await expect(weeks.nth(week)).toContainText("sin conteo");

  await page.getByRole("button", { name: "Más acciones" }).click();
  await expect(page.getByRole("menuitem", { name: "Exportar reporte" })).toBeVisible();
  await weeks.nth(1).getByRole("link", { name: "−0,5 kg" }).click();
  await expect(page).toHaveURL(/\/inventory\?tab=movements&consumable=[\da-f-]+&reason=COUNT&from=.*&until=.*/u);
  const movements = page.getByRole("table", { name: "Movimientos" }).getByRole("row");
  await expect(movements).toHaveCount(3);
  await expect(movements.nth(1)).toContainText("−0,5 kg");
});

test("[VARIANCE-07] an employee has no differences, neither by the tab nor by the address", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session, "/inventory?tab=variance");
  await expect(page.getByRole("tab", { name: "Insumos", selected: true })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Diferencias" })).toHaveCount(0);
});
