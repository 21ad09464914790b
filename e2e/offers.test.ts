import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessibleInBothModes, phone } from "./fixtures/axe.ts";
import { goTo } from "./fixtures/day-screens.ts";
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
  const coupon = await desk.addCoupon({ name: unique("Meriendas"), uses: 4, productIds: [id] });
  const renamed = unique("Desayunos");
  const page = await boss("/coupons");
  const form = page.getByRole("dialog", { name: /^Editar /u });
  await page.getByRole("button", { name: `Editar ${coupon.name}` }).click();
  await expect(form.getByLabel("Precio")).toHaveValue(/5\.000/u);
  await desk.repriceCoupon(coupon, 6_123);

  // The list behind the form is the new one already, and still the form is of the coupon that it was opened with.
  await expect(page.locator("main").getByText(/6\.123/u)).toBeAttached();
  await form.getByLabel("Precio").fill("77");
  // Far from the end of the form, where what became of it is told.
  await form.getByLabel("Título").click();
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(
    form.getByText("Otra persona hizo cambios mientras tanto. Lo que haya escrito aquí no se guardó."),
  ).toBeInViewport({ ratio: 1 });
  await expect(form.getByLabel("Precio")).toHaveValue(/77/u);
  await form.getByRole("button", { name: "Cancelar" }).click();
  const question = page.getByRole("alertdialog", { name: "¿Descartar los cambios?" });
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(form.getByLabel("Precio")).toHaveValue(/77/u);
  await form.getByRole("button", { name: "Ver cómo está" }).click();
  await expect(form.getByLabel("Precio")).toHaveValue(/6\.123/u);
  await form.getByLabel("Título").fill(renamed);
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(page, `Se guardó la cuponera ${renamed}.`)).toBeVisible();
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
  await goTo(page, "Cuponeras");
  await expect(page.getByRole("list", { name: "Cuponeras" })).toBeVisible();
  await expectAccessibleInBothModes(page, "coupons");
  expect(await fits()).toBe(true);
});
