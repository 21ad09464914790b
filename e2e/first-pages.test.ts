import { gzipSync } from "node:zlib";
import { demoAccounts, demoPassword } from "@cantina/testkit/demo";
import { expectAccessible, phone, switchTo } from "./fixtures/axe.ts";
import { expectApp, openBeforeApp, placesOf } from "./fixtures/held-app.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, remember, test } from "./fixtures/test.ts";

const { email } = demoAccounts.employee;
const link = "?token=x&authenticationUserId=00000000-0000-4000-8000-000000000000";

const pages = [
  { address: "/login", title: "Iniciar sesión", english: "Sign in" },
  { address: "/forgot-password", title: "Recuperar contraseña", english: "Recover password" },
  {
    address: "/change-password",
    title: "No se pudo cambiar la contraseña",
    english: "The password could not be changed",
  },
  { address: `/change-password${link}`, title: "Cambiar contraseña", english: "Change password" },
  { address: "/verify", title: "No se pudo registrar", english: "The registration failed" },
  { address: `/verify${link}`, title: "Validando su cuenta", english: "Confirming your account" },
];

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false });

  test("[FIRST-01] the form stands in the page that the server sends", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Iniciar sesión" })).toBeVisible();
    await expect(page.getByLabel("Email")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Contraseña" })).toBeVisible();
    await expect(page.getByRole("link", { name: "¿Olvidó su contraseña?" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
    await expect(page.locator("form")).toHaveAttribute("method", "post");
  });
});

test(
  "[FIRST-01][FIRST-03][FIRST-05] each page for anybody shows before the app what the app then shows, at the same places and alone",
  { tag: "@long" },
  async ({ page }) => {
    for (const { address, title } of pages) {
      const { letThrough } = await openBeforeApp(page, address);
      await expect(page.getByRole("heading")).toHaveText([title]);
      await page.setViewportSize(phone);
      await expectAccessible(page, `${address} before the app`);
      const before = await placesOf(page);
      expect(before.length).toBeGreaterThan(3);
      // The account of a link that leads nowhere is answered at once.
      const isAnswered = address.startsWith("/verify?");
      await letThrough();
      await expectApp(page);
      if (isAnswered) await expect(page.getByRole("heading")).toHaveText(["No se pudo registrar"]);
      else {
        await expect(page.getByRole("heading")).toHaveText([title]);
        expect(await placesOf(page), address).toEqual(before);
      }
      await page.unrouteAll();
    }
  },
);

test("[FIRST-01] the page is in the device's language and colours before the app", async ({ page, cantina }) => {
  await page.context().addCookies([{ name: "cantina-language", value: "en", url: cantina.url }]);
  for (const { address, english } of pages) {
    await openBeforeApp(page, address);
    await expect(page.getByRole("heading")).toHaveText([english]);
    await page.unrouteAll();
  }
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await switchTo(page, "dark");
  expect(await background()).not.toBe(light);
  await expectAccessible(page, "dark, before the app");
  await page.evaluate(() => localStorage.setItem("cantina.colorMode", "light"));
  await openBeforeApp(page, "/login");
  await expect(page.locator("html")).toHaveClass("light");
  expect(await background()).toBe(light);
});

test("[FIRST-02] what is typed before the app is there stays, with the caret where it was", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  const { letThrough } = await openBeforeApp(page, "/login");
  await page.getByLabel("Email").fill(email);
  const password = page.getByRole("textbox", { name: "Contraseña" });
  await password.pressSequentially(`${demoPassword}?`);
  await password.press("ArrowLeft");
  await page.getByRole("button", { name: "Mostrar contraseña" }).click();
  await password.focus();
  await letThrough();
  await expectApp(page);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(password).toHaveValue(`${demoPassword}?`);
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(password).toHaveValue(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Venta", exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test("[FIRST-02] who signs in before the app is there is signed in, and the password is in no address", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const { letThrough } = await openBeforeApp(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Iniciar sesión" })).toHaveAttribute("aria-busy", "true");
  await expect(page).toHaveURL("/login");
  await letThrough();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Venta", exact: true })).toBeVisible();
  expect(asked.filter((address) => address.includes(demoPassword))).toEqual([]);
});

test("[FIRST-02] an empty form that was sent too early is told so, and a new password goes on, too", async ({
  page,
}) => {
  const login = await openBeforeApp(page, "/login");
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await login.letThrough();
  await expect(page.getByRole("alert")).toHaveText(["Por favor ingrese su email", "Por favor ingrese su contraseña"]);
  await page.unrouteAll();
  const change = await openBeforeApp(page, `/change-password${link}`);
  await page.getByLabel("Nueva contraseña").fill("Distinta2026");
  await page.getByLabel("Repita la contraseña").fill("Distinta2027");
  await change.letThrough();
  await expectApp(page);
  await page.getByRole("button", { name: "Cambiar contraseña" }).click();
  await expect(page.getByRole("alert")).toHaveText("Las contraseñas no coinciden");
});

test("[FIRST-04] who is signed in and opens the login sees nothing of it", async ({ page, cantina }) => {
  const [session] = await openSession(cantina.url, "employee");
  await remember(page, session);
  const { letThrough } = await openBeforeApp(page, "/login");
  await expect(page.locator("#first")).toBeHidden();
  await letThrough();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Venta", exact: true })).toBeVisible();
  await expectApp(page);
});

/** Notes in the page when the app's own form is painted; milliseconds since the page began. */
function noteForm(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector("#root form") === null) return;
    observer.disconnect();
    requestAnimationFrame(() => performance.mark("form"));
  }).observe(document, { childList: true, subtree: true });
}

test("[FIRST-06] the login is there before what speaks with the server is asked for, and with 120 kB at most", async ({
  page,
}) => {
  await page.addInitScript(noteForm);
  await page.goto("/login");
  await expectApp(page);
  const readAsked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name, startTime }) => ({
          name,
          isBefore: startTime <= (performance.getEntriesByName("form")[0]?.startTime ?? 0),
        })),
    );
  const isSession = ({ name }: { readonly name: string }): boolean => name.includes("/session-actor-");
  await expect.poll(async () => (await readAsked()).some(isSession)).toBe(true);
  const before = (await readAsked()).filter(({ isBefore }) => isBefore);
  expect(before.filter(isSession)).toEqual([]);
  expect(before.length).toBeGreaterThan(4);
  const sizes = await Promise.all(
    before.map(async ({ name }) => gzipSync(await (await page.request.get(name)).body(), { level: 9 }).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000);
});

test("[FIRST-07] a line that breaks behind the form is told by it, and the next press signs in", async ({ page }) => {
  await page.route(/\/session-actor-[^/]+\.js$/u, (route) => route.abort());
  await page.goto("/forgot-password");
  await expectApp(page);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("alert")).toContainText("No se pudo conectar");
  await page.goto("/login");
  await expectApp(page);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(
    "No se pudo conectar. Compruebe si se encuentra conectado a internet.",
  );
  await page.unrouteAll();
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Venta", exact: true })).toBeVisible();
});

test("[FIRST-08] whoever is remembered is told of a line that breaks while their till loads, and loads it anew", async ({
  cantina,
  page,
}) => {
  const [session] = await openSession(cantina.url, "employee");
  await remember(page, session);
  await page.route(/\/session-actor-[^/]+\.js$/u, (route) => route.abort());
  await page.goto("/");
  await expect(page.getByText("Ops, algo salio mal. Lo sentimos.", { exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Actualizar" }).click();
  await expect(page.getByRole("heading", { name: "Venta", exact: true })).toBeVisible();
});

test("[FIRST-09] a till whose way to the changes was lost says so, and has it once the line is back", async ({
  cantina,
  page,
}) => {
  const [session] = await openSession(cantina.url, "employee");
  await remember(page, session);
  await page.route(/\/realtime-[^/]+\.js$/u, (route) => route.abort());
  await page.goto("/");
  const warning = page.getByRole("status").filter({ hasText: "Sin conexión en tiempo real" });
  await expect(warning).toBeVisible();
  await page.unrouteAll();
  await expect(warning).toHaveCount(0);
});

test("[FIRST-10] where no page that tells of an error comes either, a bare one does", async ({ cantina, page }) => {
  const [session] = await openSession(cantina.url, "employee");
  await remember(page, session);
  await page.route(/\/(?:session-actor|ErrorScreen)-[^/]+\.js$/u, (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("Ops, algo salio mal. Lo sentimos.");
  await expectAccessible(page, "the bare page of an error");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Actualizar" }).click();
  await expect(page.getByRole("heading", { name: "Venta", exact: true })).toBeVisible();
});
