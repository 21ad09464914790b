import * as v from "valibot";
import { expect, test } from "vitest";
import { type Endpoint, defineEndpoint } from "../endpoint/index.ts";
import { wireRequest } from "./wire-request.ts";

const endpoint: Endpoint = defineEndpoint("", {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/products/{productId}",
  summary: "",
  access: "signedIn",
  data: v.null(),
  errors: [],
});

test("parameters stand where the path names them, escaped", () => {
  expect(wireRequest(endpoint, { params: { cafeteriaId: "a/b", productId: 7 } }).path).toBe(
    "cafeterias/a%2Fb/products/7",
  );
});

test("what is not set is left out of the query", () => {
  const query = { offset: "0", status: undefined, sellerId: null, text: "café & té" };
  expect(wireRequest({ ...endpoint, path: "/clients" }, { query }).path).toBe(
    "clients?offset=0&text=caf%C3%A9%20%26%20t%C3%A9",
  );
});

test("a body is JSON, and none is none", () => {
  expect(wireRequest(endpoint, { body: { name: "Chipá" } }).payload).toBe('{"name":"Chipá"}');
  expect(wireRequest(endpoint, {}).payload).toBeUndefined();
});
