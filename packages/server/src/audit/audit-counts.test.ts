import { randomUUID } from "node:crypto";
import { withPlanted, withTestServer } from "@cantina/testkit/database";
import { type Counter, type Pantry, type RawAnswer, cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { beforeAll, expect, test } from "vitest";
import { foldConsumption } from "../consumption/index.ts";
import { auditBooks, findDiscrepancies } from "./audit-books.ts";

const server = withTestServer();
let tallied: Tallied;

type Tallied = {
  readonly pantry: Pantry;
  readonly sandwichId: string;
  readonly stockCount: string;
  readonly pantryCount: string;
  readonly overtakenStock: string;
  readonly overtakenPantry: string;
  readonly lateId: string;
  readonly calzoneId: string;
};

const idOf = ({ status, text, data }: RawAnswer): string => {
  expect(status, text).toBe(200);
  return String(data?.["id"]);
};

/** Stock and pantry are counted, some of it short, once by who was overtaken; what was sold before is heard of after. */
async function tally({ till, canteen, product, pantry: fill }: Counter): Promise<Tallied> {
  const [alfajor, short] = [await product({ stock: 9, price: 1_000 }), await product({ stock: 5 })];
  const pantry = await fill({
    harina: { available: 20 },
    queso: { available: 4, waste: 7 },
    masa: { available: 1, yields: 1, of: { harina: 1 } },
  });
  const [sandwich, calzone] = [await product({ price: 15_000 }), await product()];
  await pantry.cook(sandwich, { harina: 0.3, queso: 0.05 });
  await pantry.cook(calzone, { masa: 1, queso: 0.2 });
  const sell = async (of: typeof sandwich, quantity: number, markAsCompleted = true) =>
    idOf(await till.sell(cartOf(of, { quantity, markAsCompleted, paymentMethod: "CARD" })));
  const sandwichId = await sell(sandwich, 3);
  const calzoneId = await sell(calzone, 2);
  const overtaken = new Date().toISOString();
  await sell(short, 5, false);
  const soldAt = new Date().toISOString();
  const countedAt = new Date().toISOString();
  const countStock = async (at: string, ...quantities: readonly number[]) => {
    const rows = [alfajor, short].map((productId, index) => ({
      productId,
      countedAt: at,
      quantity: quantities[index] ?? 0,
    }));
    return idOf(await till.post("/stock-counts", { rows }));
  };
  const countPantry = async (at: string, ...quantities: readonly number[]) => {
    const rows = ["harina", "queso"].map((name, index) => ({
      consumableId: pantry.idOf(name),
      countedAt: at,
      quantity: quantities[index] ?? 0,
    }));
    return idOf(await till.post("/inventory/counts", { rows }));
  };
  const [stockCount, overtakenStock] = [await countStock(countedAt, 6, 3), await countStock(overtaken, 1, 1)];
  const [pantryCount, overtakenPantry] = [await countPantry(countedAt, 7.77, 1), await countPantry(overtaken, 1, 1)];
  const bought = await till.post("/inventory/movements", {
    type: "INGRESS",
    reason: "SUPPLIER_PURCHASE",
    consumables: [{ consumableId: pantry.idOf("harina"), quantity: 0.5, paidTotal: 60 }],
  });
  expect(bought.status, bought.text).toBe(200);
  const lateId = idOf(
    await till.sellLate({
      cartId: randomUUID(),
      orderItems: [alfajor, sandwich].map((productId) => ({
        type: "PRODUCT" as const,
        productId,
        productVersion: 1,
        price: productId === alfajor ? 10 : 150,
        quantity: 1,
      })),
      commensalId: null,
      comments: "",
      paymentMethod: "CARD",
      totalPrice: 160,
      sellerDiscount: null,
      dinerDiscount: null,
      markAsCompleted: true,
      soldAt,
      sellerId: canteen.employeeId,
      registerSessionId: null,
    }),
  );
  await foldConsumption(server().database.kysely);
  return { pantry, sandwichId, calzoneId, stockCount, pantryCount, overtakenStock, overtakenPantry, lateId };
}

beforeAll(async () => {
  tallied = await tally(await openCounter(server().database, server(), { features: ["stockControl", "inventory"] }));
});

test("[AUDIT-01] counts that the product booked are clean, with shortages, overtaken ones and what they make up for", async () => {
  expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  const { query } = server().database;
  const [made] = await query("select count(*)::int as n from consumable_movement where compensates is not null", []);
  const [short] = await query("select count(*)::int as n from stock_shortage where count_id is not null", []);
  expect([made, short]).toEqual([{ n: 2 }, { n: 1 }]);
});

const ofFlour = (): string => `consumable_id = '${tallied.pantry.idOf("harina")}'`;
const consumptionOf = (orderId: string): string => `(select id from consumption where transaction_id = '${orderId}')`;
/** Both sides of the chain are left right, so that only what it means is wrong. */
const changedMovement = (where: string): string =>
  `with changed as (
     update consumable_movement set quantity = quantity + 1, resulting_available_quantity = resulting_available_quantity + 1
      where ${where} returning consumable_id, position
   ), followed as (
     update consumable_movement m set resulting_available_quantity = resulting_available_quantity + 1 from changed
      where m.consumable_id = changed.consumable_id and m.position > changed.position
   )
   update consumable c set available_quantity = available_quantity + 1 from changed where c.id = changed.consumable_id`;
const recordOf = (count: string): string =>
  `id = (select record_id from inventory_count_row where count_id = '${count}' and ${ofFlour()})`;

type Plant = readonly [what: string, statement: () => string, kinds: readonly string[], names: () => string];

const plants: readonly Plant[] = [
  [
    "what was counted of a stock changed",
    () => `update stock_count_row set counted = counted + 1 where count_id = '${tallied.stockCount}' and shortage = 0`,
    ["conteo de stock"],
    () => tallied.stockCount,
  ],
  [
    "what a count of a stock expected changed",
    () => `update stock_count_row set expected = 1 where count_id = '${tallied.stockCount}' and shortage = 0`,
    ["conteo de stock"],
    () => tallied.stockCount,
  ],
  [
    "a count of a stock given to somebody else",
    () => `update stock_count set profile_id = id where id = '${tallied.overtakenStock}'`,
    ["conteo de stock", "conteo de stock"],
    () => tallied.overtakenStock,
  ],
  [
    "a count of a stock that was overtaken and says that it holds",
    () => `update stock_count_row set superseded_by = null where count_id = '${tallied.overtakenStock}' and shortage = 0
       and product_id in (select product_id from stock_shortage)`,
    ["conteo de stock"],
    () => tallied.overtakenStock,
  ],
  [
    "a row of a count of a stock deleted",
    () => `delete from stock_count_row where count_id = '${tallied.stockCount}' and shortage > 0`,
    ["conteo de stock", "faltante de un conteo de stock", "registro de un conteo de stock"],
    () => tallied.stockCount,
  ],
  [
    "a shortage of a count changed",
    () => `update stock_shortage set quantity = quantity + 1 where count_id = '${tallied.stockCount}'`,
    ["faltante de un conteo de stock"],
    () => tallied.stockCount,
  ],
  [
    "what makes up for a late sale given to another order",
    () => `update stock_flow set compensates = '${tallied.sandwichId}' where compensates is not null`,
    ["registro de un conteo de stock"],
    () => "",
  ],
  [
    "what was counted of a consumable changed",
    () =>
      `update inventory_count_row set counted = counted + 1 where count_id = '${tallied.pantryCount}' and ${ofFlour()}`,
    ["conteo de insumos"],
    () => tallied.pantryCount,
  ],
  [
    "what the difference of a count costs changed",
    () =>
      `update inventory_count_row set difference_cost = 7 where count_id = '${tallied.pantryCount}' and ${ofFlour()}`,
    ["conteo de insumos"],
    () => tallied.pantryCount,
  ],
  [
    "a count of consumables dated otherwise",
    () => `update inventory_count set at = at - interval '1 second' where id = '${tallied.pantryCount}'`,
    ["conteo de insumos", "conteo de insumos"],
    () => tallied.pantryCount,
  ],
  [
    "a count of a consumable that holds and says that it was overtaken",
    () => `update inventory_count_row set superseded_by = '${tallied.overtakenPantry}'
      where count_id = '${tallied.pantryCount}' and ${ofFlour()}`,
    ["compensación de un conteo de insumos", "conteo de insumos", "conteo de insumos"],
    () => tallied.pantryCount,
  ],
  [
    "what a count of a consumable booked changed",
    () => changedMovement(recordOf(tallied.pantryCount)),
    ["conteo de insumos"],
    () => tallied.pantryCount,
  ],
  [
    "a movement of a count without its row",
    () => `delete from inventory_count_row where count_id = '${tallied.overtakenPantry}' and ${ofFlour()}`,
    ["movimiento de un conteo de insumos"],
    () => tallied.pantry.idOf("harina"),
  ],
  [
    "what makes up for an order changed",
    () => changedMovement(`compensates = ${consumptionOf(tallied.lateId)} and ${ofFlour()}`),
    ["compensación de un conteo de insumos"],
    () => tallied.pantry.idOf("harina"),
  ],
  [
    "an order dated after the count that makes up for it",
    () => `update consumption set happened_at = at where transaction_id = '${tallied.lateId}'`,
    ["compensación de un conteo de insumos", "compensación de un conteo de insumos"],
    () => tallied.pantry.idOf("harina"),
  ],
  [
    "what an order consumed changed against its recipe",
    () => changedMovement(`consumption_id = ${consumptionOf(tallied.sandwichId)} and ${ofFlour()}`),
    ["consumo según la receta"],
    () => tallied.pantry.idOf("harina"),
  ],
  [
    "what an order with something prepared consumed of a raw one lowered",
    () =>
      changedMovement(
        `consumption_id = ${consumptionOf(tallied.calzoneId)} and consumable_id = '${tallied.pantry.idOf("queso")}'`,
      ),
    ["consumo según la receta"],
    () => tallied.pantry.idOf("queso"),
  ],
  [
    "an order that was completed and says nothing of consuming",
    () =>
      `update transaction set status = 'COMPLETED', last_status_update = clock_timestamp() where status = 'STARTED'`,
    ["pedido sin consumo"],
    () => "",
  ],
  [
    "a purchase of little for more than can be typed",
    () => `update consumable_movement set paid_total = 99999999999999 where reason = 'SUPPLIER_PURCHASE'`,
    ["precio de una compra"],
    () => tallied.pantry.idOf("harina"),
  ],
];

test.each(plants)("[AUDIT-02] %s is named, with what it should be", async (_what, statement, kinds, names) => {
  const found = await withPlanted(server().database.kysely, statement(), (trx) =>
    findDiscrepancies(trx, () => undefined),
  );
  expect(found.map(({ kind }) => kind).sort()).toEqual(kinds.toSorted());
  expect(found.some(({ id }) => id.includes(names()))).toBe(true);
  for (const { expected, found: is } of found) expect([expected, is]).not.toContain(null);
});
