import { demoAccounts, demoPassword } from "@cantina/testkit/demo";
import { type AccountName, endSession, openSession } from "../e2e/fixtures/office.ts";
import { cut } from "./harness/line.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

const signIns = /\/authentication\/authenticate$/u;

type Entry = { readonly email?: string; readonly password?: string };

async function fillIn(page: Screen, { email = "", password = "" }: Entry): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(password);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
}

const signIn = (page: Screen, account: AccountName): Promise<void> =>
  fillIn(page, { email: demoAccounts[account].email, password: demoPassword });

const salesScreen = (page: Screen) => page.getByRole("heading", { name: "Venta", exact: true });

test("an employee signs in and sees the cafeteria, its code and their own name", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  await signIn(page, "employee");
  await expect(page).toHaveURL("/");
  const header = page.getByRole("banner");
  await expect(header).toContainText("Comedor San Martín");
  await expect(header).toContainText("SM-042");
  await expect(header).toContainText("lucia.rivas");
});

test("a wrong password is told, and the right one then signs in", async ({ page }) => {
  await page.goto("/login");
  await fillIn(page, { email: demoAccounts.administrator.email, password: "Equivocada1" });
  await expect(page.getByRole("alert")).toHaveText("Usuario o contraseña incorrectos");
  await signIn(page, "administrator");
  await expect(salesScreen(page)).toBeVisible();
});

test("an unknown user is told the same as a wrong password", async ({ page }) => {
  await page.goto("/login");
  await fillIn(page, { email: "nadie@demo.cantina", password: demoPassword });
  await expect(page.getByRole("alert")).toHaveText("Usuario o contraseña incorrectos");
});

test("[SESSION-10] who tried too often is told when to try again", async ({ page, cantina }) => {
  await page.goto("/login");
  const body = { email: "adivina@demo.cantina", password: "Equivocada1" };
  for (let guess = 0; guess < 10; guess += 1) {
    const answer = await fetch(`${cantina.url}/api/authentication/authenticate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(401);
  }
  await fillIn(page, body);
  await expect(page.getByRole("alert")).toHaveText(/^Demasiados intentos\. Vuelva a intentar en (1[0-5]) minutos\.$/u);
});

test("[SESSION-02] a client's account is no account for this app", async ({ page }) => {
  await page.goto("/login");
  await signIn(page, "family");
  await expect(page.getByRole("alert")).toHaveText("No tiene permiso para iniciar sesión");
  await expect(page).toHaveURL("/login");
});

test("[SESSION-01] several profiles lead to the choice of a cafeteria, and 'Mis Cafeterias' to the other one", async ({
  page,
}) => {
  await page.goto("/login");
  await signIn(page, "regional");
  await expect(page).toHaveURL("/user-cafeterias");
  await expect(page.getByRole("button", { name: /Comedor San Martín.*SM-042 · Administrador/u })).toBeVisible();
  await page.getByRole("button", { name: /Cantina Belgrano/u }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner")).toContainText("CB-007");

  await page.getByRole("button", { name: "Menú", exact: true }).click();
  await page.getByRole("dialog", { name: "Menú" }).getByRole("link", { name: "Mis Cafeterias" }).click();
  await expect(page.getByRole("row", { name: /Cantina Belgrano/u })).toContainText("Está aquí");
  await page.getByRole("button", { name: "Ingresar a Comedor San Martín" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner")).toContainText("SM-042");
});

test("[SESSION-05] the path asked for without a session is where the sign-in leads", async ({ page }) => {
  await page.goto("/orders");
  await expect(page).toHaveURL("/login");
  await signIn(page, "administrator");
  await expect(page).toHaveURL("/orders");
  await expect(page.getByRole("heading", { name: "Historial", level: 1 })).toBeVisible();
});

test("[SESSION-05] a system administrator lands on the cafeterias", async ({ page }) => {
  await page.goto("/");
  await signIn(page, "system");
  await expect(page).toHaveURL("/generate_registration");
  await expect(page.getByRole("row", { name: /Cantina Belgrano/u })).toBeVisible();
});

test("a stored session that ended meanwhile shows the same at the next start", async ({ enter, cantina }) => {
  const [session] = await openSession(cantina.url, "employee");
  await endSession(cantina.url, session);
  const page = await enter(session);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("alert")).toHaveText("La sesión expiró. Inicie sesión nuevamente.");
});

test("empty fields are refused before anything is sent", async ({ page, line }) => {
  const calls = line.watch(signIns);
  await page.goto("/login");
  await fillIn(page, {});
  await expect(page.getByText("Por favor ingrese su email", { exact: true })).toBeVisible();
  await expect(page.getByText("Por favor ingrese su contraseña", { exact: true })).toBeVisible();
  await fillIn(page, { email: "esto no es un email", password: "x" });
  await expect(page.getByText("Por favor ingrese su email", { exact: true })).toBeVisible();
  expect(calls).toEqual([]);
});

test("[ACCESS-10] a browser shows at a sign-in that one succeeded on it before", async ({ page, line }) => {
  await page.goto("/login");
  const calls = line.watch(signIns);
  for (let round = 0; round < 2; round += 1) {
    await signIn(page, "employee");
    await expect(salesScreen(page)).toBeVisible();
    await page.getByRole("button", { name: "Cerrar sesión" }).click();
    await expect(page).toHaveURL("/login");
  }
  const shown = calls.map(({ header }) => header("x-device-token"));
  expect(shown).toEqual([undefined, expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/u)]);
});

test("blanks around the email are trimmed", async ({ page }) => {
  await page.goto("/login");
  await fillIn(page, { email: `  ${demoAccounts.employee.email} `, password: demoPassword });
  await expect(salesScreen(page)).toBeVisible();
});

test("without a connection the sign-in says so", async ({ page, line }) => {
  await page.goto("/login");
  line.meet(signIns, cut);
  await signIn(page, "employee");
  await expect(page.getByRole("alert")).toHaveText(
    "No se pudo conectar. Compruebe si se encuentra conectado a internet.",
  );
});

test("a server in trouble is told as trouble in communication", async ({ page, line }) => {
  await page.goto("/login");
  line.meet(signIns, () => Promise.resolve(new Response("Bad gateway", { status: 502 })));
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

test("[SESSION-03] a session outlives a reload, also one that the server doesn't answer", async ({ till, line }) => {
  const { page } = await till();
  await page.reload();
  await expect(page.getByRole("banner")).toContainText("lucia.rivas");
  line.meet(/\/authentication\/profiles$/u, cut);
  await page.reload();
  await expect(page.getByRole("banner")).toContainText("lucia.rivas");
});

test("[SESSION-03] a stored session that is answered 403 is forgotten, and the sign-in is asked for", async ({
  enter,
  cantina,
  line,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const heal = line.meet(/\/authentication\/profiles$/u, () =>
    Promise.resolve(Response.json({ Message: { Message: "WRONG_PERMISSIONS" } }, { status: 403 })),
  );
  const page = await enter(session, "/inbox");
  await expect(page.getByRole("button", { name: "Iniciar sesión" })).toBeVisible();
  await expect(page).toHaveURL("/login");
  expect(localStorage.getItem("cantina.session")).toBeNull();
  heal();
  // Nothing of it is left: the next start asks again, and whoever signs in is led to where they were going.
  await page.reload();
  await signIn(page, "administrator");
  await expect(page.getByRole("heading", { name: "Reclamos", level: 1 })).toBeVisible();
});

test("[SESSION-04] a session ended elsewhere shows 'La sesión expiró. Inicie sesión nuevamente.', and the next sign-in leads back", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/orders");
  await expect(page.getByRole("heading", { name: "Historial", level: 1 })).toBeVisible();
  // The hub tells it, or the next call of any kind meets the ended session.
  await endSession(cantina.url, session);

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
    fetch(`${cantina.url}/api/authentication/profiles`, { headers: { authorization: `Bearer ${session.jwt}` } });
  // The page was loaded anew while its last call was still on the way.
  await expect.poll(async () => (await ask()).status).toBe(401);
  expect(await (await ask()).json()).toMatchObject({ Code: -1 });
});
