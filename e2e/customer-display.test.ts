import type { Page } from "@playwright/test";
import { desk, expectAccessibleAtDeskAndPhone } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { openTill } from "./fixtures/till.ts";

test.use({ viewport: desk });

/** Opened from the till's settings, as its seller does. */
async function openDisplay(page: Page): Promise<Page> {
  await page.getByRole("button", { name: "Configuración de la venta" }).click();
  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Abrir pantalla del comensal" }).click();
  const display = await opening;
  await display.setViewportSize(desk);
  await expect(display.getByRole("main", { name: "Pantalla del comensal" })).toBeVisible();
  await page.keyboard.press("Escape");
  return display;
}

test("[SALE-94] whoever buys reads the cart in a window of their own, what goes back, and thanks; axe finds nothing", async ({
  till,
  office,
}) => {
  const coffee = await office.addProduct({ price: 1250 });
  const counter = await till();
  const { page } = counter;
  const display = await openDisplay(page);
  await expect(display.getByText("¡Hola!")).toBeVisible();
  await expectAccessibleAtDeskAndPhone(display, "a display that waits");

  await counter.add(coffee.name);
  await counter.add(coffee.name);
  await counter.pay("Efectivo");
  const line = display.getByRole("listitem");
  await expect(line).toHaveText([`2${coffee.name}$ 2.500,00`]);
  await counter.page.getByRole("textbox", { name: "Paga con" }).fill("3000");
  await expect(display.getByText("Cambio$ 500,00")).toBeVisible();
  await expectAccessibleAtDeskAndPhone(display, "a cart");
  // A display that is opened late, or read anew, shows it at once.
  await display.reload();
  await expect(line).toHaveText([`2${coffee.name}$ 2.500,00`]);

  await counter.deliver.click();
  await expect(display.getByRole("status")).toContainText("¡Gracias!Total$ 2.500,00Cambio$ 500,00");
  await expectAccessibleAtDeskAndPhone(display, "thanks");
  await counter.add(coffee.name);
  await expect(line).toHaveText([`1${coffee.name}$ 1.250,00`]);
});

test("[SALE-94] [SALE-95] of two tills the one touched last is shown, an account sale without its amounts, and none once all are gone", async ({
  till,
  office,
}) => {
  const coffee = await office.addProduct({ price: 1250 });
  const guest = await office.seatGuest();
  const { firstName, lastName } = guest.commensal;
  const counter = await till();
  const display = await openDisplay(counter.page);
  await counter.add(coffee.name);
  await counter.pay("Efectivo");
  await expect(display.getByText("Total$ 1.250,00")).toBeVisible();

  const otherPage = await counter.page.context().newPage();
  await otherPage.goto("/");
  const other = await openTill(otherPage);
  await other.add(coffee.name);
  await other.chooseDiner(guest.name);
  await other.pay("Cuenta");
  await expect(display.getByText("Va a la cuenta")).toBeVisible();
  await expect(
    display.getByText(`${firstName.split(" ")[0]} ${lastName.split(" ").at(-1)?.[0]?.toUpperCase()}.`, { exact: true }),
  ).toBeVisible();
  await expect(display.getByRole("main")).not.toContainText("$");
  await expect(display.getByRole("main")).not.toContainText(lastName);

  // Its till ends with its tab, and what the other one has is shown again.
  await otherPage.close();
  await expect(display.getByText("Total$ 1.250,00")).toBeVisible();
  await counter.page.close();
  await expect(display.getByText("La caja está cerrada")).toBeVisible();
  await expect(display.getByRole("listitem")).toHaveCount(0);
});
