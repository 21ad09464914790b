// @module-tag long
import { randomUUID } from "node:crypto";
import { cents, formatMoney } from "@cantina/domain/kernel";
import { addFamily } from "../e2e/fixtures/books.ts";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { type AccountName, openSession } from "../e2e/fixtures/office.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test as base } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

type HistoryFixtures = {
  readonly openHistory: (account?: AccountName) => Promise<History>;
  readonly desk: ReturnType<typeof openColleague>;
  /** Somebody without a past. */
  readonly guest: Awaited<ReturnType<typeof addFamily>> & { readonly className: string };
};
type History = ReturnType<typeof historyOf>;

function historyOf(page: Screen) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    page,
    rows: page
      .getByRole("table", { name: "Historial" })
      .getByRole("row")
      .filter({ hasText: /\d\d:\d\d/u }),
    search: page.getByLabel("Buscar"),
    range: page.getByRole("navigation", { name: "Páginas" }),
    filters: page.getByRole("button", { name: /^Filtros/u }),
    chips: page.getByRole("group", { name: "Filtros activos" }),
    nothing: page.getByText("No se encontraron transacciones"),
    detail: page.getByRole("cell").filter({ hasText: "Identificador" }),
    field,
    narrow: (label: string, option: string) => field(label).selectOption({ label: option }),
  };
}

const test = base.extend<HistoryFixtures>({
  openHistory: async ({ enter, cantina }, provide) => {
    await provide(async (account = "employee") => {
      const [session] = await openSession(cantina.url, account);
      const page = await enter(session, "/orders");
      await expect(page.getByRole("table", { name: "Historial" })).toBeVisible();
      return historyOf(page);
    });
  },
  desk: async ({ cantina, office }, provide) => {
    await office.openRegisters();
    const [session] = await openSession(cantina.url, "employee");
    await provide(openColleague(cantina.url, session));
  },
  guest: async ({ cantina, office }, provide) => {
    const [first] = (await office.readCafeteria()).classes;
    if (first === undefined) throw new Error("a cafeteria without classes");
    const books = await cantina.openBooks();
    const family = await addFamily(books, office.cafeteriaId, first.id);
    await books.close();
    await provide({ ...family, className: first.name });
  },
});

const slash = (date: Date): string =>
  date.toLocaleDateString("es-AR", {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "America/Argentina/Buenos_Aires",
  });
const dayAfter = (days: number): string => slash(new Date(Date.now() + days * 86_400_000));

test("[HISTORY-01] [HISTORY-04] [HISTORY-05] pages by ten, and narrows by what each filter names", async ({
  openHistory,
  desk,
  guest,
  office,
  line,
}) => {
  const product = await office.addProduct({ price: 1_250 });
  for (let sold = 0; sold < 12; sold += 1)
    await desk.sell({ productId: product.id, commensalId: guest.commensalId, isDelivered: sold > 0 });
  const screen = await openHistory();
  const { page } = screen;
  await screen.search.fill(guest.name);
  await expect(screen.range).toContainText("1–10 de 12");
  await expect(screen.rows).toHaveCount(10);
  const reads = line.watch(/\/transactions\?.*search=/u);
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: "Actualizar" }).click();
  await expect.poll(() => reads.length).toBeGreaterThan(0);
  await expect(page.getByText("Suma sin cancelados")).toBeVisible();
  await expect(page.getByText("Se ve al cerrar la caja")).toBeVisible();
  await page.getByRole("button", { name: "Página siguiente" }).click();
  await expect(screen.range).toContainText("11–12 de 12");
  await expect(screen.rows).toHaveCount(2);
  const number = page.getByRole("textbox", { name: "Ir a la página" });
  await number.fill("1");
  await number.press("Enter");
  await expect(screen.range).toContainText("1–10 de 12");
  await number.fill("99");
  await number.press("Enter");
  await expect(screen.range).toContainText("11–12 de 12");

  await screen.filters.click();
  await screen.narrow("Estado", "Pendiente");
  await expect(screen.rows).toHaveCount(1);
  await screen.narrow("Estado", "Todos");
  await screen.narrow("Método de pago", "Cuenta");
  await expect(screen.nothing).toBeVisible();
  await screen.narrow("Método de pago", "Efectivo");
  await screen.narrow("Tipo", "Pedido");
  await screen.narrow("Origen", "Mostrador");
  await screen.narrow("Vendedor", "lucia.rivas");
  await expect(screen.range).toContainText("1–10 de 12");
  await page.getByRole("button", { name: "Elegir comensal" }).click();
  await page.getByRole("combobox", { name: "Buscar comensal" }).fill(guest.name);
  await page.getByRole("option", { name: new RegExp(`^${guest.name}`, "u") }).click();
  await expect(screen.filters).toContainText("5");
  const [, other] = (await office.readCafeteria()).classes;
  const classNamed = (name: string | undefined) => page.getByRole("button", { name: String(name), exact: true });
  await classNamed(other?.name).click();
  await expect(screen.filters).toContainText("5");
  await expect(page.getByRole("button", { name: "Elegir comensal" })).toContainText("Todos");
  await expect(screen.nothing).toBeVisible();
  await classNamed(other?.name).click();
  await classNamed(guest.className).click();
  await expect(screen.range).toContainText("1–10 de 12");

  await screen.field("Hasta").fill(dayAfter(1));
  await expect(page.getByText("La fecha del pedido no puede ser futura")).toBeVisible();
  await expect(screen.range).toContainText("1–10 de 12");
  await screen.narrow("Tipo de fecha", "Fecha de retiro");
  await expect(page.getByText("La fecha del pedido no puede ser futura")).toBeHidden();
  await screen.field("Desde").fill(dayAfter(2));
  await expect(page.getByText("No puede ser posterior a la fecha hasta")).toBeVisible();
  await screen.narrow("Tipo de fecha", "Fecha del pedido");
  await screen.field("Desde").fill(dayAfter(0));
  await screen.field("Hasta").fill(dayAfter(0));
  await expect(screen.range).toContainText("1–10 de 12");

  await screen.search.fill("nadie se llama así");
  await expect(screen.nothing).toBeVisible();
  await page
    .getByRole("status")
    .filter({ hasText: "No se encontraron transacciones" })
    .getByRole("button", { name: "Quitar filtros" })
    .click();
  await expect(screen.rows).toHaveCount(10);
});

test("[REVERT-02] [HISTORY-08] a revert asks why, returns the money, and the row then tells who, why and whether it was archived", async ({
  openHistory,
  desk,
  guest,
  office,
}) => {
  const product = await office.addProduct({ price: 800, stock: 5 });
  const done = await desk.sell({ productId: product.id, commensalId: guest.commensalId, isDelivered: true });
  const screen = await openHistory();
  const { page } = screen;
  await screen.search.fill(guest.name);
  await expect(screen.rows).toHaveCount(1);
  await page
    .getByRole("button", { name: /^Ver el detalle/u })
    .first()
    .click();
  await expect(screen.detail).toContainText(`1 × ${product.name}`);
  await page.getByRole("button", { name: /^Revertir pedido completado/u }).click();
  const dialog = page.getByRole("dialog", { name: "Revertir pedido completado" });
  const submit = dialog.getByRole("button", { name: "Revertir pedido" });
  await expect(submit).toBeDisabled();
  for (const reason of ["No se retiró el pedido", "No hay stock", "Lo pidió el cliente", "Pedido duplicado"])
    await expect(dialog.getByRole("button", { name: reason })).toBeVisible();
  await dialog.getByLabel("Comentario").fill("x".repeat(250));
  await expect(dialog.getByLabel("Comentario")).toHaveValue("x".repeat(200));
  await dialog.getByLabel("Comentario").fill("Cobrado dos veces");
  await dialog.getByRole("button", { name: "Pedido equivocado" }).click();
  await submit.click();
  await expect(toast(page, "Se revirtió el pedido.")).toBeVisible();
  await expect(screen.rows.first()).toContainText("Cancelado por la cafetería");
  await expect(page.getByRole("button", { name: /^(Revertir|Cancelar pedido)/u })).toHaveCount(0);
  for (const told of ["Pedido equivocado", "Cobrado dos veces", "por lucia.rivas"])
    await expect(screen.detail).toContainText(told);
  expect((await office.readProduct(product.id)).currentStock).toBe(5);

  await desk.archive(done.id);
  await expect(screen.rows.first()).toContainText("Cancelado por la cafetería · Archivado");
  await page.reload();
  await expect(screen.rows.first()).toContainText("Archivado");
});

test("[HISTORY-06] [REVERT-06] deleted people are named to administrators only; online payments show how they stand and are not reverted", async ({
  openHistory,
  desk,
  guest,
  office,
  cantina,
}) => {
  const product = await office.addProduct();
  await desk.sell({ productId: product.id, commensalId: guest.commensalId, isDelivered: true });
  const books = await cantina.openBooks();
  for (const status of ["STARTED", "CANCELLED"])
    await books.query(
      `insert into transaction (id, cafeteria_id, order_type, status, buyer_id, payment_method, subtotal, discount,
         total_price, date_time, local_date, last_status_update, origin_medium)
       values ($1, $2, 'BALANCE_CHARGE', $3, $4, 'MERCADO_PAGO', 70000, 0, 70000, now(), now()::date, now(), 'MOBILE')`,
      [randomUUID(), office.cafeteriaId, status, guest.clientId],
    );
  await books.query("update commensal set status = 'DELETED' where id = $1", [guest.commensalId]);
  const administrator = await openHistory("administrator");
  await administrator.search.fill(guest.username);
  await expect(administrator.rows).toHaveCount(3);
  await expect(administrator.rows.filter({ hasText: `${guest.name} (Eliminado)` })).toHaveCount(1);
  await expect(administrator.rows.filter({ hasText: "Pago pendiente" })).toContainText(formatMoney(cents(70_000)));
  await expect(administrator.rows.filter({ hasText: "Pago rechazado" })).toHaveCount(1);
  await expect(administrator.page.getByRole("button", { name: /^Revertir recarga/u })).toHaveCount(0);
  await administrator.filters.click();
  await administrator.page.getByRole("button", { name: "Elegir comensal" }).click();
  await administrator.page.getByRole("combobox", { name: "Buscar comensal" }).fill(guest.name);
  await expect(administrator.page.getByRole("option").filter({ hasText: guest.name }).first()).toContainText(
    "Eliminado",
  );

  const seller = await openHistory("employee");
  await seller.search.fill(guest.username);
  await expect(seller.rows.filter({ hasText: "Comensal eliminado" })).toHaveCount(1);
  await expect(seller.page.getByRole("table")).not.toContainText(guest.name);
  await seller.search.fill(guest.name);
  await expect(seller.nothing).toBeVisible();
  await books.query("update commensal set status = 'ENABLED' where id = $1", [guest.commensalId]);
  await books.query("update transaction set status = 'CANCELLED' where buyer_id = $1 and status = 'STARTED'", [
    guest.clientId,
  ]);
  await books.close();
});

test("what Historial shows stands in its address: read again, sent to a colleague and by the back button it is the same", async ({
  openHistory,
  desk,
  guest,
  office,
  enter,
  cantina,
}) => {
  const product = await office.addProduct();
  for (let sold = 0; sold < 11; sold += 1)
    await desk.sell({ productId: product.id, commensalId: guest.commensalId, isDelivered: sold > 0 });
  const screen = await openHistory();
  const { page } = screen;
  await expect.poll(() => document.title).toBe("Historial · Cantina");
  const entries = window.history.length;
  await screen.search.focus();
  for (const letter of guest.name) await page.keyboard.press(letter === " " ? "Space" : letter);
  await expect(screen.range).toContainText("de 11");
  expect(window.history.length).toBe(entries);

  await screen.filters.click();
  await screen.narrow("Método de pago", "Efectivo");
  await page.getByRole("button", { name: guest.className, exact: true }).click();
  await expect(screen.filters).toHaveText("Filtros (2)");
  await page.getByRole("button", { name: "Página siguiente" }).click();
  await expect(screen.range).toContainText("11–11 de 11");
  await expect(screen.rows).toHaveCount(1);
  await screen.rows.first().getByRole("cell").nth(2).click();
  await expect(screen.detail).toContainText(product.name);

  const isSame = async (): Promise<void> => {
    await expect(screen.search).toHaveValue(guest.name);
    await expect(screen.range).toContainText("11–11 de 11");
    await expect(screen.detail).toContainText(product.name);
    await expect(screen.chips).toContainText("Método de pago: Efectivo");
    await expect(screen.chips).toContainText(`Clase: ${guest.className}`);
  };
  await page.reload();
  await isSame();
  const { pathname, search } = location;

  await page.goBack();
  await expect(screen.detail).toHaveCount(0);
  await expect(screen.range).toContainText("11–11 de 11");
  await page.goBack();
  await expect(screen.range).toContainText("1–10 de 11");
  await page.goBack();
  await expect(screen.filters).toHaveText("Filtros (1)");
  window.history.forward();
  await page.getByRole("button", { name: `Quitar Clase: ${guest.className}` }).click();
  await expect(screen.filters).toHaveText("Filtros (1)");
  await page.getByRole("button", { name: "Quitar filtros" }).click();
  await expect(page).toHaveURL(`${pathname}?search=${encodeURIComponent(guest.name).replaceAll("%20", "+")}`);

  const [colleague] = await openSession(cantina.url, "administrator");
  await enter(colleague, `${pathname}${search}`);
  await isSame();
});

test("an address with nonsense in it shows Historial all the same, and days are paged one by one", async ({
  openHistory,
  enter,
  cantina,
}) => {
  const { range } = await openHistory();
  await expect(range).toContainText(/de \d+/u);
  const all = /de (?<total>\d[\d.]*)/u.exec(await range.textContent())?.groups?.["total"] ?? "nothing";
  const [session] = await openSession(cantina.url, "employee");
  const nonsense =
    "/orders?from=ayer&until=2026-02-31&status=DROP&sellerId=1&classIds=,,x&page=-4&open=..%2F..&search=%00&&=%";
  const screen = historyOf(await enter(session, nonsense));
  const { page } = screen;
  await expect(screen.rows).toHaveCount(10);
  await expect(screen.range).toContainText(`de ${all}`);
  await expect(screen.chips).toHaveCount(0);
  await page.goto("/orders?page=99999");
  await expect(screen.range).toContainText(/–([\d.]+) de \1(?![\d.])/u);
  await expect(screen.rows.first()).toBeVisible();

  const days = page.getByRole("navigation", { name: "Días" });
  await days.getByRole("button", { name: "Día anterior" }).click();
  await expect(days).toContainText("Hoy");
  await days.getByRole("button", { name: "Día anterior" }).click();
  await expect(days).toContainText(dayAfter(-1));
  await expect(screen.field("Desde")).toHaveValue(dayAfter(-1));
  await days.getByRole("button", { name: "Día siguiente" }).click();
  await expect(days.getByRole("button", { name: "Día siguiente" })).toBeDisabled();
});

test("what can't be asked has found neither something nor nothing", async ({ openHistory }) => {
  const screen = await openHistory();
  await screen.search.fill("nadie se llama así");
  await expect(screen.nothing).toBeVisible();
  await screen.filters.click();
  await screen.field("Hasta").fill(dayAfter(1));
  await expect(screen.page.getByText("La fecha del pedido no puede ser futura")).toBeVisible();
  await expect(screen.nothing).toBeHidden();
});

test("[HISTORY-16] days of a link that make no sense show nothing and export nothing, until they do", async ({
  openHistory,
  desk,
  office,
}) => {
  await desk.sell({ productId: (await office.addProduct()).id });
  const { page, field, rows } = await openHistory();
  const wrong = page.getByText("Las fechas no son válidas");
  await page.goto("/orders?from=2025-12-05&until=2025-12-01");
  await expect(wrong).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Más acciones" })).toHaveCount(0);
  await field("Desde").fill(dayAfter(0));
  await field("Hasta").fill(dayAfter(0));
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Más acciones" })).toBeVisible();
  await expect(wrong).toHaveCount(0);
  // What was shown stays while another range is typed.
  await field("Hasta").fill(dayAfter(-3));
  await expect(page.getByText("No puede ser posterior a la fecha hasta")).toBeVisible();
  await expect(rows.first()).toBeVisible();

  await page.goto("/flow-control?from=2025-12-05&until=2025-12-01");
  await expect(wrong).toBeVisible();
});
