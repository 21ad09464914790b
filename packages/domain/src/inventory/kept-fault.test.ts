import { expect, test } from "vitest";
import { cents } from "../kernel/index.ts";
import { keptFault, quantity } from "./index.ts";

const known = { unit: "GRAM", availableQuantity: quantity(500), costs: [cents(100), cents(120)] } as const;

test("[INVENTORY-38] what is named as it is, or not at all, is no fault", () => {
  expect(keptFault({}, known)).toBeNull();
  for (const cost of [cents(100), cents(120), null])
    expect(keptFault({ unit: "GRAM", availableQuantity: quantity(500), cost }, known)).toBeNull();
});

test("[INVENTORY-38] what is named otherwise is told", () => {
  expect(keptFault({ unit: "KILOGRAM" }, known)).toBe("unit");
  expect(keptFault({ availableQuantity: quantity(499) }, known)).toBe("availableQuantity");
  expect(keptFault({ cost: cents(110) }, known)).toBe("cost");
  // What has no cost yet can be named none.
  expect(keptFault({ cost: cents(0) }, { ...known, costs: [undefined] })).toBe("cost");
});
