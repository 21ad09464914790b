// @module-tag long
import { randomUUID } from "node:crypto";
import { openDesk } from "../e2e/fixtures/desk.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test as base } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

const test = base.extend<{ /** A screen of the administrator's. */ readonly boss: (path: string) => Promise<Screen> }>({
  boss: async ({ enter, cantina }, provide) => {
    await provide(async (path) => {
      const [session] = await openSession(cantina.url, "administrator");
      return enter(session, path);
    });
  },
});

const unique = (what: string): string => `${what} ${randomUUID().slice(0, 6)}`;
const search = (page: Screen) => page.getByRole("searchbox", { name: "Buscar" });
const chips = (page: Screen) => page.getByRole("group", { name: "Filtros activos" });
const edit = (page: Screen, name: string) => page.getByRole("button", { name: `Editar ${name}` });
const form = (page: Screen, name: string) => page.getByRole("dialog", { name: `Editar ${name}` });

test("what Cuponeras shows stands in its address: a reload, the back button and a sent link show the same", async ({
  boss,
  office,
  cantina,
}) => {
  const desk = await openDesk(cantina.url, "administrator");
  const { id } = await office.addProduct();
  const { name } = await desk.addCoupon({ name: unique("Meriendas"), uses: 4, productIds: [id] });
  const page = await boss("/coupons");
  await search(page).fill(name.toUpperCase());
  await expect(page.getByRole("list", { name: "Cuponeras" }).getByRole("listitem")).toHaveCount(1);
  await page.getByLabel("Estado").selectOption("Vencidas");
  await expect(page.getByText("No se encontraron cuponeras")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No se encontraron cuponeras")).toBeVisible();
  await expect(search(page)).toHaveValue(name.toUpperCase());
  await page.goBack();
  await expect(edit(page, name)).toBeVisible();
  await page.getByLabel("Estado").selectOption("Inactivas");
  await chips(page).getByRole("button", { name: "Quitar Estado: Inactivas" }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(edit(page, name)).toBeVisible();

  await edit(page, name).click();
  await expect(page).toHaveURL(/[?&]open=/u);
  await page.reload();
  await expect(form(page, name).getByLabel("Título")).toHaveValue(name);
  await form(page, name).getByRole("button", { name: "Cancelar" }).click();
  await expect(form(page, name)).toHaveCount(0);
  await expect(page).not.toHaveURL(/[?&]open=/u);

  await page.goto("/coupons?tab=bought&dinerId=sinsentido");
  await expect(page.getByText("Elija un comensal")).toBeVisible();
  await page.goto("/coupons?search=nada%20de%20esto&state=EXPIRED&page=7");
  await page.getByRole("status").getByRole("button", { name: "Quitar filtros" }).click();
  await expect(page).toHaveURL("/coupons");
  await expect(edit(page, name)).toBeVisible();
});

test("a page beyond the end shows the last one", async ({ boss, office, cantina }) => {
  const desk = await openDesk(cantina.url, "administrator");
  const { id } = await office.addProduct();
  const what = unique("Páginas");
  for (let made = 1; made <= 26; made += 1)
    await desk.addCoupon({ name: `${what} ${made}`, uses: 1, productIds: [id] });
  const page = await boss(`/coupons?search=${encodeURIComponent(what)}&page=9`);
  await expect(page.getByRole("navigation", { name: "Páginas" })).toContainText("26–26 de 26");
  await expect(edit(page, `${what} 26`)).toBeVisible();
  await page.getByRole("button", { name: "Página anterior" }).click();
  await expect(page.getByRole("list", { name: "Cuponeras" }).getByRole("listitem")).toHaveCount(25);
  await expect(page).toHaveURL(/^(?!.*page=)/u);
});

test("[FORM-01] the back button asks before it closes a form that was typed into", async ({
  boss,
  office,
  cantina,
}) => {
  const desk = await openDesk(cantina.url, "administrator");
  const { id } = await office.addProduct();
  const { name } = await desk.addCoupon({ name: unique("Meriendas"), uses: 4, productIds: [id] });
  const page = await boss("/coupons");
  await edit(page, name).click();
  await expect(form(page, name)).toBeVisible();
  await page.goBack();
  await expect(form(page, name)).toHaveCount(0);

  await edit(page, name).click();
  await form(page, name).getByLabel("Precio").fill("77");
  await page.goBack();
  const question = page.getByRole("alertdialog", { name: "¿Descartar los cambios?" });
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(form(page, name).getByLabel("Precio")).toHaveValue(/77/u);
  await form(page, name).getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page, `Se guardó la cuponera ${name}.`)).toBeVisible();
  await expect(form(page, name)).toHaveCount(0);
  await expect(page).toHaveURL("/coupons");
});

test("what Abonos shows stands in its address, and no result leads back to all", async ({ boss, cantina }) => {
  const name = unique("Abono");
  await (await openDesk(cantina.url, "administrator")).addPass(name, 1_000);
  const page = await boss("/calendar_products");
  await search(page).fill(name);
  await expect(page.getByRole("list", { name: "Abonos" }).getByRole("listitem")).toHaveCount(1);
  await page.getByLabel("Estado").selectOption("Terminados");
  await expect(page.getByText("No se encontraron abonos.")).toBeVisible();
  await page.reload();
  await expect(chips(page)).toContainText("Estado: Terminados");
  await expect(page.getByText("No se encontraron abonos.")).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Quitar filtros" }).click();
  await expect(page).toHaveURL("/calendar_products");
  await edit(page, name).click();
  await page.reload();
  await expect(form(page, name).getByLabel("Nombre")).toHaveValue(name);

  // Among the products it leads to its own form.
  await page.goto(`/edit?search=${encodeURIComponent(name)}`);
  await page.getByRole("listitem").filter({ hasText: name }).getByRole("button").last().click();
  await expect(form(page, name).getByLabel("Horario de entrega")).toHaveCount(0);
  await expect(form(page, name)).toContainText("Días del abono (2)");
});

test("what Productos shows stands in its address: search, day, tab, and the product or category that is edited", async ({
  boss,
  office,
}) => {
  const { name } = await office.addProduct({ name: unique("Alfajor") });
  const card = (page: Screen) => page.getByRole("listitem").filter({ hasText: name });
  const page = await boss("/edit");
  await search(page).fill(name);
  await page.getByLabel("Se muestran el", { exact: true }).fill("05/03/2027");
  await expect(page).toHaveURL(/[?&]date=2027-03-05/u);
  await page.reload();
  await expect(chips(page)).toContainText("Se muestran el 05/03/2027");
  await chips(page).getByRole("button", { name: "Quitar filtros" }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(search(page)).toHaveValue(name);
  await card(page).getByRole("button").last().click();
  await page.reload();
  await expect(form(page, name).getByLabel("Nombre")).toHaveValue(name);
  await page.goBack();
  await expect(form(page, name)).toHaveCount(0);

  await page.getByRole("button", { name: "Acciones de Kiosco" }).click();
  await page.getByRole("menuitem", { name: "Editar categoría" }).click();
  await expect(form(page, "Kiosco")).toBeVisible();
  await page.goBack();
  await expect(form(page, "Kiosco")).toHaveCount(0);

  await page.getByRole("tab", { name: "Eliminados" }).click();
  await expect(page).toHaveURL("/edit?tab=deleted");
  await search(page).fill("no hay ninguno así");
  await expect(page.getByText(/eliminados$/u).first()).toBeVisible();
  await page.goto("/edit?search=nada%20de%20esto");
  await expect(page.getByText("No se encontraron productos")).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Quitar filtros" }).click();
  await expect(page).toHaveURL("/edit");
  await expect(card(page)).toBeVisible();
});

test("hiding products is taken back from the notice, for those alone that were shown", async ({ boss, office }) => {
  const what = unique("Turrón");
  const [shown, hidden] = [
    await office.addProduct({ name: `${what} A` }),
    await office.addProduct({ name: `${what} B` }),
  ];
  const page = await boss(`/edit?search=${encodeURIComponent(what)}`);
  const card = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await page.getByRole("button", { name: "Edición masiva" }).click();
  await card(hidden.name).getByRole("button").click();
  await page.getByRole("button", { name: "Ocultar de la app" }).click();
  await expect(card(hidden.name)).toContainText("Oculto en la app");
  await card(shown.name).getByRole("button").click();
  await page.getByRole("button", { name: "Ocultar de la app" }).click();
  await expect(card(shown.name)).toContainText("Oculto en la app");
  await expect(toast(page, "Se ocultaron 2 productos de la app.")).toBeVisible();
  const notice = page.locator("[data-scope=toast][data-part=root]").filter({ hasText: "2 productos" });
  await notice.getByRole("button", { name: "Deshacer" }).click();
  await expect(toast(page, "Se muestra 1 producto en la app.")).toBeVisible();
  await expect(card(shown.name)).not.toContainText("Oculto en la app");
  await expect(card(hidden.name)).toContainText("Oculto en la app");
});
