// @module-tag long
import { randomUUID } from "node:crypto";
import { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import { transactionEndpoints } from "@cantina/contract/transactions";
import { type LocalDate, addDays, cents, formatMoney, instant, localDateOf } from "@cantina/domain/kernel";
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { type Office, clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { cut } from "./harness/line.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

const dayText = (day: string): string => day.split("-").toReversed().join("/");
const preset = (page: Screen, label: string): Part =>
  page.getByRole("group", { name: "Períodos" }).getByRole("button", { name: label, exact: true });
const table = (page: Screen, name: string): Part => page.getByRole("table", { name, exact: true });
const figure = (page: Screen, name: string): Part => page.getByRole("group", { name, exact: true });

async function todayAt(office: Office): Promise<LocalDate> {
  const { timeZone } = await office.readCafeteria();
  return localDateOf(instant(new Date().toISOString()), timeZone);
}

/** The first amount in it, in cents. */
const centsIn = (text: string): number => Number(/\$\s([\d.]+,\d\d)/u.exec(text)?.[1]?.replaceAll(/[.,]/gu, ""));

test("[REPORT-02] [REPORT-03] [REPORT-04] the sales of a diner are told in three ways that come to the ledger, a revert apart, and each figure opens rows that add up to it", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ price: 1_234.5 });
  // Somebody of whom nobody else's sales are told.
  const { commensals } = await (await openClientDesk(cantina.url)).addFamily();
  const [commensal] = commensals;
  if (commensal === undefined) throw new Error("a family without commensals");
  const [session] = await openSession(cantina.url, "administrator");
  const colleague = openColleague(cantina.url, session);
  const sale = { productId: product.id, commensalId: commensal.id };
  for (const quantity of [1, 2]) await colleague.sell({ ...sale, quantity });
  const wrong = await colleague.sell(sale);
  await colleague.revert(wrong.id);
  const today = await todayAt(office);
  // Pickups may be to come, so that midnight changes nothing.
  const days = { from: today, until: addDays(today, 1) };
  const { total } = value(
    await clientFor(cantina.url, session.jwt).call(transactionEndpoints.sumTransactions, {
      params: { cafeteriaId: office.cafeteriaId },
      query: { dateKind: "PICKUP_DATE", ...days, commensalId: commensal.id },
    }),
  );
  if (total === null) throw new Error("an administrator is told every sum");

  const page = await enter(session, `/reports?from=${days.from}&until=${days.until}&commensalId=${commensal.id}`);
  const byProduct = table(page, "Por Producto");
  const sold = byProduct.getByRole("row").filter({ hasText: product.name }).first();
  await expect(sold).toContainText("$ 1.234,50");
  await expect(sold).toContainText("$ 4.938,00");
  const returned = byProduct.getByRole("row").filter({ hasText: "Devolución" });
  await expect(returned).toContainText("−$ 1.234,50");
  await expect(page.getByText("Coincide con el libro")).toBeVisible();
  await expect(figure(page, "Ventas")).toContainText(formatMoney(total));
  await expect(figure(page, "Devuelto")).toContainText("−$ 1.234,50");
  await expect(figure(page, "Unidades")).toContainText("3");
  for (const [tab, row] of [
    ["Por Comensal", commensal.lastName],
    ["Por Método de Pago", "Efectivo"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(table(page, tab).getByRole("row").filter({ hasText: row }).first()).toContainText("$ 4.938,00");
    await expect(table(page, tab).getByRole("row").filter({ hasText: "Total" }).nth(1)).toContainText(
      formatMoney(total),
    );
    await expect(page.getByText("Coincide con el libro")).toBeVisible();
  }

  await page.goBack();
  await page.goBack();
  await sold.getByRole("link").click();
  await expect(page).toHaveURL(/\/orders\?.*productId=/u);
  await expect(page.getByRole("group", { name: "Filtros activos" })).toContainText(`Producto: ${product.name}`);
  const rows = page.getByRole("row").filter({ hasText: "$" });
  await expect(rows).toHaveCount(3);
  const behind = rows.elements().map((row) => centsIn(row.textContent));
  expect(behind.reduce((sum, one) => sum + one, 0)).toBe(493_800);
  // 'Suma sin cancelados' would be less, since one of them was given back.
  await expect(page.getByRole("group", { name: "Filtros activos" })).toContainText("Con lo revertido después");
  await expect(page.getByText("Suma con lo revertido después")).toBeVisible();
  await expect(page.getByText("Suma sin cancelados")).toBeHidden();
  await page.goBack();
  await returned.getByRole("link").click();
  await expect(page).toHaveURL(/dateKind=CANCELLATION_DATE/u);
  await expect(rows).toHaveCount(1);

  // What the report leaves out, the history behind it leaves out too.
  await page.goBack();
  await page.getByRole("button", { name: /^Filtros/u }).click();
  await page.getByLabel("Sin revertidos").click();
  await expect(returned).toHaveCount(0);
  await expect(sold).toContainText(formatMoney(total));
  await sold.getByRole("link").click();
  await expect(page.getByRole("group", { name: "Filtros activos" })).toContainText("Sin revertidos");
  await expect(page.getByText("Se muestran pedidos completos")).toBeVisible();
  await expect(page.getByText("Suma de lo buscado")).toBeVisible();
  await expect(rows).toHaveCount(2);
  expect(rows.elements().reduce((sum, row) => sum + centsIn(row.textContent), 0)).toBe(total);
  await page.getByRole("button", { name: "Quitar Sin revertidos" }).click();
  await expect(rows).toHaveCount(3);
});

test("[REPFILT-01] it runs on entry for the 7 days until today by pickup, and a preset, a tab and a reload keep to the address", async ({
  enter,
  office,
  cantina,
}) => {
  const { client } = await office.seatGuest();
  const [session] = await openSession(cantina.url, "administrator");
  value(
    await clientFor(cantina.url, session.jwt).call(
      balanceChargeEndpoints.createBalanceCharge,
      {
        params: { cafeteriaId: office.cafeteriaId },
        body: { amount: cents(150_050), buyerId: client.id, paymentMethod: "TRANSFER" },
      },
      { idempotencyKey: randomUUID() },
    ),
  );
  const today = await todayAt(office);
  const { total: transferred } = value(
    await clientFor(cantina.url, session.jwt).call(transactionEndpoints.sumTransactions, {
      params: { cafeteriaId: office.cafeteriaId },
      query: {
        orderType: "BALANCE_CHARGE",
        paymentMethod: "TRANSFER",
        asSold: "true",
        dateKind: "PICKUP_DATE",
        from: addDays(today, -6),
        until: today,
      },
    }),
  );
  if (transferred === null) throw new Error("an administrator is told every sum");
  const page = await enter(session, "/reports");
  await expect(preset(page, "7 días")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Desde", { exact: true })).toHaveValue(dayText(addDays(today, -6)));
  await expect(table(page, "Por Producto").getByRole("row").filter({ hasText: "Total" }).nth(1)).toBeVisible();
  await figure(page, "Ventas").getByRole("button", { name: "Qué cuenta Ventas" }).click();
  await expect(page.getByRole("dialog", { name: "Ventas" })).toContainText("Lo vendido menos los descuentos");
  await page.keyboard.press("Escape");
  await preset(page, "Mes anterior").click();
  await expect(page.getByText("Coincide con el libro")).toBeVisible();
  await page.getByRole("tab", { name: "Recargas" }).click();
  await page.getByRole("tab", { name: "Por Medio de Pago" }).click();
  await expect(page).toHaveURL(/\/reports\?from=\d{4}-\d\d-01&until=.*&tab=chargeMethod$/u);
  await page.reload();
  await expect(preset(page, "Mes anterior")).toHaveAttribute("aria-pressed", "true");
  await preset(page, "7 días").click();
  // Other titles top up by transfer, too.
  expect(transferred).toBeGreaterThanOrEqual(150_050);
  await expect(
    table(page, "Por Medio de Pago").getByRole("row").filter({ hasText: "Transferencia" }).first(),
  ).toContainText(formatMoney(transferred));
  await expect(page.getByText("Coincide con el libro")).toBeVisible();
  // What nothing came by is folded.
  await page.getByRole("button", { name: /^Ver conceptos en cero/u }).click();
  await expect(page.getByRole("button", { name: "Ocultar conceptos en cero" })).toBeVisible();
});

test("[REPFILT-02] days that cannot be asked for say why, and nothing is asked", async ({ enter, office, cantina }) => {
  const today = await todayAt(office);
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/reports");
  const [from, until] = [page.getByLabel("Desde", { exact: true }), page.getByLabel("Hasta", { exact: true })];
  const make = page.getByRole("button", { name: "Crear reporte" });
  const isFault = async (text: string): Promise<void> => {
    await expect(page.getByText(text)).toBeVisible();
    await expect(make).toBeDisabled();
  };
  await from.fill("");
  await isFault("Las fechas son obligatorias");
  await from.fill(dayText(addDays(today, 1)));
  await isFault("No puede ser posterior a la fecha hasta");
  await from.fill(dayText(addDays(today, -366)));
  await isFault("El rango no puede superar los 365 días");
  await from.fill(dayText(addDays(today, -365)));
  await expect(make).toBeEnabled();
  // What is still to be picked up may be told of, what is still to be ordered not.
  await from.fill(dayText(today));
  await until.fill(dayText(addDays(today, 2)));
  await make.click();
  await expect(page).toHaveURL(/until=/u);
  await page.getByRole("button", { name: "Filtros" }).click();
  await page.getByLabel("Tipo de fecha").selectOption("Fecha del pedido");
  await isFault("La fecha no puede ser futura");
  await expect(page.getByText("Así no se puede crear el reporte")).toBeVisible();
});

test("[REPFILT-03] [REPFILT-04] a seller narrows only the counter, and a diner goes with the classes", async ({
  enter,
  office,
  cantina,
}) => {
  const { commensal } = await office.seatGuest();
  const { classes } = await office.readCafeteria();
  const its = classes.find(({ id }) => id === commensal.classId);
  const other = classes.find(({ id }) => id !== commensal.classId);
  if (its === undefined || other === undefined) throw new Error("the guest is of no class");
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, `/reports?commensalId=${commensal.id}&classIds=${other.id}`);
  await expect(page.getByText("El comensal no es de las clases elegidas")).toBeVisible();
  await page.getByRole("button", { name: /^Filtros/u }).click();
  const chip = (name: string) => page.getByRole("group", { name: "Clases" }).getByRole("button", { name, exact: true });
  await chip(its.name).click();
  await expect(page.getByText("El comensal no es de las clases elegidas")).toBeHidden();
  await chip(other.name).click();
  await expect(page).toHaveURL(/commensalId=/u);
  await chip(its.name).click();
  await expect(page).not.toHaveURL(/commensalId=|classIds=/u);

  const seller = page.getByLabel("Vendedor", { exact: true });
  await expect(seller).toBeDisabled();
  await expect(seller).toContainText("Sólo se filtra por vendedor con origen Mostrador");
  const origin = page.getByLabel("Origen", { exact: true });
  await origin.selectOption("Mostrador");
  await expect(seller).toBeEnabled();
  await expect(seller.getByRole("option").nth(1)).toBeAttached();
  await seller.selectOption({ index: 1 });
  await expect(page).toHaveURL(/sellerId=/u);
  await origin.selectOption("App");
  await expect(page).not.toHaveURL(/sellerId=/u);
  await expect(seller).toBeDisabled();
});

test("a report without a row has nothing to export, one that fails is asked for again, and what is left out is said", async ({
  enter,
  cantina,
  line,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const giveBack = line.meet(/\/reports\/sales\/products/u, cut);
  const page = await enter(session, "/reports?from=2019-01-01&until=2019-01-31&withoutReverted=1");
  await expect(page.getByText("No se pudo crear el reporte")).toBeVisible();
  await expect(page.getByRole("button", { name: "Reintentar" })).toBeVisible();
  // It tries again by itself, too.
  giveBack();
  await expect(page.getByText("No hay nada en esos días")).toBeVisible();
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: "Exportar a Excel" }).click();
  await expect(page.getByText("No hay datos para exportar")).toBeVisible();
  await preset(page, "Mes anterior").click();
  await expect(page.getByText("No se cuenta lo que se revirtió")).toBeVisible();
  await page.getByRole("button", { name: "Quitar Sin revertidos" }).click();
  await expect(page.getByText("No se cuenta lo que se revirtió")).toBeHidden();
});

test("an employee has no reports", async ({ enter, cantina }) => {
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session, "/reports");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Reportes operativos" })).toHaveCount(0);
});
