import { BrokenInvariant } from "@cantina/domain/kernel";
import { expect, test } from "vitest";
import { refusalOf } from "./sale-refusal.ts";

test("tells a refusal by the server's code, and that nothing was written", () => {
  const error = new BrokenInvariant('409: {"Message":{"Message":"INSUFFICIENT_STOCK","ExtraData":[]}}');
  expect(refusalOf(error)).toEqual({ code: "INSUFFICIENT_STOCK", isDoubtful: false });
});

test("doubts a sale that broke the server or that nobody answered", () => {
  expect(refusalOf(new BrokenInvariant("502: <html>"))).toEqual({ code: "502", isDoubtful: true });
  const lost = Object.assign(new Error("socket hang up"), { code: "ECONNRESET" });
  expect(refusalOf(lost)).toEqual({ code: "ECONNRESET", isDoubtful: true });
});
