import { expect } from "vitest";
import { movementFile } from "../sheets/index.ts";
import { hasFields } from "./products.calls.ts";
import { type Row, formOf } from "./spec-client.ts";
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

const fieldsOfMovement = [
  "id",
  "date",
  "consumableId",
  "reason",
  "profileId",
  "type",
  "quantity",
  "resultingAvailableQuantity",
];

/** What comes is bought where it is a supply, and prepared where it is made of others. */
const move = ({ employee }: SpecPlace, type: string, reason: string, consumables: readonly Row[]): Promise<Row> =>
  employee.ask("POST", "…/inventory/movements", { consumables, type, reason });

const availableOf = async ({ employee }: SpecPlace, id: string): Promise<unknown> =>
  (await employee.ask("GET", `…/inventory/consumables/${id}`))["availableQuantity"];

/** A prepared consumable of 2.5 of a supply, of which there are 10, for 4; 2.5 and a tenth of waste are needed for it. */
async function makePantry(place: SpecPlace) {
  const prepared = await makePrepared(place);
  const [used] = prepared["ingredients"] as readonly Row[];
  const supplyId = String(used?.["consumableIngredientId"]);
  await move(place, "INGRESS", "SUPPLIER_PURCHASE", [{ consumableId: supplyId, quantity: 10 }]);
  return { supplyId, preparedId: idOf(prepared) };
}

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
  "POST …/inventory/movements": async (place) => {
    const { supplyId, preparedId } = await makePantry(place);
    const other = idOf(await makeSupply(place));
    await move(place, "INGRESS", "SUPPLIER_PURCHASE", [
      { consumableId: supplyId, quantity: 2.5 },
      { consumableId: other, quantity: 1 },
    ]);
    for (const reason of ["INTERNAL_CONSUMPTION", "EXPIRATION", "WASTE"])
      await move(place, "EGRESS", reason, [{ consumableId: supplyId, quantity: 0.5 }]);
    expect([await availableOf(place, supplyId), await availableOf(place, other)]).toEqual([11, 1]);
    await move(place, "INGRESS", "PREPARATION", [{ consumableId: preparedId, quantity: 7.2 }]);
    expect([await availableOf(place, preparedId), await availableOf(place, supplyId)]).toEqual([7.2, 6]);
    const beyond = { consumables: [{ consumableId: other, quantity: 1.01 }], type: "EGRESS", reason: "WASTE" };
    expect(await place.employee.send("POST", "…/inventory/movements", beyond)).toMatchObject({ status: 409 });
  },
  "GET …/inventory/movements": async (place) => {
    const { supplyId } = await makePantry(place);
    await move(place, "EGRESS", "WASTE", [{ consumableId: supplyId, quantity: 3 }]);
    const path = `…/inventory/movements?consumableId=${supplyId}&offset=0&limit=1`;
    const { status, body } = await place.employee.send("GET", path);
    expect([status, body["total"]]).toEqual([200, 2]);
    const [latest, ...more] = body["data"] as readonly Row[];
    hasFields(latest, fieldsOfMovement);
    expect(latest).toMatchObject({ type: "EGRESS", reason: "WASTE", quantity: 3, resultingAvailableQuantity: 7 });
    expect(more).toEqual([]);
    expect(await place.employee.list("…/inventory/movements?offset=1&limit=10")).toMatchObject([
      { type: "INGRESS", reason: "SUPPLIER_PURCHASE", quantity: 10, resultingAvailableQuantity: 10 },
    ]);
  },
  "POST …/inventory/prepare-consumables": async (place) => {
    const { supplyId, preparedId } = await makePantry(place);
    const prepare = (quantity: number) =>
      place.employee.send("POST", "…/inventory/prepare-consumables", {
        consumables: [{ consumableId: preparedId, quantity }],
      });
    // 10 are enough for 14.4.
    expect(await prepare(14.41)).toMatchObject({ status: 409 });
    expect(await prepare(14.4)).toMatchObject({ status: 200 });
    expect([await availableOf(place, preparedId), await availableOf(place, supplyId)]).toEqual([14.4, 0]);
  },
  "GET …/inventory/reserved": async (place) => {
    const { administrator, employee } = place;
    const consumableId = idOf(await makeSupply(place));
    const productId = idOf(
      await administrator.ask("POST", "…/products", {
        name: newName("Pan"),
        description: "De campo",
        categoryId: idOf(await administrator.ask("POST", "…/products/categories", { name: newName("Panes") })),
        price: 100,
        ingredients: [{ consumableId, quantity: 0.45 }],
      }),
    );
    await employee.ask("POST", "…/transactions/orders", {
      orderItems: [{ type: "PRODUCT", productId, quantity: 2, productVersion: 1 }],
      paymentMethod: "CASH",
    });
    // A tenth of it is wasted.
    expect(await employee.list("…/inventory/reserved")).toMatchObject([{ consumableId, today: 1, future: 0 }]);
  },
  "POST …/inventory/movements/batch-upload": async (place) => {
    const made = await makeSupply(place);
    const bought = movementFile([{ name: String(made["name"]), quantity: "2.500", unit: "g", paid: "$ 1.800" }]);
    const file = new Blob([new Uint8Array(bought)]);
    await place.administrator.ask("POST", "…/inventory/movements/batch-upload", formOf({ file }));
    expect(await availableOf(place, idOf(made))).toBe(2.5);
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
