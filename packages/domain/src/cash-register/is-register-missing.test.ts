import { expect, test } from "vitest";
import { isRegisterMissing } from "./index.ts";

test.each([
  ["an employee without a register", "CAFETERIA_EMPLOYEE", false, true, true],
  ["an employee with an open one", "CAFETERIA_EMPLOYEE", true, true, false],
  ["an employee where cash control is off", "CAFETERIA_EMPLOYEE", false, false, false],
  ["an administrator", "CAFETERIA_ADMINISTRATOR", false, true, false],
  ["a client's phone", null, false, true, false],
] as const)("[CASH-09] %s", (_, sellerLevel, isRegisterOpen, isControlled, expected) => {
  const features = isControlled ? (["coupons", "flowControl"] as const) : (["coupons"] as const);
  expect(isRegisterMissing({ sellerLevel, isRegisterOpen, features })).toBe(expected);
});
