import type { Page } from "@playwright/test";
import { demoAccounts, demoPassword } from "@cantina/testkit/demo";
import { type AccountName, endSession, openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

type Entry = { readonly email?: string; readonly password?: string };

async function fillIn(page: Page, { email = "", password = "" }: Entry): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(password);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
}

const signIn = (page: Page, account: AccountName): Promise<void> =>
  fillIn(page, { email: demoAccounts[account].email, password: demoPassword });

const salesScreen = (page: Page) => page.getByRole("heading", { name: "Venta", exact: true });

// A closed register opens its dialog over the screen that the sign-in leads to.
test.beforeEach(({ office }) => office.openRegisters());

test("empty fields are refused before anything is sent", async ({ page }) => {
  let calls = 0;
  await page.route("**/authentication/authenticate", (route) => {
    calls += 1;
    return route.continue();
  });
  await page.goto("/login");
  await fillIn(page, {});
  await expect(page.getByText("Por favor ingrese su email", { exact: true })).toBeVisible();
  await expect(page.getByText("Por favor ingrese su contraseña", { exact: true })).toBeVisible();
  await fillIn(page, { email: "esto no es un email", password: "x" });
  await expect(page.getByText("Por favor ingrese su email", { exact: true })).toBeVisible();
  expect(calls).toBe(0);
});

test("[ACCESS-10] a browser shows at a sign-in that one succeeded on it before", async ({ page }) => {
  await page.goto("/login");
  const shown: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/authentication/authenticate")) shown.push(request.headers()["x-device-token"]);
  });
  for (let round = 0; round < 2; round += 1) {
    await signIn(page, "employee");
    await expect(salesScreen(page)).toBeVisible();
    await page.getByRole("button", { name: "Cerrar sesión" }).click();
    await expect(page).toHaveURL("/login");
  }
  expect(shown).toEqual([undefined, expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/u)]);
});

test("blanks around the email are trimmed", async ({ page }) => {
  await page.goto("/login");
  await fillIn(page, { email: `  ${demoAccounts.employee.email} `, password: demoPassword });
  await expect(salesScreen(page)).toBeVisible();
});

test("without a connection the sign-in says so", async ({ page }) => {
  await page.goto("/login");
  await page.route("**/authentication/authenticate", (route) => route.abort("internetdisconnected"));
  await signIn(page, "employee");
  await expect(page.getByRole("alert")).toHaveText(
    "No se pudo conectar. Compruebe si se encuentra conectado a internet.",
  );
});

test("a server in trouble is told as trouble in communication", async ({ page }) => {
  await page.goto("/login");
  await page.route("**/authentication/authenticate", (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
  await signIn(page, "employee");
  await expect(page.getByRole("alert")).toHaveText("Hubo un problema en la comunicación con el servidor");
});

test("one profile has no other cafeteria to go to in the menu", async ({ till }) => {
  const { page } = await till();
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  await expect(page.getByRole("link", { name: "Punto de venta" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Mis Cafeterias" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Cafeterias", exact: true })).toHaveCount(0);
});

test("an employee who asks for the cafeterias gets the sales screen", async ({ till }) => {
  const { page } = await till();
  await page.goto("/generate_registration");
  await expect(page).toHaveURL("/");
  await expect(salesScreen(page)).toBeVisible();
});

test("who is signed in has no business at the login", async ({ till }) => {
  const { page } = await till();
  await page.goto("/login");
  await expect(page).toHaveURL("/");
});

test("[SESSION-03] a session outlives a reload", async ({ till }) => {
  const { page } = await till();
  await page.reload();
  await expect(page.getByRole("banner")).toContainText("lucia.rivas");
});

test("[SESSION-04] a session ended elsewhere shows 'La sesión expiró. Inicie sesión nuevamente.', and the next sign-in leads back", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/user-cafeterias");
  await expect(page.getByRole("row", { name: /Comedor San Martín/u })).toBeVisible();
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  const link = page.getByRole("link", { name: "Punto de venta" });
  await expect(link).toBeVisible();
  await endSession(cantina.url, session);

  // The next call of any kind meets the ended session; the hub may be faster than this click.
  await Promise.race([link.click().catch(() => undefined), page.waitForURL("/login")]);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("alert")).toHaveText("La sesión expiró. Inicie sesión nuevamente.");
  await signIn(page, "administrator");
  await expect(page.getByRole("banner")).toContainText("carla.mendez");
});

test("[SESSION-04] signing out ends the session on the server too", async ({ enter, cantina }) => {
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session);
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL("/login");
  await page.reload();
  await expect(page.getByRole("button", { name: "Iniciar sesión" })).toBeVisible();
  const ask = () =>
    page.request.get("/api/authentication/profiles", { headers: { authorization: `Bearer ${session.jwt}` } });
  // The page was reloaded while its last call was still on the way.
  await expect.poll(async () => (await ask()).status()).toBe(401);
  expect(await (await ask()).json()).toMatchObject({ Code: -1 });
});
