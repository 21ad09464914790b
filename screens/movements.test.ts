// @module-tag long
import { movementEndpoints } from "@cantina/contract/inventory";
import { cents } from "@cantina/domain/kernel";
import { openColleague } from "../e2e/fixtures/colleague.ts";
import { openSession, value } from "../e2e/fixtures/office.ts";
import { hundredths, stockPantry, unique } from "./harness/pantry.ts";
import type { Part } from "./harness/part.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

const mark = (page: Screen, name: string) => page.getByRole("checkbox", { name: `Seleccionar ${name}` }).check();
const rowOf = (page: Screen, name: string): Part => page.getByRole("row", { name });
const save = (form: Part): Promise<void> => form.getByRole("button", { name: "Guardar" }).click();

async function openMovement(page: Screen): Promise<Part> {
  await page.getByRole("button", { name: "Movimiento de stock" }).click();
  return page.getByRole("dialog", { name: "Movimiento de stock" });
}

test("[INVENTORY-28] [INVENTORY-30] an employee books what came and went, no more than there is, and sees why", async ({
  enter,
  cantina,
}) => {
  const { flourName } = await stockPantry(cantina.url);
  const [session] = await openSession(cantina.url, "employee");
  const page = await enter(session, `/inventory?search=${encodeURIComponent(flourName)}`);
  const move = page.getByRole("button", { name: "Movimiento de stock" });
  await expect(move).toHaveAccessibleDescription("Marque insumos o preparados para moverlos.");
  await expect(move).toBeDisabled();
  await expect(page.getByRole("button", { name: "Eliminar", exact: true })).toHaveCount(0);
  await mark(page, flourName);
  const purchase = await openMovement(page);
  await expect(purchase.getByText("Motivo: compra a proveedor.")).toBeVisible();
  await save(purchase);
  await expect(purchase.getByText("Por favor ingrese una cantidad")).toBeVisible();
  await purchase.getByLabel("Cantidad").fill("2,5");
  await purchase.getByLabel("Total pagado (opcional)").fill("2500");
  await save(purchase);
  await expect(toast(page, "Se registró el movimiento.")).toBeVisible();
  await expect(rowOf(page, flourName)).toContainText("2,5 kg");

  await mark(page, flourName);
  const exit = await openMovement(page);
  await exit.getByRole("button", { name: "Egreso" }).click();
  await exit.getByLabel("Cantidad").fill("2,51");
  await save(exit);
  await expect(exit.getByText("Por favor elija un motivo")).toBeVisible();
  await exit.getByLabel("Motivo").selectOption({ label: "Vencimiento" });
  await expect(exit.getByText("Inventario excedido: hay hasta 2,5 kg")).toBeVisible();
  await exit.getByLabel("Cantidad").fill("0,75");
  await save(exit);
  await expect(rowOf(page, flourName)).toContainText("Stock bajo1,75 kg");

  await rowOf(page, flourName)
    .getByRole("button", { name: `Ver el detalle: ${flourName}` })
    .click();
  const drawer = page.getByRole("dialog", { name: `Movimientos de ${flourName}` });
  const listed = drawer.getByRole("listitem");
  await expect(listed).toHaveCount(2);
  await expect(listed.nth(0)).toContainText("Vencimiento−0,75 kg");
  await expect(listed.nth(0)).toContainText("Quedan 1,75 kg");
  await expect(listed.nth(1)).toContainText("Compra a proveedor+2,5 kg");
  await expect(listed.nth(1)).toContainText("Se pagó $ 2.500,00");
});

test("[INVENTORY-31] [INVENTORY-23] a preparation takes its ingredients, at most as many as they allow; orders reserve and consume", async ({
  enter,
  cantina,
  office,
}) => {
  const { session, flour, dough, flourName, doughName, buy } = await stockPantry(cantina.url);
  const page = await enter(session, `/inventory?tab=prepared&search=${encodeURIComponent(doughName)}`);
  await mark(page, doughName);
  const without = await openMovement(page);
  // Nothing to make it of: it opens with what can be done.
  await expect(without.getByRole("button", { name: "Egreso" })).toHaveAttribute("aria-pressed", "true");
  await without.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByRole("checkbox", { name: `Seleccionar ${doughName}` })).toBeChecked();

  await buy(flour.id, 10);
  await page.goto(`/inventory?tab=prepared&search=${encodeURIComponent(doughName)}`);
  await mark(page, doughName);
  const form = await openMovement(page);
  await expect(form.getByText("Se pueden preparar hasta 20 u")).toBeVisible();
  await form.getByLabel("Cantidad").fill("21");
  await save(form);
  await expect(form.getByText("Inventario excedido: hay hasta 20 u")).toBeVisible();
  await form.getByLabel("Cantidad").fill("6");
  await save(form);
  await expect(rowOf(page, doughName)).toContainText("6 u");

  const ingredients = [{ consumableId: dough.id, quantity: hundredths(2) }];
  const product = await office.addProduct({ name: unique("Medialuna"), price: 500, ingredients });
  const colleague = openColleague(cantina.url, session);
  await colleague.sell({ productId: product.id, quantity: 1 });
  await expect(rowOf(page, doughName)).toContainText("2 u6 u");
  await colleague.sell({ productId: product.id, quantity: 1, isDelivered: true });
  await expect(rowOf(page, doughName)).toContainText("2 u4 u");

  await page.getByRole("tab", { name: "Movimientos" }).click();
  await page.getByLabel("Insumo o preparado", { exact: true }).selectOption({ label: flourName });
  const table = page.getByRole("table", { name: "Movimientos" });
  await expect(table.getByRole("row")).toHaveCount(3);
  await expect(table.getByRole("row").nth(1)).toContainText("Ingrediente de preparación");
  await expect(table.getByRole("row").nth(1)).toContainText("−3 kg7 kg");
  await page.getByLabel("Insumo o preparado", { exact: true }).selectOption({ label: doughName });
  await expect(table.getByRole("row").nth(1)).toContainText("−2 u4 u");
  await expect(table.getByRole("link", { name: "Pedido" })).toBeVisible();
  await expect(page).toHaveURL(`/inventory?tab=movements&consumable=${dough.id}`);
});

test("[INVENTORY-33] [INVENTORY-35] a cost that is far from what is paid says so, and one press takes the paid price over", async ({
  enter,
  cantina,
}) => {
  const { session, client, params, keyed, flour, flourName } = await stockPantry(cantina.url);
  value(
    await client.call(
      movementEndpoints.moveConsumables,
      {
        params,
        body: {
          consumables: [{ consumableId: flour.id, quantity: hundredths(10), paidTotal: cents(1_200_000) }],
          type: "INGRESS",
          reason: "SUPPLIER_PURCHASE",
        },
      },
      keyed(),
    ),
  );
  const page = await enter(session, `/inventory?search=${encodeURIComponent(flourName)}`);
  await rowOf(page, flourName)
    .getByRole("button", { name: `Ver el detalle: ${flourName}` })
    .click();
  const form = page.getByRole("dialog", { name: `Editar ${flourName}` });
  await expect(form.getByText("El costo difiere más de 10 % de lo que se paga: $ 1.200,00 / kg.")).toBeVisible();
  await expect(form.getByRole("list", { name: `Movimientos de ${flourName}` }).getByRole("listitem")).toHaveCount(1);
  await form.getByRole("button", { name: "Usar $ 1.200,00 / kg" }).click();
  await expect(form.getByLabel("Costo por unidad")).toHaveValue("1.200,00");
  await expect(form.getByText(/^El costo difiere/u)).toHaveCount(0);
  await save(form);
  await expect(toast(page, `Se guardó el insumo ${flourName}.`)).toBeVisible();
  await expect(rowOf(page, flourName)).toContainText("$ 1.200,00 / kg");
});
