import type { Endpoint } from "@cantina/contract/endpoint";
import { wireRequest } from "@cantina/contract/calls";
import { id, instant, loadTemporal, refused } from "@cantina/domain/kernel";
import * as v from "valibot";
import { expect, test } from "vitest";
import { type ApiClient, httpLateOrders, httpOrders } from "../http/index.ts";
import { type DeviceStorage, localPendingSales } from "../storage/index.ts";
import { storedQueuedSale } from "./stored-queued-sale.ts";

await loadTemporal();

const cafeteriaId = id<"cafeteria">("0198c0de-0000-7000-8000-000000000001");

/** As a till without a connection kept it before it told the device's time. */
const kept = {
  key: "0198c0de-0000-7000-8000-0000000000a1",
  refusal: null,
  sale: {
    cartId: "0198c0de-0000-7000-8000-0000000000c1",
    orderItems: [
      {
        type: "PRODUCT",
        productId: "0198c0de-0000-7000-8000-0000000000d1",
        productVersion: 3,
        price: 1550,
        quantity: 2,
      },
      { type: "GENERIC", name: "Fruta ñandú", price: 5, quantity: 1 },
    ],
    commensalId: null,
    comments: 'sin "azúcar" ☕',
    paymentMethod: "CASH",
    totalPrice: 2795,
    sellerDiscount: 1250,
    dinerDiscount: { rate: 1005, maxDiscount: 310 },
    markAsCompleted: true,
    soldAt: "2026-11-20T13:05:01.250Z",
    sellerId: "0198c0de-0000-7000-8000-0000000000e1",
    registerSessionId: null,
  },
};

/** As that version sent it: under its key, another body would be another request. */
const sent = {
  ...kept.sale,
  orderItems: [
    { type: "PRODUCT", productId: "0198c0de-0000-7000-8000-0000000000d1", productVersion: 3, price: 15.5, quantity: 2 },
    { type: "GENERIC", name: "Fruta ñandú", price: 0.05, quantity: 1 },
  ],
  totalPrice: 27.95,
  sellerDiscount: 12.5,
  dinerDiscount: { rate: 0.1005, maxDiscount: 3.1 },
};

function listeningClient() {
  const bodies: unknown[] = [];
  const call = async (endpoint: Endpoint, request: object) => {
    bodies.push(JSON.parse(wireRequest(endpoint, request).payload ?? "null"));
    return refused({ code: "UNREACHABLE" } as const);
  };
  const client: ApiClient = { call };
  return { client, bodies };
}

test("a sale that a former version kept in the outbox is sent as that version sent it", async () => {
  const { client, bodies } = listeningClient();
  await httpLateOrders(client, cafeteriaId).send(v.parse(storedQueuedSale, kept));
  expect(bodies).toEqual([sent]);
});

test("[SALE-49] a sale that goes out while its seller moves to another cafeteria is not refused, but waits for them", async () => {
  const moved = { call: async () => refused({ code: "WRONG_CAFETERIA" }) } as unknown as ApiClient;
  const answer = await httpLateOrders(moved, cafeteriaId).send(v.parse(storedQueuedSale, kept));
  expect(answer).toEqual(refused({ code: "UNREACHABLE" }));
});

/** As a till kept the sale that it was sending when it was closed. */
const attempt = {
  savedAt: "2026-11-20T13:05:01.250Z",
  pending: {
    key: "0198c0de-0000-7000-8000-0000000000a2",
    cartId: "0198c0de-0000-7000-8000-0000000000c2",
    cart: {
      lines: [],
      diner: null,
      paymentMethod: "CARD",
      sellerDiscount: null,
      description: "",
      coupons: [],
    },
    request: {
      cartId: "0198c0de-0000-7000-8000-0000000000c2",
      orderItems: [
        {
          type: "PRODUCT",
          productId: "0198c0de-0000-7000-8000-0000000000d1",
          quantity: 2,
          productVersion: 3,
          exchangedCoupons: [{ userCouponId: "0198c0de-0000-7000-8000-0000000000f1", quantity: 1 }],
        },
        { type: "GENERIC", name: "Torta", price: 4550, quantity: 1 },
      ],
      commensalId: null,
      comments: "",
      paymentMethod: "CARD",
      expectedTotal: 6105,
      sellerDiscount: 5,
      markAsCompleted: false,
      ignoreLimit: false,
      ignoreAllProductsDailyLimit: false,
      ignoreInsufficientBalance: false,
    },
  },
};

test("a sale that was being sent is sent again with the same body", async () => {
  const { client, bodies } = listeningClient();
  const seller = { id: id<"profile">(kept.sale.sellerId), cafeteriaId };
  const name = `cantina.pending-sale.${cafeteriaId}.${seller.id}.${attempt.pending.key}`;
  const storage = {
    length: 1,
    key: () => name,
    getItem: () => JSON.stringify(attempt),
    setItem: () => {},
    removeItem: () => {},
  } satisfies DeviceStorage;
  const pending = await localPendingSales({ storage, clock: { now: () => instant(attempt.savedAt) }, seller }).load();
  if (pending === null) throw new Error("nothing was kept");
  await httpOrders(client, cafeteriaId).submit(pending);
  const [product, generic] = attempt.pending.request.orderItems;
  expect(bodies).toEqual([
    {
      ...attempt.pending.request,
      orderItems: [product, { ...generic, price: 45.5 }],
      expectedTotal: 61.05,
      sellerDiscount: 0.05,
    },
  ]);
});
