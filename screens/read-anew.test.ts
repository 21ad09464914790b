import { randomUUID } from "node:crypto";
import { openDesk } from "../e2e/fixtures/desk.ts";
import { openSession } from "../e2e/fixtures/office.ts";
import { openShelf } from "../e2e/fixtures/shelf.ts";
import type { Screen } from "./harness/screen.ts";
import { cut } from "./harness/line.ts";
import { expect, test } from "./harness/test.ts";
import { toast } from "./harness/toast.ts";

const rail = (page: Screen, name: string) =>
  page.getByRole("navigation", { name: "Pantallas" }).getByRole("link", { name });
const unread = "No se pudo leer cómo está ahora. Lo que escribió sigue aquí.";
const refusal = (code: string, status: number) => () =>
  Promise.resolve(Response.json({ Message: { Message: code } }, { status }));

test("a branch report is made anew for whoever comes back to it, or asks for its day again", async ({
  enter,
  cantina,
  line,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  // Once the hub is joined everything is read again, whenever that is.
  line.meet(/\/hubs\//u, cut);
  const reports = line.watch(/\/cashflow\/all(?:\?|$)/u);
  const page = await enter(session, "/cafeteria-flow-control");
  await expect(page.getByText("Total de ventas")).toBeVisible();
  const first = reports.length;
  await rail(page, "Historial").click();
  await expect(page.getByRole("heading", { name: "Historial" })).toBeVisible();
  await expect(page.getByText("Total de ventas")).toHaveCount(0);
  await rail(page, "Reporte por sucursal").click();
  await expect(page.getByText("Total de ventas")).toBeVisible();
  expect(reports.length).toBe(first + 1);
});

test("[FORM-05] a form that can't be read anew keeps what was typed", async ({ enter, cantina, office, line }) => {
  const desk = await openDesk(cantina.url, "administrator");
  const product = await office.addProduct();
  const coupon = await desk.addCoupon({
    name: `Meriendas ${randomUUID().slice(0, 6)}`,
    uses: 4,
    productIds: [product.id],
  });
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/coupons");
  await page.getByRole("button", { name: `Editar ${coupon.name}` }).click();
  const form = page.getByRole("dialog", { name: `Editar ${coupon.name}` });
  await form.getByLabel("Precio").fill("77");
  await desk.repriceCoupon(coupon, 60);
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form.getByRole("button", { name: "Ver cómo está" })).toBeVisible();
  line.meet(/\/coupons$/u, refusal("WRONG_PERMISSIONS", 403));
  await form.getByRole("button", { name: "Ver cómo está" }).click();
  await expect(toast(page, unread)).toBeVisible();
  await expect(form.getByLabel("Precio")).toHaveValue(/77/u);
});

test("[FORM-05] a product's form keeps what was typed until it can be read anew, and begins with what there is then", async ({
  enter,
  cantina,
  office,
  line,
}) => {
  const { id, name } = await office.addProduct();
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, `/edit?open=${id}`);
  const form = page.getByRole("dialog", { name: `Editar ${name}` });
  const price = form.getByLabel("Precio", { exact: true });
  await price.fill("77");
  await (await openShelf(cantina.url)).reprice(id, 60);
  await form.getByRole("button", { name: "Guardar" }).click();
  const readAnew = form.getByRole("button", { name: "Ver cómo está" });
  await expect(readAnew).toBeVisible();
  const letThrough = line.meet(/\/products\/details\//u, refusal("WRONG_PERMISSIONS", 403));
  await readAnew.click();
  await expect(toast(page, unread)).toBeVisible();
  await expect(price).toHaveValue(/77/u);
  letThrough();
  await readAnew.click();
  await expect(price).toHaveValue(/60/u);
  await expect(readAnew).toHaveCount(0);
});
