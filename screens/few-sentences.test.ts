import { openDesk } from "../e2e/fixtures/desk.ts";
import { openNewPlace } from "../e2e/fixtures/new-place.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

// Sentences of specification §5 and §7 that no other title meets.

test("a movement of the register without type, amount or description says what is missing", async ({ till }) => {
  const { page } = await till();
  await page.getByRole("banner").getByRole("button", { name: "Movimientos de caja" }).click();
  const dialog = page.getByRole("dialog", { name: "Movimientos de caja" });
  await dialog.getByRole("button", { name: "Registrar", exact: true }).click();
  await expect(dialog.getByText("Por favor seleccione un tipo de movimiento", { exact: true })).toBeVisible();
  await expect(dialog.getByText("Por favor ingrese el monto", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Egreso" }).click();
  await dialog.getByRole("button", { name: "Registrar egreso" }).click();
  await expect(dialog.getByText("Por favor seleccione un tipo de movimiento")).toHaveCount(0);
  await expect(dialog.getByText("Por favor ingrese una descripción", { exact: true })).toBeVisible();
});

test("a coupon that the server does not delete is still there, and the dialog says so", async ({
  enter,
  cantina,
  office,
  line,
}) => {
  const product = await office.addProduct();
  const desk = await openDesk(cantina.url, "administrator");
  const coupon = await desk.addCoupon({ productIds: [product.id], name: "Cuponera que queda", uses: 3, validDays: 9 });
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/coupons");
  const giveBack = line.meet(new RegExp(`/coupons/${coupon.id}$`, "u"), () =>
    Promise.resolve(Response.json({ Message: { Message: "WRONG_PERMISSIONS" } }, { status: 403 })),
  );
  const opener = page.getByRole("button", { name: "Eliminar Cuponera que queda" });
  await opener.click();
  const dialog = page.getByRole("alertdialog");
  const submit = dialog.getByRole("button", { name: "Eliminar cuponera" });
  await submit.click();
  await expect(dialog.getByText("Hubo un error al eliminar el cupón.", { exact: true })).toBeVisible();
  giveBack();
  await submit.click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toHaveCount(0);
});

test("a cafeteria without classes is told so where they would be chosen", async ({ enter, cantina }) => {
  const place = await openNewPlace(cantina);
  const page = await enter(place.session, "/orders");
  await page.getByRole("button", { name: /^Filtros/u }).click();
  await expect(page.getByText("No se encontraron clases", { exact: true })).toBeVisible();
});
