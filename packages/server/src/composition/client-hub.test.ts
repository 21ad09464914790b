import { randomUUID } from "node:crypto";
import type { ChangeEvent } from "@cantina/contract/realtime";
import { withTestServer } from "@cantina/testkit/database";
import { type Counter, cartOf, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { type HubConnection, HubConnectionBuilder, LogLevel } from "@microsoft/signalr";
import { afterEach, expect, it } from "vitest";

const server = withTestServer();
const open: HubConnection[] = [];
afterEach(() => Promise.all(open.splice(0).map((connection) => connection.stop())));

type Heard = Pick<ChangeEvent, "entityType" | "id">;

function connect(token: string): HubConnection {
  const connection = new HubConnectionBuilder()
    .withUrl(`${server().url}/api/hubs/cafeteria?tab=${randomUUID()}`, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build();
  open.push(connection);
  return connection;
}

/** What the profile hears from now on, with the official client. */
async function listen(profileId: string): Promise<readonly Heard[]> {
  const connection = connect(await signInAs(server().database, profileId));
  const heard: Heard[] = [];
  for (const kind of ["changed", "deleted"])
    connection.on(kind, ({ entityType, id }: ChangeEvent) => void heard.push({ entityType, id }));
  await connection.start();
  return heard;
}

const has = (heard: readonly Heard[], entityType: string, id?: unknown): boolean =>
  heard.some((one) => one.entityType === entityType && (id === undefined || one.id === id));

async function counterWithTwoFamilies() {
  const counter: Counter = await openCounter(server().database, server(), { features: ["coupons", "flowControl"] });
  const product = await counter.product({ price: 1_000, stock: 50 });
  const [own, other] = [await counter.diner({ balance: 50_000 }), await counter.diner({ balance: 50_000 })];
  return { counter, product, own, other };
}

it("[ACCESS-12] a family hears of its own orders and money and of what it may read, and of nobody else's", async () => {
  const { counter, product, own, other } = await counterWithTwoFamilies();
  const administrator = counter.tillOf(counter.canteen.administratorId);
  const family = await listen(own.clientId);
  const staff = await listen(counter.canteen.employeeId);

  await counter.till.moveCash({ type: "OPEN", amount: 100, description: "" });
  const onAccount = { paymentMethod: "ACCOUNT_BALANCE" } as const;
  const theirs = await counter.till.sell(cartOf(product, { ...onAccount, commensalId: other.commensalId }));
  const nobodys = await counter.till.sell(cartOf(product));
  await counter.till.chargeBalance({ buyerId: other.clientId, amount: 10, paymentMethod: "CASH" });
  const mine = await counter.till.sell(cartOf(product, { ...onAccount, commensalId: own.commensalId }));
  const category = await administrator.post("/products/categories", { name: "Postres" });
  for (const made of [theirs, nobodys, mine, category]) expect(made, made.text).toMatchObject({ status: 200 });

  // The last one told: by then all the others were.
  await expect.poll(() => has(staff, "category", category.data?.["id"]), { timeout: 45_000 }).toBe(true);
  await expect.poll(() => has(family, "category", category.data?.["id"]), { timeout: 45_000 }).toBe(true);
  for (const order of [theirs, nobodys, mine]) expect(has(staff, "order", order.data?.["id"])).toBe(true);
  expect(has(staff, "register")).toBe(true);
  expect(family.filter(({ entityType }) => entityType === "order")).toEqual([
    { entityType: "order", id: mine.data?.["id"] },
  ]);
  expect(family.filter(({ entityType }) => entityType === "balance")).toEqual([
    { entityType: "balance", id: own.clientId },
  ]);
  expect(has(family, "register")).toBe(false);
  expect(has(family, "client", other.clientId)).toBe(false);
  // What is left of a product everybody may see.
  expect(has(family, "product", product) || has(family, "stock", product)).toBe(true);
});

it("[ACCESS-12] kinds of change that a family has no business with are told to the staff only", async () => {
  const { counter, own } = await counterWithTwoFamilies();
  const family = await listen(own.clientId);
  const staff = await listen(counter.canteen.employeeId);
  const kinds = ["register", "claim", "subscription", "consumable", "supplier", "of-a-newer-server", "category"];
  await server().database.query(
    `insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
     select $1, 'changed', kind, 'x', null from unnest($2::text[]) with ordinality as k(kind, place) order by place`,
    [counter.canteen.cafeteriaId, kinds],
  );
  await expect.poll(() => staff.map(({ entityType }) => entityType)).toEqual(kinds);
  await expect.poll(() => family.map(({ entityType }) => entityType)).toEqual(["category"]);
});

it("[ACCESS-13] a session has at most 20 sockets here; the next one is refused, and gets in when one is gone", async () => {
  const { counter } = await counterWithTwoFamilies();
  const token = await signInAs(server().database, counter.canteen.employeeId);
  const tabs = Array.from({ length: 20 }, () => connect(token));
  for (const tab of tabs) await tab.start();
  await expect(connect(token).start()).rejects.toThrow("429");
  // Another session of the same person is another device.
  await connect(await signInAs(server().database, counter.canteen.employeeId)).start();
  expect(tabs.map(({ state }) => state)).toEqual(tabs.map(() => "Connected"));
  await tabs[0]?.stop();
  await expect
    .poll(() =>
      connect(token)
        .start()
        .then(
          () => true,
          () => false,
        ),
    )
    .toBe(true);
});
