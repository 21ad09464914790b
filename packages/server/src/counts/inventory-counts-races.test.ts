import { withTestServer } from "@cantina/testkit/database";
import {
  type Counter,
  type Till,
  answered,
  cartOf,
  handClock,
  openCounter,
  rivalsOf,
} from "@cantina/testkit/orders-suite";
import { beforeAll, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { foldConsumption } from "../consumption/index.ts";

const clock = handClock("2030-01-01T11:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;
/** Twenty, half of them at each of two servers. */
let tills: readonly Till[];

beforeAll(async () => {
  const servers = [server(), await server().startAnother()];
  counter = await openCounter(server().database, server(), { features: ["inventory"] });
  tills = await rivalsOf(counter, server().database.query, servers, 20);
});

test(
  "[COUNT-02] [COUNT-06] [COUNT-10] [CONSUME-03] counts beside tills that sell, revert, move and prepare leave what lies there",
  { tags: ["long"] },
  async () => {
    const pantry = await counter.pantry({
      harina: { available: 1_000 },
      queso: { available: 500 },
      masa: { available: 100, yields: 1, of: { harina: 1 } },
    });
    const pizza = await counter.product();
    await pantry.cook(pizza, { masa: 1, queso: 0.5 });
    const [countedAt, earlier] = ["2030-01-01T12:00:00.000Z", "2030-01-01T11:59:00.000Z"];
    // What is sold, moved and prepared from here on is so after the count.
    clock.set("2030-01-01T12:00:01Z");
    let [sold, bought, made] = [0, 0, 0];
    const sellers = tills.slice(0, 10).map(async (till) => {
      for (let turn = 0; turn < 4; turn += 1) {
        const cart = cartOf(pizza, { markAsCompleted: true, quantity: 2 });
        const answer = await answered((key) => till.sell(cart, key));
        expect(answer.status, answer.text).toBe(200);
        sold += 2;
        if (turn % 3 !== 1) continue;
        const mistake = { reason: "MISTAKEN_ORDER" } as const;
        const reverted = await answered((key) => till.revert(answer.data?.["id"], mistake, key));
        expect(reverted.status, reverted.text).toBe(200);
        sold -= 2;
      }
    });
    const movers = tills.slice(10, 14).map(async (till) => {
      for (let turn = 0; turn < 3; turn += 1) {
        const consumables = [{ consumableId: pantry.idOf("queso"), quantity: 3 }];
        const body = { type: "INGRESS", reason: "SUPPLIER_PURCHASE", consumables };
        const came = await answered((key) => till.post("/inventory/movements", body, key));
        expect(came.status, came.text).toBe(200);
        bought += 3;
        const dough = [{ consumableId: pantry.idOf("masa"), quantity: 2 }];
        const cooked = await answered((key) =>
          till.post("/inventory/prepare-consumables", { consumables: dough }, key),
        );
        expect(cooked.status, cooked.text).toBe(200);
        made += 2;
      }
    });
    /** Of each 7 are missing. */
    const missing = { harina: 993, queso: 493, masa: 93 };
    const counters = tills.slice(14).map(async (till, index) => {
      for (let turn = 0; turn < 2; turn += 1) {
        const isOld = (index + turn) % 2 === 0;
        const rows = Object.entries(missing).map(([name, quantity]) => ({
          consumableId: pantry.idOf(name),
          countedAt: isOld ? earlier : countedAt,
          quantity: isOld ? quantity + 50 : quantity,
        }));
        const answer = await answered((key) => till.post("/inventory/counts", { rows }, key));
        expect(answer.status, answer.text).toBe(200);
      }
    });
    await Promise.all([...sellers, ...movers, ...counters]);
    await foldConsumption(server().database.kysely);
    const left = await pantry.available();
    expect(left["queso"]).toBe(493 - sold / 2 + bought);
    // What was sold is of dough, or of the flour of it, by what was prepared when it was settled.
    expect((left["harina"] ?? 0) + (left["masa"] ?? 0)).toBe(993 + 93 - sold);
    expect([sold, made]).toEqual([60, 24]);
    expect(
      (await auditBooks(server().database.kysely, () => undefined, { isDatedByHand: true })).discrepancies,
    ).toEqual([]);
  },
);
