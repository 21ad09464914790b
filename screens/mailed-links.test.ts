import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { employeeEndpoints } from "@cantina/contract/access";
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { linksInMail } from "../e2e/fixtures/place-desk.ts";
import { cut } from "./harness/line.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

const password = "Nueva2026x";

async function setPassword(page: Screen): Promise<void> {
  await page.getByLabel("Nueva contraseña").fill(password);
  await page.getByLabel("Repita la contraseña").fill(password);
  await page.getByRole("button", { name: "Cambiar contraseña" }).click();
}

const isRefused = async (page: Screen, title: string): Promise<void> => {
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByText("El token es inválido o expiró.", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Volver a iniciar sesión" })).toBeVisible();
};

test("[ACCESS-08] [ACCESS-35] [CLIENTS-16] each link of a new client's mail leads to its page: confirmed, also when pressed again, and then a password", async ({
  page,
  cantina,
}) => {
  const { addFamily } = await openClientDesk(cantina.url);
  const { email } = await addFamily();
  const folder = join(cantina.dataFolder, "mail");
  const [verify = "", forgot = "", ...others] = await linksInMail(folder, email);
  expect(others).toEqual([]);
  await page.goto(verify);
  await expect(page.getByText("¡Se ha validado el correo electrónico correctamente!", { exact: true })).toBeVisible();
  await expect(page.getByText("Ya puede ingresar a su cuenta desde la aplicación del celular.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Iniciar sesión" })).toHaveCount(0);
  await page.goto(verify);
  await expect(page.getByText("¡Se ha validado el correo electrónico correctamente!", { exact: true })).toBeVisible();

  expect(new URL(forgot).pathname).toBe("/forgot-password");
  await page.goto(forgot);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("heading", { name: "Revise su correo" })).toBeVisible();
  await expect(
    page.getByText("Le enviamos un enlace para cambiar su contraseña. Revise también el correo no deseado."),
  ).toBeVisible();
  const [reset = "", ...more] = await linksInMail(folder, email);
  expect(more).toEqual([]);
  await page.goto(reset);
  await setPassword(page);
  await expect(page.getByText("¡Se ha cambiado la contraseña correctamente!", { exact: true })).toBeVisible();
  // A client has nothing to sign in to here.
  await expect(page.getByText("Ya puede ingresar desde la aplicación del celular.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Iniciar sesión" })).toHaveCount(0);
});

test("[ACCESS-08] an invitation's link sets the first password once, and leads to the sign-in", async ({
  page,
  cantina,
}) => {
  const [{ jwt, profile }] = await openSession(cantina.url, "system");
  const email = `${randomUUID().slice(0, 8)}@correo.test`;
  value(
    await clientFor(cantina.url, jwt).call(
      employeeEndpoints.registerEmployee,
      {
        params: { cafeteriaId: profile.cafeteriaId },
        body: { cafeteriaId: profile.cafeteriaId, email, isAdministrator: false, isNewAccount: true },
      },
      { idempotencyKey: randomUUID() },
    ),
  );
  const [invitation = "", ...others] = await linksInMail(join(cantina.dataFolder, "mail"), email);
  expect(others).toEqual([]);
  await page.goto(invitation);
  await setPassword(page);
  await expect(page.getByText("¡Se ha cambiado la contraseña correctamente!", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Iniciar sesión" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(password);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page.getByRole("heading", { name: "Venta", exact: true })).toBeAttached();
  await page.goto(invitation);
  await setPassword(page);
  await isRefused(page, "No se pudo cambiar la contraseña");
});

test("a link that is no whole one is refused before anything is asked", async ({ page }) => {
  await page.goto("/change-password?token=x");
  await isRefused(page, "No se pudo cambiar la contraseña");
  await page.goto("/verify");
  await isRefused(page, "No se pudo registrar");
});

const trouble = () => Promise.resolve(new Response("", { status: 500 }));
const noAnswer = "No se pudo conectar. Compruebe si se encuentra conectado a internet.";

test("the pages before a sign-in tell what is under way, that the server fails and that it can't be reached", async ({
  page,
  line,
}) => {
  const someLink = "?token=x&authenticationUserId=00000000-0000-4000-8000-000000000000";
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill("empleado@demo.cantina");
  for (const [inTheWay, told] of [
    [trouble, "Ocurrió un problema al enviar el email"],
    [cut, noAnswer],
  ] as const) {
    const mend = line.meet(/\/start-reset-password$/u, inTheWay);
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(page.getByRole("alert")).toHaveText(told);
    await expect(page.getByLabel("Email")).toHaveValue("empleado@demo.cantina");
    mend();
  }

  await page.goto(`/change-password${someLink}`);
  for (const [inTheWay, told] of [
    [trouble, "Ocurrió un problema al cambiar la contraseña"],
    [cut, noAnswer],
  ] as const) {
    const mend = line.meet(/\/confirm-reset-password$/u, inTheWay);
    await setPassword(page);
    await expect(page.getByRole("alert")).toHaveText(told);
    await expect(page.getByLabel("Nueva contraseña")).toHaveValue(password);
    mend();
  }

  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const mend = line.meet(/\/confirm-account$/u, async () => {
    await held;
    return cut();
  });
  await page.goto(`/verify${someLink}`);
  await expect(page.getByRole("heading", { name: "Validando su cuenta" })).toBeVisible();
  await expect(page.getByText("Un momento, por favor.", { exact: true })).toBeVisible();
  await expect(page.getByRole("status", { name: "Validando" })).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { name: "No se pudo registrar" })).toBeVisible();
  await expect(page.getByText(noAnswer, { exact: true })).toBeVisible();
  mend();
});

test("[ACCESS-23] a link that could not be asked about is not called expired, and is asked about again", async ({
  page,
  cantina,
  line,
}) => {
  const { addFamily } = await openClientDesk(cantina.url);
  const { email } = await addFamily();
  const [verify = ""] = await linksInMail(join(cantina.dataFolder, "mail"), email);
  const mend = line.meet(/\/confirm-account$/u, trouble);
  await page.goto(verify);
  await expect(page.getByRole("heading", { name: "No se pudo registrar" })).toBeVisible();
  await expect(page.getByText("Hubo un problema en la comunicación con el servidor", { exact: true })).toBeVisible();
  await expect(page.getByText("El token es inválido o expiró.")).toHaveCount(0);
  mend();
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByText("¡Se ha validado el correo electrónico correctamente!", { exact: true })).toBeVisible();
  // Of what the server says is no good, asking again would say the same.
  await page.goto(verify.replace(/token=[^&]{4}/u, "token=otro"));
  await isRefused(page, "No se pudo registrar");
  await expect(page.getByRole("button", { name: "Reintentar" })).toHaveCount(0);
});
