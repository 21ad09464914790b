import { withTestServer } from "@cantina/testkit/database";
import { type Counter, cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { beforeAll, expect, test } from "vitest";

const server = withTestServer();
let counter: Counter;
type Family = Awaited<ReturnType<typeof openFamily>>;
let [family, neighbour] = [{} as Family, {} as Family];

/** With a sale on its account and a coupon. */
async function openFamily() {
  const { clientId, commensalId } = await counter.diner({ balance: 10_000, dailyLimit: 5_000 });
  const productId = await counter.product({ price: 1_000 });
  const sold = await counter.till.sell(cartOf(productId, { commensalId, paymentMethod: "ACCOUNT_BALANCE" }));
  const couponId = await counter.coupon([productId]);
  await counter.till.sellCoupon(couponId, { buyerId: clientId, paymentMethod: "CASH", quantity: 1 });
  return { clientId, commensalId, orderId: String(sold.data?.["id"]), phone: counter.tillOf(clientId) };
}

beforeAll(async () => {
  counter = await openCounter(server().database, server(), { features: ["coupons"] });
  [family, neighbour] = [await openFamily(), await openFamily()];
});

/** What section 7 reads of a client, of whom it belongs to. */
const paths = ({ clientId, commensalId, orderId }: Family) => [
  `/profiles/${clientId}`,
  `/commensals/${commensalId}/daily-limit`,
  `/transactions/${orderId}`,
  `/profiles/clients/${clientId}/coupons`,
];

test("[ACCESS-22] a client reads its own account, limits, transactions and coupons", async () => {
  const { phone, clientId, commensalId, orderId } = family;
  const [profile, limit, order, coupons] = await Promise.all(paths(family).map((path) => phone.get(path)));
  expect(profile?.data).toMatchObject({ id: clientId, balance: 90, commensals: [{ id: commensalId }] });
  expect(limit?.data).toEqual({ dailyLimit: 50, left: 40 });
  expect(order?.data).toMatchObject({ id: orderId, buyerId: clientId });
  expect(coupons?.data).toHaveLength(1);
});

test("[ACCESS-22] another's is unknown to it, as what isn't there", async () => {
  for (const path of paths(neighbour))
    expect(await family.phone.get(path), path).toMatchObject({ status: 404, code: "NOT_FOUND" });
  expect((await family.phone.get(`/profiles/${counter.canteen.employeeId}`)).code).toBe("NOT_FOUND");
  for (const path of paths(neighbour)) expect((await counter.till.get(path)).status, path).toBe(200);
});

test("[ACCESS-22] its history is its own, whatever it is narrowed by, and another's is refused", async () => {
  const list = (query: string) => family.phone.get(`/transactions?offset=0&limit=50${query}`);
  const own = (await list("")).data as unknown as readonly { readonly buyerId: string }[];
  expect(own.map(({ buyerId }) => buyerId)).toEqual([family.clientId, family.clientId]);
  expect((await list(`&buyerId=${family.clientId}&orderType=ORDER`)).data).toHaveLength(1);
  expect((await list(`&commensalId=${neighbour.commensalId}`)).data).toEqual([]);
  expect((await list(`&search=${neighbour.orderId}`)).data).toEqual([]);
  expect(await list(`&buyerId=${neighbour.clientId}`)).toMatchObject({ status: 400, code: "WRONG_USER" });
});
