import { expect, test } from "vitest";
import { challengeOf, isSigned, newVerifier } from "./index.ts";

const secret = "test-secret";
// Made apart from this code, with openssl.
const [withRequest, withoutRequest] = [
  "e1a7ee9acf901ed2dc81a1dd922a5d18c0f58c1af558af7da6b77dfafc9a5008",
  "9290c47ea2bfd8bc1fba20309a0cedb9b13a0dc63479fd6a1686f0d0e8602d95",
];
const notice = {
  dataId: "123456",
  requestId: "2066ca19-c6f1-498a-be75-1923005edd06",
  signature: `ts=1704908010,v1=${withRequest}`,
};

test("[MP-05] the vectors of the interface's text are right, and what differs from them is wrong", () => {
  expect(isSigned(notice, secret)).toBe(true);
  expect(isSigned({ ...notice, requestId: null, signature: `ts=1704908010, v1=${withoutRequest}` }, secret)).toBe(true);
  for (const wrong of [
    { ...notice, dataId: "123457" },
    { ...notice, requestId: null },
    { ...notice, signature: `ts=1704908011,v1=${withRequest}` },
    { ...notice, signature: `v1=${withRequest}` },
    { ...notice, signature: `ts=1704908010,v1=${withRequest.slice(2)}` },
    { ...notice, signature: "" },
  ])
    expect(isSigned(wrong, secret)).toBe(false);
  expect(isSigned(notice, "another")).toBe(false);
});

test("[MP-04] a challenge is that of RFC 7636, appendix B, and no verifier comes twice", () => {
  expect(challengeOf("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")).toBe(
    "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  );
  expect(newVerifier()).toMatch(/^[\w-]{64}$/u);
  expect(newVerifier()).not.toBe(newVerifier());
});
