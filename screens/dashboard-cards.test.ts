// @module-tag long
import { randomUUID } from "node:crypto";
import { reviewEndpoints } from "@cantina/contract/reviews";
import { instant, localDateOf } from "@cantina/domain/kernel";
import { switchFeatures } from "../e2e/fixtures/features.ts";
import { openNewPlace } from "../e2e/fixtures/new-place.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

// Each card of /dashboard and each of its words: specification §2 'Metrics screen' and §9, rulings §17.

const card = (page: Screen, name: string): Part => page.getByRole("region", { name, exact: true });

const basic = {
  "Recargas de saldo": "Las recargas pagadas en el período que no se revirtieron.",
  Pedidos:
    "Los pedidos de mostrador y de la app, pendientes o completados, sin los cancelados ni las fechas de los abonos.",
  "Comensales activos": "Los comensales con al menos un pedido en el período, contados una vez. Abre esos pedidos.",
  "Deudas acumuladas":
    "La suma de los saldos negativos al final del período, o ahora si no terminó. El origen no la cambia.",
  "Ventas por día":
    "Lo que suman los pedidos de cada día, por el día en que se hicieron, sin cancelados ni fechas de abonos.",
  Opiniones: "Las calificaciones que enviaron los comensales en el período, de pedidos en pie.",
};
const gated = {
  Mensualidades: "Los cobros de mensualidades pagados en el período que no se revirtieron.",
  "Abonos mensuales":
    "Los abonos vendidos en el período con algún pedido en pie, y lo que suman esos pedidos. Abre esos pedidos, uno por fecha.",
};
const premium = {
  "Productos más vendidos": "Las unidades vendidas en el período.",
  "Productos menos vendidos": "Las unidades vendidas en el período, también de lo que se ofrece y no se vendió.",
  "Comensales estrella": "Lo que suman los pedidos de cada comensal en el período.",
  "Clases destacadas": "Lo que suman los pedidos de cada clase en el período.",
  "Categorías más populares": "Las unidades vendidas de cada categoría en el período.",
  "Horarios de retiro más concurridos": "Los pedidos del período por la hora en que se retiran.",
  "Recargas por método de pago": "Las recargas pagadas en el período que no se revirtieron.",
  "Compras por método de pago": "Los pedidos en pie del período.",
};

test("[METRICS-05] [METRICS-09] the cards are those of the functions that are on, each says what it counts and that there is nothing yet", async ({
  enter,
  cantina,
}) => {
  const place = await openNewPlace(cantina, ["metrics"]);
  const page = await enter(place.session, "/dashboard");
  for (const name of Object.keys(basic)) await expect(card(page, name)).toHaveCount(1);
  await expect(card(page, "Métricas premium")).toBeVisible();
  for (const name of [...Object.keys(gated), ...Object.keys(premium)]) await expect(card(page, name)).toHaveCount(0);

  await switchFeatures(cantina.url, place.name, (before) => [
    ...before,
    "premiumMetrics",
    "subscriptions",
    "calendarProducts",
  ]);
  await page.goto("/dashboard");
  for (const [name, definition] of Object.entries({ ...basic, ...gated, ...premium })) {
    await card(page, name)
      .getByRole("button", { name: `Qué cuenta ${name}` })
      .click();
    await expect(page.getByRole("dialog", { name })).toHaveText(definition);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name })).toHaveCount(0);
  }
  await expect(page.getByRole("button", { name: "Solicitar métricas premium" })).toHaveCount(0);
  const figures = page.getByRole("region", { name: "Resumen del período", exact: true });
  await expect(figures.getByText("Nada en los dos períodos")).toHaveCount(6);
  await expect(card(page, "Ventas por día")).toContainText("No hay ventas en este período");
  await expect(card(page, "Opiniones")).toContainText("No hay opiniones en este período");
  for (const name of Object.keys(premium)) await expect(card(page, name)).toContainText("No hay datos en este período");
});

test("[METRICS-13] the period is the last 30 days at first, or 7, or any month of the twelve, and the origin all, counter or app", async ({
  enter,
  office,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const { timeZone } = await office.readCafeteria();
  const [year = "", month = ""] = localDateOf(instant(new Date().toISOString()), timeZone).split("-");
  const months = [
    "Enero",
    "Febrero",
    "Marzo",
    "Abril",
    "Mayo",
    "Junio",
    "Julio",
    "Agosto",
    "Septiembre",
    "Octubre",
    "Noviembre",
    "Diciembre",
    // Of a month that has not begun it is the former year's, and says so.
  ].map((name, at) => (at < Number(month) ? name : `${name} de ${Number(year) - 1}`));
  const page = await enter(session, "/dashboard");
  const [period, origin] = [page.getByLabel("Período", { exact: true }), page.getByLabel("Origen", { exact: true })];
  await expect(period.locator("option")).toHaveText(["Últimos 30 días", "Últimos 7 días", ...months]);
  await expect(period).toHaveValue("LAST_MONTH");
  await expect(origin.locator("option")).toHaveText(["Todos", "Mostrador", "App"]);
  await expect(origin).toHaveValue("ALL");
});

test("[METRICS-01] [METRICS-02] a comparison is a sentence: more, less, the same, nothing before, and for each open day where their numbers differ; 'Actualizar' asks again", async ({
  enter,
  cantina,
  line,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  let told: object = {};
  let isRunning = true;
  line.meet(/\/metrics\/order-kpi/u, async (send) => {
    const answer = await send();
    const { data } = (await answer.json()) as {
      readonly data: { readonly period: object; readonly ordersKpi: object };
    };
    const period = { ...data.period, isRunning };
    return Response.json(
      { data: { period, ordersKpi: { ...data.ordersKpi, change: told } } },
      { status: answer.status },
    );
  });
  const calls = line.watch(/\/metrics\/order-kpi/u);
  for (const [change, isRunningThen, sentence] of [
    [{ kind: "MORE", percent: 12, isPerOpenDay: false }, true, "12 % más que el período anterior a esta altura"],
    [{ kind: "LESS", percent: 7, isPerOpenDay: true }, false, "7 % menos por día abierto que el período anterior"],
    [{ kind: "SAME", percent: null, isPerOpenDay: true }, false, "Igual por día abierto que el período anterior"],
    [{ kind: "NEW", percent: null, isPerOpenDay: false }, true, "Nada en el período anterior a esta altura"],
    [{ kind: "NONE", percent: null, isPerOpenDay: false }, false, "Nada en los dos períodos"],
  ] as const) {
    told = change;
    isRunning = isRunningThen;
    const page = await enter(session, "/dashboard");
    await expect(card(page, "Pedidos").getByText(sentence, { exact: true })).toBeVisible();
    const before = calls.length;
    await page.getByRole("button", { name: "Actualizar", exact: true }).click();
    await expect(card(page, "Pedidos").getByText(sentence, { exact: true })).toBeVisible();
    await expect.poll(() => calls.length).toBeGreaterThan(before);
  }
});

test("[REVIEWS-05] all reviews are narrowed to a commensal and begin with the oldest, in the address, and none says so", async ({
  enter,
  office,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const client = clientFor(cantina.url, session.jwt);
  const ask = async (query: object) =>
    value(await client.call(reviewEndpoints.readReviewReport, { params: { cafeteriaId: office.cafeteriaId }, query }));
  const { reviews } = await ask({ limit: 50 });
  const often = reviews.find(
    (one) => reviews.filter(({ commensalId }) => commensalId === one.commensalId).length > 1 && one.commensalName,
  );
  if (often === undefined) throw new Error("nobody reviewed twice");
  const { commensalId, commensalName } = often;
  const oldest = await ask({ commensalId, sort: "OLDEST" });
  const moment = (at: string, zone: string): string =>
    new Intl.DateTimeFormat("es-AR", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: zone }).format(
      new Date(at),
    );
  const { timeZone } = await office.readCafeteria();

  const page = await enter(session, "/dashboard");
  await card(page, "Opiniones").getByRole("button", { name: "Ver todas" }).click();
  const dialog = page.getByRole("dialog", { name: "Opiniones" });
  await expect(dialog.getByLabel("Orden").locator("option")).toHaveText(["Más nuevas primero", "Más antiguas primero"]);
  await expect(dialog.getByLabel("Calificación").locator("option")).toHaveText([
    "Todas",
    "5 estrellas",
    "4 estrellas",
    "3 estrellas",
    "2 estrellas",
    "1 estrella",
  ]);
  await expect(dialog.getByLabel("Aspecto").locator("option")).toHaveText([
    "Todos",
    "Atención del personal",
    "Practicidad",
    "Calidad de la comida",
    "Limpieza",
    "Variedad",
    "Precio",
  ]);
  await dialog.getByLabel("Orden").selectOption({ label: "Más antiguas primero" });
  await dialog.getByRole("button", { name: "Elegir comensal" }).click();
  await page.getByRole("combobox", { name: "Buscar comensal" }).fill(commensalName ?? "");
  await page
    .getByRole("option", { name: new RegExp(`^${commensalName ?? ""}`, "u") })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`commensalId=${commensalId}`, "u"));
  await expect(page).toHaveURL(/sort=OLDEST/u);
  const found = dialog.getByRole("listitem");
  await expect(found).toHaveCount(oldest.reviews.length);
  for (const [at, { dateTime }] of oldest.reviews.entries())
    await expect(found.nth(at)).toContainText(moment(dateTime, timeZone));

  await page.goto(`/dashboard?reviews=1&commensalId=${randomUUID()}`);
  await expect(dialog.getByText("No se encontraron opiniones")).toBeVisible();
  await dialog.getByRole("button", { name: "Quitar filtros" }).click();
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
});

test("[METRICS-11] [METRICS-12] premium is told within 24 working hours once it was asked for, and where nobody would hear of it the button says whom to ask", async ({
  enter,
  cantina,
  line,
}) => {
  const place = await openNewPlace(cantina, ["metrics"]);
  const goOn = line.meet(/\/metrics\/premium-request/u, async () =>
    Response.json({ data: { isAvailable: false, request: null } }),
  );
  const page = await enter(place.session, "/dashboard");
  const teaser = card(page, "Métricas premium");
  await expect(teaser.getByText("Para activarlas, comuníquese con quien administra el sistema.")).toBeVisible();
  await expect(teaser.getByRole("button", { name: "Solicitar métricas premium" })).toBeDisabled();
  goOn();
  await page.reload();
  await expect(teaser.getByText("Conozca mejor lo que vende")).toBeVisible();
  await teaser.getByRole("button", { name: "Solicitar métricas premium" }).click();
  await expect(
    teaser.getByText("Su cuenta está siendo procesada. Le responderemos dentro de las 24 horas hábiles."),
  ).toBeVisible();
});
