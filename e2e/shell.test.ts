import type { WebSocketRoute } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { switchFeatures } from "./fixtures/features.ts";
import { openSession } from "./fixtures/office.ts";
import { untilOnDevice } from "./fixtures/on-device.ts";
import { expect, test } from "./fixtures/test.ts";

const versionPath = "**/api/system-information";

test("a version below the server's minimum blocks the screen until it is reloaded", async ({ page }) => {
  await page.route(versionPath, (route) => route.fulfill({ json: { data: { minimumWebAppVersion: "0.4.0" } } }));
  await page.goto("/login");
  const modal = page.getByRole("alertdialog", { name: "Actualizar aplicación" });
  await expect(modal).toContainText("Debe actualizar la aplicacion para continuar");
  await page.keyboard.press("Escape");
  await expect(modal).toBeVisible();
  await page.unroute(versionPath);
  await modal.getByRole("button").click();
  await expect(page.getByRole("button", { name: "Iniciar sesión" })).toBeVisible();
  await expect(modal).toHaveCount(0);
});

test("an administrator of an empty catalogue is told that no products exist", async ({ enter, cantina }) => {
  const [session] = await openSession(cantina.url, "system");
  const page = await enter(session, "/generate_registration");
  await page.getByRole("button", { name: "Crear cafetería" }).click();
  const dialog = page.getByRole("dialog", { name: "Crear cafetería" });
  await dialog.getByLabel("Nombre").fill("Comedor Vacío");
  await dialog.getByLabel("País").selectOption({ label: "Argentina" });
  // Browsers name this zone with and without its country.
  const zones = await dialog
    .getByLabel("Zona horaria")
    .getByRole("option", { name: /Buenos.Aires$/u })
    .all();
  await dialog.getByLabel("Zona horaria").selectOption((await zones[0]?.getAttribute("value")) ?? "");
  await dialog.getByRole("button", { name: "Crear", exact: true }).click();
  await page.getByRole("button", { name: "Ingresar a Comedor Vacío" }).click();
  await expect(page).toHaveURL("/");
  await expect(
    page.getByText("Está de visita en Comedor Vacío. Todo lo que haga queda registrado a su nombre."),
  ).toBeVisible();
  await expect(page.getByText("No existen productos en la cafetería", { exact: true })).toBeVisible();
  await expect(page.getByText("Cree productos para poder vender.", { exact: true })).toBeVisible();

  await page.goto("/subscriptions");
  await expect(page.getByText("Esta función está deshabilitada", { exact: true })).toBeVisible();
  await expectAccessible(page, "a function that is off");
  await switchFeatures(cantina.url, "Comedor Vacío", () => ["subscriptions"]);
  await expect(page.getByText(/^Una mensualidad se crea para un producto asociado/u)).toBeVisible();
  await expectAccessible(page, "no subscriptions yet");
});

const hubPath = /\/api\/hubs\/cafeteria/u;

test("the lost realtime link is shown, and gone when it is back", async ({ till }) => {
  const { page } = await till();
  const links: WebSocketRoute[] = [];
  await page.routeWebSocket(hubPath, (link) => {
    link.connectToServer();
    links.push(link);
  });
  await page.reload();
  const warning = page.getByRole("status").filter({ hasText: "Sin conexión en tiempo real" });
  await expect.poll(() => links.length).toBe(1);
  await expect(warning).toHaveCount(0);

  await page.route(hubPath, (route) => route.abort("connectionreset"));
  await links[0]?.close({ code: 1011 });
  await expect(warning).toBeVisible();
  await page.unroute(hubPath);
  await expect(warning).toHaveCount(0);
});

test("dark mode is chosen in the menu and outlives a reload", async ({ till }) => {
  const { page } = await till();
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  await page.getByRole("radio", { name: "Oscuro" }).check();
  await expect(page.locator("html")).toHaveClass(/dark/u);
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/dark/u);
});

test("a till that is opened again shows the cards that it kept without waiting for any time to pass", async ({
  till,
}) => {
  const { page, card } = await till();
  await untilOnDevice(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  await expect(card("Café con leche")).toBeVisible();
});
