import { expect } from "vitest";
import { hasFields } from "./products.calls.ts";
import type { Row } from "./spec-client.ts";
import { type CallsOf, type SpecPlace, newName } from "./spec-place.ts";

const fieldsOfConsumable = [
  "id",
  "name",
  "type",
  "supplierId",
  "unit",
  "cost",
  "waste",
  "alertLevel",
  "availableQuantity",
  "yield",
  "ingredients",
];

const idOf = (row: Row | undefined): string => String(row?.["id"]);

const makeSupplier = ({ administrator }: SpecPlace): Promise<Row> =>
  administrator.ask("POST", "…/inventory/suppliers", { name: newName("Proveedor") });

const supplyTerms = async (place: SpecPlace) => ({
  name: newName("Harina"),
  supplierId: idOf(await makeSupplier(place)),
  cost: 12.5,
  waste: 10,
  alertLevel: 2.5,
});

const makeSupply = async (place: SpecPlace): Promise<Row> =>
  place.administrator.ask("POST", "…/inventory/consumables/raw", { ...(await supplyTerms(place)), unit: "KILOGRAM" });

const preparedTerms = async (place: SpecPlace) => ({
  name: newName("Masa"),
  yield: 4,
  alertLevel: 1,
  ingredients: [{ consumableIngredientId: idOf(await makeSupply(place)), quantity: 2.5 }],
});

const makePrepared = async (place: SpecPlace): Promise<Row> =>
  place.administrator.ask("POST", "…/inventory/consumables/prepared", {
    ...(await preparedTerms(place)),
    unit: "PIECE",
  });

export const inventoryCalls: CallsOf<"inventory"> = {
  "GET …/inventory/consumables": async (place) => {
    await makeSupply(place);
    hasFields((await place.employee.list("…/inventory/consumables"))[0], fieldsOfConsumable);
  },
  "GET …/inventory/consumables/{id}": async (place) => {
    const id = idOf(await makePrepared(place));
    hasFields(await place.employee.ask("GET", `…/inventory/consumables/${id}`), fieldsOfConsumable);
  },
  "POST …/inventory/consumables/raw": async (place) => {
    const asked = { ...(await supplyTerms(place)), unit: "LITER" };
    expect(await place.administrator.ask("POST", "…/inventory/consumables/raw", asked)).toMatchObject(asked);
  },
  "POST …/inventory/consumables/prepared": async (place) => {
    const asked = { ...(await preparedTerms(place)), unit: "PIECE" };
    expect(await place.administrator.ask("POST", "…/inventory/consumables/prepared", asked)).toMatchObject(asked);
  },
  "PUT …/inventory/consumables/raw/{id}": async (place) => {
    const id = idOf(await makeSupply(place));
    const asked = { ...(await supplyTerms(place)), cost: 14 };
    expect(await place.administrator.ask("PUT", `…/inventory/consumables/raw/${id}`, asked)).toMatchObject(asked);
  },
  "PUT …/inventory/consumables/prepared/{id}": async (place) => {
    const id = idOf(await makePrepared(place));
    const asked = { ...(await preparedTerms(place)), yield: 8 };
    expect(await place.administrator.ask("PUT", `…/inventory/consumables/prepared/${id}`, asked)).toMatchObject(asked);
  },
  "DELETE …/inventory/consumables/{id}": async (place) => {
    const prepared = await makePrepared(place);
    const [used] = prepared["ingredients"] as readonly Row[];
    const other = idOf(await makeSupply(place));
    const query = `replacementConsumableId=${other}&replacementQuantity=1.5`;
    const path = `…/inventory/consumables/${String(used?.["consumableIngredientId"])}?${query}`;
    await place.administrator.ask("DELETE", path);
    const left = await place.employee.ask("GET", `…/inventory/consumables/${idOf(prepared)}`);
    expect(left).toMatchObject({ ingredients: [{ consumableIngredientId: other, quantity: 3.75 }] });
    await place.administrator.ask("DELETE", `…/inventory/consumables/${idOf(await makeSupply(place))}`);
  },
  "GET …/inventory/suppliers": async (place) => {
    await makeSupplier(place);
    const [row] = await place.employee.list("…/inventory/suppliers");
    hasFields(row, ["id", "name", "phoneNumber", "email"]);
  },
  "POST …/inventory/suppliers": async ({ administrator }) => {
    const asked = { name: "Molinos", phoneNumber: "351 555", email: "ventas@molinos.test" };
    expect(await administrator.ask("POST", "…/inventory/suppliers", asked)).toMatchObject(asked);
  },
  "GET …/inventory/suppliers/{id}": async (place) => {
    const made = await makeSupplier(place);
    const read = await place.employee.ask("GET", `…/inventory/suppliers/${idOf(made)}`);
    expect(read).toMatchObject({ name: made["name"], phoneNumber: null, email: null });
  },
  "PUT …/inventory/suppliers/{id}": async (place) => {
    const id = idOf(await makeSupplier(place));
    const asked = { name: "Otro nombre", phoneNumber: "11 4444" };
    expect(await place.administrator.ask("PUT", `…/inventory/suppliers/${id}`, asked)).toMatchObject(asked);
  },
  "DELETE …/inventory/suppliers/{id}": async (place) => {
    const id = idOf(await makeSupplier(place));
    await place.administrator.ask("DELETE", `…/inventory/suppliers/${id}`);
    expect(await place.employee.list("…/inventory/suppliers")).toEqual([]);
  },
};
