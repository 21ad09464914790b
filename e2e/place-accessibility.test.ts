import { desk, expectAccessibleAtDeskAndPhone } from "./fixtures/axe.ts";
import { openClientDesk } from "./fixtures/client-desk.ts";
import { goWithin } from "./fixtures/day-screens.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: desk });

test("axe finds nothing on a commensal's restrictions", async ({ enter, cantina, office }) => {
  const { addFamily, restrict } = await openClientDesk(cantina.url);
  const family = await addFamily();
  await restrict(family, [(await office.addProduct()).id]);
  const name = `Ana ${family.commensals[0]?.lastName}`;
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, `/manage_users?text=${family.email}`);
  await page.getByRole("button", { name: `Acciones de ${family.email}` }).click();
  await page.getByRole("menuitem", { name: "Editar" }).click();
  await page.getByRole("button", { name: `Restricciones de compra de ${name}` }).click();
  const drawer = page.getByRole("dialog", { name: `Restricciones de ${name}` });
  await expect(drawer.getByRole("group", { name: "Productos que no puede comprar" }).getByRole("listitem")).toHaveCount(
    1,
  );
  await drawer.getByRole("button", { name: "Bebidas" }).click();
  await expectAccessibleAtDeskAndPhone(page, "restrictions");
});

test(
  "axe finds nothing on the cafeterias, the server's overview and their forms",
  { tag: "@long" },
  async ({ enter, cantina }) => {
    const [session] = await openSession(cantina.url, "system");
    const page = await enter(session, "/generate_registration");
    await expect(page.getByRole("group", { name: "Ventas de hoy" })).toContainText("$");
    await expectAccessibleAtDeskAndPhone(page, "overview");
    const place = "Comedor San Martín";
    for (const [entry, title] of [
      ["Editar", `Editar ${place}`],
      ["Funciones", `Funciones de ${place}`],
      ["Personal", `Personal de ${place}`],
      ["Crear o asociar usuario", `Crear usuario de ${place}`],
      ["Deshabilitar", `Deshabilitar ${place}`],
    ] as const) {
      await page.getByRole("button", { name: `Acciones de ${place}` }).click();
      await page.getByRole("menuitem", { name: entry, exact: true }).click();
      const form = page.getByRole(entry === "Deshabilitar" ? "alertdialog" : "dialog", { name: title });
      await expect(form).toBeVisible();
      await expect(form.locator("[aria-busy=true]")).toHaveCount(0);
      await expectAccessibleAtDeskAndPhone(page, title);
      await page.keyboard.press("Escape");
      await expect(form).toBeHidden();
    }
  },
);

test(
  "axe finds nothing on the inbox, its claim with faults, and what a system administrator sees alone",
  { tag: "@long" },
  async ({ enter, cantina }) => {
    const [session] = await openSession(cantina.url, "system");
    const page = await enter(session, "/inbox");
    await expect(page.getByRole("list", { name: "Reclamos" })).toBeVisible();
    await expectAccessibleAtDeskAndPhone(page, "inbox");
    await page.getByRole("button", { name: "Crear comentario" }).click();
    const form = page.getByRole("dialog", { name: "Crear comentario" });
    await form.getByRole("button", { name: "Crear", exact: true }).click();
    await expect(form.getByText("Por favor selecciona un usuario")).toBeVisible();
    await expectAccessibleAtDeskAndPhone(page, "a claim with faults", "[data-scope=dialog]:not([hidden])[role]");
    await page.keyboard.press("Escape");
    await goWithin(page, "/user-cafeterias");
    await expect(page.getByRole("table", { name: "Mis Cafeterias" })).toBeVisible();
    await expectAccessibleAtDeskAndPhone(page, "my cafeterias");
    for (const [topic, title] of [
      ["backups", "Respaldos"],
      ["first-steps", "Primeros pasos"],
    ] as const) {
      await page.goto(`/configuration?topic=${topic}`);
      await expect(page.getByRole("region", { name: title, exact: true }).first()).toBeVisible();
      // The last ones of sixteen, on the rail's last screen: where somebody is stands in the lists, too.
      await expect(page.locator("main nav [aria-current]")).toBeInViewport({ ratio: 1 });
      const rail = page.getByRole("navigation", { name: "Pantallas" });
      await expect(rail.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
      await expectAccessibleAtDeskAndPhone(page, title);
    }
  },
);

/** How each language calls what stands on a screen once it is there. */
const spoken = {
  en: { login: "Sign in", sale: "Purchase summary" },
  "pt-BR": { login: "Entrar", sale: "Resumo da compra" },
} as const;

for (const language of ["en", "pt-BR"] as const) {
  test(
    `axe finds nothing on the main screens in ${language}`,
    { tag: "@long" },
    async ({ enter, cantina, browser }) => {
      const cookie = { name: "cantina-language", value: language, url: cantina.url };
      const context = await browser.newContext({ baseURL: cantina.url, viewport: desk });
      await context.addCookies([cookie]);
      const login = await context.newPage();
      await login.goto("/login");
      await expect(login.getByRole("button", { name: spoken[language].login })).toBeVisible();
      await expectAccessibleAtDeskAndPhone(login, "login");
      await context.close();

      const [session] = await openSession(cantina.url, "administrator");
      const page = await enter(session, "/", (opened) => opened.context().addCookies([cookie]));
      await expect(page.getByRole("region", { name: spoken[language].sale })).toBeVisible();
      await expectAccessibleAtDeskAndPhone(page, "sale");
      for (const path of ["/manage_users", "/configuration", "/dashboard"]) {
        await goWithin(page, path);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        // The library that draws comes last; the first day's bar has no height where nothing was sold.
        if (path === "/dashboard")
          await expect(page.locator("main .apexcharts-bar-area").first()).toHaveAttribute("d", /\S/u);
        await expect(page.locator("main [aria-busy=true], main .chakra-skeleton")).toHaveCount(0);
        await expectAccessibleAtDeskAndPhone(page, path);
      }
      await page.context().clearCookies();
    },
  );
}
