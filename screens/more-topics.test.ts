import { randomUUID } from "node:crypto";
import { settingsEndpoints } from "@cantina/contract/cafeteria";
import { openDesk } from "../e2e/fixtures/desk.ts";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

/** As a colleague edits them; each title puts back what the other titles of this worker count on. */
async function openColleague(url: string) {
  const [session] = await openSession(url, "administrator");
  const client = clientFor(url, session.jwt);
  const params = { cafeteriaId: session.profile.cafeteriaId };
  const edit = async (body: Parameters<typeof client.call<typeof settingsEndpoints.editSettings>>[1]["body"]) =>
    value(await client.call(settingsEndpoints.editSettings, { params, body }, { idempotencyKey: randomUUID() }));
  return { session, edit };
}

const changed = /^Último cambio: .+ \d\d:\d\d$/u;

test("[CAFETERIA-22] [CAFETERIA-25] Saldo mínimo takes its category, its floor and whether it may be ignored, and says who changed them", async ({
  enter,
  cantina,
  office,
}) => {
  const before = await office.readCafeteria();
  const { session, edit } = await openColleague(cantina.url);
  const page = await enter(session, "/configuration?topic=balance");
  const card = page.getByRole("region", { name: "Saldo mínimo" });
  const save = () => card.getByRole("button", { name: "Guardar" }).click();
  const floor = card.getByLabel("Límite del saldo");
  await floor.fill("10");
  await save();
  await expect(card.getByText("El límite no puede ser mayor que 0")).toBeVisible();
  await floor.fill("-1234,50");
  const mayIgnore = card.getByRole("checkbox", { name: "Se puede ignorar el saldo mínimo" });
  await (before.allowIgnoreMinimumBalance ? mayIgnore.uncheck() : mayIgnore.check());
  await save();
  await expect(card.getByText("Se guardó.")).toBeVisible();
  await expect(card.getByText(changed)).toBeVisible();
  expect(await office.readCafeteria()).toMatchObject({
    balanceFloor: -123_450,
    allowIgnoreMinimumBalance: !before.allowIgnoreMinimumBalance,
    defaultDiscountCategoryId: before.defaultDiscountCategoryId,
  });
  const { balanceFloor, allowIgnoreMinimumBalance } = before;
  await edit({ balanceFloor, allowIgnoreMinimumBalance });
  // What a colleague does is seen at once.
  await expect(floor).not.toHaveValue(/1\.?234,50/u);
});

test("[CAFETERIA-01] [CAFETERIA-02] [CAFETERIA-22] Métodos de pago says what each origin takes, and the cafeteria's own method needs a name", async ({
  enter,
  cantina,
  office,
}) => {
  const { customPaymentMethod } = await office.readCafeteria();
  const { session, edit } = await openColleague(cantina.url);
  const page = await enter(session, "/configuration?topic=payment");
  const card = page.getByRole("region", { name: "Métodos de pago" });
  await expect(card.getByText("Por la aplicación: saldo.")).toBeVisible();
  // A method of its own is named where there is one, and nowhere else.
  await edit({ customPaymentMethod: null });
  await expect(card.getByText("En el mostrador: saldo, efectivo y tarjeta.", { exact: true })).toBeVisible();
  await expect(card.getByText("Al cargar saldo: efectivo, tarjeta y transferencia.", { exact: true })).toBeVisible();
  await card.getByRole("checkbox", { name: "Tener un método de pago propio" }).check();
  const name = card.getByLabel("Nombre del método de pago");
  await name.fill(" ");
  await card.getByRole("button", { name: "Guardar" }).click();
  await expect(card.getByText("Por favor ingrese un nombre para el método de pago")).toBeVisible();
  await name.fill("Vale de la escuela");
  await card.getByRole("button", { name: "Guardar" }).click();
  await expect(card.getByText("Se guardó.")).toBeVisible();
  for (const line of [
    "En el mostrador: saldo, efectivo, tarjeta y Vale de la escuela.",
    "Al cargar saldo: efectivo, tarjeta, transferencia y Vale de la escuela.",
  ])
    await expect(card.getByText(line, { exact: true })).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("Vale de la escuela").first()).toBeVisible();
  await edit({ customPaymentMethod });
});

test("[CAFETERIA-25] Comandas and Clases tell who changed them, and the board has the same switch", async ({
  enter,
  cantina,
  office,
}) => {
  const { autoCompletesOrders } = await office.readCafeteria();
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/configuration?topic=orders");
  const card = page.getByRole("region", { name: "Comandas" });
  const flip = card.getByRole("checkbox", { name: "Completar automáticamente los pedidos del día" });
  await (autoCompletesOrders ? flip.uncheck() : flip.check());
  await expect(card.getByText(changed)).toBeVisible();
  await expect.poll(async () => (await office.readCafeteria()).autoCompletesOrders).toBe(!autoCompletesOrders);
  await (autoCompletesOrders ? flip.check() : flip.uncheck());
  await expect.poll(async () => (await office.readCafeteria()).autoCompletesOrders).toBe(autoCompletesOrders);
});

test("[CAFETERIA-26] a drawer is counted by the notes and coins that an administrator chose", async ({
  enter,
  cantina,
  office,
}) => {
  await office.openRegisters();
  const { session, edit } = await openColleague(cantina.url);
  await edit({ cashDenominations: [] });
  const page = await enter(session, "/configuration?topic=denominations");
  const card = page.getByRole("region", { name: "Billetes y monedas" });
  const chip = (name: string) => card.getByRole("button", { name, exact: true });
  for (const name of ["$ 1", "$ 2", "$ 5"]) await chip(name).click();
  await card.getByLabel("Otro valor").fill("0");
  await card.getByRole("button", { name: "Guardar" }).click();
  await expect(card.getByText("El valor debe ser mayor que 0")).toBeVisible();
  await card.getByLabel("Otro valor").fill("25.000");
  await card.getByRole("button", { name: "Agregar" }).click();
  await expect(chip("$ 25.000")).toHaveAttribute("aria-pressed", "true");
  // What is typed and not added is saved all the same.
  await card.getByLabel("Otro valor").fill("0,50");
  await card.getByRole("button", { name: "Guardar" }).click();
  await expect(card.getByText("Se guardó.")).toBeVisible();
  await expect(card.getByText(changed)).toBeVisible();

  const [employee] = await openSession(cantina.url, "employee");
  const till = await enter(employee);
  await till.getByRole("banner").getByRole("button", { name: "Movimientos de caja" }).click();
  const dialog = till.getByRole("dialog", { name: "Movimientos de caja" });
  await dialog.getByRole("button", { name: "Cierre", exact: true }).click();
  await dialog.getByRole("button", { name: "Contar por denominación" }).click();
  await dialog.getByLabel("$ 25.000", { exact: true }).fill("2");
  await dialog.getByLabel("$ 0,50", { exact: true }).fill("3");
  await expect(dialog.getByLabel("$ 5", { exact: true })).toHaveCount(0);
  await expect(dialog.getByLabel("Monto contado")).toHaveValue(/50\.?001,50/u);
  // Whatever is taken away meanwhile, what is counted stays in sight, and a new one comes.
  await edit({ cashDenominations: [500_00, 5_00] as never });
  await expect(dialog.getByLabel("$ 5", { exact: true })).toBeVisible();
  await expect(dialog.getByLabel("$ 25.000", { exact: true })).toHaveValue("2");
  await expect(dialog.getByLabel("$ 20.000", { exact: true })).toHaveCount(0);
  await edit({ cashDenominations: [] });
  await (await openDesk(cantina.url, "employee")).closeRegister();
});

test("[CAFETERIA-27] Proveedores and Facturación say what is missing, and have nothing to fill in", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/configuration?topic=providers");
  const card = page.getByRole("region", { name: "Proveedores" });
  for (const name of ["Mercado Pago", "Wallet Connect", "Directa24", "Plexo", "Mattilda"])
    await expect(card.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(card.getByText("Quien administra el servidor todavía no configuró Mercado Pago.")).toBeVisible();
  await expect(card.getByRole("textbox")).toHaveCount(0);
  await expect(card.getByRole("button")).toHaveCount(0);
  await page.goto("/configuration?topic=invoicing");
  const invoicing = page.getByRole("region", { name: "Facturación" });
  await expect(invoicing.getByRole("heading", { name: "Facturación ARCA" })).toBeVisible();
  await expect(invoicing.getByRole("textbox")).toHaveCount(0);
});

test("the printer of this device has its one form here, and the backups are the system administrator's to see", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/configuration?topic=printer");
  const card = page.getByRole("region", { name: "Impresión de este puesto" });
  await card.getByRole("checkbox", { name: "Imprimir tickets en este dispositivo" }).check();
  await expect(card.getByLabel("Puesto de impresión")).toBeVisible();
  await page.goto("/");
  await page.goto("/configuration?topic=printer");
  await card.getByRole("checkbox", { name: "Imprimir tickets en este dispositivo" }).uncheck();
  await expect(card.getByText("Este dispositivo no imprime tickets")).toBeVisible();
  await expect(card.getByRole("button", { name: "Imprimir ticket de prueba" })).toBeDisabled();
  await expect(page.getByRole("button", { name: /^Respaldos/u })).toHaveCount(0);

  const [system] = await openSession(cantina.url, "system");
  const other = await enter(system, "/configuration?topic=backups");
  await expect(other.getByRole("region", { name: "Respaldos" })).toContainText(
    /No hay respaldos programados|respaldo/u,
  );
});
