// @module-tag long
import type { Screen } from "./harness/screen.ts";
import { openDesk } from "../e2e/fixtures/desk.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { loseAnswer } from "./harness/line.ts";
import { expect, test } from "./harness/test.ts";
import { openTill } from "./harness/till.ts";

const charges = /\/transactions\/balance-charges$/u;
const topUp = "Recargar saldo";

async function openTopUp(page: Screen) {
  await page.getByRole("button", { name: "Acciones del comensal" }).click();
  await page.getByRole("menuitem", { name: topUp }).click();
  const dialog = page.getByRole("dialog", { name: topUp });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("[BALANCE-01] a top-up asks for its amount and method, offers each method, and grows the balance that is shown", async ({
  till,
  office,
}) => {
  const guest = await office.seatGuest();
  const counter = await till();
  const { page } = counter;
  await counter.chooseDiner(guest.name);
  const dialog = await openTopUp(page);
  const confirm = dialog.getByRole("button", { name: "Recargar", exact: true });
  await confirm.click();
  await expect(dialog.getByText("Por favor ingrese el monto a incrementar")).toBeVisible();
  await expect(dialog.getByText("Por favor, elija el método de pago")).toBeVisible();
  const { customPaymentMethod } = await office.readCafeteria();
  for (const name of [
    "Efectivo",
    "Tarjeta",
    "Transferencia",
    ...(customPaymentMethod === null ? [] : [customPaymentMethod]),
  ])
    await expect(dialog.getByRole("radio", { name })).toHaveCount(1);
  await expect(dialog.getByRole("radio", { name: "Cuenta" })).toHaveCount(0);

  // A card that is swiped meanwhile leaves the field and the client as they are.
  const other = await office.guestWithCard();
  await dialog.getByLabel("Monto a incrementar").fill("1500,50");
  await dialog.getByLabel("Monto a incrementar").focus();
  await counter.scan(`%${other.commensal.cardCode ?? ""}$`);
  await expect(dialog.getByLabel("Monto a incrementar")).toHaveValue(/^1\.?500,50$/u);
  await expect(dialog).toContainText(guest.client.email);
  await dialog.getByRole("radio", { name: "Transferencia" }).check();
  await confirm.click();
  await expect(counter.toast("Se recargó el saldo correctamente.")).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await office.readClient(guest.client.id)).balance).toBe(guest.client.balance + 150_050);
});

test("[MONEY-01] a top-up whose answer was lost is told, survives a reload, and is booked once under its first key", async ({
  till,
  office,
  line,
}) => {
  const guest = await office.seatGuest();
  const counter = await till();
  const { page } = counter;
  const calls = line.watch(charges);
  const mend = line.meet(charges, loseAnswer);
  await counter.chooseDiner(guest.name);
  const dialog = await openTopUp(page);
  await dialog.getByLabel("Monto a incrementar").fill("700");
  await dialog.getByRole("radio", { name: "Efectivo" }).check();
  await dialog.getByRole("button", { name: "Recargar", exact: true }).click();
  await expect(dialog).toContainText(
    /falta confirmar la recarga de \$\s700,00\. Se reintenta sin registrar dos veces\./u,
  );
  await expect(dialog.getByRole("button", { name: "Recargar", exact: true })).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByText(/^Falta confirmar la recarga de \$\s700,00\.$/u)).toBeVisible();

  mend();
  await page.reload();
  await openTill(page);
  await expect(counter.toast("Se recargó el saldo correctamente.")).toBeVisible();
  expect(new Set(calls.map(({ header }) => header("idempotency-key"))).size).toBe(1);
  expect((await office.readClient(guest.client.id)).balance).toBe(guest.client.balance + 70_000);
  expect(Object.keys(localStorage).filter((name) => name.includes("pending-money"))).toEqual([]);
});

test("[BALANCE-03] with the register closed an employee can't confirm a top-up, and an administrator can", async ({
  enter,
  office,
  cantina,
}) => {
  const guest = await office.seatGuest();
  for (const account of ["employee", "administrator"] as const) {
    await (await openDesk(cantina.url, account)).closeRegister();
    const [session] = await openSession(cantina.url, account);
    const counter = await openTill(await enter(session));
    const { page } = counter;
    await expect(page.getByRole("dialog", { name: "Movimientos de caja" })).toBeVisible();
    await page.keyboard.press("Escape");
    await counter.chooseDiner(guest.name);
    const dialog = await openTopUp(page);
    const confirm = dialog.getByRole("button", { name: "Recargar", exact: true });
    if (account === "employee") {
      await expect(dialog).toContainText("La caja está cerrada. Ábrala para poder recargar saldo.");
      await expect(confirm).toBeDisabled();
    } else await expect(confirm).toBeEnabled();
  }
});
