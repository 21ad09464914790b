import type { ProductId } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import { type Counter, cartOf, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, expect, test } from "vitest";

const server = withTestServer();
let counter: Counter;
let product: ProductId;

beforeEach(async () => {
  counter = await openCounter(server().database, server());
  product = await counter.product({ price: 1_000 });
});

test("[SALE-70] a buyer and a class that an order names are the commensal's own", async () => {
  const [ana, other] = [await counter.diner(), await counter.diner()];
  const { classId, categoryId } = counter.canteen;
  const { commensalId } = ana;
  const codeOf = async (more: object) => {
    const { status, code } = await counter.till.sell({ ...cartOf(product), ...more });
    return status === 200 ? "SOLD" : code;
  };
  expect(await codeOf({ commensalId, buyerId: other.clientId })).toBe("WRONG_USER");
  expect(await codeOf({ buyerId: ana.clientId })).toBe("WRONG_USER");
  expect(await codeOf({ commensalId, commensalClassId: categoryId })).toBe("WRONG_COMMENSAL");
  expect(await codeOf({ commensalId, buyerId: ana.clientId, commensalClassId: classId })).toBe("SOLD");
  expect(await codeOf({ buyerId: null, commensalClassId: null })).toBe("SOLD");
});

test("[SALE-12] a method that there is, only not for a sale, is no fault of the form", async () => {
  const sent = { ...cartOf(product), paymentMethod: "TRANSFER" };
  expect(await counter.till.sell(sent as never)).toMatchObject({ status: 400, code: "WRONG_PAYMENT_METHOD" });
  const unheard = { ...cartOf(product), paymentMethod: "TRUEQUE" };
  expect(await counter.till.sell(unheard as never)).toMatchObject({ status: 400, code: "VALIDATION" });
});
