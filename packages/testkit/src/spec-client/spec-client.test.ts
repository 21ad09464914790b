import { beforeEach, describe, expect, test } from "vitest";
import { withTestServer } from "../database/index.ts";
import { authenticationCalls } from "./authentication.calls.ts";
import { cafeteriaCalls } from "./cafeterias.calls.ts";
import { cashCalls } from "./cash.calls.ts";
import { claimCalls } from "./claims.calls.ts";
import { inventoryCalls } from "./inventory.calls.ts";
import { orderCalls } from "./orders.calls.ts";
import { productCalls } from "./products.calls.ts";
import { profileCalls } from "./profiles.calls.ts";
import { type Context, laterCalls } from "./section-7.ts";
import { type CallsOf, type SpecCall, type SpecPlace, openSpecPlace } from "./spec-place.ts";
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
  claims: claimCalls,
};

const server = withTestServer();
let place: SpecPlace;
beforeEach(async () => {
  place = await openSpecPlace(server());
});

describe.each(Object.entries(calls))("a client written from sections 3 and 7 alone: %s", (_context, ofContext) => {
  test.each(Object.entries<SpecCall>(ofContext))("%s", async (_call, make) => {
    await make(place);
  });
});

describe("what section 7 names and the product does not do yet", () => {
  test.each(laterCalls)("%s is no path", async (call) => {
    const [method = "", path = ""] = call.split(" ");
    const body = method === "GET" ? undefined : {};
    expect(await place.administrator.send(method, path, body)).toMatchObject({
      status: 404,
      body: { Message: { Message: "NOT_FOUND" } },
    });
  });
});
