import { randomUUID } from "node:crypto";
import { lateOrderEndpoints } from "@cantina/contract/orders";
import { cents, id, instant } from "@cantina/domain/kernel";
import { clientFor, openSession, value } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

test("[STOCK-10] what was sold late and was not in the stock is resolved by a movement, and what resolved it, who and when is told", async ({
  enter,
  office,
  cantina,
}) => {
  const product = await office.addProduct({ name: `Bizcocho ${randomUUID().slice(0, 6)}`, price: 500, stock: 1 });
  const [session] = await openSession(cantina.url, "administrator");
  const { cafeteriaId, id: sellerId } = session.profile;
  value(
    await clientFor(cantina.url, session.jwt).call(
      lateOrderEndpoints.createLateOrder,
      {
        params: { cafeteriaId },
        body: {
          cartId: id<"cart">(randomUUID()),
          orderItems: [
            { type: "PRODUCT", productId: product.id, productVersion: 1, price: product.price, quantity: 3 },
          ],
          commensalId: null,
          comments: "",
          paymentMethod: "CASH",
          totalPrice: cents(product.price * 3),
          sellerDiscount: null,
          dinerDiscount: null,
          markAsCompleted: true,
          soldAt: instant(new Date().toISOString()),
          sellerId,
          registerSessionId: null,
        },
      },
      { idempotencyKey: randomUUID() },
    ),
  );
  const page = await enter(session);
  await page.getByRole("button", { name: /faltantes? de stock$/u }).click();
  const list = page.getByRole("dialog", { name: "Faltantes de stock" });
  await expect(list.getByRole("listitem").filter({ hasText: product.name })).toContainText("faltan 2");
  await list.getByRole("button", { name: `Resolver el faltante de ${product.name}` }).click();
  const form = page.getByRole("dialog", { name: `Resolver el faltante de ${product.name}` });
  const save = () => form.getByRole("button", { name: "Guardar" }).click();
  await expect(form.getByLabel("Unidades que ingresaron")).toHaveValue("2");
  await form.getByLabel("Unidades que ingresaron").fill("1");
  await save();
  await expect(form.getByText("Con lo disponible no alcanza para descontar lo que faltaba")).toBeVisible();
  await expect(form.getByText("Por favor ingrese una descripción")).toBeVisible();
  await form.getByLabel("Unidades que ingresaron").fill("10");
  await form.getByLabel("Descripción").fill("Reparto del lunes");
  await save();

  await expect(toast(page, `Se resolvió el faltante de ${product.name}.`)).toBeVisible();
  const resolved = list.getByRole("region", { name: "Resueltos" }).getByRole("listitem");
  await expect(resolved.filter({ hasText: product.name })).toContainText("Ingreso +10");
  await expect(resolved.filter({ hasText: product.name })).toContainText("Reparto del lunes");
  await expect(resolved.filter({ hasText: product.name })).toContainText(session.profile.username);
  await expect(list.getByRole("button", { name: `Resolver el faltante de ${product.name}` })).toHaveCount(0);
  expect((await office.readProduct(product.id)).currentStock).toBe(8);

  // Also when nothing is open any more.
  const desk = await enter(session, "/stock-control");
  await desk.getByRole("button", { name: "Más acciones" }).click();
  await desk.getByRole("menuitem", { name: "Faltantes de stock" }).click();
  await expect(
    list.getByRole("region", { name: "Resueltos" }).getByRole("listitem").filter({ hasText: product.name }),
  ).toBeVisible();
});
