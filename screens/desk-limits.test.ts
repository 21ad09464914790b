// @module-tag long
import { randomUUID } from "node:crypto";
import { settingsEndpoints } from "@cantina/contract/cafeteria";
import { consumableEndpoints, supplierEndpoints } from "@cantina/contract/inventory";
import { quantity } from "@cantina/domain/inventory";
import { cents } from "@cantina/domain/kernel";
import { openNewPlace } from "../e2e/fixtures/new-place.ts";
import { clientFor, value } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";
import { tries } from "./harness/tries.ts";

// Specification §5 of what an administrator keeps, each limit at its edge; nothing of what is typed here is saved.

const negative = "El importe no puede ser negativo";
const decimals = "Use 2 decimales como máximo";

test("[COUPON-10] a coupon's uses, price and days of validity are refused at their edges, and its texts end at 250 and 1000", async ({
  enter,
  line,
  cantina,
}) => {
  const { session } = await openNewPlace(cantina, ["coupons"]);
  const sent = line.watch(/\/coupons$/u);
  const page = await enter(session, "/coupons");
  await page.getByRole("button", { name: "Crear cuponera" }).first().click();
  const form = page.getByRole("dialog", { name: "Crear cuponera" });
  // Without a product nothing is sent, whatever else is right.
  const uses = "Por favor ingrese una cantidad de 1 a 9999";
  await tries(form, "Cantidad de usos", "Crear", [
    ["", uses],
    ["0", uses],
    ["-1", uses],
    ["1,5", uses],
    ["10000", uses],
    ["1", null],
    ["9999", null],
  ]);
  await tries(form, "Precio", "Crear", [
    ["", "Por favor ingrese un precio"],
    ["-0,01", negative],
    ["0,001", decimals],
    ["0", null],
    ["0,01", null],
  ]);
  const days = "Por favor ingrese una cantidad de días de 1 a 3650";
  await tries(form, "Días de validez", "Crear", [
    ["", days],
    ["0", days],
    ["3651", days],
    ["1", null],
    ["3650", null],
  ]);
  await form.getByLabel("Título").fill("x".repeat(250));
  await expect(form.getByLabel("Título")).toHaveAccessibleDescription("Hasta 250 caracteres: no entra más.");
  await form.getByLabel("Descripción").fill("x".repeat(1000));
  await expect(form.getByLabel("Descripción")).toHaveAccessibleDescription("Hasta 1000 caracteres: no entra más.");
  await expect(form.getByText("Se requiere al menos un producto asociado", { exact: true })).toBeVisible();
  expect(sent.filter(({ method }) => method === "POST")).toHaveLength(0);
});

test("[SUBS-07] a later billing day is 2 to 31 and no other row's, and each row has a price", async ({
  enter,
  line,
  cantina,
}) => {
  const { session } = await openNewPlace(cantina, ["subscriptions"]);
  const sent = line.watch(/\/subscriptions$/u);
  const page = await enter(session, "/subscriptions");
  await page.getByRole("button", { name: "Crear mensualidad" }).first().click();
  const form = page.getByRole("dialog", { name: "Crear mensualidad" });
  const create = () => form.getByRole("button", { name: "Crear", exact: true }).click();
  await form.getByRole("button", { name: "Agregar precio" }).click();
  const last = form.getByLabel("Desde el día").last();
  const outside = "El día debe estar entre 2 y 31";
  for (const [day, told] of [
    ["", "Por favor ingrese un día"],
    ["1", outside],
    ["32", outside],
    ["2", null],
    ["31", null],
  ] as const) {
    await last.fill(day);
    await create();
    for (const text of ["Por favor ingrese un día", outside])
      await expect(form.getByText(text, { exact: true })).toHaveCount(text === told ? 1 : 0);
  }
  await form.getByRole("button", { name: "Agregar precio" }).click();
  await last.fill("31");
  await create();
  await expect(form.getByText("Ya hay un precio desde ese día", { exact: true })).toBeVisible();
  await last.fill("30");
  await create();
  await expect(form.getByText("Ya hay un precio desde ese día", { exact: true })).toHaveCount(0);
  await expect(form.getByText("Por favor ingrese un precio", { exact: true })).toHaveCount(3);
  const price = form.getByRole("textbox", { name: "Precio" }).last();
  await price.fill("0");
  await create();
  await expect(form.getByText("Por favor ingrese un precio", { exact: true })).toHaveCount(2);
  await form.getByLabel("Nombre").fill("x".repeat(250));
  await expect(form.getByLabel("Nombre")).toHaveAccessibleDescription("Hasta 250 caracteres: no entra más.");
  expect(sent.filter(({ method }) => method === "POST")).toHaveLength(0);
});

test("[INVENTORY-05] [INVENTORY-06] [INVENTORY-07] [INVENTORY-08] a supplier's phone, a supply's waste, cost and alert, and a prepared one's yield and recipe are refused at their edges", async ({
  enter,
  line,
  cantina,
}) => {
  const { session, cafeteriaId } = await openNewPlace(cantina, ["inventory"]);
  const client = clientFor(cantina.url, session.jwt);
  const params = { cafeteriaId };
  const key = () => ({ idempotencyKey: randomUUID() });
  const supplier = { name: "Molino", phoneNumber: null, email: null };
  const { id: supplierId } = value(
    await client.call(supplierEndpoints.createSupplier, { params, body: supplier }, key()),
  );
  const none = quantity(0);
  const flour = {
    name: "Harina",
    supplierId,
    unit: "KILOGRAM",
    cost: cents(90_000),
    waste: 0,
    alertLevel: none,
  } as const;
  value(await client.call(consumableEndpoints.createSupply, { params, body: flour }, key()));
  const sent = line.watch(/\/inventory\/(?:consumables|suppliers)/u);
  const page = await enter(session, "/inventory");
  const openForm = async (what: "Insumo" | "Preparado" | "Proveedor") => {
    await page.getByRole("button", { name: "Agregar", exact: true }).click();
    await page.getByRole("menuitem", { name: what }).click();
    return page.getByRole("dialog", { name: `Crear ${what.toLowerCase()}` });
  };
  const leave = async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };

  const supplierForm = await openForm("Proveedor");
  const phone = supplierForm.getByLabel("Teléfono (opcional)");
  await phone.fill("5".repeat(50));
  await expect(phone).toHaveAccessibleDescription("Hasta 50 caracteres: no entra más.");
  const malformed = "El correo electrónico no es válido";
  await tries(supplierForm, "Email (opcional)", "Crear", [
    ["molino@", malformed],
    ["molino@prueba.test", null],
    ["", null],
  ]);
  await leave();

  const supplyForm = await openForm("Insumo");
  const waste = "Por favor ingrese una merma entera de 0 a 99";
  await tries(supplyForm, "Merma (%)", "Crear", [
    ["", waste],
    ["-1", waste],
    ["100", waste],
    ["0,5", waste],
    ["0", null],
    ["99", null],
  ]);
  await tries(supplyForm, "Costo por unidad", "Crear", [
    ["", "Por favor ingrese un costo por unidad"],
    ["-0,01", negative],
    ["1,001", decimals],
    ["0", null],
  ]);
  await tries(supplyForm, "Nivel de alerta", "Crear", [
    ["", "Por favor ingrese un nivel de alerta"],
    ["-0,01", "La cantidad no puede ser negativa"],
    ["0,001", decimals],
    ["0", null],
    ["0,01", null],
  ]);
  await leave();

  const preparedForm = await openForm("Preparado");
  await tries(preparedForm, "Rendimiento", "Crear", [
    ["", "Por favor ingrese un rendimiento"],
    ["0", "El rendimiento debe ser mayor que 0"],
    ["-1", "La cantidad no puede ser negativa"],
    ["0,001", decimals],
    ["0,01", null],
  ]);
  for (const place of [1, 2]) {
    await preparedForm.getByRole("button", { name: "Agregar ingrediente" }).click();
    const option = preparedForm
      .getByLabel(`Ingrediente ${place}`, { exact: true })
      .locator("option", { hasText: "Harina" });
    await preparedForm
      .getByLabel(`Ingrediente ${place}`, { exact: true })
      .selectOption((await option.getAttribute("value")) ?? "");
  }
  await preparedForm.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(
    preparedForm.getByText("Cada insumo puede estar una sola vez en la receta", { exact: true }).first(),
  ).toBeVisible();
  await preparedForm.getByRole("button", { name: "Quitar el ingrediente 2" }).click();
  await tries(preparedForm, "Cantidad 1", "Crear", [
    ["", "Por favor ingrese una cantidad"],
    ["-0,01", "La cantidad no puede ser negativa"],
    ["0,001", decimals],
    ["0,01", null],
  ]);
  await expect(preparedForm.getByText("Cada insumo puede estar una sola vez en la receta")).toHaveCount(0);
  expect(sent.filter(({ method }) => method === "POST")).toHaveLength(0);
});

test("[CAFETERIA-22] [CAFETERIA-26] an interval ends after it begins, and a drawer is counted by at most 30 notes and coins", async ({
  enter,
  line,
  cantina,
}) => {
  const { session, cafeteriaId } = await openNewPlace(cantina, ["flowControl"]);
  const cashDenominations = Array.from({ length: 30 }, (_, at) => cents((30 - at) * 100));
  const client = clientFor(cantina.url, session.jwt);
  value(await client.call(settingsEndpoints.editSettings, { params: { cafeteriaId }, body: { cashDenominations } }));
  const sent = line.watch(/\/edit_admin$/u);
  const page = await enter(session, "/configuration?topic=pickup");
  const card = page.getByRole("region", { name: "Horarios de entrega" });
  await card.getByRole("button", { name: "En un rango horario" }).click();
  const reversed = card.getByText("El inicio no puede ser posterior al fin", { exact: true });
  await card.getByLabel("Desde", { exact: true }).fill("12:01");
  await card.getByLabel("Hasta", { exact: true }).fill("12:00");
  await card.getByRole("button", { name: "Guardar" }).click();
  await expect(reversed).toBeVisible();
  expect(sent).toHaveLength(0);
  await card.getByLabel("Hasta", { exact: true }).fill("12:01");
  await card.getByRole("button", { name: "Guardar" }).click();
  await expect(card.getByText("Se guardó.")).toBeVisible();
  await expect(reversed).toHaveCount(0);

  await page.goto("/configuration?topic=denominations");
  const drawer = page.getByRole("region", { name: "Billetes y monedas" });
  const tooMany = drawer.getByText("Son demasiados: como mucho, 30", { exact: true });
  await drawer.getByLabel("Otro valor").fill("31");
  await drawer.getByRole("button", { name: "Guardar" }).click();
  await expect(tooMany).toBeVisible();
  await drawer.getByLabel("Otro valor").fill("");
  await drawer.getByRole("button", { name: "$ 30", exact: true }).click();
  await drawer.getByLabel("Otro valor").fill("31");
  await drawer.getByRole("button", { name: "Guardar" }).click();
  await expect(drawer.getByText("Se guardó.")).toBeVisible();
  await expect(tooMany).toHaveCount(0);
});
