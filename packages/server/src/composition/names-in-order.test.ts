import { features } from "@cantina/domain/cafeteria";
import { withTestServer } from "@cantina/testkit/database";
import {
  type AddedDiner,
  type Counter,
  type Pantry,
  type Till,
  addProfile,
  cartOf,
  handClock,
  openCounter,
  restrict,
  signInAs,
} from "@cantina/testkit/orders-suite";
import { beforeAll, expect, test } from "vitest";

const clock = handClock("2026-11-10T15:00:00Z");
const server = withTestServer({ clock });
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

/** As a Spanish reader expects them, and as the domain's compareNames sorts them. By bytes '10 desayunos' is the first, and 'Ábaco' and 'ñandú' are the last. */
const names = [
  "5 almuerzos",
  "10 desayunos",
  "Ábaco",
  "almuerzo",
  "Merienda",
  "nube",
  "ñandú",
  "zapallo",
  "Zeta",
] as const;
const surname = "Gómez";

/** The names of a list in the order in which they are told, each once, a commensal's without the surname. */
function namesIn(told: unknown, member?: string): readonly string[] {
  if (typeof told === "string") return names.filter((name) => told === name || told === `${name} ${surname}`);
  if (typeof told !== "object" || told === null) return [];
  const asked = Object.entries(told).filter(([key, value]) => typeof value !== "string" || key === (member ?? key));
  return [...new Set(asked.flatMap(([, value]) => namesIn(value, member)))];
}

let counter: Counter;
let desk: Till;
let family: AddedDiner;
let pantry: Pantry;
let token: string;
let counts: Readonly<Record<"stock" | "pantry", string>>;

/** One of everything that has a name. */
async function fill(name: string): Promise<void> {
  const { cafeteriaId, classId } = counter.canteen;
  const { commensalId, clientId } = await counter.diner({ balance: 100_000 });
  const sellerId = await addProfile(server().database.query, cafeteriaId, "CAFETERIA_EMPLOYEE");
  await query("update profile set username = $2 where id = any ($1::uuid[])", [clientId, sellerId], name);
  await query("update commensal set first_name = $2 where id = $1", commensalId, name);
  await query(
    `with made as (
       insert into discount_category (cafeteria_id, name, rate_basis_points) values ($2, $3, 0) returning id)
     update profile set discount_category_id = (select id from made) where id = $1`,
    clientId,
    cafeteriaId,
    name,
  );
  await query(
    "insert into commensal (cafeteria_id, profile_id, first_name, last_name, class_id) values ($1, $2, $3, $4, $5)",
    cafeteriaId,
    family.clientId,
    name,
    surname,
    classId,
  );
  await query("insert into supplier (cafeteria_id, name) values ($1, $2)", cafeteriaId, name);
  await query(
    "insert into country (id, name) values ($1, $2)",
    `X${"ABCDEFGHI"[names.findIndex((one) => one === name)] ?? ""}`,
    name,
  );
  const elsewhere = await openCounter(server().database, server());
  await query("update cafeteria set name = $2 where id = $1", elsewhere.canteen.cafeteriaId, name);
  const productId = await counter.product({ name, stock: 10, price: 100 });
  await counter.product({ name, isDeleted: true });
  await counter.pass({ name });
  await query("update coupon set name = $2 where id = $1", await counter.coupon([productId]), name);
  const subscriptionId = await counter.subscription({ commensalIds: [family.commensalId] });
  await query("update subscription set name = $2 where id = $1", subscriptionId, name);
  const sold = await counter.till.sell(cartOf(productId, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }));
  expect(sold.status, sold.text).toBe(200);
  const charged = await counter.till.chargeBalance({ amount: 50, buyerId: clientId, paymentMethod: "CARD" });
  expect(charged.status, charged.text).toBe(200);
  await restrict(server().database.query, family.commensalId, productId);
}

/** A count of all products with stock, or of the whole pantry: of a trial the answer, else its id. */
async function count(path: string, idName: string, ids: readonly unknown[]): Promise<string> {
  const rows = ids.map((id) => ({ [idName]: id, countedAt: clock.now(), quantity: 3 }));
  const trial = await desk.post(`${path}?dryRun=true`, { rows });
  expect(trial.status, trial.text).toBe(200);
  expect(namesIn(trial.data), `a trial of ${path}`).toEqual(names);
  const { status, text, data } = await desk.post(path, { rows });
  expect(status, text).toBe(200);
  return String(data?.["id"]);
}

beforeAll(async () => {
  counter = await openCounter(server().database, server(), {
    features: features.filter((one) => one !== "flowControl" && one !== "debitOnly"),
  });
  const { cafeteriaId, administratorId } = counter.canteen;
  desk = counter.tillOf(administratorId);
  family = await counter.diner();
  const mixed = names.toSorted();
  for (const name of mixed) await fill(name);
  pantry = await counter.pantry(Object.fromEntries(mixed.map((name) => [name, { available: 1, alertLevel: 5 }])));
  await query(
    `insert into claim (cafeteria_id, profile_id, phone_number, comments, issue, date_time, last_status_update)
     values ($1, $2, '1', 'Una duda', 'APP_INQUIRY', now(), now())`,
    cafeteriaId,
    family.clientId,
  );
  token = await signInAs(
    server().database,
    await addProfile(server().database.query, cafeteriaId, "SYSTEM_ADMINISTRATOR"),
  );
  const stocked = await query("select id from product where cafeteria_id = $1 and current_stock > 0", cafeteriaId);
  counts = {
    stock: await count(
      "/stock-counts",
      "productId",
      stocked.map(({ id }) => id),
    ),
    pantry: await count("/inventory/counts", "consumableId", mixed.map(pantry.idOf)),
  };
});

const days = "from=2026-11-10&until=2026-11-10";
const restrictions = () => `/profiles/${family.clientId}/commensals/${family.commensalId}/restrictions`;

/** What it is, where it is, and the member that has the name, where several have one. */
const lists: readonly { readonly of: string; readonly path: () => string; readonly member?: string }[] = [
  { of: "the sellers of the history", path: () => "/profiles/sellers" },
  { of: "the commensals of the history", path: () => "/transactions/commensals" },
  { of: "accounts", path: () => "/profiles", member: "username" },
  { of: "the commensals of an account", path: () => `/profiles/${family.clientId}`, member: "firstName" },
  { of: "the subscriptions of an account", path: () => `/profiles/${family.clientId}`, member: "name" },
  { of: "clients by their category", path: () => "/profiles/clients?sort=CATEGORY", member: "username" },
  { of: "discount categories", path: () => "/discount_categories" },
  { of: "restrictions", path: restrictions },
  { of: "the settings of restrictions", path: () => `${restrictions()}/settings` },
  { of: "the staff", path: () => "/profiles/employees" },
  { of: "claims", path: () => "/claims" },
  { of: "coupons", path: () => "/coupons" },
  { of: "calendar products", path: () => "/products/calendarProduct" },
  { of: "deleted products", path: () => "/products/deleted" },
  { of: "subscriptions", path: () => "/subscriptions" },
  { of: "suppliers", path: () => "/inventory/suppliers" },
  { of: "the pantry", path: () => "/inventory/consumables" },
  { of: "what runs short", path: () => "/inventory/low-stock" },
  { of: "a count of the pantry", path: () => `/inventory/counts/${counts.pantry}` },
  { of: "a count of the stock", path: () => `/stock-counts/${counts.stock}` },
  { of: "the stock of the day", path: () => "/stockflow/daily-stocks" },
  { of: "sales by product", path: () => `/reports/sales/products?${days}` },
  { of: "sales by commensal", path: () => `/reports/sales/commensals?${days}` },
  { of: "top-ups by client", path: () => `/reports/balance-charges/clients?${days}` },
  { of: "what is picked up on a day", path: () => "/products/daily_purchases?date=2026-11-10" },
];

const told = async (path: string, member?: string): Promise<readonly string[]> => {
  const { status, text, json } = await server().ask("GET", `/api${path}`, { token });
  expect(status, text).toBe(200);
  return namesIn(json, member);
};

test.each(lists)("$of: in the order in which the domain sorts names", async ({ path, member }) => {
  expect(await told(`/cafeterias/${counter.canteen.cafeteriaId}${path()}`, member)).toEqual(names);
});

test.each(["/cafeterias", "/countries", "/overview"])("%s: in that order", async (path) => {
  expect(await told(path)).toEqual(names);
});

test("clients by their category come the other way round, too", async () => {
  const path = `/cafeterias/${counter.canteen.cafeteriaId}/profiles/clients?sort=CATEGORY&direction=DESC`;
  expect(await told(path, "username")).toEqual(names.toReversed());
});

test("what cannot be deleted names the coupons that it is in by their order", async () => {
  const [product] = await query(
    `select p.id from product p join product_version v on v.product_id = p.id and v.version = p.current_version
      where p.cafeteria_id = $1 and p.type = 'PRODUCT' and p.status = 'ENABLED' limit 1`,
    counter.canteen.cafeteriaId,
  );
  await query(
    `insert into coupon_product (coupon_id, product_id) select id, $2 from coupon where cafeteria_id = $1
     on conflict do nothing`,
    counter.canteen.cafeteriaId,
    product?.["id"],
  );
  const { status, json } = await server().ask(
    "DELETE",
    `/api/cafeterias/${counter.canteen.cafeteriaId}/products/bulk-delete`,
    { token, body: { productIds: [product?.["id"]] } },
  );
  expect(status).toBe(409);
  expect(JSON.stringify(json)).toContain(names.map((name) => JSON.stringify(name)).join());
});
