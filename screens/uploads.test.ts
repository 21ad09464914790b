// @module-tag long
import { randomUUID } from "node:crypto";
import { cents, id } from "@cantina/domain/kernel";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productFile, xlsxFile } from "@cantina/testkit/sheets";
import { catalogEndpoints } from "@cantina/contract/catalog";
import { orderEndpoints } from "@cantina/contract/orders";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

const oldFile = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, "../packages/server/src/uploads/test-files", name));
const excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

test("[UPLOAD-01] [SHEET-05] [SHEET-06] a faulty file changes nothing, a good one adds its products, and undoing takes them back", async ({
  enter,
  office,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/edit");
  const name = `Carga ${randomUUID().slice(0, 8)}`;
  await page.getByRole("button", { name: "Agregar" }).click();
  await page.getByRole("menuitem", { name: "Carga masiva (Excel)" }).click();
  const dialog = page.getByRole("dialog", { name: "Carga masiva de productos" });
  const choose = (buffer: Buffer) =>
    dialog.getByLabel("Elegir o soltar un archivo de Excel").setInputFiles({ name: "p.xlsx", mimeType: excel, buffer });
  await choose(
    xlsxFile([
      ["Título", "Descripción", "Categoría", "Precio"],
      [name, "x", "Kiosco", "caro"],
    ]),
  );
  await expect(dialog.getByText("Error al procesar el archivo: 1 error.")).toBeVisible();
  await expect(dialog.getByText("No es un importe: escriba por ejemplo 1.234,50")).toBeVisible();
  await dialog.getByRole("button", { name: "Elegir otro archivo" }).click();
  await choose(productFile([{ name, category: "Kiosco" }]));
  await dialog.getByRole("button", { name: "Agregar 1 producto" }).click();
  // Specification §5, bulk uploads: success closes and resets it.
  await expect(dialog).toBeHidden();
  const notices = page.getByRole("region", { name: "Avisos" });
  await expect(notices.getByText("Se agregó 1 producto.")).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  expect((await office.listProducts()).filter((product) => product.name === name)).toHaveLength(1);
  await notices.getByRole("button", { name: "Deshacer" }).click();
  await expect(notices.getByText("Se deshizo la carga: 1 producto menos en el catálogo.")).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
  expect((await office.listProducts()).filter((product) => product.name === name)).toHaveLength(0);
  await page.getByRole("button", { name: "Agregar" }).click();
  await page.getByRole("menuitem", { name: "Carga masiva (Excel)" }).click();
  await expect(dialog.getByLabel("Elegir o soltar un archivo de Excel")).toBeVisible();
});

test("[SHEET-06] what a file added is shown from its notice on another screen, and undone there as far as it can be", async ({
  enter,
  office,
  cantina,
}) => {
  await office.openRegisters();
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/edit");
  const [kept, gone] = [`Queda ${randomUUID().slice(0, 8)}`, `Se va ${randomUUID().slice(0, 8)}`];
  await page.getByRole("button", { name: "Agregar" }).click();
  await page.getByRole("menuitem", { name: "Carga masiva (Excel)" }).click();
  const dialog = page.getByRole("dialog", { name: "Carga masiva de productos" });
  await dialog.getByLabel("Elegir o soltar un archivo de Excel").setInputFiles({
    name: "p.xlsx",
    mimeType: excel,
    buffer: productFile([kept, gone].map((name) => ({ name, category: "Kiosco" }))),
  });
  await dialog.getByRole("button", { name: "Agregar 2 productos" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  await page.getByRole("dialog", { name: "Menú" }).getByRole("link", { name: "Clientes", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Clientes", level: 1 })).toBeVisible();
  await page.getByRole("region", { name: "Avisos" }).getByRole("button", { name: "Ver" }).click();
  await expect(dialog.getByText("Se agregaron 2 productos.")).toBeVisible();
  await expect(dialog.getByText(kept)).toBeVisible();
  const api = clientFor(cantina.url, session.jwt);
  const params = { cafeteriaId: session.profile.cafeteriaId };
  const products = value(await api.call(catalogEndpoints.listProducts, { params }));
  const product = products.find(({ name }) => name === kept);
  if (product === undefined) throw new Error("it was not added");
  value(
    await api.call(
      orderEndpoints.createOrder,
      {
        params,
        body: {
          cartId: id<"cart">(randomUUID()),
          orderItems: [
            {
              type: "PRODUCT",
              productId: product.id,
              productVersion: product.version,
              quantity: 1,
              exchangedCoupons: [],
            },
          ],
          paymentMethod: "CASH",
          expectedTotal: cents(125_050),
          markAsCompleted: true,
        },
      },
      { idempotencyKey: randomUUID() },
    ),
  );
  await dialog.getByRole("button", { name: "Deshacer la carga" }).click();
  await expect(dialog.getByText("Se deshizo la carga: 1 producto menos en el catálogo.")).toBeVisible();
  await expect(dialog.getByText(`${kept}: ya se vendió`)).toBeVisible();
  await dialog.getByRole("button", { name: "Listo" }).click();
  await expect(dialog).toBeHidden();
});

test("[SHEET-02] a file that can't be read is told why, and what to do, and another can be chosen", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/edit");
  await page.getByRole("button", { name: "Agregar" }).click();
  await page.getByRole("menuitem", { name: "Carga masiva (Excel)" }).click();
  const dialog = page.getByRole("dialog", { name: "Carga masiva de productos" });
  const good = xlsxFile([["Título", "Descripción", "Categoría", "Precio"]]);
  for (const [name, buffer, text] of [
    [
      "carta.xlsx",
      Buffer.from("Querida administración"),
      "No es un archivo de Excel. Descargue la plantilla y complétela.",
    ],
    ["clave.xls", oldFile("productos-con-clave.xls"), "Tiene contraseña. Guárdelo sin ella e inténtelo otra vez."],
    ["cortado.xlsx", good.subarray(0, good.length / 2), "Está dañado. Ábralo, guárdelo de nuevo e inténtelo otra vez."],
  ] as const) {
    await dialog
      .getByLabel("Elegir o soltar un archivo de Excel")
      .setInputFiles({ name, mimeType: excel, buffer: Buffer.from(buffer) });
    await expect(dialog.getByText(text)).toBeVisible();
  }
});
