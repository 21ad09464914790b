import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { UserCoupon } from "@cantina/domain/coupons";
import { type ProfileId, type Result, accepted, instant, loadTemporal, refused } from "@cantina/domain/kernel";
import { checkoutMachine, type SubmitFailure } from "@cantina/domain/sale";
import { anyDiner, anyProduct, anyUserCoupons } from "@cantina/testkit/arbitraries";
import { fakePendingSales } from "@cantina/testkit/fakes";
import * as fc from "fast-check";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { feedCoupons } from "./coupon-feed.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { createQueryClient, queryKeys, type Sources } from "../live-data/index.ts";

beforeAll(loadTemporal);

const seed = { numRuns: 1, seed: 11 } as const;
function sample<T>(arbitrary: fc.Arbitrary<T>, salt: number): T {
  const [one] = fc.sample(arbitrary, { ...seed, seed: salt });
  if (one === undefined) throw new Error("no sample");
  return one;
}

const [ana, beto] = [sample(anyDiner(), 1), sample(anyDiner(), 2)];
const product = { ...sample(anyProduct(), 3), currentStock: null };
const [model] = fc.sample(anyUserCoupons(), 50).flat();
if (model === undefined) throw new Error("no coupon");
const book = (client: ProfileId, remainingQuantity: number): UserCoupon => ({
  ...model,
  profileId: client,
  productIds: [product.id],
  remainingQuantity,
  expirationTime: "2099-01-01T00:00:00.000Z" as UserCoupon["expirationTime"],
  status: "ENABLED",
});

let stop = (): void => undefined;
afterEach(() => stop());

async function open({
  features = ["coupons"] as readonly string[],
  refusal = { code: "UNREACHABLE" } as SubmitFailure,
  at = "2026-11-20T12:00:00Z",
} = {}) {
  const listClientCoupons = vi.fn(
    async ({ params }: { params: { profileId: ProfileId } }): Promise<Result<readonly UserCoupon[], ApiFailure>> =>
      accepted([book(params.profileId, 3)]),
  );
  const queries = createQueryClient(() => true);
  const sources = { calls: { listClientCoupons } } as unknown as Sources;
  queries.setQueryData(queryKeys.cafeteria, { features } as unknown as Cafeteria);
  let ids = 0;
  const checkout = createActor(checkoutMachine, {
    input: {
      ports: {
        orders: { submit: async () => refused(refusal) },
        pendingSales: fakePendingSales(),
        newId: () => `id-${(ids += 1)}`,
      },
      policy: { defaultPaymentMethod: "CASH", allowIgnoreMinimumBalance: false },
    },
  });
  const stopFeed = feedCoupons({ queries, sources, checkout, clock: { now: () => instant(at) } });
  checkout.start();
  stop = () => {
    stopFeed();
    checkout.stop();
    queries.clear();
  };
  await waitFor(checkout, (snapshot) => snapshot.hasTag("editable"));
  const left = () => checkout.getSnapshot().context.cart.coupons.map(({ remainingQuantity }) => remainingQuantity);
  return { checkout, queries, listClientCoupons, left };
}

test("the chosen diner's client is asked for its coupons, and another diner's for theirs", async () => {
  const { checkout, listClientCoupons, left } = await open();
  expect(listClientCoupons).not.toHaveBeenCalled();
  checkout.send({ type: "sale.dinerChosen", diner: ana });
  await expect.poll(() => left()).toEqual([3]);
  checkout.send({ type: "sale.productAdded", product });
  checkout.send({ type: "sale.dinerChosen", diner: beto });
  await expect.poll(() => checkout.getSnapshot().context.cart.coupons[0]?.profileId).toBe(beto.client.id);
  expect(listClientCoupons.mock.calls.map(([{ params }]) => params.profileId)).toEqual([ana.client.id, beto.client.id]);
});

test("coupons that are read anew reach the cart, and those of a diner who left do not", async () => {
  const { checkout, queries, listClientCoupons, left } = await open();
  checkout.send({ type: "sale.dinerChosen", diner: ana });
  await expect.poll(() => left()).toEqual([3]);
  queries.setQueryData([...queryKeys.clientCoupons, ana.client.id], [book(ana.client.id, 1)]);
  await expect.poll(() => left()).toEqual([1]);
  checkout.send({ type: "sale.dinerChosen", diner: null });
  queries.setQueryData([...queryKeys.clientCoupons, ana.client.id], [book(ana.client.id, 2)]);
  await Promise.resolve();
  expect(left()).toEqual([]);
  const read = queries.getQueryCache().find({ queryKey: [...queryKeys.clientCoupons, ana.client.id] });
  expect(read?.getObserversCount()).toBe(0);
  expect(listClientCoupons).toHaveBeenCalledOnce();
});

test("[COUPON-01] a coupon is valid or expired by the server's time, whatever the device's clock shows", async () => {
  const { checkout, listClientCoupons, left } = await open({ at: "2099-01-02T00:00:00Z" });
  const later = { ...book(ana.client.id, 2), expirationTime: instant("2099-02-01T00:00:00Z") };
  listClientCoupons.mockResolvedValueOnce(accepted([book(ana.client.id, 3), later]));
  checkout.send({ type: "sale.dinerChosen", diner: ana });
  await expect.poll(() => left(), { timeout: 5_000 }).toEqual([2]);
});

test("where the cafeteria has no coupons, nothing is asked", async () => {
  const { checkout, listClientCoupons } = await open({ features: [] });
  checkout.send({ type: "sale.dinerChosen", diner: ana });
  await Promise.resolve();
  expect(listClientCoupons).not.toHaveBeenCalled();
});

test.each(["COUPONS_NOT_AVAILABLE", "INVALID_COUPON_AMOUNT"] as const)(
  "[COUPON-08] a sale refused with %s reads the coupons again, which were used elsewhere",
  async (code) => {
    const { checkout, listClientCoupons, left } = await open({ refusal: { code } });
    checkout.send({ type: "sale.dinerChosen", diner: ana });
    checkout.send({ type: "sale.productAdded", product });
    await expect.poll(() => left()).toEqual([3]);
    listClientCoupons.mockImplementation(async ({ params }) => accepted([book(params.profileId, 0)]));
    checkout.send({ type: "sale.submitted", deliver: true });
    await expect.poll(() => checkout.getSnapshot().context.cart.news.coupons).toEqual([]);
    checkout.send({ type: "sale.changesAccepted" });
    expect(left()).toEqual([]);
    expect(listClientCoupons).toHaveBeenCalledTimes(2);
  },
);
