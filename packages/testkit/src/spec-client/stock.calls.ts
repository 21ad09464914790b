import { stockFile as fileOfStock } from "../sheets/index.ts";
import { expect } from "vitest";
import { hasFields, makeProduct } from "./products.calls.ts";
import { type Row, formOf } from "./spec-client.ts";
import type { CallsOf, SpecPlace } from "./spec-place.ts";

const fieldsOfRecord = ["dateTime", "sellerId", "type", "amount", "description", "transactionStatus"];

const activate = ({ administrator }: SpecPlace, productId: string, amount: number): Promise<Row> =>
  administrator.ask("POST", "…/stockflow", { productId, type: "INITIALIZE_STOCK", amount, description: "Inicio" });

/** With 8 units. */
async function makeStocked(place: SpecPlace): Promise<string> {
  const productId = await makeProduct(place);
  await activate(place, productId, 8);
  return productId;
}

const move = ({ employee }: SpecPlace, productId: string, type: string, amount: number): Promise<Row> =>
  employee.ask("POST", "…/stockflow", { productId, type, amount, description: "Reparto" });

/** Of the cafeteria. */
const today = (): string => new Date().toLocaleDateString("en-CA", { timeZone: "America/Argentina/Buenos_Aires" });

export const stockCalls: CallsOf<"stock"> = {
  "POST …/stockflow": async (place) => {
    const productId = await makeStocked(place);
    expect(await move(place, productId, "INGRESO", 4)).toMatchObject({ type: "IN", amount: 4, description: "Reparto" });
    expect(await move(place, productId, "EGRESO", 2)).toMatchObject({ type: "OUT", amount: 2 });
    const product = await place.employee.ask("GET", `…/products/${productId}`);
    expect(product).toMatchObject({ currentStock: 10 });
  },
  "GET …/stockflow": async (place) => {
    const productId = await makeStocked(place);
    await move(place, productId, "EGRESO", 3);
    const [latest, first, ...more] = await place.employee.list(
      `…/stockflow?from=${today()}&until=${today()}&productId=${productId}`,
    );
    hasFields(latest, fieldsOfRecord);
    expect([latest, first]).toMatchObject([
      { type: "OUT", amount: 3, transactionStatus: null },
      { type: "INITIALIZE_STOCK", amount: 8 },
    ]);
    expect(more).toEqual([]);
  },
  "GET …/stockflow/daily-stocks": async (place) => {
    const productId = await makeStocked(place);
    const rows = await place.employee.list("…/stockflow/daily-stocks");
    expect(rows).toMatchObject([{ productId, reservedStock: 0 }]);
  },
  "POST …/stockflow/batch-upload": async (place) => {
    const productId = await makeStocked(place);
    const { name } = await place.employee.ask("GET", `…/products/${productId}`);
    const stockFile = new Blob([new Uint8Array(fileOfStock([{ name: String(name), units: 4 }]))]);
    await place.administrator.ask("POST", "…/stockflow/batch-upload", formOf({ stockFile }));
    expect(await place.employee.ask("GET", `…/products/${productId}`)).toMatchObject({ currentStock: 12 });
  },
};
