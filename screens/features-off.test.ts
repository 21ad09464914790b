// @module-tag long
import { type EndpointName, endpoints } from "@cantina/contract/table";
import type { Feature } from "@cantina/domain/cafeteria";
import { switchFeatures } from "../e2e/fixtures/features.ts";
import { openNewPlace } from "../e2e/fixtures/new-place.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

// Specification §6: 'Cafeteria features gate …', each on screen and at the server; rulings §18.4. In cafeterias of their own.

type Gated = {
  readonly path: string;
  /** As the menu calls it, and the feature as Cafeterias does. */
  readonly menu: string;
  readonly feature: string;
  readonly call: EndpointName;
};

const screens: readonly Gated[] = [
  { path: "/dashboard", menu: "Métricas", feature: "Métricas", call: "readOrderKpi" },
  { path: "/flow-control", menu: "Control de Caja", feature: "Control de caja", call: "listCashIntervals" },
  {
    path: "/cafeteria-flow-control",
    menu: "Reporte por sucursal",
    feature: "Control de caja",
    call: "readBranchReport",
  },
  {
    path: "/mercadopago/differences",
    menu: "Pagos para revisar",
    feature: "Mercado Pago",
    call: "listPaymentDifferences",
  },
  { path: "/mattilda-payouts", menu: "Liquidaciones", feature: "Mattilda", call: "listPayouts" },
  { path: "/coupons", menu: "Cuponeras", feature: "Cuponeras", call: "listCoupons" },
  { path: "/calendar_products", menu: "Abonos Mensuales", feature: "Abonos mensuales", call: "listCalendarProducts" },
  { path: "/subscriptions", menu: "Mensualidades", feature: "Mensualidades", call: "listSubscriptions" },
  { path: "/stock-control", menu: "Control de stock", feature: "Control de stock", call: "listDailyStocks" },
  {
    path: "/stock-control-report",
    menu: "Control de Inventario",
    feature: "Control de stock",
    call: "readStockReport",
  },
  { path: "/stock-control/count", menu: "Contar stock", feature: "Control de stock", call: "listStockCounts" },
  { path: "/inventory", menu: "Inventario", feature: "Inventario", call: "listConsumables" },
  { path: "/inventory/count", menu: "Contar inventario", feature: "Inventario", call: "listInventoryCounts" },
  { path: "/mercadopago", menu: "Vincular Mercado Pago", feature: "Mercado Pago", call: "beginMercadoPagoLink" },
  { path: "/mp", menu: "Vinculación con Mercado Pago", feature: "Mercado Pago", call: "beginMercadoPagoLink" },
];

const everybodys = ["Punto de venta", "Comandas", "Historial", "Pedidos futuros", "Reclamos", "Sugerencias"];
const administrators = [...everybodys, "Reportes operativos", "Productos", "Clientes", "Configuración"];

async function menuOf(page: Screen): Promise<readonly string[]> {
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  const links = page.getByRole("navigation", { name: "Principal" }).getByRole("link");
  await expect(links.first()).toBeVisible();
  return (await Promise.all((await links.all()).map((link) => link.textContent()))).toSorted();
}

const answerOf =
  (url: string, { jwt, cafeteriaId }: { readonly jwt: string; readonly cafeteriaId: string }) =>
  async (name: EndpointName): Promise<string> => {
    const { method, path } = endpoints[name];
    const answer = await fetch(`${url}/api${path.replace("{cafeteriaId}", cafeteriaId)}`, {
      method,
      headers: { authorization: `Bearer ${jwt}` },
    });
    const { Message } = (await answer.json()) as { readonly Message?: { readonly Message?: string } };
    return `${answer.status} ${Message?.Message ?? ""}`.trim();
  };

test("[ACCESS-02] a screen whose feature is off is in nobody's menu, says by its address who can switch it on, and is refused by the server", async ({
  enter,
  cantina,
}) => {
  const place = await openNewPlace(cantina);
  const { cafeteriaId, session } = place;
  const ask = answerOf(cantina.url, { jwt: session.jwt, cafeteriaId });
  const page = await enter(session, "/orders");
  expect(await menuOf(page)).toEqual(administrators.toSorted());
  for (const { path, menu, feature, call } of screens) {
    await page.goto(path);
    await expect(page.getByText("Esta función está deshabilitada", { exact: true })).toBeVisible();
    const told = `La función «${feature}» no está habilitada en esta cafetería. La puede habilitar un administrador del sistema, en Cafeterias.`;
    await expect(page.getByText(told, { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: menu, exact: true })).toBeVisible();
    await expect(page).toHaveURL(path);
    expect([call, await ask(call)]).toEqual([call, "403 FEATURE_DISABLED"]);
  }
  const till = await enter(await place.employee(), "/orders");
  expect(await menuOf(till)).toEqual(everybodys.toSorted());
});

test("[ACCESS-02] what a feature gates within a screen goes and comes with it: filters, costs, identification, premium", async ({
  enter,
  cantina,
}) => {
  const { name, cafeteriaId, session } = await openNewPlace(cantina, ["metrics"]);
  const ask = answerOf(cantina.url, { jwt: session.jwt, cafeteriaId });
  const gated: readonly Feature[] = [
    "coupons",
    "subscriptions",
    "mercadoPago",
    "walletConnect",
    "productUtility",
    "advancedIdentification",
    "premiumMetrics",
  ];
  for (const isOn of [false, true]) {
    if (isOn) await switchFeatures(cantina.url, name, (before) => [...before, ...gated]);
    const here = isOn ? 1 : 0;
    const page = await enter(session, "/orders");
    await page.getByRole("button", { name: /^Filtros/u }).click();
    const types = ["Todos", "Pedido", "Recarga", ...(isOn ? ["Venta de cuponera", "Mensualidad"] : [])];
    await expect(page.getByLabel("Tipo", { exact: true }).locator("option")).toHaveText(types);
    const methods = [
      "Todos",
      "Efectivo",
      "Cuenta",
      "Tarjeta",
      ...(isOn ? ["Mercado Pago", "Wallet Connect"] : []),
      "Transferencia",
    ];
    await expect(page.getByLabel("Método de pago", { exact: true }).locator("option")).toHaveText(methods);

    await page.goto("/manage_users");
    await page.getByRole("button", { name: "Crear cliente" }).first().click();
    const client = page.getByRole("dialog", { name: "Crear cliente" });
    await expect(client.getByLabel("Email")).toBeVisible();
    await expect(client.getByLabel("Código de familia")).toHaveCount(here);

    await page.goto("/edit");
    await page.getByRole("button", { name: "Agregar", exact: true }).first().click();
    await page.getByRole("menuitem", { name: "Producto", exact: true }).click();
    const cost = page.getByRole("dialog", { name: "Crear producto" }).getByLabel("Costo", { exact: true });
    await (isOn ? expect(cost).toBeEnabled() : expect(cost).toBeDisabled());

    await page.goto("/dashboard");
    await expect(page.getByRole("button", { name: "Solicitar métricas premium" })).toHaveCount(1 - here);
    await expect(page.getByRole("region", { name: "Productos más vendidos" })).toHaveCount(here);
    expect((await ask("readProductRanking")) === "403 FEATURE_DISABLED").toBe(!isOn);
  }
});

test("[ACCESS-02] what a feature gates at the till goes with it while the till is open: the register, its settings, coupons and passes", async ({
  enter,
  cantina,
}) => {
  const gated: readonly Feature[] = ["flowControl", "coupons", "calendarProducts"];
  const place = await openNewPlace(cantina, gated);
  await place.addProduct();
  const page = await enter(await place.employee());
  const register = page.getByRole("dialog", { name: "Movimientos de caja" });
  await expect(register.getByLabel("Monto de apertura")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(register).toHaveCount(0);
  await page
    .locator("main")
    .getByRole("button", { name: /^Alfajor/u })
    .click();
  const cart = page.getByRole("region", { name: "Resumen de compra" });

  for (const isOn of [true, false]) {
    if (!isOn) await switchFeatures(cantina.url, place.name, () => []);
    const here = isOn ? 1 : 0;
    for (const name of ["Movimientos de caja", "Vender cuponera", "Vender abono"])
      await expect(page.getByRole("button", { name, exact: true })).toHaveCount(here);
    await expect(cart).toContainText("Alfajor");
  }

  const boss = await enter(place.session, "/configuration");
  const topics = boss.getByRole("navigation", { name: "Temas" });
  await expect(topics.getByRole("button", { name: /^Clases/u })).toBeVisible();
  for (const name of [/^Caja/u, /^Billetes y monedas/u])
    await expect(topics.getByRole("button", { name })).toHaveCount(0);
});

test("[FORM-34] a function that is switched off elsewhere leaves a changed form with what was typed until it is closed", async ({
  enter,
  cantina,
}) => {
  const place = await openNewPlace(cantina, ["calendarProducts", "inventory", "flowControl"]);
  const ask = answerOf(cantina.url, { jwt: place.session.jwt, cafeteriaId: place.cafeteriaId });
  const page = await enter(place.session, "/inventory");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByRole("menuitem", { name: "Proveedor" }).click();
  const form = page.getByRole("dialog", { name: "Crear proveedor" });
  await form.getByLabel("Nombre").fill("Panificados del Sur");
  await switchFeatures(cantina.url, place.name, () => ["calendarProducts"]);
  // The news have come, and the server remembers the former flags no more.
  await expect(page.locator("header", { hasText: "Movimientos de caja" })).toHaveCount(0);
  await expect.poll(() => ask("listConsumables")).toBe("403 FEATURE_DISABLED");
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(form.getByText("La puede habilitar un administrador del sistema", { exact: false })).toBeVisible();
  await expect(form.getByLabel("Nombre")).toHaveValue("Panificados del Sur");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Esta función está deshabilitada", { exact: true })).toBeVisible();

  // One that stands above the screens stays too, and shows none that is off.
  await switchFeatures(cantina.url, place.name, () => ["calendarProducts", "flowControl"]);
  await page.getByRole("button", { name: "Movimientos de caja" }).click();
  const cash = page.getByRole("dialog", { name: "Movimientos de caja" });
  await cash.getByLabel("Monto de apertura").fill("1500");
  await expect(page.getByText("Esta función está deshabilitada", { exact: true })).toBeVisible();
  await switchFeatures(cantina.url, place.name, () => ["calendarProducts"]);
  await expect(page.locator("header", { hasText: "Movimientos de caja" })).toHaveCount(0);
  await expect(cash.getByLabel("Monto de apertura")).toHaveValue("1500");
  await cash.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // Nothing was typed: it goes with its screen.
  await page.goto("/calendar_products");
  await page.getByRole("button", { name: "Crear abono" }).first().click();
  await expect(page.getByRole("dialog", { name: "Crear abono" })).toBeVisible();
  await switchFeatures(cantina.url, place.name, () => []);
  await expect(page.getByText("Esta función está deshabilitada", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
