// @module-tag long
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
  await date.fill("31/12/9999");
  await expect(page.getByText("La fecha es demasiado lejana")).toBeVisible();
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

test("[FUTURE-06] [FUTURE-07] each figure says what it counts, a narrowing without orders says so, and who is gone has a name for administrators only", async ({
  enter,
  office,
  cantina,
}) => {
  const { timeZone } = await office.readCafeteria();
  const dish = await office.addProduct();
  const child = await office.guestNamed("Valentina Gómez");
  const family = openColleague(cantina.url, (await openSession(cantina.url, "family"))[0]);
  const { pickUpDateTime } = await family.orderAhead({ productId: dish.id, commensalId: child.commensal.id });
  if (pickUpDateTime === null) throw new Error("nothing is fetched");
  const day = localDateOf(pickUpDateTime, timeZone);
  const [administrator] = await openSession(cantina.url, "administrator");
  const [employee] = await openSession(cantina.url, "employee");
  const page = await enter(administrator, `${path}?day=${day}`);
  for (const [name, definition] of [
    ["Pedidos", "Los pedidos pendientes que se retiran ese día: de la app y de los abonos."],
    ["Comensales", "Los comensales distintos de esos pedidos."],
    ["Unidades", "Las unidades de todos los productos; una promoción cuenta como una."],
    ["Con comentario", "Los pedidos que traen un comentario para la cocina."],
  ] as const) {
    await page.getByRole("button", { name: `Qué cuenta ${name}` }).click();
    await expect(page.getByRole("dialog", { name })).toHaveText(definition);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name })).toHaveCount(0);
  }
  // Units open the orders of the day, whose foot tells how many they are of; an employee whose drawer is open sees no sums.
  const units = page.getByRole("group", { name: "Unidades", exact: true }).getByRole("link");
  const counted = await units.textContent();
  await units.click();
  await expect(page.getByRole("group", { name: "Filtros activos" })).toContainText("Con sus unidades");
  await expect(page.getByText(`Unidades${counted}`)).toBeVisible();
  await page.goto(`${path}?day=${day}&product=${dish.id}&schoolClass=none`);
  await expect(page.getByText("Ningún pedido coincide con los filtros")).toBeVisible();

  const books = await cantina.openBooks();
  const setStatus = (status: string) =>
    books.query("update commensal set status = $2 where id = $1", [child.commensal.id, status]);
  await setStatus("DELETED");
  try {
    for (const [session, name] of [
      [administrator, "Gómez, Valentina"],
      [employee, "Comensal eliminado"],
    ] as const) {
      const shown = await enter(session, `${path}?day=${day}&product=${dish.id}`);
      await expect(shown.locator("section").getByRole("row").filter({ hasText: dish.name })).toContainText(name);
    }
  } finally {
    await setStatus("ENABLED");
    await books.close();
  }
});
