import { expect, test } from "vitest";
import { isLeftRegister } from "./index.ts";

test("[ACCESS-20] a register is left by somebody who is gone, and only until it is closed", () => {
  const isLeft = (isOpen: boolean, hasSellerLeft: boolean) => isLeftRegister({ isOpen, hasSellerLeft });
  expect([isLeft(true, true), isLeft(true, false), isLeft(false, true), isLeft(false, false)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
