import { randomUUID } from "node:crypto";
import { quantity } from "@cantina/domain/inventory";
import type { ProductId } from "@cantina/domain/kernel";
import { waitForLock, withTestServer } from "@cantina/testkit/database";
import {
  type Counter,
  type Pantry,
  type PantryItem,
  type Parts,
  addProfile,
  cartOf,
  handClock,
  openCounter,
  signInAs,
} from "@cantina/testkit/orders-suite";
import { type Transaction, sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { lockRecipes } from "../consumables/index.ts";
import { bookMovements, lockPantry } from "../consumption/index.ts";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;
let pantry: Pantry;
let [administrator, employee] = ["", ""];

type Row = Readonly<Record<string, unknown>>;
type Asked = { readonly by?: string; readonly key?: string; readonly url?: string };
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const ask = async (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
  { by = employee, key = randomUUID(), url = server().url }: Asked = {},
) => {
  const reply = await fetch(`${url}/api/cafeterias/${counter.canteen.cafeteriaId}/inventory${path}`, {
    method,
    headers: { authorization: `Bearer ${by}`, "idempotency-key": key, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json = (await reply.json()) as {
    data?: unknown;
    total?: number;
    Message?: { Message: string; ExtraData?: unknown };
  };
  return { status: reply.status, ...json, code: json.Message?.Message, extra: json.Message?.ExtraData };
};

/** Units of consumables by their names; a pair brings what was paid. */
type Lines = Readonly<Record<string, number | readonly [units: number, paid: number]>>;
const linesOf = (lines: Lines) =>
  Object.entries(lines).map(([name, line]) => {
    const [quantity, paidTotal] = typeof line === "number" ? [line, undefined] : line;
    return { consumableId: pantry.idOf(name), quantity, ...(paidTotal !== undefined && { paidTotal }) };
  });
const buy = (lines: Lines, asked: Asked = {}) =>
  ask("POST", "/movements", { type: "INGRESS", reason: "SUPPLIER_PURCHASE", consumables: linesOf(lines) }, asked);
const take = (lines: Lines, asked: Asked = {}) =>
  ask("POST", "/movements", { type: "EGRESS", reason: "WASTE", consumables: linesOf(lines) }, asked);
const prepare = (lines: Lines, asked: Asked = {}) =>
  ask("POST", "/prepare-consumables", { consumables: linesOf(lines) }, asked);
const movementsOf = async (more: string) => {
  const { data, total } = await ask("GET", `/movements?${more}`);
  return { rows: data as readonly Row[], total };
};
const historyOf = async (name: string) =>
  (await movementsOf(`limit=100&consumableId=${pantry.idOf(name)}`)).rows.map((row) => [
    row["reason"],
    row["type"],
    row["quantity"],
    row["resultingAvailableQuantity"],
  ]);
const consumable = async (name: string) => (await ask("GET", `/consumables/${pantry.idOf(name)}`)).data as Row;
const reserved = async (): Promise<Readonly<Record<string, readonly unknown[]>>> => {
  const { data } = await ask("GET", "/reserved");
  const names = new Map((await query("select id, name from consumable")).map(({ id, name }) => [id, String(name)]));
  return Object.fromEntries(
    (data as readonly Row[]).map((row) => [
      String(names.get(row["consumableId"])),
      [row["today"], row["future"], row["free"]],
    ]),
  );
};
const open = async (items: Readonly<Record<string, PantryItem>>) => {
  pantry = await counter.pantry(items);
};
const kitchen: Readonly<Record<string, PantryItem>> = {
  harina: { available: 10, waste: 20, alertLevel: 4 },
  queso: { available: 5 },
  masa: { yields: 2, of: { harina: 1.6 }, available: 1 },
};
const served = async (parts: Parts, more: { readonly name?: string } = {}): Promise<ProductId> => {
  const product = await counter.product({ name: "Pizza", ...more });
  await pantry.cook(product, parts);
  return product;
};
const sell = async (product: ProductId, more: Parameters<typeof cartOf>[1] = {}): Promise<string> => {
  const sold = await counter.till.sell(cartOf(product, { markAsCompleted: true, ...more }));
  expect(sold.code).toBe(undefined);
  return String(sold.data?.["id"]);
};
/** In a transaction of another hand. */
const holding = <T>(work: (trx: Transaction<unknown>) => Promise<T>): Promise<T> =>
  server().database.kysely.transaction().execute(work);
/** Each stands on what the one before it left. */
async function expectChains(): Promise<void> {
  const broken = await query(
    `select m.consumable_id, m.position from consumable_movement m
       left join consumable_movement f on f.consumable_id = m.consumable_id and f.position = m.position - 1
      where m.resulting_available_quantity <> coalesce(f.resulting_available_quantity, 0) + m.quantity
         or (m.position > 1 and f.id is null)`,
  );
  expect(broken).toEqual([]);
}

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server(), { features: ["inventory"] });
  const { cafeteriaId, administratorId } = counter.canteen;
  administrator = await signInAs(server().database, administratorId);
  employee = await signInAs(
    server().database,
    await addProfile(server().database.query, cafeteriaId, "CAFETERIA_EMPLOYEE"),
  );
});

describe("what a person moves", () => {
  it("[INVENTORY-28] [INVENTORY-29] is kept with its reason, its author and what it left", async () => {
    await open(kitchen);
    const bought = await buy({ harina: [2.5, 500], queso: 1 });
    expect(bought).toMatchObject({
      data: [
        { consumableName: "harina", type: "INGRESS", quantity: 2.5, resultingAvailableQuantity: 12.5, paidTotal: 500 },
        { consumableName: "queso", reason: "SUPPLIER_PURCHASE", resultingAvailableQuantity: 6, paidTotal: null },
      ],
    });
    for (const reason of ["INTERNAL_CONSUMPTION", "EXPIRATION", "WASTE"])
      await ask("POST", "/movements", { type: "EGRESS", reason, consumables: linesOf({ queso: 1, masa: 0.25 }) });
    expect(await historyOf("queso")).toEqual([
      ["WASTE", "EGRESS", 1, 3],
      ["EXPIRATION", "EGRESS", 1, 4],
      ["INTERNAL_CONSUMPTION", "EGRESS", 1, 5],
      ["SUPPLIER_PURCHASE", "INGRESS", 1, 6],
      ["COUNT", "INGRESS", 5, 5],
    ]);
    const { rows } = await movementsOf(`limit=1&consumableId=${pantry.idOf("masa")}`);
    expect(rows).toMatchObject([
      { date: "2026-11-20T13:00:00.000Z", profile: { isDeleted: false }, transactionId: null },
    ]);
    expect(await pantry.available()).toEqual({ harina: 12.5, queso: 3, masa: 0.25 });
  });

  it("[INVENTORY-30] [INVENTORY-32] beyond what there is nothing moves, not even what could", async () => {
    await open(kitchen);
    const beyond = await take({ harina: 1, queso: 5.01 });
    expect([beyond.status, beyond.code]).toEqual([409, "INVENTORY_EXCEEDED"]);
    expect(beyond.extra).toEqual({ consumableId: pantry.idOf("queso"), most: 5 });
    expect(await pantry.available()).toEqual({ harina: 10, queso: 5, masa: 1 });
    expect((await movementsOf("")).total).toBe(3);
  });

  it("[INVENTORY-30] what orders consumed a moment ago is gone", async () => {
    await open(kitchen);
    await sell(await served({ queso: 1 }), { quantity: 7 });
    expect(await take({ queso: 0.01 })).toMatchObject({ code: "INVENTORY_EXCEEDED", extra: { most: 0 } });
    expect((await consumable("queso"))["availableQuantity"]).toBe(-2);
  });

  it("[INVENTORY-28] what doesn't fit is refused by its place", async () => {
    await open({ ...kitchen, sal: {} });
    const refused = async (answer: ReturnType<typeof ask>) => {
      const { status, code, extra } = await answer;
      return [status, code, (extra as readonly { path: string }[] | undefined)?.[0]?.path];
    };
    expect(await refused(buy({ harina: 1, masa: 1 }))).toEqual([400, "VALIDATION", "consumables.1.consumableId"]);
    expect(await refused(prepare({ harina: 1 }))).toEqual([400, "VALIDATION", "consumables.0.consumableId"]);
    expect(await refused(buy({ harina: 0 }))).toEqual([400, "VALIDATION", "consumables.0.quantity"]);
    expect(await refused(buy({ harina: 0.005 }))).toEqual([400, "VALIDATION", "consumables.0.quantity"]);
    expect(await refused(buy({ sal: 999_999_999, harina: 999_999_999 }))).toEqual([
      400,
      "VALIDATION",
      "consumables.1.quantity",
    ]);
    expect(await refused(buy({ sal: [0.5, 999_999_999] }))).toEqual([400, "VALIDATION", "consumables.0.paidTotal"]);
    expect(await refused(take({ sal: [1, 1] }))).toEqual([400, "VALIDATION", "consumables"]);
    await ask("DELETE", `/consumables/${pantry.idOf("sal")}`, undefined, { by: administrator });
    expect(await refused(buy({ sal: 1 }))).toEqual([404, "NOT_FOUND", undefined]);
  });

  it("[INVENTORY-28] what is being deleted is not moved any more", async () => {
    await open(kitchen);
    const { asked } = await holding(async (trx) => {
      await lockRecipes(trx, counter.canteen.cafeteriaId);
      const waiting = buy({ queso: 1 });
      await waitForLock(server().database);
      await sql`update consumable set status = 'DELETED' where id = ${pantry.idOf("queso")}`.execute(trx);
      return { asked: waiting };
    });
    expect((await asked).code).toBe("NOT_FOUND");
  });

  it("the same key moves once, and another request with it nothing", async () => {
    await open(kitchen);
    const key = randomUUID();
    const [first, again] = [await buy({ harina: 1 }, { key }), await buy({ harina: 1 }, { key })];
    expect(again).toEqual(first);
    expect((await buy({ harina: 2 }, { key })).code).toBe("IDEMPOTENCY_CONFLICT");
    const prepared = randomUUID();
    await Promise.all([prepare({ masa: 1 }, { key: prepared }), prepare({ masa: 1 }, { key: prepared })]);
    expect(await pantry.available()).toEqual({ harina: 10, queso: 5, masa: 2 });
  });
});

describe("what is prepared", () => {
  it("[INVENTORY-31] comes with its ingredients, each of which names it", async () => {
    await open({ ...kitchen, pizza: { yields: 4, of: { masa: 2, queso: 1 } } });
    // 2 of dough: 1 is there, 1 more is 0.8 of flour, gross of a fifth.
    const { data } = await prepare({ pizza: 4 });
    const [made, ...ingredients] = data as readonly Row[];
    expect(made).toMatchObject({ reason: "PREPARATION", type: "INGRESS", quantity: 4, preparationId: null });
    expect(ingredients.map((row) => [row["consumableName"], row["type"], row["quantity"]]).sort()).toEqual([
      ["harina", "EGRESS", 1],
      ["masa", "EGRESS", 1],
      ["queso", "EGRESS", 1],
    ]);
    expect(new Set(ingredients.map((row) => row["preparationId"]))).toEqual(new Set([made?.["id"]]));
    expect(await pantry.available()).toEqual({ harina: 9, queso: 4, masa: 0, pizza: 4 });
  });

  it("[INVENTORY-31] is at most what the ingredients allow, whichever call asks for it", async () => {
    await open(kitchen);
    expect(await prepare({ masa: 10.01 })).toMatchObject({ code: "INVENTORY_EXCEEDED", extra: { most: 10 } });
    const body = { type: "INGRESS", reason: "PREPARATION", consumables: linesOf({ masa: 10 }) };
    expect((await ask("POST", "/movements", body)).status).toBe(200);
    expect(await pantry.available()).toEqual({ harina: 0, queso: 5, masa: 11 });
  });

  it("[INVENTORY-31] is nothing while the ingredients are not enough for a whole unit, whichever call asks for it", async () => {
    await open({ harina: { available: 0.6 }, masa: { yields: 1, of: { harina: 1 }, available: 0 } });
    const refusal = { status: 409, code: "INVENTORY_EXCEEDED", extra: { most: 0 } };
    expect(await prepare({ masa: 0.5 })).toMatchObject(refusal);
    const body = { type: "INGRESS", reason: "PREPARATION", consumables: linesOf({ masa: 0.5 }) };
    expect(await ask("POST", "/movements", body)).toMatchObject(refusal);
    expect(await pantry.available()).toEqual({ harina: 0.6, masa: 0 });
    await buy({ harina: 0.4 });
    expect((await prepare({ masa: 0.5 })).status).toBe(200);
    expect(await pantry.available()).toEqual({ harina: 0.5, masa: 0.5 });
  });

  it("[INVENTORY-32] several at once find what those before them left and made", async () => {
    await open({
      ...kitchen,
      pizza: { yields: 1, of: { masa: 1 } },
      fideos: { yields: 1, of: { harina: 4 } },
    });
    expect(await prepare({ masa: 6, fideos: 1 })).toMatchObject({ code: "INVENTORY_EXCEEDED", extra: { most: 0.8 } });
    const { data } = await prepare({ masa: 10, pizza: 11 });
    const [dough, flour, pizza, used] = data as readonly Row[];
    expect([flour?.["preparationId"], used?.["preparationId"]]).toEqual([dough?.["id"], pizza?.["id"]]);
    expect(await pantry.available()).toEqual({ harina: 0, queso: 5, masa: 0, pizza: 11, fideos: 0 });
    await expectChains();
  });

  it("[INVENTORY-31] is decided by what there is when its turn comes", async () => {
    await open(kitchen);
    const { cafeteriaId, employeeId: profileId } = counter.canteen;
    const { asked } = await holding(async (trx) => {
      await lockPantry(trx, cafeteriaId);
      const waiting = prepare({ masa: 10 });
      await waitForLock(server().database);
      const wasted = { consumableId: pantry.idOf("harina"), reason: "WASTE", quantity: quantity(-100) } as const;
      await bookMovements(trx, { cafeteriaId, profileId, tabId: null, at: clock.now() }, [wasted]);
      return { asked: waiting };
    });
    expect(await asked).toMatchObject({ code: "INVENTORY_EXCEEDED", extra: { most: 9 } });
    await expectChains();
  });

  it("[INVENTORY-31] two at once don't both take the last of an ingredient", async () => {
    await open({ ...kitchen, fideos: { yields: 1, of: { harina: 4 } } });
    const servers = [server(), await server().startAnother()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const at = { url: servers[index % 2]?.url ?? "" };
        return index % 3 === 0 ? prepare({ fideos: 1 }, at) : prepare({ masa: 5 }, at);
      }),
    );
    // 10 of flour; a pot of noodles and 5 of dough need 5 each.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, "INVENTORY_EXCEEDED"]));
    expect((await pantry.available())["harina"]).toBe(0);
    await expectChains();
  });

  it("[INVENTORY-30] exits, preparations, sales and edits at once take what there is and no more by hand", async () => {
    await open(kitchen);
    const pizza = await served({ queso: 0.25 });
    const supplier = (await consumable("harina"))["supplierId"];
    const edit = (waste: number) =>
      ask(
        "PUT",
        `/consumables/raw/${pantry.idOf("harina")}`,
        { name: "harina", supplierId: supplier, cost: 100, waste, alertLevel: 1 },
        { by: administrator },
      );
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        if (index % 4 === 0) return prepare({ masa: 1 });
        if (index % 4 === 1) return take({ harina: 1 });
        if (index % 4 === 2) return index === 2 || index === 14 ? edit(index * 2) : take({ queso: 1 });
        return sell(pizza).then(() => ({ status: 200, code: undefined }));
      }),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    await movementsOf("");
    await expectChains();
    const stored = await query(
      `select c.name, c.available_quantity, sum(m.quantity)::bigint as moved from consumable c
         join consumable_movement m on m.consumable_id = c.id group by c.id`,
    );
    expect(stored.every((row) => row["available_quantity"] === row["moved"])).toBe(true);
    expect((await pantry.available())["harina"]).toBeGreaterThanOrEqual(0);
  });
});

describe("what was paid", () => {
  it("[INVENTORY-33] is told beside the typed cost, and restarts where nothing stood", async () => {
    await open({ harina: { available: 10 }, masa: { yields: 1, of: { harina: 1 } } });
    expect(await consumable("harina")).toMatchObject({ cost: 100, lastPaid: null, averagePaid: null });
    await buy({ harina: [10, 1_500] });
    await take({ harina: 15 });
    await buy({ harina: 5 });
    await buy({ harina: [10, 1_000] });
    expect(await consumable("harina")).toMatchObject({ cost: 100, lastPaid: 100, averagePaid: 125 });
    await sell(await served({ harina: 30 }));
    // 10 are owed: what comes costs what was paid for it.
    await buy({ harina: [12, 12.01] });
    expect(await consumable("harina")).toMatchObject({ lastPaid: 1.000833, averagePaid: 1.000833 });
    const rows = (await ask("GET", "/consumables")).data as readonly Row[];
    expect(rows.map((row) => [row["name"], row["averagePaid"]])).toEqual([
      ["harina", 1.000833],
      ["masa", null],
    ]);
  });

  it("[INVENTORY-35] is taken over by an edit of the cost, and its recipes with it", async () => {
    await open({ harina: { available: 10 }, masa: { yields: 1, of: { harina: 2 } } });
    await buy({ harina: [1, 300] });
    const shown = await consumable("harina");
    const { name, supplierId, waste, alertLevel, version } = shown;
    const body = { name, supplierId, waste, alertLevel, version, cost: shown["lastPaid"] };
    const changed = await ask("PUT", `/consumables/raw/${pantry.idOf("harina")}`, body, { by: administrator });
    expect(changed.data).toMatchObject({ cost: 300, lastPaid: 300, averagePaid: 300 });
    expect(await consumable("masa")).toMatchObject({ cost: 600 });
  });
});

describe("what is read", () => {
  it("[INVENTORY-37] tells what was sold until now, the latest booked first, by page, kind and day", async () => {
    await open(kitchen);
    clock.set("2026-11-21T13:00:00Z");
    const orderId = await sell(await served({ queso: 0.25, harina: 1 }), { quantity: 2 });
    const { rows, total } = await movementsOf("limit=2");
    expect(total).toBe(5);
    expect(rows.map((row) => [row["consumableName"], row["reason"], row["transactionId"]]).sort()).toEqual([
      ["harina", "ORDER", orderId],
      ["queso", "ORDER", orderId],
    ]);
    const totals = async (more: string) => (await movementsOf(more)).total;
    expect(await totals("type=EGRESS")).toBe(2);
    expect(await totals("reason=COUNT")).toBe(3);
    expect(await totals("from=2026-11-21&until=2026-11-21")).toBe(2);
    expect(await totals(`reason=ORDER&consumableId=${pantry.idOf("queso")}`)).toBe(1);
    expect((await ask("GET", "/movements?from=2026-11-22")).code).toBe("VALIDATION");
    expect((await ask("GET", "/movements?from=2026-11-20&until=2026-11-19")).code).toBe("TO_BEFORE_FROM");
    expect((await movementsOf("")).rows).toHaveLength(5);
    expect((await movementsOf("offset=4")).rows).toHaveLength(1);
  });

  it("[INVENTORY-39] movements and alerts say their unit, also of what was deleted since", async () => {
    await open({ queso: { available: 5, alertLevel: 4 } });
    await query("update consumable set unit = 'LITER' where id = $1", pantry.idOf("queso"));
    expect((await take({ queso: 2 })).status).toBe(200);
    const units = async (path: string) =>
      ((await ask("GET", path)).data as readonly Row[]).map((row) => [row["consumableName"], row["unit"]]);
    const told = ["queso", "LITER"];
    expect([await units("/movements"), await units("/low-stock-alerts")]).toEqual([[told, told], [told]]);
    const deleted = await ask("DELETE", `/consumables/${pantry.idOf("queso")}`, {}, { by: administrator });
    expect(deleted.status).toBe(200);
    expect([await units("/movements"), await units("/low-stock-alerts")]).toEqual([[told, told], [told]]);
  });

  it("[INVENTORY-36] [INVENTORY-37] an alert is told once for each crossing", async () => {
    await open(kitchen);
    const bread = await served({ harina: 0.8 });
    await take({ harina: 5.99 });
    await sell(bread);
    await sell(bread);
    await buy({ harina: 4 });
    await take({ harina: 2.01 });
    const { data, total } = await ask("GET", `/low-stock-alerts?consumableId=${pantry.idOf("harina")}`);
    expect(total).toBe(2);
    expect((data as readonly Row[]).map((row) => [row["availableQuantity"], row["alertLevel"]])).toEqual([
      [4, 4],
      [3.01, 4],
    ]);
  });

  it("[INVENTORY-23] [INVENTORY-37] what pending orders will take, today's first, by the versions sold", async () => {
    await open(kitchen);
    const pizza = await served({ masa: 0.5, queso: 0.25 });
    const menu = await counter.product({ name: "Menú", holds: [{ productId: pizza, quantity: 2 }] });
    const pend = (product: ProductId, quantity: number) => sell(product, { quantity, markAsCompleted: false });
    await pend(pizza, 1);
    const later = await pend(menu, 2);
    await query("update transaction set pick_up_date_time = '2026-11-21T15:00:00Z' where id = $1", later);
    const done = await pend(pizza, 1);
    // What is sold keeps its recipe.
    await counter.reprice(pizza, { name: "Pizza" });
    await pantry.cook(pizza, { queso: 3 }, 2);
    // 1 of dough was there: two of today's take it; four of two menus need 2 more, of 1.6 of flour gross of a fifth.
    const all = { harina: [0, 2, 8], queso: [0.5, 1, 3.5], masa: [1, 0, 0] };
    expect(await reserved()).toEqual(all);
    await counter.till.put("/transactions/orders/mark_delivered", { orderIds: [done] });
    expect(await reserved()).toEqual({ ...all, queso: [0.25, 1, 3.5], masa: [0.5, 0, 0] });
    clock.set("2026-11-21T13:00:00Z");
    // What is deleted is told as long as an order needs it.
    await query("update consumable set status = 'DELETED' where name in ('queso', 'masa')");
    expect(await reserved()).toMatchObject({ queso: [1.25, 0, 3.5] });
    await query("update transaction set status = 'CANCELLED' where id = $1", later);
    await query("update consumable set status = 'DELETED' where name = 'harina'");
    expect(await reserved()).toEqual({ queso: [0.25, 0, 4.5], masa: [0.5, 0, 0] });
  });
});
