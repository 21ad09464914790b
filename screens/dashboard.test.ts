// @module-tag long
import { metricsEndpoints } from "@cantina/contract/metrics";
import { reviewEndpoints } from "@cantina/contract/reviews";
import { formatMoneyShort } from "@cantina/domain/kernel";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { cut } from "./harness/line.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

const card = (page: Screen, name: string): Part => page.getByRole("region", { name, exact: true });
const counted = new Intl.NumberFormat("es-AR");

test("[METRICS-01] [METRICS-13] the cards tell what the server says of the period, each with what it counts, its comparison in words and the way to its rows; another choice is asked once", async ({
  enter,
  office,
  cantina,
  line,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const client = clientFor(cantina.url, session.jwt);
  const asked = {
    params: { cafeteriaId: office.cafeteriaId },
    query: { period: "LAST_MONTH", originMedium: "ALL" },
  } as const;
  const { balanceChargesKpi: charges } = value(await client.call(metricsEndpoints.readBalanceChargeKpi, asked));
  const { ordersKpi: orders } = value(await client.call(metricsEndpoints.readOrderKpi, asked));
  const page = await enter(session, "/");
  const rail = page.getByRole("navigation", { name: "Pantallas" });
  await rail.getByRole("link", { name: "Métricas", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Métricas", level: 1 })).toBeVisible();
  const chargesCard = card(page, "Recargas de saldo");
  await expect(chargesCard).toContainText(formatMoneyShort(charges.currentPeriod));
  await expect(chargesCard).toContainText(`Antes: ${formatMoneyShort(charges.lastPeriod)}`);
  const ordersCard = card(page, "Pedidos");
  await expect(ordersCard).toContainText(counted.format(orders.currentPeriod));
  // Which of them depends on the day: the demonstration's orders are of the days before it.
  const { kind, percent } = orders.change;
  const words = {
    MORE: `${percent} % más`,
    LESS: `${percent} % menos`,
    SAME: "Igual",
    NEW: "Nada en el período anterior",
    NONE: "Nada en los dos períodos",
  };
  await expect(ordersCard).toContainText(words[kind]);
  if (percent !== null || kind === "SAME")
    await expect(ordersCard).toContainText("que el período anterior a esta altura");
  await chargesCard.getByRole("button", { name: "Qué cuenta Recargas de saldo" }).click();
  await expect(page.getByRole("dialog", { name: "Recargas de saldo" })).toContainText("que no se revirtieron");
  await page.keyboard.press("Escape");
  await expect(card(page, "Deudas acumuladas").getByRole("link", { name: "Ver usuarios" })).toBeVisible();
  await card(page, "Ventas por día").getByText("Ver como tabla").click();
  await expect(page.getByRole("table", { name: "Ventas por día" }).locator("tbody tr")).toHaveCount(30);

  const calls = line.watch(/\/metrics\/order-kpi/u);
  const [period, origin] = [page.getByLabel("Período", { exact: true }), page.getByLabel("Origen", { exact: true })];
  await Promise.all([
    period.selectOption({ label: "Últimos 7 días" }),
    origin.selectOption({ label: "App" }),
    expect(page.getByText("Se actualiza en un momento…")).toBeVisible(),
  ]);
  await expect(page).toHaveURL("/dashboard?period=LAST_WEEK&originMedium=MOBILE");
  await expect(page.getByText("Se actualiza en un momento…")).toHaveCount(0);
  await expect(page.getByRole("table", { name: "Ventas por día" }).locator("tbody tr")).toHaveCount(7);
  expect(calls.map(({ path }) => path.split("?")[1])).toEqual(["period=LAST_WEEK&originMedium=MOBILE"]);

  await ordersCard.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/orders\?from=.*&until=.*originMedium=MOBILE&orderType=ORDER/u);
});

test("[METRICS-09] a card that fails is read again by itself, the premium ones rank five a page, and their rows are those of the history", async ({
  enter,
  cantina,
  line,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const letGo = line.meet(/\/metrics\/sales/u, cut);
  const page = await enter(session, "/dashboard");
  const sales = card(page, "Ventas por día");
  await expect(sales.getByRole("alert")).toContainText("No se pudo cargar");
  const best = card(page, "Productos más vendidos");
  await expect(best.getByRole("listitem")).toHaveCount(5);
  letGo();
  await expect(sales.getByText("Ver como tabla")).toBeVisible();
  const top = await best.getByRole("listitem").first().textContent();
  await best.getByRole("button", { name: "Página siguiente" }).click();
  await expect(page).toHaveURL("/dashboard?best=2");
  await expect(best.getByRole("listitem").first()).not.toHaveText(top ?? "");
  const shares = card(page, "Compras por método de pago");
  await expect(shares.getByRole("img", { name: /Efectivo: \d+ % · \$/u })).toBeVisible();
  await shares.getByText("Ver como tabla").click();
  await shares.getByRole("table", { name: "Compras por método de pago" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/orders\?.*orderType=ORDER&paymentMethod=/u);
});

test("[REVIEWS-05] all reviews of the period open from the three newest, narrowed by rating and aspect, in the address", async ({
  enter,
  office,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const { totalReviewsAmount: fives } = value(
    await clientFor(cantina.url, session.jwt).call(reviewEndpoints.readReviewReport, {
      params: { cafeteriaId: office.cafeteriaId },
      query: { rating: 5, attribute: "FOOD_QUALITY" },
    }),
  );
  const page = await enter(session, "/dashboard");
  const reviews = card(page, "Opiniones");
  await expect(reviews).toContainText(/\d,\d de 5/u);
  await expect(reviews.getByRole("listitem")).toHaveCount(3);
  await reviews.getByRole("button", { name: "Ver todas" }).click();
  const dialog = page.getByRole("dialog", { name: "Opiniones" });
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  await dialog.getByLabel("Calificación").selectOption({ label: "5 estrellas" });
  await dialog.getByLabel("Aspecto").selectOption({ label: "Calidad de la comida" });
  await expect(dialog.getByRole("navigation", { name: "Páginas" })).toContainText(`de ${fives}`);
  await expect(dialog.getByRole("listitem").first()).toContainText(/5 de 5.*Calidad de la comida/su);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/dashboard");
});

test("[METRICS-11] without the premium ones the cards are shown without numbers, and asking for them is told and remembered", async ({
  enter,
  cantina,
}) => {
  const sessions = await openSession(cantina.url, "regional");
  const session = sessions.find(({ profile }) => profile.cafeteriaName === "Cantina Belgrano");
  if (session === undefined) throw new Error("the demo has a second place");
  const page = await enter(session, "/dashboard");
  const premium = card(page, "Métricas premium");
  const ask = premium.getByRole("button", { name: "Solicitar métricas premium" });
  await expect(ask).toBeEnabled();
  await expect(page.getByRole("region", { name: "Productos más vendidos" })).toHaveCount(0);
  await ask.click();
  const processed = premium.getByText("Su cuenta está siendo procesada");
  await expect(processed).toBeVisible();
  await expect(premium.getByRole("button", { name: "Solicitud enviada" })).toBeDisabled();
  await page.reload();
  await expect(processed).toBeVisible();
  expect(localStorage.getItem(`cantina.premium-requested.${session.profile.cafeteriaId}`)).toBe("true");
});
