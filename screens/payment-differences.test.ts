import { randomUUID } from "node:crypto";
import { paymentDifferenceEndpoints } from "@cantina/contract/payments";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { type OnlineShop, openOnlineShop } from "./harness/online-shop.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

let shop: OnlineShop;
beforeAll(async () => {
  shop = await openOnlineShop();
  await shop.link();
});
afterAll(() => shop.close());

const path = "/mercadopago/differences";

/** A paid top-up; its number at the provider. */
async function pay(amount: number) {
  await shop.pay(await shop.topUp(amount), "APRO");
  const payment = shop.provider.payments().at(-1);
  if (payment === undefined) throw new Error("nothing was charged");
  return payment;
}
const compareNow = (page: Screen) => page.getByRole("button", { name: "Comparar ahora" }).click();
const rowOf = (page: Screen, id: number | string) =>
  page
    .getByRole("table", { name: "Para revisar" })
    .getByRole("row")
    .filter({ hasText: String(id) });
const badge = (page: Screen, name: string) => page.getByRole("banner").getByRole("button", { name });

/** Another administrator, without a screen. */
async function colleague() {
  const [session] = await openSession(shop.cantina.url, "administrator");
  const client = clientFor(shop.cantina.url, session.jwt);
  const params = { cafeteriaId: session.profile.cafeteriaId };
  const { listPaymentDifferences, comparePayments, resolvePaymentDifference } = paymentDifferenceEndpoints;
  return {
    compare: async () => value(await client.call(comparePayments, { params })),
    resolveAll: async (comment: string) => {
      const { differences } = value(await client.call(listPaymentDifferences, { params }));
      for (const { id: differenceId } of differences.filter(({ resolvedAt }) => resolvedAt === null))
        value(
          await client.call(
            resolvePaymentDifference,
            { params: { ...params, differenceId }, body: { comment } },
            { idempotencyKey: randomUUID() },
          ),
        );
    },
  };
}

beforeEach(async () => {
  await (await colleague()).resolveAll("Visto");
});

test("[PROVIDER-06] both books agree at first, and that is told; Configuración and the menu lead there", async () => {
  const page = await shop.enter("administrator", "/configuration?topic=providers");
  await page.getByRole("region", { name: "Proveedores" }).getByRole("link", { name: "Pagos para revisar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pagos para revisar" })).toBeVisible();
  await expect(page.getByText("No hay pagos para revisar")).toBeVisible();
  await expect(page.getByText(/^Todavía no se comparó\. Cada noche se comparan/u)).toBeVisible();
  await compareNow(page);
  await expect(toast(page, "Los pagos coinciden con los del proveedor.")).toBeVisible();
  await expect(page.getByText(/^Se comparó por última vez el \d\d\/\d\d\/\d{4} \d\d:\d\d\./u)).toBeVisible();
  await expect(badge(page, "Hay 1 pago para revisar")).toHaveCount(0);
});

test("[PROVIDER-06] what differs is told in words with both amounts, leads to its top-up, and is resolved by saying what was found out", async () => {
  const [back, dear] = [await pay(120_000), await pay(50_000)];
  const page = await shop.enter("administrator", path);
  await expect(page.getByText("No hay pagos para revisar")).toBeVisible();
  shop.provider.move(back.id, "charged_back");
  shop.provider.alter(dear.id, { amount: 450 });
  await compareNow(page);
  await expect(toast(page, "Se encontraron 2 pagos para revisar")).toBeVisible();
  const row = rowOf(page, back.id);
  await expect(row).toContainText("Contracargo: el titular de la tarjeta desconoció el pago");
  await expect(row).toContainText("El saldo ya se descontó. Hable con la familia.");
  await expect(row).toContainText("Devuelto");
  await expect(rowOf(page, dear.id)).toContainText("Los importes no coinciden");
  await expect(rowOf(page, dear.id)).toContainText("$ 500,00");
  await expect(rowOf(page, dear.id)).toContainText("$ 450,00");
  await expect(badge(page, "Hay 2 pagos para revisar")).toBeVisible();
  await compareNow(page);
  await expect(toast(page, "No se encontró nada nuevo.")).toBeVisible();

  await row.getByRole("button", { name: `Resolver el pago ${back.id}` }).click();
  const dialog = page.getByRole("dialog", { name: `Resolver el pago ${back.id}` });
  await dialog.getByRole("button", { name: "Dar por resuelto" }).click();
  await expect(dialog.getByText("Por favor cuente qué averiguó")).toBeVisible();
  await dialog.getByLabel("Comentario").fill("La familia paga en efectivo");
  await dialog.getByRole("button", { name: "Dar por resuelto" }).click();
  await expect(toast(page, `Se dio por resuelto el pago ${back.id}.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(badge(page, "Hay 1 pago para revisar")).toBeVisible();
  await page.getByText(/^Resueltos \(\d+\)$/u).click();
  const resolved = page
    .getByRole("table", { name: "Resueltos" })
    .getByRole("row")
    .filter({ hasText: String(back.id) });
  await expect(resolved).toContainText("La familia paga en efectivo");

  await rowOf(page, dear.id)
    .getByRole("link", { name: /^Ver en el Historial la recarga de/u })
    .click();
  const rows = page
    .getByRole("table", { name: "Historial" })
    .getByRole("row")
    .filter({ hasText: /\d\d:\d\d/u });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("500,00");
});

test("[PROVIDER-06] a difference is counted on whatever screen is open, and what a colleague resolved first stays so", async () => {
  const { compare, resolveAll } = await colleague();
  const paid = await pay(70_000);
  const page = await shop.enter("administrator", "/orders");
  await expect(page.getByRole("table", { name: "Historial" })).toContainText("700,00");
  shop.provider.move(paid.id, "refunded");
  await compare();
  await badge(page, "Hay 1 pago para revisar").click();
  const row = rowOf(page, paid.id);
  await expect(row).toContainText("Mercado Pago devolvió el pago sin que se pidiera aquí");
  const named = { name: `Resolver el pago ${paid.id}` };
  await row.getByRole("button", named).click();
  const dialog = page.getByRole("dialog", named);
  await dialog.getByLabel("Comentario").fill("Otra cosa");
  await resolveAll("Lo pidió la dirección");
  await expect(row).toHaveCount(0);
  await dialog.getByRole("button", { name: "Dar por resuelto" }).click();
  await expect(dialog.getByText("Otra persona ya resolvió este pago.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No hay pagos para revisar")).toBeVisible();
  await page.getByText(/^Resueltos \(\d+\)$/u).click();
  const resolved = page
    .getByRole("table", { name: "Resueltos" })
    .getByRole("row")
    .filter({ hasText: String(paid.id) });
  await expect(resolved).toContainText("Lo pidió la dirección");
});

test("[PROVIDER-06] a provider that does not answer is told, and what there was stays; an employee sees none of it", async () => {
  const paid = await pay(80_000);
  shop.provider.move(paid.id, "charged_back");
  await (await colleague()).compare();
  const page = await shop.enter("administrator", path);
  await expect(badge(page, "Hay 1 pago para revisar")).toBeVisible();
  shop.provider.failNext("list", { kind: "status", status: 500, when: "before" });
  await compareNow(page);
  await expect(toast(page, "No se pudo comparar")).toBeVisible();
  await expect(page.getByText("El proveedor no respondió, o la cafetería no está vinculada.")).toBeVisible();
  await expect(rowOf(page, paid.id)).toBeVisible();
  const employee = await shop.enter("employee", path);
  await expect(employee.getByRole("heading", { name: "Venta", exact: true })).toBeAttached();
  await expect(badge(employee, "Hay 1 pago para revisar")).toHaveCount(0);
});
