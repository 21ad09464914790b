import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expectAccessibleInBothModes, phone } from "./fixtures/axe.ts";
import { openDesk } from "./fixtures/desk.ts";
import { openSession } from "./fixtures/office.ts";
import { expect, test as base } from "./fixtures/test.ts";
import { toast } from "./fixtures/toast.ts";

const test = base.extend<{ /** A screen of the administrator's. */ readonly boss: (path: string) => Promise<Page> }>({
  boss: async ({ enter, cantina }, provide) => {
    await provide(async (path) => {
      const [session] = await openSession(cantina.url, "administrator");
      return enter(session, path);
    });
  },
});

const unique = (what: string): string => `${what} ${randomUUID().slice(0, 6)}`;

test("[COUPON-13] who edits a coupon that another administrator changed meanwhile is told, and undoes nothing", async ({
  boss,
  office,
  cantina,
}) => {
  const desk = await openDesk(cantina.url, "administrator");
  const { id } = await office.addProduct();
  const { name } = await desk.addCoupon({ name: unique("Meriendas"), uses: 4, productIds: [id] });
  const renamed = unique("Desayunos");
  const [one, other] = [await boss("/coupons"), await boss("/coupons")];
  const openForm = async (page: Page, title: string): Promise<Locator> => {
    await page.getByRole("button", { name: `Editar ${title}` }).click();
    return page.getByRole("dialog", { name: /^Editar /u });
  };
  const [first, second] = [await openForm(one, name), await openForm(other, name)];
  await first.getByLabel("Título").fill(renamed);
  await first.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(one, `Se guardó la cuponera ${renamed}.`)).toBeVisible();

  // The list behind the form is the new one already, and still the form is of the coupon that it was opened with.
  await expect(other.getByText(renamed)).toBeAttached();
  await second.getByLabel("Precio").fill("77");
  // Far from the end of the form, where what became of it is told.
  await second.getByLabel("Título").click();
  await second.getByRole("button", { name: "Guardar" }).click();
  await expect(
    second.getByText("Otra persona hizo cambios mientras tanto. Lo que haya escrito aquí no se guardó."),
  ).toBeInViewport({ ratio: 1 });
  await expect(second.getByLabel("Precio")).toHaveValue(/77/u);
  await second.getByRole("button", { name: "Cancelar" }).click();
  const question = other.getByRole("alertdialog", { name: "¿Descartar los cambios?" });
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(second.getByLabel("Precio")).toHaveValue(/77/u);
  await second.getByRole("button", { name: "Ver cómo está" }).click();
  await expect(second.getByLabel("Título")).toHaveValue(renamed);
  await second.getByLabel("Precio").fill("77");
  await second.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(other, `Se guardó la cuponera ${renamed}.`)).toBeVisible();
});

test("Mensualidades and Cuponeras fit a phone, read well there and tell who has not paid", async ({ boss }) => {
  const page = await boss("/subscriptions");
  await page.setViewportSize(phone);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await page.getByRole("button", { name: "Ver quiénes" }).click();
  await expect(page.getByRole("tab", { name: "Comensales" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("region", { name: "Almuerzo mensual" })).toContainText("Saldo insuficiente");
  await expectAccessibleInBothModes(page, "members");
  expect(await fits()).toBe(true);
  await page.getByRole("tab", { name: "Comensales" }).press("ArrowLeft");
  await expect(page.getByRole("list", { name: "Mensualidades" })).toBeVisible();
  await expectAccessibleInBothModes(page, "subscriptions");
  expect(await fits()).toBe(true);
  await page.goto("/coupons");
  await expect(page.getByRole("list", { name: "Cuponeras" })).toBeVisible();
  await expectAccessibleInBothModes(page, "coupons");
  expect(await fits()).toBe(true);
});
