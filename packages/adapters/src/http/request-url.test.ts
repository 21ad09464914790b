import { expect, test } from "vitest";
import { fillPath, queryOf } from "./request-url.ts";

test("parameters stand where the path names them, escaped", () => {
  expect(fillPath("/cafeterias/{cafeteriaId}/products/{productId}", { cafeteriaId: "a/b", productId: 7 })).toBe(
    "cafeterias/a%2Fb/products/7",
  );
});

test("what is not set is left out of the query", () => {
  expect(queryOf({ offset: "0", status: undefined, sellerId: null, text: "café & té" }).toString()).toBe(
    "offset=0&text=caf%C3%A9+%26+t%C3%A9",
  );
});
