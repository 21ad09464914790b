import { randomUUID } from "node:crypto";
import { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import { catalogDeskEndpoints } from "@cantina/contract/catalog";
import { orderEndpoints } from "@cantina/contract/orders";
import { type LocalDate, addDays, cents, id, instant, localDateOf } from "@cantina/domain/kernel";
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import { type Office, clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

// What stands on /reports beside its numbers, as somebody reads it: specification §2, rulings §16.

const figure = (page: Screen, name: string): Part => page.getByRole("group", { name, exact: true });
const table = (page: Screen, name: string): Part => page.getByRole("table", { name, exact: true });
const dayText = (day: string): string => day.split("-").toReversed().join("/");

async function todayAt(office: Office): Promise<LocalDate> {
  const { timeZone } = await office.readCafeteria();
  return localDateOf(instant(new Date().toISOString()), timeZone);
}

const sales =
  "Lo vendido menos los descuentos y menos lo devuelto en el período, aunque se haya vendido antes. Es lo que se asentó en ventas en el libro.";
const discounts =
  "Lo que se descontó del precio de lista, menos lo descontado en lo que se devolvió. Abre los pedidos con descuento.";
const charges =
  "Lo que se cargó en las cuentas menos lo que se devolvió en el período, aunque sea de una recarga anterior.";
const back = "Lo que se devolvió en el período, aunque la venta o la recarga sea de otro día.";
const chargeCount = "Las recargas del período menos las que se revirtieron en él.";
const payments = "Los pagos de los pedidos del período menos los que se devolvieron en él.";
const orders = "Los pedidos del período menos los que se revirtieron en él.";
const units =
  "Las unidades vendidas menos las devueltas. Una promoción cuenta como una. Abre los pedidos que las tienen.";

/** Each way of telling it: its tab, what stands above its columns, and what each of its figures counts. */
const told = [
  {
    tab: "product",
    title: "Por Producto",
    columns: ["Producto", "Precio", "Unidades", "Con cuponera", "Costo unitario", "Importe", "Descuento", "Total"],
    figures: { Ventas: sales, Devuelto: back, Descuentos: discounts, Unidades: units },
  },
  {
    tab: "commensal",
    title: "Por Comensal",
    columns: ["Comensal", "Cantidad", "Descuento", "Total"],
    figures: { Ventas: sales, Devuelto: back, Descuentos: discounts, Pedidos: orders },
  },
  {
    tab: "method",
    title: "Por Método de Pago",
    columns: ["Método de pago", "Cantidad", "Total"],
    figures: { Ventas: sales, Devuelto: back, Pagos: payments },
  },
  {
    tab: "client",
    title: "Por Cliente",
    columns: ["Cliente", "Medio de pago", "Cantidad", "Total"],
    figures: { Recargas: charges, Devuelto: back, Cantidad: chargeCount },
  },
  {
    tab: "chargeMethod",
    title: "Por Medio de Pago",
    columns: ["Medio de pago", "Cantidad", "Total"],
    figures: { Recargas: charges, Devuelto: back, Cantidad: chargeCount },
  },
] as const;

for (const { tab, title, columns, figures } of told)
  test(`[REPORT-02] '${title}' has its columns, and each of its figures says what it counts`, async ({
    enter,
    office,
    cantina,
  }) => {
    const [session] = await openSession(cantina.url, "administrator");
    if (title === "Por Cliente") {
      const params = { cafeteriaId: office.cafeteriaId };
      const { client } = await office.seatGuest();
      const body = { amount: cents(150_050), buyerId: client.id, paymentMethod: "CARD" as const };
      const charging = clientFor(cantina.url, session.jwt).call(
        balanceChargeEndpoints.createBalanceCharge,
        { params, body },
        { idempotencyKey: randomUUID() },
      );
      value(await charging);
    }
    const today = await todayAt(office);
    const page = await enter(session, `/reports?from=${addDays(today, -60)}&until=${today}&tab=${tab}`);
    await expect(table(page, title).getByRole("columnheader")).toHaveText([...columns]);
    const strip = page.getByRole("region", { name: "Resumen del período" });
    await expect(strip.getByRole("group")).toHaveCount(Object.keys(figures).length);
    for (const [name, definition] of Object.entries(figures)) {
      await figure(page, name)
        .getByRole("button", { name: `Qué cuenta ${name}` })
        .click();
      await expect(page.getByRole("dialog", { name })).toHaveText(definition);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name })).toHaveCount(0);
    }
  });

test("[PERIOD-02] each preset asks for the days that its name says", async ({ enter, office, cantina }) => {
  const [session] = await openSession(cantina.url, "administrator");
  const today = await todayAt(office);
  const month = (day: LocalDate): string => day.slice(0, 7);
  const lastOfFormer = addDays(today, -Number(today.slice(8)));
  const page = await enter(session, "/reports");
  for (const [name, from, until] of [
    ["Hoy", today, today],
    ["Ayer", addDays(today, -1), addDays(today, -1)],
    ["Este mes", `${month(today)}-01`, today],
    ["Mes anterior", `${month(lastOfFormer)}-01`, lastOfFormer],
    ["7 días", addDays(today, -6), today],
  ] as const) {
    await page.getByRole("group", { name: "Períodos" }).getByRole("button", { name, exact: true }).click();
    await expect(page.getByLabel("Desde", { exact: true })).toHaveValue(dayText(from));
    await expect(page.getByLabel("Hasta", { exact: true })).toHaveValue(dayText(until));
    // What is by pickup is chosen at first, and so are all origins and methods.
    await expect(page.getByRole("group", { name: "Filtros activos" })).toHaveCount(0);
  }
});

test("[REPORT-02] a report that isn't what the ledger says tells by how much, in red", async ({
  enter,
  cantina,
  line,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  line.meet(/\/reports\/sales\/products/u, async (send) => {
    const answer = await send();
    const body = (await answer.json()) as { readonly data: { readonly ledgerTotal: number } };
    const data = { ...body.data, ledgerTotal: Math.round(body.data.ledgerTotal * 100 + 1) / 100 };
    return Response.json({ ...body, data }, { status: answer.status });
  });
  const page = await enter(session, "/reports");
  await page.getByRole("group", { name: "Períodos" }).getByRole("button", { name: "Mes anterior" }).click();
  await expect(page.getByText("No coincide con el libro: −$ 0,01")).toBeVisible();
  await expect(page.getByText("Coincide con el libro", { exact: true })).toHaveCount(0);
  await page.getByRole("tab", { name: "Por Comensal" }).click();
  await expect(page.getByText("Coincide con el libro", { exact: true })).toBeVisible();
});

test("[REPORT-03] a promotion opens to what its units held, a generic item and what was deleted say so, and a sale paid by several methods counts whole", async ({
  enter,
  office,
  cantina,
}) => {
  const { desk, addFamily } = await openClientDesk(cantina.url);
  const family = await addFamily();
  const [diner] = family.commensals;
  if (diner === undefined) throw new Error("a family without commensals");
  const [session] = await openSession(cantina.url, "administrator");
  const client = clientFor(cantina.url, session.jwt);
  const params = { cafeteriaId: office.cafeteriaId };
  const key = () => ({ idempotencyKey: randomUUID() });
  const juice = await office.addProduct({ price: 300 });
  const menu = await office.addProduct({ price: 1_000, items: [{ productId: juice.id, quantity: 2 }] });
  const body = {
    cartId: id<"cart">(randomUUID()),
    commensalId: diner.id,
    comments: "",
    markAsCompleted: true,
    paymentMethod: "CASH" as const,
    payments: [
      { paymentMethod: "CASH" as const, amount: cents(200_000) },
      { paymentMethod: "ACCOUNT_BALANCE" as const, amount: cents(10_050) },
    ],
    orderItems: [
      { type: "PRODUCT" as const, productId: menu.id, quantity: 2, productVersion: 1, exchangedCoupons: [] },
      { type: "GENERIC" as const, name: "Vianda de ayer", price: cents(10_050), quantity: 1 },
    ],
  };
  value(await client.call(orderEndpoints.createOrder, { params, body }, key()));
  value(await client.call(catalogDeskEndpoints.deleteProduct, { params: { ...params, productId: menu.id } }, key()));
  value(await desk.deleteClient({ params: { profileId: family.id }, body: { balance: cents(-10_050) } }, key()));

  // Pickups may be to come, so that midnight changes nothing.
  const today = await todayAt(office);
  const days = `from=${today}&until=${addDays(today, 1)}&commensalId=${diner.id}`;
  const page = await enter(session, `/reports?${days}`);
  const rows = table(page, "Por Producto").getByRole("row");
  const promotion = rows.filter({ hasText: menu.name }).first();
  await expect(promotion).toContainText("Eliminado");
  await promotion.getByText("Ver contenido").click();
  await expect(promotion).toContainText(`4 × ${juice.name}`);
  await expect(rows.filter({ hasText: "Vianda de ayer" }).first()).toContainText("Genérico");
  await page.getByRole("tab", { name: "Por Comensal" }).click();
  await expect(table(page, "Por Comensal").getByRole("row").filter({ hasText: diner.lastName })).toContainText(
    "Eliminado",
  );

  const remark = page.getByText("Una venta pagada con varios métodos cuenta entera", { exact: false });
  await expect(remark).toHaveCount(0);
  await page.goto(`/reports?${days}&tab=method&paymentMethod=CASH`);
  const byMethod = (name: string): Part => table(page, "Por Método de Pago").getByRole("row").filter({ hasText: name });
  await expect(byMethod("Efectivo")).toContainText("$ 2.000,00");
  await expect(byMethod("Efectivo").getByRole("link")).toHaveCount(1);
  await expect(byMethod("Cuenta")).toContainText("$ 100,50");
  await expect(byMethod("Cuenta").getByRole("link")).toHaveCount(0);
  await expect(figure(page, "Ventas")).toContainText("$ 2.100,50");
  await expect(remark).toBeVisible();
  await expect(page.getByText("Coincide con el libro", { exact: true })).toBeVisible();
});
