// @module-tag long
import { randomUUID } from "node:crypto";
import { switchFeatures } from "../e2e/fixtures/features.ts";
import { type AccountName, openSession } from "../e2e/fixtures/office.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

type Role = "system" | "administrator" | "employee";

/** 'admin or super admin', 'super admin only', and whoever is signed in. */
const administrators: readonly Role[] = ["system", "administrator"];
const superOnly: readonly Role[] = ["system"];
const anyStaff: readonly Role[] = ["system", "administrator", "employee"];

/** Specification, sections 2 and 6: each address, and who sees it in the menu and may open it. */
const screens: readonly { readonly path: string; readonly menu: string; readonly for: readonly Role[] }[] = [
  { path: "/", menu: "Punto de venta", for: anyStaff },
  { path: "/pending-orders", menu: "Comandas", for: anyStaff },
  { path: "/orders", menu: "Historial", for: anyStaff },
  { path: "/future-orders-report", menu: "Pedidos futuros", for: anyStaff },
  { path: "/flow-control", menu: "Control de Caja", for: anyStaff },
  { path: "/cafeteria-flow-control", menu: "Reporte por sucursal", for: anyStaff },
  { path: "/stock-control", menu: "Control de stock", for: anyStaff },
  { path: "/inventory", menu: "Inventario", for: anyStaff },
  { path: "/inbox", menu: "Reclamos", for: anyStaff },
  { path: "/feedback", menu: "Sugerencias", for: anyStaff },
  // 'Merchandise (products, monthly, subscriptions, coupons), Clientes, dashboard, operational reports, payouts,
  // Control de Inventario report, general configuration'
  { path: "/edit", menu: "Productos", for: administrators },
  { path: "/calendar_products", menu: "Abonos Mensuales", for: administrators },
  { path: "/subscriptions", menu: "Mensualidades", for: administrators },
  { path: "/coupons", menu: "Cuponeras", for: administrators },
  { path: "/manage_users", menu: "Clientes", for: administrators },
  { path: "/dashboard", menu: "Métricas", for: administrators },
  { path: "/reports", menu: "Reportes operativos", for: administrators },
  { path: "/mattilda-payouts", menu: "Liquidaciones", for: administrators },
  { path: "/stock-control-report", menu: "Control de Inventario", for: administrators },
  { path: "/configuration", menu: "Configuración", for: administrators },
  // Of our own, beside those: what outside services' books say otherwise (PROVIDER-06).
  { path: "/mercadopago/differences", menu: "Pagos para revisar", for: administrators },
  // 'Cafeterias admin (/generate_registration): super admin only'
  { path: "/generate_registration", menu: "Cafeterias", for: superOnly },
];

type Answered = {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly for: readonly Role[];
};

/** What a screen or a button of the table asks the server for, by section 7's addresses. */
const calls: readonly Answered[] = [
  { method: "POST", path: "…/products", for: administrators },
  { method: "POST", path: "…/products/calendarProduct", for: administrators },
  // Moving its cards and categories, and changing many at once, among it.
  { method: "PUT", path: "…/products/sort", for: administrators },
  { method: "PUT", path: "…/products/categories/sort", for: administrators },
  { method: "PUT", path: "…/products/change-visibility", for: administrators },
  { method: "DELETE", path: "…/products/bulk-delete", for: administrators },
  { method: "POST", path: "…/products/categories", for: administrators },
  { method: "POST", path: "…/subscriptions", for: administrators },
  { method: "POST", path: "…/coupons", for: administrators },
  { method: "PUT", path: `…/profiles/clients/${randomUUID()}`, for: administrators },
  { method: "GET", path: "…/metrics/order-kpi", for: administrators },
  { method: "GET", path: "…/reports/sales/products", for: administrators },
  { method: "GET", path: "…/stockflow/report", for: administrators },
  { method: "PUT", path: "…/edit_admin", for: administrators },
  { method: "PUT", path: "…/custom-payment-method", for: administrators },
  { method: "PUT", path: "…/ignore-minimum-balance", for: administrators },
  { method: "GET", path: "…/setting-changes", for: administrators },
  { method: "GET", path: "…/cash-settings", for: administrators },
  { method: "POST", path: "…/classes", for: administrators },
  { method: "PUT", path: "…/classes", for: administrators },
  { method: "PUT", path: `…/classes/${randomUUID()}`, for: administrators },
  { method: "DELETE", path: `…/classes/${randomUUID()}`, for: administrators },
  { method: "POST", path: "…/discount_categories", for: administrators },
  { method: "GET", path: "/mattilda/{id}/payouts", for: administrators },
  // Whoever links a provider needs what its country says of it.
  { method: "GET", path: "/countries/", for: administrators },
  { method: "GET", path: "/cafeterias", for: superOnly },
  { method: "POST", path: "/cafeterias", for: superOnly },
  { method: "PUT", path: "/cafeterias/{id}", for: superOnly },
  { method: "PUT", path: "…/features", for: superOnly },
  { method: "POST", path: "…/profiles/employees", for: superOnly },
  // 'Excel upload: admin or super admin'
  { method: "POST", path: "…/products/batch-upload", for: administrators },
  { method: "POST", path: "…/stockflow/batch-upload", for: administrators },
  { method: "POST", path: "…/inventory/movements/batch-upload", for: administrators },
  // ''Crear comentario' in the inbox: admin level only'
  { method: "POST", path: "…/claims", for: administrators },
  // 'Recover all of the day's completed orders: highest privilege level only'
  { method: "PUT", path: "…/orders/undo_delivered_daily", for: superOnly },
  // 'Provider ids and fee settings (…, Mercado Pago fee split): highest privilege level only'
  { method: "PUT", path: "/mercadopago/fee/{id}", for: superOnly },
  ...["mattilda", "directa24", "plexo"].flatMap((provider): Answered[] => [
    { method: "POST", path: `/${provider}/set_cafeteria_configuration/{id}`, for: superOnly },
    { method: "PUT", path: `/${provider}/fee/{id}`, for: superOnly },
  ]),
  // 'General configuration', its sections of outside services among it.
  { method: "PUT", path: "/cafeteria/{id}/mp/set-credentials", for: administrators },
  { method: "PUT", path: "/arca/set_options/{id}", for: administrators },
  { method: "PUT", path: "/cafeteria/{id}/mp/remove-credentials", for: administrators },
  { method: "PUT", path: "/cafeteria/{id}/mp/enable-credentials", for: administrators },
  { method: "PUT", path: "/cafeteria/{id}/mp/disable-credentials", for: administrators },
  { method: "PUT", path: "/mercadopago/set_cafeteria_credentials", for: administrators },
  { method: "GET", path: "…/claims", for: anyStaff },
  { method: "PUT", path: `…/claims/${randomUUID()}`, for: anyStaff },
  { method: "GET", path: "/feedback/", for: anyStaff },
  { method: "GET", path: "/authentication/profiles", for: anyStaff },
  { method: "GET", path: "…/transactions", for: anyStaff },
  { method: "GET", path: "…/coupons", for: anyStaff },
];

const accounts: Readonly<Record<Role, AccountName>> = {
  system: "system",
  administrator: "administrator",
  employee: "employee",
};

async function openMenu(page: Screen) {
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  return page.getByRole("navigation", { name: "Principal" }).getByRole("link");
}

for (const role of anyStaff) {
  const mine = screens.filter((screen) => screen.for.includes(role));
  // 'Mis Cafeterias: shown to super admin always, to others only with more than one profile'
  const entries = [...mine.map(({ menu }) => menu), ...(role === "system" ? ["Mis Cafeterias"] : [])];

  test(`[ACCESS-02] the menu of '${role}' has what section 6 allows, and the rest leads to the sale`, async ({
    enter,
    cantina,
  }) => {
    const [session] = await openSession(cantina.url, accounts[role]);
    const page = await enter(session);
    const links = await openMenu(page);
    await expect(links).toHaveCount(entries.length);
    const shown = await Promise.all((await links.all()).map((link) => link.textContent()));
    expect(shown.toSorted()).toEqual(entries.toSorted());
    const main = page.getByRole("navigation", { name: "Principal" });
    for (const { path, menu } of mine)
      await expect(main.getByRole("link", { name: menu, exact: true })).toHaveAttribute("href", path);
    for (const { path } of screens.filter((screen) => !screen.for.includes(role))) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Venta", exact: true })).toBeAttached();
      await expect(page).toHaveURL("/");
    }
  });

  test(`[ACCESS-02] '${role}' may open what the menu leads to`, async ({ enter, cantina }) => {
    const [session] = await openSession(cantina.url, accounts[role]);
    const page = await enter(session);
    for (const { path } of mine) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    }
  });

  test(`[ACCESS-02] the server answers '${role}' what section 6 allows, and 403 else`, async ({ cantina }) => {
    const [{ jwt, profile }] = await openSession(cantina.url, accounts[role]);
    for (const { method, path, for: allowed } of calls) {
      const { cafeteriaId } = profile;
      const url = `${cantina.url}/api${path.replace("…", `/cafeterias/${cafeteriaId}`).replace("{id}", cafeteriaId)}`;
      const headers = { authorization: `Bearer ${jwt}`, "content-type": "application/json" };
      const answer = await fetch(url, { method, headers, ...(method !== "GET" && { body: "{}" }) });
      const told = JSON.stringify(await answer.json());
      const isRefused = answer.status === 403 && told.includes('"WRONG_PERMISSIONS"');
      expect([method, path, isRefused], told.slice(0, 200)).toEqual([method, path, !allowed.includes(role)]);
    }
  });
}

test("[ACCESS-02] 'Mis Cafeterias' is in the menu of whoever has more than one profile", async ({ enter, cantina }) => {
  const [session] = await openSession(cantina.url, "regional");
  const page = await enter(session);
  await expect((await openMenu(page)).filter({ hasText: "Mis Cafeterias" })).toHaveCount(1);
});

test("[ACCESS-02] a CLIENT's tokens open no screen and none of the staff's calls", async ({ page, cantina }) => {
  const [{ jwt, profile }] = await openSession(cantina.url, "family");
  const ask = (path: string) =>
    fetch(`${cantina.url}/api/cafeterias/${profile.cafeteriaId}${path}`, {
      headers: { authorization: `Bearer ${jwt}` },
    });
  for (const path of ["/coupons", "/profiles", "/cashflow/latest"])
    expect([path, (await ask(path)).status]).toEqual([path, 403]);
  // Of the history it is told what is its own. ACCESS-22
  const { data } = (await (await ask("/transactions")).json()) as { readonly data: readonly { buyerId: string }[] };
  expect(new Set(data.map(({ buyerId }) => buyerId))).toEqual(new Set([profile.id]));
  await page.goto("/login");
  await page.getByLabel("Email").fill("familia@demo.cantina");
  await page.getByRole("textbox", { name: "Contraseña" }).fill("Cantina2026");
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page.getByText("No tiene permiso para iniciar sesión", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/login");
});

for (const role of anyStaff) {
  const isAdministrator = role !== "employee";
  test(`[ACCESS-02] what stands on a screen for '${role}' alone is as section 6 says`, async ({ enter, cantina }) => {
    const place = "Comedor San Martín";
    const before = await switchFeatures(cantina.url, place, (features) =>
      features.filter((feature) => feature !== "subscriptions"),
    );
    try {
      const [session] = await openSession(cantina.url, accounts[role]);
      const page = await enter(session, "/inbox");
      await expect(page.getByRole("list", { name: "Reclamos" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Crear comentario" })).toHaveCount(isAdministrator ? 1 : 0);

      // 'Excel upload: admin or super admin'; that of the products stands on a screen of theirs alone.
      await page.goto("/inventory");
      await expect(page.getByRole("heading", { level: 1, name: "Inventario" })).toBeVisible();
      await expect(page.getByRole("tab", { name: "Insumos" })).toBeVisible();
      const add = page.getByRole("button", { name: "Agregar", exact: true });
      await expect(add).toHaveCount(isAdministrator ? 1 : 0);
      if (isAdministrator) {
        await add.click();
        await expect(page.getByRole("menuitem", { name: "Carga masiva (Excel)" })).toBeVisible();
        await page.keyboard.press("Escape");
      }

      await page.goto("/pending-orders");
      const more = page.getByRole("button", { name: "Más acciones" });
      await more.click();
      await expect(page.getByRole("menuitem", { name: "Configuración" })).toBeVisible();
      await expect(page.getByRole("menuitem", { name: "Recuperar entregados del día" })).toHaveCount(
        role === "system" ? 1 : 0,
      );
      // 'General settings (auto-complete) show if the subscriptions feature is on or the user is admin-type.'
      await page.getByRole("menuitem", { name: "Configuración" }).click();
      const settings = page.getByRole("dialog", { name: "Configuración de comandas" });
      await expect(settings).toBeVisible();
      await expect(settings.getByText("Completar automáticamente los pedidos del día")).toHaveCount(
        isAdministrator ? 1 : 0,
      );

      // 'Seller choice in the cash report: admin-type users; others see only their own report (selector disabled)'
      await page.goto("/flow-control");
      const seller = page.getByLabel("Vendedor", { exact: true });
      if (isAdministrator) await expect(seller).toBeEnabled();
      else await expect(seller).toBeDisabled();
      const other = isAdministrator ? "" : `&sellerId=${randomUUID()}`;
      const today = new Date().toISOString().slice(0, 10);
      const answer = await fetch(
        `${cantina.url}/api/cafeterias/${session.profile.cafeteriaId}/cashflow?from=${today}&until=${today}${other}`,
        { headers: { authorization: `Bearer ${session.jwt}` } },
      );
      expect(answer.status).toBe(isAdministrator ? 200 : 403);
    } finally {
      await switchFeatures(cantina.url, place, () => before);
    }
  });
}
