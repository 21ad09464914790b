import { randomUUID } from "node:crypto";
import type { Endpoint } from "@cantina/contract/endpoint";
import { type EndpointName, endpoints } from "@cantina/contract/table";
import type { ProductId } from "@cantina/domain/kernel";
import { type Counter, cartOf, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

const server = withTestServer();
let servers: readonly { readonly url: string }[];
let counter: Counter;
let token: string;
let product: ProductId;
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

const features = ["stockControl", "coupons", "flowControl", "subscriptions"] as const;

beforeAll(async () => {
  servers = [server(), await server().startAnother()];
});
beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features });
  token = await signInAs(server().database, counter.canteen.administratorId);
  product = await counter.product({ stock: 50, price: 1_000 });
});

type Call = {
  readonly params?: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | readonly unknown[];
  /** The same call with something else in it. */
  readonly otherBody: Readonly<Record<string, unknown>> | readonly unknown[];
  readonly token?: string;
};

/** What a keyed call writes beside its record: `xmin` of these rows must be that of the record. */
type Money = { readonly table: string; readonly prepare: () => Promise<Call> };

const asCash = { paymentMethod: "CASH" } as const;

async function openRegister(): Promise<void> {
  await openRegisterOf(token);
}
async function openRegisterOf(by: string): Promise<void> {
  const opened = await call("createCashMovement", { body: { type: "OPEN", amount: 10 }, otherBody: {} }, { by });
  expect(opened.status, opened.text).toBe(200);
}

/** Every call that takes a key, with the table in which it moves something. A new one without a row here fails. */
const keyed: Partial<Record<EndpointName, Money>> = {
  createOrder: {
    table: "posting",
    prepare: async () => ({ body: cartOf(product, asCash), otherBody: cartOf(product, asCash) }),
  },
  createLateOrder: {
    table: "posting",
    prepare: async () => {
      const body = {
        cartId: randomUUID(),
        orderItems: [{ type: "PRODUCT", productId: product, productVersion: 1, price: 10, quantity: 1 }],
        commensalId: null,
        comments: "",
        ...asCash,
        totalPrice: 10,
        sellerDiscount: null,
        dinerDiscount: null,
        markAsCompleted: true,
        soldAt: new Date().toISOString(),
        sellerId: counter.canteen.administratorId,
        registerSessionId: null,
      };
      await openRegister();
      return { body, otherBody: { ...body, comments: "otro" } };
    },
  },
  createCashMovement: {
    table: "posting",
    prepare: async () => ({ body: { type: "OPEN", amount: 10 }, otherBody: { type: "OPEN", amount: 11 } }),
  },
  createBalanceCharge: {
    table: "posting",
    prepare: async () => {
      const body = { amount: 5, buyerId: (await counter.diner()).clientId, ...asCash };
      return { body, otherBody: { ...body, amount: 6 } };
    },
  },
  buyCoupon: {
    table: "posting",
    prepare: async () => {
      const couponId = await counter.coupon([product]);
      const body = { buyerId: (await counter.diner()).clientId, quantity: 1, ...asCash };
      return { params: { couponId }, body, otherBody: { ...body, quantity: 2 } };
    },
  },
  revertTransaction: {
    table: "posting",
    prepare: async () => {
      const sold = await counter.tillOf(counter.canteen.administratorId).sell(cartOf(product, asCash));
      const body = { reason: "MISTAKEN_ORDER", comment: "" };
      return { params: { orderId: String(sold.data?.["id"]) }, body, otherBody: { ...body, comment: "otro" } };
    },
  },
  applySubscriptions: {
    table: "subscription_use",
    prepare: async () => {
      const subscriptionId = randomUUID();
      const { commensalId } = await counter.diner();
      await query(
        `with made as (
           insert into subscription (id, cafeteria_id, name, available_week_dates) values ($1, $2, 'Almuerzo', array[
             'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']) returning id)
         insert into subscription_commensal (cafeteria_id, subscription_id, commensal_id) select $2, id, $3 from made`,
        subscriptionId,
        counter.canteen.cafeteriaId,
        commensalId,
      );
      const body = [{ subscriptionId, commensalId }];
      return { body, otherBody: [...body, ...body] };
    },
  },
  createProduct: {
    table: "stock_flow",
    prepare: async () => {
      const body = { name: "Agua", categoryId: counter.canteen.categoryId, price: 100, initialStock: 5 };
      return { body, otherBody: { ...body, name: "Soda" } };
    },
  },
  createCategory: {
    table: "category",
    prepare: async () => ({ body: { name: "Postres" }, otherBody: { name: "Sopas" } }),
  },
  createClaim: {
    table: "claim",
    prepare: async () => {
      const { clientId } = await counter.diner();
      const body = {
        profileId: clientId,
        phoneNumber: "+54 9 11 5555 5555",
        comments: "Faltó el postre",
        issue: "ORDER_ISSUE",
      };
      return { body, otherBody: { ...body, comments: "Otro" }, token: await signInAs(server().database, clientId) };
    },
  },
};

/** Calls that change something and take no key: none of them moves money or stock, and each can be repeated safely. */
const keyless: readonly EndpointName[] = [
  "authenticate",
  "moveProfiles",
  "logOut",
  "startResetPassword",
  "confirmResetPassword",
  "confirmAccount",
  "createCafeteria",
  "editCafeteria",
  "changeFeatures",
  "disableCafeteria",
  "enableCafeteria",
  "registerEmployee",
  "createClass",
  "renameClass",
  "deleteClass",
  "orderClasses",
  "associateCard",
  "createCoupon",
  "changeClaim",
  "resolveStockShortage",
  "deliverOrders",
  "deliverDay",
  "recoverOrder",
  "recoverDay",
  "archiveOrder",
  "setAutoComplete",
  "claimTickets",
  "endTicketClaim",
];

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const names = Object.keys(keyed) as EndpointName[];

type Sent = { readonly key?: string; readonly by?: string; readonly url?: string; readonly isOther?: boolean };

async function call(name: EndpointName, { params = {}, body, otherBody, token: own }: Call, sent: Sent = {}) {
  const { method, path }: Endpoint = endpoints[name];
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_match, part: string) =>
    part === "cafeteriaId" ? counter.canteen.cafeteriaId : (params[part] ?? part),
  );
  const response = await fetch(`${sent.url ?? server().url}/api${filled}`, {
    method,
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${sent.by ?? own ?? token}`,
      "idempotency-key": sent.key ?? randomUUID(),
    },
    body: JSON.stringify(sent.isOther === true ? otherBody : body),
  });
  return { status: response.status, text: await response.text() };
}

/** What the whole database holds of what a second time would add to. */
const amounts = () =>
  query(`select (select count(*) from posting) as postings, (select count(*) from transaction) as transactions,
    (select count(*) from stock_flow) as flows, (select count(*) from subscription_use) as uses,
    (select count(*) from cash_movement) as movements, (select count(*) from product) as products,
    (select count(*) from category) as categories, (select count(*) from claim) as claims,
    (select sum(balance) from account) as balances`);

describe("calls that change something", () => {
  test("[ONCE-01] take a key when they move money or stock, and the others are known not to", () => {
    const changing = all.filter(([, { method }]) => method !== "GET");
    expect(
      changing
        .filter(([, { idempotent }]) => idempotent === true)
        .map(([name]) => name)
        .sort(),
    ).toEqual(names.toSorted());
    expect(
      changing
        .filter(([, { idempotent }]) => idempotent !== true)
        .map(([name]) => name)
        .sort(),
    ).toEqual(keyless.toSorted());
    expect(all.filter(([, { method, idempotent }]) => method === "GET" && idempotent === true)).toEqual([]);
  });
});

describe.each(names)("%s", (name) => {
  const { table, prepare } = keyed[name] ?? { table: "", prepare: async () => ({ body: {}, otherBody: {} }) };

  test("[ONCE-02] its record is of the very transaction of the database that moves what it moves", async () => {
    const [asked, key] = [await prepare(), randomUUID()];
    const first = await call(name, asked, { key });
    expect(first.status, first.text).toBe(200);
    const written = await query(
      `select r.status, r.answer, exists (select from ${table} m where m.xmin = r.xmin) as together
         from idempotency_record r where r.key = $1`,
      key,
    );
    expect(written).toEqual([{ status: 200, answer: first.text, together: true }]);
  });

  test("[ONCE-03] repeats its first answer byte for byte and does nothing more; another body under its key conflicts", async () => {
    const [asked, key] = [await prepare(), randomUUID()];
    const first = await call(name, asked, { key });
    const before = await amounts();
    for (const { url } of servers) expect(await call(name, asked, { key, url })).toEqual(first);
    const other = await call(name, asked, { key, isOther: true });
    expect([other.status, JSON.parse(other.text)]).toEqual([409, { Message: { Message: "IDEMPOTENCY_CONFLICT" } }]);
    expect(await amounts()).toEqual(before);
  });

  test("[ONCE-04] sent many times at once to two servers it happens once, and all get the one answer", async () => {
    const [asked, key] = [await prepare(), randomUUID()];
    const before = await amounts();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => call(name, asked, { key, url: servers[index % 2]?.url ?? "" })),
    );
    const [first] = answers;
    expect(first?.status, first?.text).toBe(200);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const once = await amounts();
    expect(once).not.toEqual(before);
    expect(await query("select 1 from idempotency_record where key = $1", key)).toHaveLength(1);
    await call(name, asked, { key });
    expect(await amounts()).toEqual(once);
  });
});

test("[ONCE-05] attempts of one cart with different ignore flags and keys: one wins, the others learn which order it is", async () => {
  await counter.product();
  const cart = { ...cartOf(product, asCash), cartId: randomUUID() };
  const flags = [{}, { ignoreLimit: true }, { ignoreAllProductsDailyLimit: true }, { ignoreInsufficientBalance: true }];
  const answers = await Promise.all(
    [...flags, ...flags, ...flags].map((more, index) =>
      call("createOrder", { body: { ...cart, ...more }, otherBody: {} }, { url: servers[index % 2]?.url ?? "" }),
    ),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const { data } = JSON.parse(won[0]?.text ?? "{}") as { readonly data: { readonly id: string } };
  for (const { text } of answers.filter(({ status }) => status !== 200))
    expect(JSON.parse(text)).toEqual({ Message: { Message: "CART_ALREADY_SOLD", ExtraData: data.id } });
  expect(await query("select id from transaction where cart_id = $1", cart.cartId)).toEqual([{ id: data.id }]);
});
