import { randomUUID } from "node:crypto";
import type { ProfileToken } from "@cantina/contract/access";
import { cashSettingsEndpoints } from "@cantina/contract/cash-register";
import { openDesk } from "../e2e/fixtures/desk.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";

const dialogOf = (page: Screen): Part => page.getByRole("dialog", { name: "Movimientos de caja" });
const hidden = "Se ve al cerrar la caja";

/** Opens the dialog and chooses; a closed register has nothing to choose. */
async function startMovement(page: Screen, type?: "Egreso" | "Cierre"): Promise<Part> {
  await page.getByRole("banner").getByRole("button", { name: "Movimientos de caja" }).click();
  if (type !== undefined) await dialogOf(page).getByRole("button", { name: type, exact: true }).click();
  return dialogOf(page);
}

async function openRegister(page: Screen, amount: string): Promise<void> {
  const dialog = await startMovement(page);
  await dialog.getByLabel("Monto de apertura").fill(amount);
  await dialog.getByRole("button", { name: "Abrir caja" }).click();
  await expect(dialog).toBeHidden();
}

async function closeRegister(page: Screen, amount: string): Promise<void> {
  const dialog = await startMovement(page, "Cierre");
  await dialog.getByLabel("Monto contado").fill(amount);
  await dialog.getByRole("button", { name: "Cerrar caja" }).click();
  await expect(dialog).toContainText(/Se cerró la caja n\.º \d+\./u);
  await expect(dialog.locator("dl > *").filter({ hasText: "Monto esperado" })).toContainText(amount);
  await dialog.getByRole("button", { name: "Listo" }).click();
  await expect(dialog).toBeHidden();
}

/** The settings of cash as an administrator handles them. */
async function openSettings(page: Screen) {
  await page.goto("/configuration?topic=cash");
  const section = page.getByRole("region", { name: "Caja", exact: true });
  const save = section.getByRole("button", { name: "Guardar" });
  await expect(section.getByText("No hay cambios.")).toBeVisible();
  return {
    section,
    amount: section.getByLabel("Tope de un importe"),
    flip: async (name: string, isOn: boolean): Promise<void> => {
      const choice = section.getByRole("checkbox", { name });
      await (isOn ? choice.check() : choice.uncheck());
    },
    save: async (): Promise<void> => {
      await save.click();
      await expect(section.getByText("Se guardó.")).toBeVisible();
      await expect(save).toBeDisabled();
    },
    submit: () => save.click(),
  };
}

/** On another screen than the one that is shown. */
async function setBlindClose(url: string, { jwt, profile }: ProfileToken, isBlindClose: boolean): Promise<void> {
  const client = clientFor(url, jwt);
  const params = { cafeteriaId: profile.cafeteriaId };
  const { version } = value(await client.call(cashSettingsEndpoints.readCashSettings, { params }));
  value(
    await client.call(
      cashSettingsEndpoints.changeCashSettings,
      { params, body: { isBlindClose, version } },
      { idempotencyKey: randomUUID() },
    ),
  );
}

test("[CASH-19] an administrator switches the blind close off and on, and an employee closes one way and the other", async ({
  enter,
  cantina,
}) => {
  const [[admin], [employee]] = [
    await openSession(cantina.url, "administrator"),
    await openSession(cantina.url, "employee"),
  ];
  await (await openDesk(cantina.url, "employee")).closeRegister();
  const settings = await openSettings(await enter(admin, "/configuration"));
  await settings.flip("Cierre de caja a ciegas", false);
  await settings.save();
  await settings.flip("Cierre de caja a ciegas", true);
  await settings.save();

  const page = await enter(employee, "/flow-control");
  await openRegister(page, "4321");
  const drawers = page.getByRole("table", { name: "Cajas" }).getByRole("row");
  const card = drawers.filter({ hasText: "Abierta" });
  await expect(card).toContainText(hidden);
  await expect(card).not.toContainText("4.321");
  await card.getByRole("button", { name: /^Ver el detalle/u }).click();
  const detail = page.getByRole("article");
  await expect(detail.locator("dl")).toContainText(hidden);
  await expect(detail.locator("dl")).not.toContainText("4.321");
  const print = detail.getByRole("button", { name: /^Imprimir la caja/u });
  await expect(print).toBeDisabled();
  await expect(print).toHaveAccessibleDescription("No hay ninguna impresora conectada");
  await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click();

  await setBlindClose(cantina.url, admin, false);
  // The employee's screen hears of it.
  await expect(card).not.toContainText(hidden);
  await expect(card).toContainText("4.321,00");
  await page.goto("/cafeteria-flow-control");
  await page.getByRole("button", { name: "Crear reporte" }).click();
  await page.getByRole("button", { name: /^Ver conceptos en cero/u }).click();
  const total = page.getByRole("row").filter({ hasText: "Total de ventas" });
  await expect(total).toContainText("$");
  await expect(page.getByRole("table")).not.toContainText(hidden);
  await closeRegister(page, "4.321,00");

  await openRegister(page, "87,50");
  await setBlindClose(cantina.url, admin, true);
  await page.reload();
  await page.getByRole("button", { name: "Crear reporte" }).click();
  await expect(total).toContainText(hidden);
  await expect(page.getByRole("row").filter({ hasText: "Ventas con tarjeta" })).not.toContainText(hidden);
  await page.goto("/flow-control");
  await expect(card).toContainText(hidden);
  await closeRegister(page, "87,50");
  await expect(drawers.filter({ hasText: hidden })).toHaveCount(0);
});

test("[CASH-20] an administrator sets the cap, an employee is asked beyond it, and a close is never blocked", async ({
  enter,
  cantina,
  office,
}) => {
  await office.openRegisters();
  const [[admin], [employee]] = [
    await openSession(cantina.url, "administrator"),
    await openSession(cantina.url, "employee"),
  ];
  const settings = await openSettings(await enter(admin, "/configuration"));
  await settings.flip("Tope propio para los importes en efectivo", true);
  await settings.submit();
  await expect(settings.section.getByText("Por favor ingrese el monto")).toBeVisible();
  await settings.amount.fill("0");
  await expect(settings.section.getByText("El tope debe ser mayor que 0")).toBeVisible();
  await settings.amount.fill("500,50");
  await settings.save();

  const page = await enter(employee);
  const dialog = await startMovement(page, "Egreso");
  await dialog.getByLabel("Monto").fill("500,51");
  await dialog.getByLabel("Descripción").fill("Proveedor");
  await dialog.getByRole("button", { name: "Registrar egreso" }).click();
  await expect(dialog).toContainText("¿Es correcto el importe?");
  await dialog.getByLabel("Monto").fill("500,50");
  await expect(dialog).not.toContainText("¿Es correcto el importe?");
  await dialog.getByRole("button", { name: "Registrar egreso" }).click();
  await expect(dialog).toBeHidden();

  await startMovement(page, "Cierre");
  await dialog.getByLabel("Monto contado").fill("600");
  await dialog.getByRole("button", { name: "Cerrar caja" }).click();
  await dialog.getByRole("button", { name: "Sí, es correcto" }).click();
  await expect(dialog).toContainText(/Se cerró la caja n\.º \d+\./u);

  const again = await openSettings(await enter(admin, "/configuration"));
  await expect(again.amount).toHaveValue(/500,50/u);
  await again.flip("Tope propio para los importes en efectivo", false);
  await again.save();
  await expect(again.amount).toBeHidden();
});
