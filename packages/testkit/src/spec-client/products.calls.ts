import { expect } from "vitest";
import { productFile } from "../sheets/index.ts";
import { type Row, formOf } from "./spec-client.ts";
import { type CallsOf, type SpecPlace, newName } from "./spec-place.ts";

const fieldsOfProduct = [
  "id",
  "name",
  "description",
  "price",
  "type",
  "categoryId",
  "position",
  "status",
  "currentStock",
  "dailyLimit",
  "barcode",
  "shownInApp",
  "imageUrl",
  "hiddenForClasses",
  "cafeteriaClassPrices",
  "displayDates",
];
/** What only those who edit the catalogue need. */
const fieldsOfEditor = ["cost", "ingredients", "versions"];
const fieldsOfPass = ["orderDates", "isOrderCancellable", "chargeForPastOrders"];

export const hasFields = (row: Row | undefined, names: readonly string[]): void => {
  expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining([...names]));
};

async function makeCategory({ administrator }: SpecPlace): Promise<string> {
  const made = await administrator.ask("POST", "…/products/categories", { name: newName("Categoría") });
  return String(made["id"]);
}

/** As a form, part by part. */
export async function makeProduct(place: SpecPlace, price = "100"): Promise<string> {
  const form = formOf({
    name: newName("Producto"),
    description: "Rico",
    categoryId: await makeCategory(place),
    price,
  });
  return String((await place.administrator.ask("POST", "…/products", form))["id"]);
}

const inAWeek = (days: number): string => new Date(Date.now() + (7 + days) * 86_400_000).toISOString().slice(0, 10);

async function makePass(place: SpecPlace): Promise<Row> {
  const form = formOf({
    name: newName("Abono"),
    description: "Almuerzos",
    categoryId: await makeCategory(place),
    price: "500",
    orderDates: [inAWeek(0), inAWeek(1)],
    isOrderCancellable: "true",
    deliveryTime: "12:00",
  });
  return place.administrator.ask("POST", "…/products/calendarProduct", form);
}

export const productCalls: CallsOf<"products"> = {
  "POST …/products": async (place) => {
    const { administrator, classId } = place;
    const cafeteriaClassPrices = [{ cafeteriaClassId: classId, price: 80.5 }];
    const asked = { name: "Jugo", description: "De naranja", categoryId: await makeCategory(place), price: 100.25 };
    const made = await administrator.ask("POST", "…/products", { ...asked, cafeteriaClassPrices });
    expect(made).toMatchObject({ ...asked, cafeteriaClassPrices });
    const form = formOf({
      name: "Alfajor",
      description: "Triple",
      categoryId: asked.categoryId,
      price: "12.5",
      shownInApp: "false",
      displayDates: [inAWeek(0)],
      cafeteriaClassPrices: JSON.stringify(cafeteriaClassPrices),
    });
    expect(await administrator.ask("POST", "…/products", form)).toMatchObject({
      name: "Alfajor",
      price: 12.5,
      shownInApp: false,
      displayDates: [inAWeek(0)],
      cafeteriaClassPrices,
    });
  },
  "GET …/products": async (place) => {
    const id = await makeProduct(place);
    const rows = await place.employee.list("…/products");
    hasFields(
      rows.find((row) => row["id"] === id),
      fieldsOfProduct,
    );
  },
  "GET …/products/{productId}": async (place) => {
    const id = await makeProduct(place);
    hasFields(await place.employee.ask("GET", `…/products/${id}`), fieldsOfProduct);
    const whole = await place.administrator.ask("GET", `…/products/${id}`);
    hasFields(whole, [...fieldsOfProduct, ...fieldsOfEditor]);
    expect(whole["versions"]).toMatchObject([{ version: 1, currentVersion: true }]);
  },
  "PUT …/products/{productId}": async (place) => {
    const { administrator, classId } = place;
    const id = await makeProduct(place);
    const cafeteriaClassPrices = [{ cafeteriaClassId: classId, price: 70 }];
    expect(await administrator.ask("PUT", `…/products/${id}`, { price: 120, cafeteriaClassPrices })).toMatchObject({
      price: 120,
      description: "Rico",
      cafeteriaClassPrices,
    });
    // What is not named stays.
    expect(await administrator.ask("PUT", `…/products/${id}`, formOf({ name: "Otro nombre" }))).toMatchObject({
      name: "Otro nombre",
      price: 120,
      cafeteriaClassPrices,
    });
  },
  "DELETE …/products/{productId}": async (place) => {
    const id = await makeProduct(place);
    await place.administrator.ask("DELETE", `…/products/${id}`);
    expect(await place.administrator.send("DELETE", `…/products/${id}`)).toMatchObject({
      status: 404,
      body: { Message: { Message: "DELETE_OR_UPDATE_NOT_FOUND" } },
    });
  },
  "PUT …/products/sort": async (place) => {
    const { administrator } = place;
    const [first, second] = [await makeProduct(place), await makeProduct(place)];
    await administrator.ask("PUT", "…/products/sort", [
      { id: first, position: 7 },
      { id: second, position: 3 },
    ]);
    const rows = await administrator.list("…/products");
    const positionOf = (id: string) => rows.find((row) => row["id"] === id)?.["position"];
    expect([positionOf(first), positionOf(second)]).toEqual([7, 3]);
  },
  "POST …/products/batch-upload": async (place) => {
    const { administrator } = place;
    await administrator.ask("POST", "…/products/categories", { name: "Postres" });
    const excelFile = new Blob([new Uint8Array(productFile([{ name: "Flan", category: "Postres" }]))]);
    expect(await administrator.ask("POST", "…/products/batch-upload", formOf({ excelFile }))).toMatchObject({
      products: [{ name: "Flan", price: 1250.5 }],
    });
  },
  "PUT …/products/change-visibility": async (place) => {
    const id = await makeProduct(place);
    await place.administrator.ask("PUT", "…/products/change-visibility", { productIds: [id], shownInApp: false });
    expect(await place.administrator.ask("GET", `…/products/${id}`)).toMatchObject({ shownInApp: false });
  },
  "DELETE …/products/bulk-delete": async (place) => {
    const id = await makeProduct(place);
    await place.administrator.ask("DELETE", "…/products/bulk-delete", { productIds: [id] });
    const rows = await place.employee.list("…/products");
    expect(rows.some((row) => row["id"] === id)).toBe(false);
  },
  "POST …/products/calendarProduct": async (place) => {
    const made = await makePass(place);
    hasFields(made, [...fieldsOfPass, "cafeteriaClassPrices"]);
    expect(made).toMatchObject({ orderDates: [inAWeek(0), inAWeek(1)], isOrderCancellable: true, price: 500 });
  },
  "PUT …/products/calendarProduct/{id}": async (place) => {
    const { id } = await makePass(place);
    const path = `…/products/calendarProduct/${String(id)}`;
    const one = formOf({ orderDates: [inAWeek(3)] });
    expect(await place.administrator.ask("PUT", path, one)).toMatchObject({ orderDates: [inAWeek(3)], price: 500 });
    const asList = { orderDates: [inAWeek(4), inAWeek(5)], chargeForPastOrders: true };
    expect(await place.administrator.ask("PUT", path, asList)).toMatchObject(asList);
  },
  "POST …/products/categories": async ({ administrator }) => {
    const asked = { name: "Viandas", requestTimeLimit: "10:30:00" };
    expect(await administrator.ask("POST", "…/products/categories", asked)).toMatchObject(asked);
  },
  "GET …/products/categories": async (place) => {
    await makeCategory(place);
    const [row] = await place.employee.list("…/products/categories");
    hasFields(row, ["id", "name", "position", "requestTimeLimit"]);
  },
  "PUT …/products/categories/{categoryId}": async (place) => {
    const id = await makeCategory(place);
    const asked = { name: newName("Renombrada"), requestTimeLimit: "09:00:00" };
    expect(await place.administrator.ask("PUT", `…/products/categories/${id}`, asked)).toMatchObject(asked);
  },
  "DELETE …/products/categories/{categoryId}": async (place) => {
    const id = await makeCategory(place);
    await place.administrator.ask("DELETE", `…/products/categories/${id}`);
    const rows = await place.employee.list("…/products/categories");
    expect(rows.some((row) => row["id"] === id)).toBe(false);
  },
  "PUT …/products/categories/sort": async (place) => {
    const [first, second] = [await makeCategory(place), await makeCategory(place)];
    await place.administrator.ask("PUT", "…/products/categories/sort", [
      { id: first, position: 41 },
      { id: second, position: 40 },
    ]);
    const rows = await place.employee.list("…/products/categories");
    const positionOf = (id: string) => rows.find((row) => row["id"] === id)?.["position"];
    expect([positionOf(first), positionOf(second)]).toEqual([41, 40]);
  },
};
