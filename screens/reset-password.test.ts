import { join } from "node:path";
import { demoAccounts } from "@cantina/testkit/demo";
import { linkInMail } from "../e2e/fixtures/place-desk.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

async function askFor(page: Screen, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("link", { name: "¿Olvidó su contraseña?" }).click();
  await expect(page.getByRole("heading", { name: "Recuperar contraseña" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Enviar" }).click();
}

async function enterNew(page: Screen, password: string, repeat = password): Promise<void> {
  await page.getByLabel("Nueva contraseña").fill(password);
  await page.getByLabel("Repita la contraseña").fill(repeat);
  await page.getByRole("button", { name: "Cambiar contraseña" }).click();
}

test("a forgotten password is changed through the mailed link, which works once", async ({ page, cantina }) => {
  const { email } = demoAccounts.regional;
  await askFor(page, email);
  await expect(page.getByRole("heading", { name: "Revise su correo" })).toBeVisible();
  const link = await linkInMail(join(cantina.dataFolder, "mail"), email);
  expect(link).toContain(cantina.url);

  await page.goto(link);
  await enterNew(page, "Nueva2026x");
  await expect(page.getByText("¡Se ha cambiado la contraseña correctamente!", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Iniciar sesión" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Contraseña" }).fill("Nueva2026x");
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page).toHaveURL("/user-cafeterias");

  await page.goto(link);
  await enterNew(page, "Cantina2026");
  await expect(page.getByRole("heading", { name: "No se pudo cambiar la contraseña" })).toBeVisible();
  await expect(page.getByText("El token es inválido o expiró.", { exact: true })).toBeVisible();

  // The account as the other tests know it.
  await askFor(page, email);
  await expect(page.getByRole("heading", { name: "Revise su correo" })).toBeVisible();
  await page.goto(await linkInMail(join(cantina.dataFolder, "mail"), email));
  await enterNew(page, "Cantina2026");
  await expect(page.getByText("¡Se ha cambiado la contraseña correctamente!", { exact: true })).toBeVisible();
});

test("the forgotten password's email is required, valid and known", async ({ page }) => {
  await askFor(page, "");
  await expect(page.getByRole("alert")).toHaveText("Por favor ingrese su dirección de correo electrónico");
  await page.getByLabel("Email").fill("sin arroba");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("alert")).toHaveText("El correo electrónico no es válido");
  await page.getByLabel("Email").fill("nadie@demo.cantina");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("alert")).toHaveText("No se encontró un usuario asociado al email ingresado.");
});

const refusals = [
  { password: "", text: "Por favor ingrese su nueva contraseña" },
  { password: "Corta1", text: "La contraseña debe tener al menos 8 caracteres" },
  { password: `Larga1${"a".repeat(65)}`, text: "La contraseña no debe tener más de 70 caracteres" },
  {
    password: "sinmayuscula1",
    text: "La contraseña debe incluir al menos una minúscula, una mayúscula y un número",
  },
  { password: "Distinta1", repeat: "Distinta2", text: "Las contraseñas no coinciden" },
] as const;

test("a new password is refused with its own text", async ({ page }) => {
  await page.goto("/change-password?token=x&authenticationUserId=00000000-0000-4000-8000-000000000000");
  for (const { password, text, ...rest } of refusals) {
    await enterNew(page, password, "repeat" in rest ? rest.repeat : password);
    await expect(page.getByRole("alert")).toHaveText(text);
  }
  await enterNew(page, "Correcta2026");
  await expect(page.getByRole("heading", { name: "No se pudo cambiar la contraseña" })).toBeVisible();
});

test("an account's confirmation with a wrong link is refused", async ({ page }) => {
  await page.goto("/verify?token=x&authenticationUserId=00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "No se pudo registrar" })).toBeVisible();
  await expect(page.getByText("El token es inválido o expiró.", { exact: true })).toBeVisible();
});

test("the way back to the sign-in comes after the button that sends", async ({ page }) => {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Enviar" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Volver a iniciar sesión" })).toBeFocused();
});
