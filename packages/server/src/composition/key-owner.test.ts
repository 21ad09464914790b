import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import { type Counter, type LateOrderBody, cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, test } from "vitest";

const server = withTestServer();
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
let counter: Counter;
let product: ProductId;

beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["stockControl", "flowControl"] });
  product = await counter.product({ price: 1_000, stock: 9 });
});

const administrator = () => counter.tillOf(counter.canteen.administratorId);
const ordersOf = async (cartId: string) => (await query("select 1 from transaction where cart_id = $1", cartId)).length;

async function anotherEmployee(): Promise<string> {
  const [person] = await query(
    "insert into authentication_user (email) values ($1) returning id",
    `${randomUUID()}@example.org`,
  );
  const [profile] = await query(
    `insert into profile (authentication_user_id, cafeteria_id, username, type, privilege_level)
     values ($1, $2, 'Otra', 'CAFETERIA', 'CAFETERIA_EMPLOYEE') returning id`,
    person?.["id"],
    counter.canteen.cafeteriaId,
  );
  return String(profile?.["id"]);
}

describe("the key of a call", () => {
  test("[ONCE-06] belongs to the profile that used it: another's same key and body gets no answer of it", async () => {
    const key = randomUUID();
    const body = { type: "OPEN", amount: 10 } as const;
    const first = await counter.till.moveCash(body, key);
    expect(first.status, first.text).toBe(200);
    const other = await administrator().moveCash(body, key);
    expect([other.status, other.code]).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
    expect(
      await query("select 1 from register_session where cafeteria_id = $1", counter.canteen.cafeteriaId),
    ).toHaveLength(1);
    expect((await counter.till.moveCash(body, key)).text).toBe(first.text);
  });

  test("[ONCE-06] of a sale, too, a refused one's included", async () => {
    expect((await counter.till.moveCash({ type: "OPEN", amount: 0 })).status).toBe(200);
    const [key, body] = [randomUUID(), cartOf(product, { paymentMethod: "CASH" })];
    const first = await counter.till.sell(body, key);
    expect(first.status, first.text).toBe(200);
    expect((await administrator().sell(body, key)).code).toBe("IDEMPOTENCY_CONFLICT");
    expect((await counter.till.sell(body, key)).text).toBe(first.text);

    const [refusedKey, empty] = [randomUUID(), cartOf(product, { paymentMethod: "ACCOUNT_BALANCE" })];
    const refusal = await counter.till.sell(empty, refusedKey);
    expect(refusal.status).not.toBe(200);
    expect((await administrator().sell(empty, refusedKey)).code).toBe("IDEMPOTENCY_CONFLICT");
    expect((await counter.till.sell(empty, refusedKey)).text).toBe(refusal.text);
  });

  test("[ONCE-06] used by two people at once is one's, and the other is told so", async () => {
    const [key, body] = [randomUUID(), { type: "OPEN", amount: 10 } as const];
    const answers = await Promise.all([counter.till.moveCash(body, key), administrator().moveCash(body, key)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("[ONCE-06] the database keeps no answer without its owner", async () => {
    await expect(
      query(
        "insert into idempotency_record (cafeteria_id, key, request_hash, status, answer) values ($1, $2, '', 200, '')",
        counter.canteen.cafeteriaId,
        randomUUID(),
      ),
    ).rejects.toThrow(/profile_id/u);
  });
});

describe("the key of a late sale", () => {
  const lateOf = (more: Partial<LateOrderBody> = {}): LateOrderBody => ({
    cartId: randomUUID(),
    orderItems: [{ type: "PRODUCT", productId: product, productVersion: 1, price: 10, quantity: 1 }],
    commensalId: null,
    comments: "",
    paymentMethod: "CASH",
    totalPrice: 10,
    sellerDiscount: null,
    dinerDiscount: null,
    markAsCompleted: true,
    soldAt: new Date().toISOString(),
    sellerId: counter.canteen.employeeId,
    registerSessionId: null,
    ...more,
  });
  beforeEach(async () => {
    expect((await counter.till.moveCash({ type: "OPEN", amount: 0 })).status).toBe(200);
  });

  test("[ONCE-07] is its seller's: whoever may send it gets the first answer, sent by either first", async () => {
    const senders = [counter.till, administrator()] as const;
    for (const [one, two] of [senders, senders.toReversed()] as const) {
      const [key, body] = [randomUUID(), lateOf()];
      const first = await one?.sellLate(body, key);
      expect(first?.status, first?.text).toBe(200);
      expect(await two?.sellLate(body, key)).toMatchObject({ status: 200, text: first?.text });
      expect(await ordersOf(body.cartId)).toBe(1);
    }
  });

  test("[ONCE-07] tells nothing to another employee, and of another seller's sale it conflicts", async () => {
    const [key, body] = [randomUUID(), lateOf()];
    expect((await counter.till.sellLate(body, key)).status).toBe(200);
    expect((await counter.tillOf(await anotherEmployee()).sellLate(body, key)).code).toBe("WRONG_PERMISSIONS");

    const ofAdministrator = lateOf({ sellerId: counter.canteen.administratorId });
    expect((await administrator().sellLate(ofAdministrator, key)).code).toBe("IDEMPOTENCY_CONFLICT");
    expect(await ordersOf(ofAdministrator.cartId)).toBe(0);
  });
});
