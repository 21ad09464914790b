import { randomUUID } from "node:crypto";
import type { Endpoint } from "@cantina/contract/endpoint";
import { type EndpointName, endpoints } from "@cantina/contract/table";
import type { ProductId } from "@cantina/domain/kernel";
import { type Counter, cartOf, leaveRegister, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { withTestServer } from "@cantina/testkit/database";
import { movementFile, productFile, stockFile } from "@cantina/testkit/sheets";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

const premiumWebhook = { post: () => Promise.resolve({ ok: true, value: null } as const) };
const server = withTestServer({ premiumWebhook });
let servers: readonly { readonly url: string }[];
let counter: Counter;
let token: string;
let product: ProductId;
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

const of = { goods: ["stockControl", "inventory"], offers: ["coupons", "subscriptions", "calendarProducts"] } as const;
const features = [...of.goods, ...of.offers, "flowControl", "metrics"] as const;

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
  /** Sent instead of the bodies. */
  readonly files?: { readonly part: string; readonly file: Buffer; readonly otherFile: Buffer };
};

/** What a keyed call writes beside its record: `xmin` of these rows must be that of the record. */
type Money = { readonly table: string; readonly prepare: () => Promise<Call> };

const asCash = { paymentMethod: "CASH" } as const;
const oneUnit = { line: 1, quantity: 1 };

const ofSold = (body: Readonly<Record<string, unknown>>) => async (): Promise<Call> => {
  const sold = await counter.tillOf(counter.canteen.administratorId).sell(cartOf(product, { ...asCash, quantity: 2 }));
  return { params: { orderId: String(sold.data?.["id"]) }, body, otherBody: { ...body, comment: "otro" } };
};

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
      const opened = await counter.tillOf(counter.canteen.administratorId).moveCash({ type: "OPEN", amount: 10 });
      expect(opened.status, opened.text).toBe(200);
      return { body, otherBody: { ...body, comments: "otro" } };
    },
  },
  createCashMovement: {
    table: "posting",
    prepare: async () => ({ body: { type: "OPEN", amount: 10 }, otherBody: { type: "OPEN", amount: 11 } }),
  },
  closeLeftRegister: {
    table: "cash_movement",
    prepare: async () => {
      const sessionId = await leaveRegister(server().database.query, counter);
      return { params: { sessionId }, body: { amount: 100 }, otherBody: { amount: 99 } };
    },
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
  revertTransaction: { table: "posting", prepare: ofSold({ reason: "MISTAKEN_ORDER" }) },
  refundUnits: { table: "posting", prepare: ofSold({ reason: "MISTAKEN_ORDER", amount: 10, lines: [oneUnit] }) },
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
  chargeSubscription: {
    table: "posting",
    prepare: async () => {
      const { commensalId } = await counter.diner({ balance: 50_000 });
      // Or the monthly job might be faster.
      await query(
        "insert into local_day_job (cafeteria_id, job, local_date) values ($1, 'CHARGE_SUBSCRIPTIONS', '9999-12-31')",
        counter.canteen.cafeteriaId,
      );
      const [made] = await query(
        `with made as (insert into subscription (cafeteria_id, name) values ($1, 'Almuerzo') returning id), priced as (
           insert into subscription_price (subscription_id, day, price) select id, 1, 20000 from made)
         insert into subscription_commensal (cafeteria_id, subscription_id, commensal_id)
         select $1, id, $2 from made returning subscription_id`,
        counter.canteen.cafeteriaId,
        commensalId,
      );
      return { params: { subscriptionId: String(made?.["subscription_id"]) }, body: {}, otherBody: { otra: true } };
    },
  },
  moveConsumables: {
    table: "consumable_movement",
    prepare: async () => {
      const pantry = await counter.pantry({ harina: { available: 5 } });
      const bought = (quantity: number) => ({
        type: "INGRESS",
        reason: "SUPPLIER_PURCHASE",
        consumables: [{ consumableId: pantry.idOf("harina"), quantity, paidTotal: 90 }],
      });
      return { body: bought(2), otherBody: bought(3) };
    },
  },
  prepareConsumables: {
    table: "consumable_movement",
    prepare: async () => {
      const pantry = await counter.pantry({ harina: { available: 50 }, masa: { yields: 1, of: { harina: 1 } } });
      const made = (quantity: number) => ({ consumables: [{ consumableId: pantry.idOf("masa"), quantity }] });
      return { body: made(2), otherBody: made(3) };
    },
  },
  createStockRecord: {
    table: "stock_flow",
    prepare: async () => {
      const body = { productId: product, type: "INGRESO", amount: 6, description: "Reparto" };
      return { body, otherBody: { ...body, amount: 7 } };
    },
  },
  resolveStockShortage: {
    table: "stock_flow",
    prepare: async () => {
      const { cafeteriaId, employeeId } = counter.canteen;
      const [shortage] = await server().database.query(
        `with counted as (
           insert into stock_count (id, cafeteria_id, profile_id, at) values (gen_random_uuid(), $1, $2, now()) returning id
         )
         insert into stock_shortage (cafeteria_id, product_id, count_id, quantity) select $1, $3, id, 2 from counted returning id`,
        [cafeteriaId, employeeId, product],
      );
      const body = { received: 0, description: "Rotas" };
      return { params: { shortageId: String(shortage?.["id"]) }, body, otherBody: { ...body, description: "Otra" } };
    },
  },
  createStockCount: {
    table: "stock_flow",
    prepare: async () => {
      const rows = [{ productId: product, countedAt: new Date().toISOString(), quantity: 6 }];
      return { body: { rows }, otherBody: { rows: rows.map((row) => ({ ...row, quantity: 7 })) } };
    },
  },
  createInventoryCount: {
    table: "consumable_movement",
    prepare: async () => {
      const pantry = await counter.pantry({ harina: { available: 5 } });
      const consumableId = pantry.idOf("harina");
      const rows = [{ consumableId, countedAt: new Date().toISOString(), quantity: 4.5 }];
      return { body: { rows }, otherBody: { rows: rows.map((row) => ({ ...row, quantity: 7 })) } };
    },
  },
  createProduct: {
    table: "stock_flow",
    prepare: async () => {
      const { categoryId } = counter.canteen;
      const body = { name: "Agua", description: "Sin gas", categoryId, price: 100, initialStock: 5 };
      return { body, otherBody: { ...body, name: "Soda" } };
    },
  },
  createClient: {
    table: "profile",
    prepare: async () => {
      const terms = { username: "Familia Paz", discountCategoryId: null, minimumBalance: null, commensals: [] };
      const body = { email: `${randomUUID()}@correo.test`, ...terms };
      return { body, otherBody: { ...body, username: "Otra" } };
    },
  },
  createDiscountCategory: {
    table: "discount_category",
    prepare: async () => {
      const body = { name: "Docentes", rate: 0.1, maxDiscount: 500, minimumBalance: 0 };
      return { body, otherBody: { ...body, rate: 0.2 } };
    },
  },
  createCalendarProduct: {
    table: "calendar_product",
    prepare: async () => {
      const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
      const { categoryId } = counter.canteen;
      const body = {
        name: "Abono",
        description: "Plato",
        categoryId,
        price: 10,
        orderDates: [day],
        deliveryTime: "12:00",
      };
      return { body, otherBody: { ...body, price: 11 } };
    },
  },
  buyCalendarProduct: {
    table: "posting",
    prepare: async () => {
      const productId = await counter.pass();
      const body = { commensalId: (await counter.diner()).commensalId, ...asCash };
      return { params: { productId }, body, otherBody: { ...body, ignoreLimit: true } };
    },
  },
  uploadProducts: {
    table: "upload_batch",
    prepare: async () => {
      const [file, otherFile] = ["Sopa", "Guiso"].map((name) => productFile([{ name, category: "Bebidas" }]));
      if (file === undefined || otherFile === undefined) throw new Error("two names, two files");
      return { body: {}, otherBody: {}, files: { part: "excelFile", file, otherFile } };
    },
  },
  uploadStock: {
    table: "upload_batch",
    prepare: async () => {
      await counter.product({ name: "Jugo", stock: 1 });
      const [file, otherFile] = [stockFile([{ name: "Jugo", units: 2 }]), stockFile([{ name: "Jugo", units: 3 }])];
      return { body: {}, otherBody: {}, files: { part: "stockFile", file, otherFile } };
    },
  },
  undoStockUpload: {
    table: "upload_batch_record",
    prepare: async () => {
      await counter.product({ name: "Jugo", stock: 1 });
      const file = stockFile([{ name: "Jugo", units: 2 }]);
      const files = { part: "stockFile", file, otherFile: file };
      const uploaded = await call("uploadStock", { body: {}, otherBody: {}, files });
      const { data } = JSON.parse(uploaded.text) as { readonly data: { readonly batchId: string } };
      return { params: { batchId: data.batchId }, body: {}, otherBody: { other: true } };
    },
  },
  uploadMovements: {
    table: "consumable_movement",
    prepare: async () => {
      await counter.pantry({ Harina: {} });
      const [file, otherFile] = [
        movementFile([{ name: "Harina", quantity: 2 }]),
        movementFile([{ name: "Harina", quantity: 3 }]),
      ];
      return { body: {}, otherBody: {}, files: { part: "file", file, otherFile } };
    },
  },
  undoMovementUpload: {
    table: "consumable_movement",
    prepare: async () => {
      await counter.pantry({ Harina: {} });
      const file = movementFile([{ name: "Harina", quantity: 2 }]);
      const files = { part: "file", file, otherFile: file };
      const uploaded = await call("uploadMovements", { body: {}, otherBody: {}, files });
      const { data } = JSON.parse(uploaded.text) as { readonly data: { readonly batchId: string } };
      return { params: { batchId: data.batchId }, body: {}, otherBody: { other: true } };
    },
  },
  createCategory: {
    table: "category",
    prepare: async () => ({ body: { name: "Postres" }, otherBody: { name: "Sopas" } }),
  },
  createSupplier: {
    table: "supplier",
    prepare: async () => ({ body: { name: "Molino" }, otherBody: { name: "Granja" } }),
  },
  createSupply: {
    table: "consumable",
    prepare: async () => {
      const supplierId = randomUUID();
      await query(
        "insert into supplier (id, cafeteria_id, name) values ($1, $2, 'Molino')",
        supplierId,
        counter.canteen.cafeteriaId,
      );
      const body = { name: "Harina", supplierId, unit: "KILOGRAM", cost: 100, waste: 0, alertLevel: 1 };
      return { body, otherBody: { ...body, cost: 101 } };
    },
  },
  createPrepared: {
    table: "consumable",
    prepare: async () => {
      const [supplierId, consumableIngredientId] = [randomUUID(), randomUUID()];
      await query(
        "insert into supplier (id, cafeteria_id, name) values ($1, $2, 'Huerta')",
        supplierId,
        counter.canteen.cafeteriaId,
      );
      await query(
        `insert into consumable (id, cafeteria_id, type, name, supplier_id, unit, cost, waste, alert_level)
         values ($1, $2, 'RAW', 'Tomate', $3, 'KILOGRAM', 100, 0, 0)`,
        consumableIngredientId,
        counter.canteen.cafeteriaId,
        supplierId,
      );
      const ingredients = [{ consumableIngredientId, quantity: 1 }];
      const body = { name: "Salsa", unit: "LITER", yield: 2, alertLevel: 0, ingredients };
      return { body, otherBody: { ...body, yield: 3 } };
    },
  },
  createReview: {
    table: "review",
    prepare: async () => {
      const { commensalId, clientId } = await counter.diner();
      const { tillOf, canteen } = counter;
      const meal = { ...cartOf(product, asCash), commensalId, markAsCompleted: true };
      const sold = await tillOf(canteen.administratorId).sell(meal);
      const body = { rating: 5, ratingAttributes: ["VARIETY"], ratingComments: "Muy rico" };
      return {
        params: { orderId: String(sold.data?.["id"]) },
        body,
        otherBody: { ...body, rating: 1 },
        token: await signInAs(server().database, clientId),
      };
    },
  },
  createFeedback: {
    table: "feedback",
    prepare: async () => {
      const { clientId } = await counter.diner();
      const token = await signInAs(server().database, clientId);
      return { body: { suggestion: "Más fruta" }, otherBody: { suggestion: "Menos sal" }, token };
    },
  },
  requestPremium: { table: "premium_request", prepare: async () => ({ body: {}, otherBody: { otra: true } }) },
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

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const names = Object.keys(keyed) as EndpointName[];

type Sent = { readonly key?: string; readonly url?: string; readonly isOther?: boolean };

function bodyOf({ body, otherBody, files }: Call, isOther: boolean): string | FormData {
  if (files === undefined) return JSON.stringify(isOther ? otherBody : body);
  const form = new FormData();
  form.set(files.part, new Blob([new Uint8Array(isOther ? files.otherFile : files.file)]), "archivo.xlsx");
  return form;
}

async function call(name: EndpointName, asked: Call, sent: Sent = {}) {
  const { params = {}, token: own, files } = asked;
  const { method, path }: Endpoint = endpoints[name];
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_match, part: string) =>
    part === "cafeteriaId" ? counter.canteen.cafeteriaId : (params[part] ?? part),
  );
  const response = await fetch(`${sent.url ?? server().url}/api${filled}`, {
    method,
    headers: {
      ...(files === undefined ? { "content-type": "application/json" } : {}),
      authorization: `Bearer ${own ?? token}`,
      "idempotency-key": sent.key ?? randomUUID(),
    },
    body: bodyOf(asked, sent.isOther === true),
  });
  return { status: response.status, text: await response.text() };
}

/** What the whole database holds of what a second time would add to. */
const amounts = () =>
  query(`select (select count(*) from posting) as postings, (select count(*) from transaction) as transactions,
    (select count(*) from stock_flow) as flows, (select count(*) from stock_count) as counts, (select count(*) from subscription_use) as uses,
    (select count(*) from cash_movement) as movements, (select count(*) from product) as products,
    (select count(*) from profile) as profiles, (select count(*) from discount_category) as discounts,
    (select count(*) from category) as categories, (select count(*) from supplier) as suppliers,
    (select count(*) from consumable) as consumables, (select count(*) from consumable_movement) as moved, (select count(*) from claim) as claims,
    (select count(*) from review) as reviews, (select count(*) from feedback) as suggestions, (select count(*) from premium_request) as asked,
    (select sum(balance) from account) as balances`);

test("[ONCE-01] every call that moves money or stock, and no reading, takes a key", () => {
  const taking = all.filter(([, { idempotent }]) => idempotent === true);
  expect(taking.map(([name]) => name).sort()).toEqual(names.toSorted());
  expect(taking.filter(([, { method }]) => method === "GET")).toEqual([]);
});

/** A 503 is no answer: whoever got it, as one whose turn to upload did not come in time, asks again. */
async function answered(...asked: Parameters<typeof call>): ReturnType<typeof call> {
  for (;;) {
    const answer = await call(...asked);
    if (answer.status !== 503) return answer;
  }
}

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

  // Ten sheets are read one after another behind everything else on the machine: minutes beside busy programs.
  const patience = name.startsWith("upload") ? 600_000 : 180_000;
  test(
    "[ONCE-04] sent many times at once to two servers it happens once, and all get the one answer",
    { tags: ["long"], timeout: patience },
    async () => {
      const [asked, key] = [await prepare(), randomUUID()];
      const before = await amounts();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => answered(name, asked, { key, url: servers[index % 2]?.url ?? "" })),
      );
      const [first] = answers;
      expect(first?.status, first?.text).toBe(200);
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      const once = await amounts();
      expect(once).not.toEqual(before);
      expect(await query("select 1 from idempotency_record where key = $1", key)).toHaveLength(1);
      await call(name, asked, { key });
      expect(await amounts()).toEqual(once);
    },
  );
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
