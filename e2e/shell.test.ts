import { cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import { subscriptionEndpoints } from "@cantina/contract/subscriptions";
import type { Feature } from "@cantina/domain/cafeteria";
import type { WebSocketRoute } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { clientFor, openSession, value } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

/** What a system administrator does in Cafeterias; answers with what was on before. */
async function switchFeatures(
  url: string,
  name: string,
  change: (before: readonly Feature[]) => readonly Feature[],
): Promise<readonly Feature[]> {
  const [{ jwt }] = await openSession(url, "system");
  const client = clientFor(url, jwt);
  const place = value(await client.call(cafeteriaEndpoints.listCafeterias, {})).find((one) => one.name === name);
  if (place === undefined) throw new Error(`no cafeteria ${name}`);
  const body = { features: [...change(place.features)] };
  value(await client.call(cafeteriaEndpoints.changeFeatures, { params: { cafeteriaId: place.id }, body }));
  return place.features;
}

const versionPath = "**/api/system-information";

test("an unknown path is told as not found within the frame, and leads back", async ({ page, till }) => {
  await page.goto("/no-existe");
  await expect(page.getByText("La página que estas buscando no existe.", { exact: true })).toBeVisible();
  await expect(page.getByText("Ops, algo salio mal. Lo sentimos.", { exact: true })).toBeVisible();

  const { page: signedIn } = await till();
  await signedIn.goto("/tampoco");
  await expect(signedIn.getByText("La página que estas buscando no existe.", { exact: true })).toBeVisible();
  await expect(signedIn.getByRole("button", { name: "Menú", exact: true })).toBeVisible();
  await expectAccessible(signedIn, "404 within the frame");
  await signedIn.getByRole("button", { name: "Recargar" }).click();
  await expect(signedIn).toHaveURL("/");
  await expect(signedIn.getByRole("heading", { name: "Venta", exact: true })).toBeAttached();
});

test("a version below the server's minimum blocks every screen until it is reloaded", async ({ page, till }) => {
  const refuse = { json: { data: { minimumWebAppVersion: "0.4.0" } } };
  await page.route(versionPath, (route) => route.fulfill(refuse));
  await page.goto("/login");
  const modal = page.getByRole("alertdialog", { name: "Actualizar aplicación" });
  await expect(modal).toContainText("Debe actualizar la aplicacion para continuar");
  await page.keyboard.press("Escape");
  await expect(modal).toBeVisible();
  await page.unroute(versionPath);
  await modal.getByRole("button").click();
  await expect(page.getByRole("button", { name: "Iniciar sesión" })).toBeVisible();
  await expect(modal).toHaveCount(0);

  const { page: selling } = await till();
  await selling.route(versionPath, (route) => route.fulfill(refuse));
  await selling.reload();
  await expect(selling.getByRole("alertdialog", { name: "Actualizar aplicación" })).toBeVisible();
});

test("the minimum version itself is new enough, and a failed version check is silent", async ({ page }) => {
  for (const answer of [
    { json: { data: { minimumWebAppVersion: "0.3.1" } } },
    { status: 500, body: "" },
    { json: { data: { minimumWebAppVersion: "ayer" } } },
  ]) {
    const checked = page.waitForResponse(versionPath);
    await page.route(versionPath, (route) => route.fulfill(answer));
    await page.goto("/login");
    await checked;
    await expect(page.getByRole("button", { name: "Iniciar sesión" })).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.unroute(versionPath);
  }
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
  await switchFeatures(cantina.url, "Comedor Vacío", () => ["subscriptions"]);
  await expect(page.getByText(/^Una mensualidad se crea para un producto asociado/u)).toBeVisible();
  await expectAccessible(page, "no subscriptions yet");
});

test("an employee of an empty catalogue is told that an administrator must create products", async ({
  enter,
  cantina,
  office,
}) => {
  await office.openRegisters();
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session, "/no-existe");
  await page.route("**/api/cafeterias/*/products", (route) => route.fulfill({ json: { data: [] } }));
  await page.goto("/");
  await expect(page.getByText("No existen productos en la cafetería", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Un administrador debe crear productos para poder vender.", { exact: true }),
  ).toBeVisible();
});

const featureOff =
  "La función «Mensualidades» no está habilitada en esta cafetería. La puede habilitar un administrador del sistema, en Cafeterias.";

test("a function that is off, or is switched off meanwhile or in the middle of a save, is told as that and never as a lost link", async ({
  enter,
  cantina,
  office,
}) => {
  const { id: cafeteriaId, name } = await office.readCafeteria();
  const without = () =>
    switchFeatures(cantina.url, name, (before) => before.filter((feature) => feature !== "subscriptions"));
  const before = await without();
  try {
    const [session] = await openSession(cantina.url, "administrator");
    const own = clientFor(cantina.url, session.jwt);
    const page = await enter(session, "/subscriptions");
    const told = page.getByText(featureOff, { exact: true });
    await expect(told).toBeVisible();
    await expect(page.getByRole("heading", { name: "Mensualidades", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Menú", exact: true })).toBeVisible();
    await expectAccessible(page, "a function that is off");
    await switchFeatures(cantina.url, name, () => before);
    const create = page.getByRole("button", { name: "Crear mensualidad" });
    await expect(create).toBeVisible();
    await without();
    await expect(told).toBeVisible();
    await expect(page.getByText(/sin conexión/iu)).toHaveCount(0);

    await switchFeatures(cantina.url, name, () => before);
    await create.click();
    const form = page.getByRole("dialog", { name: "Crear mensualidad" });
    await form.getByLabel("Nombre").fill("Vianda");
    await form.getByRole("textbox", { name: "Precio" }).fill("100");
    await form.getByRole("button", { name: "Lunes" }).click();
    await page.route("**/subscriptions", async (route) => {
      if (route.request().method() === "POST") {
        await without();
        // The server remembers for a moment what the session may do.
        await expect
          .poll(async () => (await own.call(subscriptionEndpoints.listSubscriptions, { params: { cafeteriaId } })).ok)
          .toBe(false);
      }
      await route.continue();
    });
    const answer = page.waitForResponse(
      (one) => one.request().method() === "POST" && one.url().endsWith("/subscriptions"),
    );
    await form.getByRole("button", { name: "Crear", exact: true }).click();
    expect((await answer).status()).toBe(403);
    await expect(told).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(page.getByText(/sin conexión/iu)).toHaveCount(0);
  } finally {
    await switchFeatures(cantina.url, name, () => before);
  }
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
