import { expect, test } from "vitest";
import { textFault, textLimits } from "./index.ts";

test("a text that must be given is faulted when it is blank or longer than its limit, blanks around it not counted", () => {
  expect(textFault(" \n")).toBe("MISSING");
  expect(textFault(` ${"x".repeat(textLimits.name)} `)).toBeNull();
  expect(textFault("x".repeat(textLimits.name + 1))).toBe("TOO_LONG");
  expect(textFault("x".repeat(textLimits.name + 1), textLimits.couponDescription)).toBeNull();
});
