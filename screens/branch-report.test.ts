import { transactionEndpoints } from "@cantina/contract/transactions";
import { type LocalDate, addDays, instant, localDateOf } from "@cantina/domain/kernel";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { onTestFinished, vi } from "vitest";
import { expect, test } from "./harness/test.ts";

/** On the device it stays the noon before last, wherever the cafeteria is: a day that the server's is past all along. */
function stopDays(): void {
  const now = new Date();
  now.setUTCDate(now.getUTCDate() - 2);
  vi.useFakeTimers({ toFake: ["Date"], now: now.setUTCHours(15, 0, 0, 0) });
  onTestFinished(() => void vi.useRealTimers());
}

test("[CASH-13] a figure of the branch report opens the rows that it is the sum of, and says what it counts", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ price: 1_234.5 });
  await office.openRegisters();
  const [employee] = await openSession(cantina.url, "employee");
  await openColleague(cantina.url, employee).sell({ productId: product.id });
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/cafeteria-flow-control");
  const figure = page.getByRole("group", { name: "Ventas" });
  const cash = page.getByRole("row").filter({ hasText: "Ventas en efectivo" }).getByRole("link").first();
  await figure.getByRole("button", { name: "Qué cuenta Ventas" }).click();
  await expect(page.getByRole("dialog", { name: "Ventas" })).toContainText("menos lo que se devolvió ese día");
  await page.keyboard.press("Escape");

  await cash.click();
  await expect(page).toHaveURL(/\/orders\?.*orderType=ORDER.*paymentMethod=CASH/u);
  const chips = page.getByRole("group", { name: "Filtros activos" });
  for (const chip of ["Tipo: Pedido", "Método de pago: Efectivo", "Origen: Mostrador"])
    await expect(chips).toContainText(chip);
  // Not the sum of both: a sale that was cancelled came in and went out, and Historial leaves it out of its sum.
  await expect(page.getByRole("row").filter({ hasText: "$ 1.234,50" }).first()).toBeVisible();
});

test("[HISTORY-11] what the day gave back opens its rows, though they were sold on another day, and adds up to the same", async ({
  enter,
  office,
  cantina,
}) => {
  const { timeZone } = await office.readCafeteria();
  const dayText = (day: LocalDate): string => day.split("-").toReversed().join("/");
  const until = addDays(localDateOf(instant(new Date().toISOString()), timeZone), -3);
  const [session] = await openSession(cantina.url, "administrator");
  const { data } = value(
    await clientFor(cantina.url, session.jwt).call(transactionEndpoints.listTransactions, {
      params: { cafeteriaId: office.cafeteriaId },
      query: { until, status: "COMPLETED", orderType: "ORDER", paymentMethod: "CARD", originMedium: "WEB", limit: 1 },
    }),
  );
  const [sold] = data;
  if (sold === undefined) throw new Error("the demo sold nothing by card");
  const { cancellation } = await openColleague(cantina.url, session).revert(sold.id);
  if (cancellation === null) throw new Error("what was reverted has no cancellation");
  // The day of the cancelling itself, that may be over when the report opens.
  const day = localDateOf(cancellation.at, timeZone);

  const page = await enter(session, `/cafeteria-flow-control?day=${day}`);
  const given = page.getByRole("row").filter({ hasText: "Ventas con tarjeta" }).getByRole("cell").nth(1);
  const amount = await given.textContent();
  await given.getByRole("link").click();
  await expect(page).toHaveURL(/\/orders\?.*dateKind=CANCELLATION_DATE.*orderType=ORDER.*paymentMethod=CARD/u);
  const chips = page.getByRole("group", { name: "Filtros activos" });
  for (const chip of [
    "Fecha de cancelación",
    `Desde: ${dayText(day)}`,
    `Hasta: ${dayText(day)}`,
    "Método de pago: Tarjeta",
  ])
    await expect(chips).toContainText(chip);
  const row = page
    .getByRole("row")
    .filter({ hasText: dayText(localDateOf(sold.dateTime, timeZone)) })
    .first();
  await expect(row).toContainText("Cancelado por la cafetería");
  // When it was cancelled stands beside when it was sold.
  await expect(page.getByRole("columnheader", { name: "Fecha de cancelación" })).toBeVisible();
  await expect(row).toContainText(dayText(day));
  await expect(page.getByText(`Suma de lo devuelto${amount}`)).toBeVisible();

  const last = page.getByLabel("Hasta", { exact: true });
  await last.fill(dayText(addDays(day, 7)));
  await expect(page.getByText("La fecha de cancelación no puede ser futura")).toBeVisible();
  await page.getByRole("button", { name: "Quitar filtros" }).click();
  await expect(page).toHaveURL("/orders");
  await expect(page.getByText("Suma sin cancelados")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Fecha de cancelación" })).toHaveCount(0);
});

test("[CASH-15] the branch report runs on entry, says why it cannot be printed, and leads to yesterday and back by one press", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  stopDays();
  const page = await enter(session, "/cafeteria-flow-control");
  const day = (label: string) => page.getByRole("group", { name: "Días" }).getByRole("button", { name: label });
  await expect(day("Hoy")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("row").filter({ hasText: "Total de ventas" })).toBeVisible();
  await page.getByRole("button", { name: "Más acciones" }).click();
  const print = page.getByRole("menuitem", { name: "Imprimir" });
  await expect(print).toBeDisabled();
  await expect(print).toContainText("No hay ninguna impresora conectada");
  await page.keyboard.press("Escape");
  await day("Ayer").click();
  await expect(day("Ayer")).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/u);
  await page.reload();
  await expect(day("Ayer")).toHaveAttribute("aria-pressed", "true");
  await day("Hoy").click();
  await expect(page).toHaveURL("/cafeteria-flow-control");
});
