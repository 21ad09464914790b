import { couponDeskEndpoints, couponEndpoints } from "@cantina/contract/coupons";
import { transactionEndpoints } from "@cantina/contract/transactions";
import { accepted, cents, id } from "@cantina/domain/kernel";
import { expect, expectTypeOf, test, vi } from "vitest";
import type { ApiClient } from "./api-client.ts";
import { bind } from "./bind.ts";

const cafeteriaId = id<"cafeteria">("0198c0de-0000-7000-8000-000000000001");
const couponId = id<"coupon">("0198c0de-0000-7000-8000-000000000002");

function bound() {
  const call = vi.fn(async () => accepted(null));
  const client = { call } as unknown as ApiClient;
  const calls = bind(client, { ...couponEndpoints, ...couponDeskEndpoints, ...transactionEndpoints }, { cafeteriaId });
  return { call, calls };
}

test("a call has its endpoint's name, and what is known need not be said", async () => {
  const { call, calls } = bound();
  expect(Object.entries(calls).filter(([name, one]) => one.name !== name)).toEqual([]);
  await calls.listCoupons();
  expect(call).toHaveBeenLastCalledWith(couponEndpoints.listCoupons, { params: { cafeteriaId } }, undefined);
});

test("what else the endpoint asks for is said, with the options of one call", async () => {
  const { call, calls } = bound();
  const file = new Blob(["x"]);
  const body = { name: "Desayuno", version: 2, removesImage: false };
  await calls.updateCoupon({ params: { couponId }, body } as Parameters<typeof calls.updateCoupon>[0], {
    idempotencyKey: "key-1",
    file,
  });
  expect(call).toHaveBeenLastCalledWith(
    couponDeskEndpoints.updateCoupon,
    { params: { cafeteriaId, couponId }, body },
    { idempotencyKey: "key-1", file },
  );
});

test("nothing that the endpoint needs can be left out, and what it gives is the domain's", () => {
  const { calls } = bound();
  // @ts-expect-error: the cafeteria is known
  void calls.deleteCoupon({ params: { cafeteriaId, couponId } });
  // @ts-expect-error: which coupon?
  void calls.deleteCoupon();
  // @ts-expect-error: a decimal is no amount
  void calls.buyCoupon({ params: { couponId }, body: { paymentMethod: "CASH", quantity: 1, expectedTotal: 12.5 } });
  void calls.buyCoupon({ params: { couponId }, body: { paymentMethod: "CASH", quantity: 1, expectedTotal: cents(1) } });
  type History = Extract<Awaited<ReturnType<typeof calls.listTransactions>>, { readonly ok: true }>["value"];
  expectTypeOf<History["totalCount"]>().toEqualTypeOf<number>();
});
