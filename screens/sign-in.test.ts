import { demoAccounts, demoPassword } from "@cantina/testkit/demo";
import { type AccountName, endSession, openSession } from "../e2e/fixtures/office.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

type Entry = { readonly email?: string; readonly password?: string };

async function fillIn(page: Screen, { email = "", password = "" }: Entry): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(password);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
}

const signIn = (page: Screen, account: AccountName): Promise<void> =>
  fillIn(page, { email: demoAccounts[account].email, password: demoPassword });

const salesScreen = (page: Screen) => page.getByRole("heading", { name: "Venta", exact: true });

// A closed register opens its dialog over the screen that the sign-in leads to.
test.beforeEach(({ office }) => office.openRegisters());

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
  await page.getByRole("link", { name: "Mis Cafeterias" }).click();
  await expect(page.getByRole("row", { name: /Cantina Belgrano/u })).toContainText("Está aquí");
  await page.getByRole("button", { name: "Ingresar a Comedor San Martín" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner")).toContainText("SM-042");
});

test("[SESSION-05] the path asked for without a session is where the sign-in leads", async ({ page }) => {
  await page.goto("/user-cafeterias");
  await expect(page).toHaveURL("/login");
  await signIn(page, "administrator");
  await expect(page).toHaveURL("/user-cafeterias");
  await expect(page.getByRole("row", { name: /Comedor San Martín/u })).toBeVisible();
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
