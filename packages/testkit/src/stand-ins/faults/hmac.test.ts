import { expect, test } from "vitest";
import { hmacOf } from "./index.ts";

test("what stands in for a provider signs as openssl does: the vectors were made with it", () => {
  const vectors = [
    [
      "id:123456;request-id:2066ca19-c6f1-498a-be75-1923005edd06;ts:1704908010;",
      "e1a7ee9acf901ed2dc81a1dd922a5d18c0f58c1af558af7da6b77dfafc9a5008",
    ],
    ["id:123456;ts:1704908010;", "9290c47ea2bfd8bc1fba20309a0cedb9b13a0dc63479fd6a1686f0d0e8602d95"],
    [
      '2026-01-02T03:04:05Ztest-login{"invoice_id":"i-1","amount":100,"country":"AR"}',
      "f48e7b7df552c08f1d04f19e4cb39bd56f463cceec62427db2428ebd77882426",
    ],
    ["2026-01-02T03:04:05Ztest-login", "1cd64d5ad1d00dd6bc761b10fd7923ef2c86b1a30634bc01e16fa5149be51e16"],
  ] as const;
  for (const [message, hex] of vectors) expect(hmacOf("test-secret", message)).toBe(hex);
});
