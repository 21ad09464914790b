// @module-tag long
import { openNewPlace } from "../e2e/fixtures/new-place.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import type { Within } from "./harness/part.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

const stepsOn = (page: Within) => page.getByRole("region", { name: "Primeros pasos" });
const rowOf = (page: Within, name: string) => stepsOn(page).getByRole("listitem").filter({ hasText: name });
const noProducts = "No existen productos en la cafetería";
const list = "/configuration?topic=first-steps";

test("[CAFETERIA-24] the empty till leads an administrator from step to step; what a colleague does ticks itself, what is right is confirmed", async ({
  enter,
  cantina,
}) => {
  const place = await openNewPlace(cantina);
  const page = await enter(place.session);
  await expect(page.getByText(noProducts, { exact: true })).toBeVisible();
  await expect(page.getByText("Cree productos para poder vender.", { exact: true })).toBeVisible();
  await expect(stepsOn(page)).toContainText("0 de 7 listos");
  await expect(stepsOn(page).getByRole("link", { name: "Crear las clases" })).toBeVisible();
  await place.addClass();
  await expect(stepsOn(page)).toContainText("1 de 7 listos");
  await stepsOn(page).getByRole("link", { name: "Revisar los métodos de pago" }).click();
  await expect(page.getByRole("region", { name: "Métodos de pago" })).toBeVisible();

  await page.goto("/");
  await stepsOn(page).getByRole("button", { name: "Ver todos" }).click();
  await expect(page).toHaveURL(list);
  await expect(stepsOn(page).getByRole("listitem")).toHaveCount(7);
  await expect(rowOf(page, "Crear las clases")).toContainText("Listo");
  await expect(rowOf(page, "Cargar los productos")).toContainText("Pendiente");
  await expect(rowOf(page, "Cargar los productos").getByRole("button")).toHaveCount(0);
  await rowOf(page, "Configurar la impresora")
    .getByRole("button", { name: /^Está bien así/u })
    .click();
  await expect(rowOf(page, "Configurar la impresora")).toContainText("Listo");
  await expect(toast(page, "Configurar la impresora: listo.")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(rowOf(page, "Configurar la impresora")).toContainText("Pendiente");
  await place.addProduct();
  await expect(rowOf(page, "Cargar los productos")).toContainText("Listo");
  await expect(stepsOn(page)).toContainText("2 de 7 listos");
});

test("[CAFETERIA-24] each line leads to the screen where it is done, the opening to its dialog", async ({
  enter,
  cantina,
}) => {
  const { session } = await openNewPlace(cantina, ["flowControl"]);
  const page = await enter(session, list);
  const addresses = {
    "Crear las clases": "/configuration?topic=classes",
    "Revisar los métodos de pago": "/configuration?topic=payment",
    "Decidir los horarios de entrega": "/configuration?topic=pickup",
    "Marcar los días cerrados": "/configuration?topic=days",
    "Cargar los productos": "/edit",
    "Cargar los clientes": "/manage_users",
    "Configurar la impresora": "/configuration?topic=printer",
  };
  for (const [name, address] of Object.entries(addresses)) {
    await stepsOn(page).getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
    await expect(stepsOn(page)).toHaveCount(0);
    await page.goto(list);
  }
  await stepsOn(page).getByRole("link", { name: "Abrir la caja por primera vez" }).click();
  await expect(page).toHaveURL("/");
  const dialog = page.getByRole("dialog", { name: "Movimientos de caja" });
  await dialog.getByLabel("Monto de apertura").fill("5000");
  await dialog.getByRole("button", { name: "Abrir caja" }).click();
  await expect(stepsOn(page)).toContainText("1 de 8 listos");
});

test("[CAFETERIA-24] the steps are hidden and found again, the tour that was declined is never offered again, and an employee sees neither", async ({
  enter,
  cantina,
}) => {
  const place = await openNewPlace(cantina);
  const page = await enter(place.session);
  const decline = stepsOn(page).getByRole("button", { name: "Ahora no" });
  await expect(stepsOn(page).getByRole("button", { name: "Conocer la caja" })).toBeVisible();
  await decline.click();
  await expect(decline).toHaveCount(0);
  await stepsOn(page).getByRole("button", { name: "Ocultar" }).click();
  await expect(toast(page, "Los primeros pasos ya no se muestran en el punto de venta.")).toBeVisible();
  await expect(stepsOn(page)).toHaveCount(0);
  await expect(page.getByText(noProducts, { exact: true })).toBeVisible();

  await page.goto(list);
  await stepsOn(page).getByRole("button", { name: "Mostrar en el punto de venta" }).click();
  await expect(stepsOn(page).getByRole("button", { name: "Ocultar" })).toBeVisible();
  await page.goto("/");
  await expect(stepsOn(page)).toContainText("0 de 7 listos");
  await expect(decline).toHaveCount(0);

  const till = await enter(await place.employee());
  await expect(till.getByText("Un administrador debe crear productos para poder vender.")).toBeVisible();
  await expect(stepsOn(till)).toHaveCount(0);
});

test("[CAFETERIA-24] 'Conocer la caja' begins the tour of the till, once", async ({ enter, cantina, line }) => {
  const { session } = await openNewPlace(cantina);
  const answered = line.watch(/\/first-steps$/u);
  const page = await enter(session);
  await stepsOn(page).getByRole("button", { name: "Conocer la caja" }).click();
  await expect(page).toHaveURL("/?product_tour_id=sales");
  await expect.poll(() => answered.filter(({ method }) => method === "PUT").length).toBe(1);
  await expect(stepsOn(page).getByRole("button", { name: "Conocer la caja" })).toHaveCount(0);
});

test("[CAFETERIA-24] whoever has sold finds the steps in the configuration alone, with nothing to hide", async ({
  enter,
  cantina,
  line,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, list);
  await expect(rowOf(page, "Cargar los productos")).toContainText("Listo");
  await expect(stepsOn(page).getByRole("button", { name: /Ocultar|Mostrar/u })).toHaveCount(0);
  line.meet(/\/products$/u, () => Promise.resolve(Response.json({ data: [] })));
  const read = line.watch(/\/first-steps$/u);
  await page.goto("/");
  await expect(page.getByText(noProducts, { exact: true })).toBeVisible();
  await expect.poll(() => read.length).toBeGreaterThan(0);
  await expect(stepsOn(page)).toHaveCount(0);
});
