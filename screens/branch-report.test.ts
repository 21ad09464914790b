import { openColleague } from "../e2e/fixtures/colleague.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

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

test("[CASH-15] the branch report runs on entry, says why it cannot be printed, and leads to yesterday and back by one press", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
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
