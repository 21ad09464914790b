import { expect } from "vitest";
import { hasFields, makeProduct } from "./products.calls.ts";
import type { Row } from "./spec-client.ts";
import type { CallsOf, SpecPlace } from "./spec-place.ts";

const fieldsOfOrder = [
  "id",
  "orderType",
  "status",
  "orderItems",
  "commensalId",
  "commensalClassId",
  "buyerId",
  "sellerId",
  "comments",
  "paymentMethod",
  "totalPrice",
  "marketplaceFee",
  "dateTime",
  "pickUpDateTime",
  "lastStatusUpdate",
  "originMedium",
  "isSubscription",
  "couponId",
  "couponsQuantity",
  "subscriptionId",
  "arcaInvoiceUrl",
  "cancellationReason",
  "cancellationComment",
];
const fieldsOfItem = [
  "type",
  "productId",
  "quantity",
  "productVersion",
  "name",
  "price",
  "productLabel",
  "exchangedCoupons",
];

const itemsOf = (row: Row): readonly Row[] => row["orderItems"] as readonly Row[];

/** Of a product that nobody has sold yet, so that no two of these orders are the same. */
export async function sell(place: SpecPlace, more: Row = {}): Promise<Row> {
  const productId = await makeProduct(place);
  return place.employee.ask("POST", "…/transactions/orders", {
    orderItems: [{ type: "PRODUCT", productId, quantity: 2, productVersion: 1 }],
    paymentMethod: "CASH",
    ...more,
  });
}

const idOf = (row: Row): string => String(row["id"]);

export const orderCalls: CallsOf<"orders"> = {
  "POST …/transactions/orders": async (place) => {
    const { clientId, commensalId, classId } = place;
    const made = await sell(place, {
      commensalId,
      buyerId: clientId,
      commensalClassId: classId,
      comments: "Sin sal",
      paymentMethod: "ACCOUNT_BALANCE",
      ignoreLimit: false,
      ignoreAllProductsDailyLimit: false,
      ignoreInsufficientBalance: false,
      markAsCompleted: true,
      sellerDiscount: 10,
    });
    hasFields(made, fieldsOfOrder);
    hasFields(itemsOf(made)[0], fieldsOfItem);
    expect(made).toMatchObject({
      status: "COMPLETED",
      totalPrice: 180,
      buyerId: clientId,
      commensalId,
      commensalClassId: classId,
      comments: "Sin sal",
    });
    // A line may say what it was shown as: honoured or refused, never dropped.
    const productId = await makeProduct(place);
    const { name } = await place.employee.ask("GET", `…/products/${productId}`);
    const line = { type: "PRODUCT", productId, quantity: 1, productVersion: 1, name, price: 100, productLabel: name };
    expect(await sell(place, { orderItems: [line] })).toMatchObject({ orderItems: [{ name, price: 100 }] });
    const codeOf = async (more: Row) => {
      const asked = { orderItems: [{ ...line, ...more }], paymentMethod: "CASH" };
      return (await place.employee.send("POST", "…/transactions/orders", asked)).body["Message"];
    };
    expect(await codeOf({ price: 99.5 })).toMatchObject({
      Message: "PRICE_CHANGED",
      ExtraData: { shownTotal: 99.5, total: 100, lines: [{ productId, shownPrice: 99.5, price: 100 }] },
    });
    expect(await codeOf({ name: "Otra cosa" })).toMatchObject({ Message: "WRONG_PRODUCT" });
    expect(await codeOf({ productLabel: "Otra cosa" })).toMatchObject({ Message: "WRONG_PRODUCT" });
    const generic = [{ type: "GENERIC", name: "Torta", price: 45.5, quantity: 1 }];
    expect(await sell(place, { orderItems: generic })).toMatchObject({ totalPrice: 45.5, status: "STARTED" });
    const paid = { ...generic[0], exchangedCoupons: [{ userCouponId: productId, quantity: 1 }] };
    expect(
      await place.employee.send("POST", "…/transactions/orders", { orderItems: [paid], paymentMethod: "CASH" }),
    ).toMatchObject({ body: { Message: { Message: "COUPONS_NOT_AVAILABLE" } } });
  },
  "POST …/transactions/balance-charges": async ({ employee, clientId }) => {
    const asked = { amount: 250.75, buyerId: clientId, paymentMethod: "TRANSFER" };
    await employee.ask("POST", "…/transactions/balance-charges", asked);
    expect(await employee.ask("GET", `…/profiles/${clientId}`)).toMatchObject({ balance: 1250.75 });
  },
  "DELETE …/transactions/{orderId}": async (place) => {
    const id = idOf(await sell(place));
    const given = { reason: "MISTAKEN_ORDER", comment: "Era otro" };
    const gone = await place.employee.ask("DELETE", `…/transactions/${id}`, given);
    expect(gone).toMatchObject({ cancellationReason: "MISTAKEN_ORDER", cancellationComment: "Era otro" });
  },
  "GET …/transactions": async (place) => {
    const id = idOf(await sell(place));
    await sell(place);
    const page = await place.employee.send("GET", "…/transactions?offset=1&limit=1");
    expect(page.body).toMatchObject({ data: [{ id }], totalCount: 2 });
    const [row] = page.body["data"] as readonly Row[];
    hasFields(row, fieldsOfOrder);
    const all = await place.employee.send("GET", "…/transactions?paymentMethod=ANY&originMedium=ALL");
    expect(all.body).toMatchObject({ totalCount: 2 });
  },
  "GET …/transactions/{orderId}": async (place) => {
    const order = await place.employee.ask("GET", `…/transactions/${idOf(await sell(place))}`);
    hasFields(order, fieldsOfOrder);
    hasFields(itemsOf(order)[0], fieldsOfItem);
  },
  "GET …/transactions/orders/pending_and_cancelled/": async (place) => {
    const id = idOf(await sell(place));
    for (const path of ["…/transactions/orders/pending_and_cancelled/", "…/transactions/orders/pending_and_cancelled"])
      expect(await place.employee.list(path)).toMatchObject([{ id, status: "STARTED" }]);
    hasFields((await place.employee.list("…/transactions/orders/pending_and_cancelled/"))[0], fieldsOfOrder);
  },
  "GET …/transactions/future-orders?date": async (place) => {
    const productId = await makeProduct(place);
    const pickUpDateTime = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const made = await place.client.ask("POST", "…/transactions/orders", {
      orderItems: [{ type: "PRODUCT", productId, quantity: 2, productVersion: 1 }],
      commensalId: place.commensalId,
      comments: "Sin sal",
      paymentMethod: "ACCOUNT_BALANCE",
      pickUpDateTime,
    });
    const path = "…/transactions/future-orders";
    // The place's own day, whatever the hour.
    const date = new Date(pickUpDateTime).toLocaleDateString("sv-SE", { timeZone: "America/Argentina/Buenos_Aires" });
    const [row] = await place.employee.list(`${path}?date=${date}`);
    expect(row).toMatchObject({
      class: "3º A",
      commensalName: "Ana",
      commensalLastName: "Gómez",
      comments: "Sin sal",
      pickupDateTime: made["pickUpDateTime"],
      orderItems: [{ productId, quantity: 2, productVersion: 1 }],
    });
    const past = await place.employee.send("GET", `${path}?date=2026-01-05`);
    expect(past.body).toMatchObject({ Message: { Message: "VALIDATION" } });
  },
  "PUT …/transactions/orders/mark_delivered": async (place) => {
    const orderIds = [idOf(await sell(place)), idOf(await sell(place))];
    await place.employee.ask("PUT", "…/transactions/orders/mark_delivered", { orderIds });
    for (const id of orderIds)
      expect(await place.employee.ask("GET", `…/transactions/${id}`)).toMatchObject({ status: "COMPLETED" });
  },
  "PUT …/orders/all/mark_delivered": async (place) => {
    const id = idOf(await sell(place));
    await place.employee.ask("PUT", "…/orders/all/mark_delivered");
    expect(await place.employee.ask("GET", `…/transactions/${id}`)).toMatchObject({ status: "COMPLETED" });
  },
  "PUT …/orders/{id}/undo_delivered": async (place) => {
    const id = idOf(await sell(place, { markAsCompleted: true }));
    await place.employee.ask("PUT", `…/orders/${id}/undo_delivered`);
    expect(await place.employee.ask("GET", `…/transactions/${id}`)).toMatchObject({ status: "STARTED" });
  },
  "PUT …/orders/undo_delivered_daily": async (place) => {
    const id = idOf(await sell(place));
    await place.employee.ask("PUT", "…/transactions/orders/mark_delivered", { orderIds: [id] });
    await place.system.ask("PUT", "…/orders/undo_delivered_daily");
    expect(await place.employee.ask("GET", `…/transactions/${id}`)).toMatchObject({ status: "STARTED" });
  },
  "PUT …/orders/{id}/mark_archived": async (place) => {
    const id = idOf(await sell(place));
    await place.employee.ask("DELETE", `…/transactions/${id}`, { reason: "OUT_OF_STOCK", comment: "" });
    await place.employee.ask("PUT", `…/orders/${id}/mark_archived`);
    expect(await place.employee.ask("GET", `…/transactions/${id}`)).toMatchObject({ status: "CANCELLED_ARCHIVED" });
  },
};
