import { instant, loadTemporal } from "@cantina/domain/kernel";
import { beforeAll, expect, test } from "vitest";
import { dateText, isGenuineNotice, signedHeaders } from "./signature.ts";

beforeAll(loadTemporal);

const keys = { apiKey: "test-login", secret: "test-secret", scheme: "D24" };
const [date, body] = ["2026-01-02T03:04:05Z", '{"invoice_id":"i-1","amount":100,"country":"AR"}'];
// Made apart from this code, with openssl.
const [ofPost, ofGet] = [
  "f48e7b7df552c08f1d04f19e4cb39bd56f463cceec62427db2428ebd77882426",
  "1cd64d5ad1d00dd6bc761b10fd7923ef2c86b1a30634bc01e16fa5149be51e16",
];

test("[D24-01] the vectors of the interface's text are right, with a date of whole seconds", () => {
  expect(signedHeaders(keys, date, body).authorization).toBe(`D24 ${ofPost}`);
  expect(signedHeaders(keys, date, "")).toEqual({
    "x-login": "test-login",
    "x-date": date,
    authorization: `D24 ${ofGet}`,
  });
  expect(dateText(instant("2026-01-02T03:04:05.678Z"))).toBe(date);
});

test("[D24-04] a notice is proven by the bytes that came, and what differs from them is nobody's", () => {
  const notice = { login: "test-login", date, authorization: `D24 ${ofPost}`, body: Buffer.from(body) };
  expect(isGenuineNotice(keys, notice)).toBe(true);
  for (const wrong of [
    { ...notice, body: Buffer.from(`${body} `) },
    { ...notice, date: "2026-01-02T03:04:06Z" },
    { ...notice, login: "another" },
    { ...notice, authorization: ofPost },
    { ...notice, authorization: `D24 ${ofPost.slice(2)}` },
    { ...notice, authorization: "" },
  ])
    expect(isGenuineNotice(keys, wrong)).toBe(false);
  expect(isGenuineNotice({ ...keys, secret: "another" }, notice)).toBe(false);
});
