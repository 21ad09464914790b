import { expect, test } from "vitest";
import { sentSalesText } from "./sent-sales-text.ts";

test("[SALE-81] one sale that was sent is one, and several are told with their number", () => {
  expect(sentSalesText(1)).toBe("Se envió 1 venta pendiente.");
  expect(sentSalesText(3)).toBe("Se enviaron 3 ventas pendientes.");
});
