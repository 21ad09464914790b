import type { Page } from "@playwright/test";
import { demoAccounts } from "@cantina/testkit/demo";
import { expect, test } from "./fixtures/test.ts";

async function askFor(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("link", { name: "¿Olvidó su contraseña?" }).click();
  await expect(page.getByRole("heading", { name: "Recuperar contraseña" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Enviar" }).click();
}

async function enterNew(page: Page, password: string, repeat = password): Promise<void> {
  await page.getByLabel("Nueva contraseña").fill(password);
  await page.getByLabel("Repita la contraseña").fill(repeat);
  await page.getByRole("button", { name: "Cambiar contraseña" }).click();
}

test("a mail that could not be sent is told", async ({ page }) => {
  await page.route("**/authentication/start-reset-password", (route) => route.fulfill({ status: 500, body: "" }));
  await askFor(page, demoAccounts.employee.email);
  await expect(page.getByRole("alert")).toHaveText("Ocurrió un problema al enviar el email");
});

test("a server in trouble is told when a password is changed", async ({ page }) => {
  await page.route("**/authentication/confirm-reset-password", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/change-password?token=x&authenticationUserId=00000000-0000-4000-8000-000000000000");
  await enterNew(page, "Correcta2026");
  await expect(page.getByRole("alert")).toHaveText("Ocurrió un problema al cambiar la contraseña");
});
