import { addDays, instant, localDateOf } from "@cantina/domain/kernel";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

const path = "/future-orders-report";
const dayText = (day: string): string => day.split("-").toReversed().join("/");

test("[FUTURE-03] [FUTURE-04] [FUTURE-07] the report of a day: an order arrives by itself, a figure opens its orders, comments alone, and each leads to Historial", async ({
  enter,
  office,
  cantina,
}) => {
  const { timeZone } = await office.readCafeteria();
  const [dish, drink] = [await office.addProduct(), await office.addProduct()];
  const child = await office.guestNamed("Valentina Gómez");
  const [familySession] = await openSession(cantina.url, "family");
  const family = openColleague(cantina.url, familySession);
  const order = { productId: dish.id, commensalId: child.commensal.id };
  const first = await family.orderAhead({ ...order, quantity: 3, comments: "Cortada en trozos" });
  if (first.pickUpDateTime === null) throw new Error("nothing is fetched");
  const day = localDateOf(first.pickUpDateTime, timeZone);

  const [employee] = await openSession(cantina.url, "employee");
  const page = await enter(employee, `${path}?day=${day}`);
  const summary = page.getByRole("table", { name: "Resumen por producto" });
  const row = (name: string) => summary.getByRole("row").filter({ hasText: name });
  const detail = page.locator("section").getByRole("row").filter({ hasText: "Gómez, Valentina" });
  await expect(row(dish.name)).toContainText("3");
  await expect(
    page.getByText(
      new Intl.DateTimeFormat("es-AR", { weekday: "long", timeZone }).format(Date.parse(first.pickUpDateTime)),
    ),
  ).toBeVisible();

  // Nobody asks again.
  await family.orderAhead({ ...order, quantity: 2 });
  await expect(
    row(dish.name).getByRole("button", { name: `5 de ${dish.name}, todas las clases: ver los pedidos` }),
  ).toBeVisible();
  await family.orderAhead({ ...order, productId: drink.id });
  await expect(row(drink.name)).toBeVisible();

  await row(dish.name)
    .getByRole("button", { name: /todas las clases/u })
    .click();
  const chips = page.getByRole("group", { name: "Filtros activos" });
  await expect(chips).toContainText(`Producto: ${dish.name}`);
  await expect(detail).toHaveCount(2);
  await page.getByRole("button", { name: "Solo con comentarios" }).click();
  await expect(detail).toHaveCount(1);
  await expect(detail).toContainText("Cortada en trozos");
  await page.reload();
  await expect(detail).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Solo con comentarios" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Quitar filtros" }).click();
  await expect(chips).toHaveCount(0);

  await page.getByRole("group", { name: "Pedidos", exact: true }).getByRole("link").click();
  await expect(page).toHaveURL(/\/orders\?dateKind=PICKUP_DATE.*orderType=ORDER.*status=PENDING/u);
  for (const chip of ["Fecha de retiro", `Desde: ${dayText(day)}`, "Estado: Pendiente"])
    await expect(chips).toContainText(chip);
  await page.goBack();
  await page.getByRole("link", { name: "Ver qué hace falta en Producción" }).click();
  await expect(page).toHaveURL(`/inventory?tab=production&day=${day}`);
  await expect(page.getByRole("tab", { name: "Producción" })).toHaveAttribute("aria-selected", "true");
});

test("[FUTURE-01] [FUTURE-05] it runs on entry for tomorrow, takes no day before it, and a day without orders has nothing to export", async ({
  enter,
  office,
  cantina,
}) => {
  const { timeZone } = await office.readCafeteria();
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, path);
  const date = page.getByLabel("Fecha", { exact: true });
  const preset = (label: string) =>
    page.getByRole("group", { name: "Días" }).getByRole("button", { name: label, exact: true });
  const make = page.getByRole("button", { name: "Crear reporte" });
  await expect(preset("Mañana")).toHaveAttribute("aria-pressed", "true");
  await preset("Pasado mañana").click();
  await expect(preset("Pasado mañana")).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/u);

  const today = localDateOf(instant(new Date().toISOString()), timeZone);
  await date.fill(dayText(addDays(today, -1)));
  await expect(page.getByText("La fecha debe ser de mañana en adelante")).toBeVisible();
  await expect(make).toBeDisabled();
  // Further than anybody can order.
  const empty = addDays(today, 500);
  await date.fill(dayText(empty));
  await make.click();
  await expect(page).toHaveURL(`${path}?day=${empty}`);
  await expect(page.getByText(/^No hay pedidos para el /u)).toBeVisible();
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: "Exportar a PDF" }).click();
  await expect(page.getByText("No hay datos para exportar")).toBeVisible();
  // What is over is no day of it.
  await page.goto(`${path}?day=${addDays(today, -1)}`);
  await expect(preset("Mañana")).toHaveAttribute("aria-pressed", "true");
});
