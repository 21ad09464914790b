import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { type Counter, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { beforeAll, beforeEach, expect, test } from "vitest";

const server = withTestServer();
let other: { readonly url: string };
let counter: Counter;
let token: string;
let product: ProductId;
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

beforeAll(async () => {
  other = await server().startAnother();
});
beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["flowControl"] });
  token = await signInAs(server().database, counter.canteen.administratorId);
  product = await counter.product({ price: 1_000 });
});

type Sent = { readonly by?: string; readonly url?: string; readonly key?: string };

async function send(path: string, body: unknown, { by = token, url = server().url, key }: Sent = {}) {
  const response = await fetch(`${url}/api/cafeterias/${counter.canteen.cafeteriaId}${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${by}`,
      "content-type": "application/json",
      ...(key !== undefined && { "idempotency-key": key }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

const open = () => send("/cashflow", { type: "OPEN", amount: 10 });
const cart = (quantity = 1) => ({
  paymentMethod: "CASH",
  orderItems: [{ type: "PRODUCT", productId: product, quantity, productVersion: 1 }],
});
const orders = () => query("select id from transaction where cafeteria_id = $1", counter.canteen.cafeteriaId);
/** As if so many seconds had passed since what was sent. */
const wait = (seconds: number) =>
  query("update unkeyed_call set answered_at = answered_at - make_interval(secs => $1)", seconds);

test("[ONCE-08] the same again is refused and names the first, whose key tells what became of it", async () => {
  await open();
  const first = await send("/transactions/orders", cart());
  const again = await send("/transactions/orders", cart(), { url: other.url });
  expect([first.status, again.status]).toEqual([200, 409]);
  const { Message, ExtraData } = (JSON.parse(again.text) as { Message: { Message: string; ExtraData: Named } }).Message;
  const [sold] = await orders();
  expect([Message, ExtraData.isAnswered, ExtraData.id]).toEqual(["POSSIBLE_DUPLICATE", true, sold?.["id"]]);
  expect(await send("/transactions/orders", cart(), { key: ExtraData.idempotencyKey })).toEqual(first);
  expect(await orders()).toHaveLength(1);
});
type Named = { readonly idempotencyKey: string; readonly isAnswered: boolean; readonly id: string };

test("[ONCE-08] of ten at once at two servers one is done", async () => {
  await open();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      send("/transactions/orders", cart(), { url: index % 2 === 0 ? server().url : other.url }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await orders()).toHaveLength(1);
});

test("[ONCE-08] it is a call of its own after 10 s, with another body, from another session and with a key", async () => {
  await open();
  const colleague = await signInAs(server().database, counter.canteen.administratorId);
  expect((await send("/transactions/orders", cart())).status).toBe(200);
  await wait(9);
  expect((await send("/transactions/orders", cart())).status).toBe(409);
  expect((await send("/transactions/orders", cart(2))).status).toBe(200);
  expect((await send("/transactions/orders", cart(), { by: colleague })).status).toBe(200);
  expect((await send("/transactions/orders", cart(), { key: randomUUID() })).status).toBe(200);
  await wait(2);
  expect((await send("/transactions/orders", cart())).status).toBe(200);
  expect(await orders()).toHaveLength(5);
});

test("[ONCE-08] a client's phone is given 120 s", async () => {
  const { clientId } = await counter.diner();
  const phone = await signInAs(server().database, clientId);
  const claim = { profileId: clientId, phoneNumber: "351 555", comments: "Frío", issue: "ORDER_ISSUE" };
  expect((await send("/claims", claim, { by: phone })).status).toBe(200);
  await wait(119);
  expect((await send("/claims", claim, { by: phone })).status).toBe(409);
  await wait(2);
  expect((await send("/claims", claim, { by: phone })).status).toBe(200);
});

test("[ONCE-08] what was refused did nothing, and may come again at once", async () => {
  expect(JSON.parse((await send("/cashflow", { type: "CLOSE", amount: 10 })).text)).toMatchObject({
    Message: { Message: "INVALID_TRANSACTION_STATUS" },
  });
  await open();
  expect((await send("/cashflow", { type: "CLOSE", amount: 10 })).status).toBe(200);
});

test("[ONCE-08] one whose server died bars the next for a minute and no longer", async () => {
  await open();
  await send("/transactions/orders", cart());
  await query("update unkeyed_call set answered_at = null, received_at = received_at - interval '59 seconds'");
  expect((await send("/transactions/orders", cart())).status).toBe(409);
  await query("update unkeyed_call set received_at = received_at - interval '2 seconds'");
  expect((await send("/transactions/orders", cart())).status).toBe(200);
});

test("[ONCE-08] a late sale without a key is not taken", async () => {
  expect(JSON.parse((await send("/transactions/orders/late", {})).text)).toEqual({
    Message: { Message: "IDEMPOTENCY_KEY_REQUIRED" },
  });
});
