import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withTestServer } from "../database/index.ts";
import { authenticationCalls } from "./authentication.calls.ts";
import { cafeteriaCalls } from "./cafeterias.calls.ts";
import { cashCalls } from "./cash.calls.ts";
import { claimCalls } from "./claims.calls.ts";
import { inventoryCalls } from "./inventory.calls.ts";
import { metricsCalls } from "./metrics.calls.ts";
import { paymentCalls } from "./payments.calls.ts";
import { orderCalls } from "./orders.calls.ts";
import { productCalls } from "./products.calls.ts";
import { profileCalls } from "./profiles.calls.ts";
import { reportCalls } from "./reports.calls.ts";
import { reviewCalls } from "./reviews.calls.ts";
import { type Context, section7 } from "./section-7.ts";
import { type CallsOf, type SpecCall, type SpecPlace, openSpecPlace } from "./spec-place.ts";
import { stockCalls } from "./stock.calls.ts";
import { termCalls } from "./terms.calls.ts";

const calls: { readonly [C in Context]: CallsOf<C> } = {
  authentication: authenticationCalls,
  products: productCalls,
  orders: orderCalls,
  cash: cashCalls,
  profiles: profileCalls,
  cafeterias: cafeteriaCalls,
  terms: termCalls,
  inventory: inventoryCalls,
  stock: stockCalls,
  claims: claimCalls,
  reports: reportCalls,
  reviews: reviewCalls,
  metrics: metricsCalls,
  payments: paymentCalls,
};

const server = withTestServer();
let place: SpecPlace;
const openPlace = async (): Promise<void> => {
  place = await openSpecPlace(server());
};

describe.each(Object.entries(calls))("a client written from sections 3 and 7 alone: %s", (_context, ofContext) => {
  beforeEach(openPlace);
  test.each(Object.entries<SpecCall>(ofContext))("%s", async (_call, make) => {
    await make(place);
  });
});

const unknownIds = ["11111111-1111-4111-8111-111111111111", "no-es-un-id"];
const namesOne = Object.values(section7)
  .flat()
  .filter((call) => /^(?:GET|DELETE) .*\{/u.test(call));

describe("what isn't there is not found by who reads it, and not there for who deletes it", () => {
  beforeAll(openPlace);
  test.each(namesOne)("%s", async (call) => {
    const [method = "", path = ""] = call.split(" ");
    const body = method === "DELETE" ? { reason: "MISTAKEN_ORDER", comment: "" } : undefined;
    for (const id of unknownIds)
      expect(await place.system.send(method, path.replaceAll(/\{\w+\}/gu, id), body), id).toMatchObject({
        status: 404,
        body: { Message: { Message: method === "GET" ? "NOT_FOUND" : "DELETE_OR_UPDATE_NOT_FOUND" } },
      });
  });
});
