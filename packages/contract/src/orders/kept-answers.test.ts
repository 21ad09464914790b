import { cents } from "@cantina/domain/kernel";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createOrder } from "./orders.endpoints.ts";

/** What a sale was answered before orders had all the fields of section 3. */
const kept = {
  id: "0197f1a2-0000-7000-8000-000000000001",
  cartId: null,
  orderType: "ORDER",
  status: "STARTED",
  orderItems: [
    {
      type: "GENERIC",
      productId: null,
      productVersion: null,
      name: "Torta",
      price: 45.5,
      quantity: 1,
      exchangedCoupons: [],
      discount: 0,
      total: 45.5,
    },
  ],
  commensalId: null,
  commensalName: null,
  commensalClassId: null,
  buyerId: null,
  sellerId: null,
  comments: "",
  paymentMethod: "CASH",
  subtotal: 45.5,
  discount: 0,
  totalPrice: 45.5,
  dateTime: "2026-11-20T12:00:00.000Z",
  pickUpDateTime: null,
  lastStatusUpdate: "2026-11-20T12:00:00.000Z",
  originMedium: "WEB",
  version: 1,
  couponId: null,
  couponsQuantity: null,
  balanceAfter: null,
};

test("an answer kept from before the later fields is still read, as of a plain sale", () => {
  expect(v.parse(createOrder.data, kept)).toMatchObject({
    totalPrice: cents(4_550),
    orderItems: [{ name: "Torta", productLabel: null, items: [] }],
    marketplaceFee: cents(0),
    isSubscription: false,
    subscriptionId: null,
    arcaInvoiceUrl: null,
    cancellationReason: null,
    cancellationComment: "",
  });
});
