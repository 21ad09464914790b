import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import { type Counter, type Pantry, handClock, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { movementFile, stockFile } from "@cantina/testkit/sheets";
import { beforeEach, describe, expect, test } from "vitest";

const start = Date.parse("2026-11-20T13:00:00Z");
const clock = handClock(new Date(start).toISOString());
const server = withTestServer({ clock });

let counter: Counter;
let token: string;
let product: ProductId;
let pantry: Pantry;
let minutes: number;

/** Each step happens a minute after the one before it; its instant. */
const goOn = (): string => {
  minutes += 1;
  const at = new Date(start + minutes * 60_000).toISOString();
  clock.set(at);
  return at;
};

beforeEach(async () => {
  minutes = 0;
  clock.set(new Date(start).toISOString());
  counter = await openCounter(server().database, server(), { features: ["stockControl", "inventory"] });
  token = await signInAs(server().database, counter.canteen.administratorId);
  product = await counter.product({ name: "Alfajor" });
  const administrator = counter.tillOf(counter.canteen.administratorId);
  await administrator.post("/stockflow", { productId: product, type: "INITIALIZE_STOCK", amount: 20 });
  pantry = await counter.pantry({ Harina: { available: 20 }, Masa: { yields: 1, of: { Harina: 1 } } });
});

async function ask(path: string, init: RequestInit) {
  goOn();
  const response = await fetch(`${server().url}/api/cafeterias/${counter.canteen.cafeteriaId}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { readonly data: Readonly<Record<string, unknown>> }).data;
}

/** What a file that brings 5 is undone by, and what is counted and left of what it is of. */
const kinds = {
  stock: {
    path: "/stockflow/batch-upload",
    part: "stockFile",
    file: () => stockFile([{ name: "Alfajor", units: 5 }]),
    count: (quantity: number, countedAt: string) =>
      counter.till.post("/stock-counts", { rows: [{ productId: product, countedAt, quantity }] }),
    left: async (): Promise<unknown> =>
      (await server().database.query("select current_stock from product where id = $1", [product]))[0]?.[
        "current_stock"
      ],
    stayed: () => ({ productId: product, name: "Alfajor", reason: "COUNTED" }),
  },
  pantry: {
    path: "/inventory/movements/batch-upload",
    part: "file",
    file: () => movementFile([{ name: "Harina", quantity: 5 }]),
    count: (quantity: number, countedAt: string) =>
      counter.till.post("/inventory/counts", {
        rows: [{ consumableId: pantry.idOf("Harina"), countedAt, quantity }],
      }),
    left: async (): Promise<unknown> => (await pantry.available())["Harina"],
    stayed: () => ({ consumableId: pantry.idOf("Harina"), name: "Harina", reason: "COUNTED" }),
  },
};

const upload = (kind: keyof typeof kinds, bytes = kinds[kind].file()) => {
  const form = new FormData();
  form.set(kinds[kind].part, new Blob([new Uint8Array(bytes)]), "archivo.xlsx");
  return ask(kinds[kind].path, { method: "POST", body: form });
};
const undo = (kind: keyof typeof kinds, batchId: unknown) =>
  ask(`${kinds[kind].path}/${String(batchId)}`, { method: "DELETE" });
const count = async (kind: keyof typeof kinds, quantity: number, countedAt: string) => {
  goOn();
  const counted = await kinds[kind].count(quantity, countedAt);
  expect(counted.status, counted.text).toBe(200);
  return ((counted.data?.["rows"] ?? []) as readonly unknown[])[0];
};

describe.each(["stock", "pantry"] as const)("a file of the %s that is undone", (kind) => {
  const { left, stayed } = kinds[kind];

  test("[COUNT-13] never came: a count from before that is heard of later finds nothing gone", async () => {
    const before = goOn();
    const { batchId } = await upload(kind);
    const between = goOn();
    await undo(kind, batchId);
    expect(await left()).toBe(20);
    expect(await count(kind, 20, between)).toMatchObject({ expected: 20, difference: 0 });
    expect(await left()).toBe(20);
    expect(await count(kind, 20, before)).toMatchObject({ expected: 20, difference: 0 });
    expect(await count(kind, 19, goOn())).toMatchObject({ expected: 20, difference: -1 });
  });

  test("[UPLOAD-08] [UPLOAD-12] takes nothing of what was counted after it: the count has put that right", async () => {
    const { batchId } = await upload(kind);
    expect(await count(kind, 20, goOn())).toMatchObject({ expected: 25, difference: -5 });
    expect(await undo(kind, batchId)).toEqual({ removed: 0, stayed: [stayed()] });
    expect(await left()).toBe(20);
  });

  test("[UPLOAD-08] [UPLOAD-12] takes back what came after the count", async () => {
    const before = goOn();
    const { batchId } = await upload(kind);
    expect(await count(kind, 20, before)).toMatchObject({ expected: 20, difference: 0 });
    expect(await undo(kind, batchId)).toEqual({ removed: 1, stayed: [] });
    expect(await left()).toBe(20);
  });
});

test("[UPLOAD-12] leaves what was prepared where its ingredients were counted", async () => {
  const { batchId } = await upload("pantry", movementFile([{ name: "Masa", quantity: 5 }]));
  await count("pantry", 15, goOn());
  const masa = { consumableId: pantry.idOf("Masa"), name: "Masa", reason: "COUNTED" };
  expect(await undo("pantry", batchId)).toEqual({ removed: 0, stayed: [masa] });
  expect(await pantry.available()).toEqual({ Harina: 15, Masa: 5 });
});
