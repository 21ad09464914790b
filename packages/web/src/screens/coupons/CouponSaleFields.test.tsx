// @vitest-environment jsdom
import type { Coupon } from "@cantina/domain/coupons";
import { cents, id, loadTemporal, timeZone } from "@cantina/domain/kernel";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { CouponSaleFields } from "./CouponSaleFields.tsx";

beforeAll(loadTemporal);
afterEach(cleanup);

const coupon = (name: string): Coupon => ({
  id: id<"coupon">(name),
  name,
  description: name,
  price: cents(100_000),
  quantity: 5,
  validDays: 30,
  expirationDate: null,
  productIds: [],
  shownInApp: true,
  status: "ENABLED",
  imageUrl: null,
  version: 1,
});

test("[COUPON-06] a coupon sale without a coupon and a diner tells so at both", () => {
  render(
    <ThemeProvider>
      <CouponSaleFields
        coupons={[coupon("Cafés"), coupon("Almuerzos")]}
        cafeteria={{ timeZone: timeZone("America/Argentina/Buenos_Aires"), customPaymentMethod: null }}
        diners={[]}
        form={{
          entry: { couponId: null, commensalId: null, quantity: 1, paymentMethod: "CASH" },
          faults: { coupon: "MISSING", diner: "MISSING" },
          type: () => undefined,
        }}
        isRegisterMissing={false}
      />
    </ThemeProvider>,
  );
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "Por favor seleccione un comensal",
    "Por favor seleccione una cuponera",
  ]);
});
