import type { Coupon } from "@cantina/domain/coupons";
import { id, loadTemporal, timeZone } from "@cantina/domain/kernel";
import { sampleCoupon } from "@cantina/testkit/samples";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { CouponSaleFields } from "./CouponSaleFields.tsx";

beforeAll(loadTemporal);
afterEach(cleanup);

const coupon = (name: string): Coupon => sampleCoupon({ id: id<"coupon">(name), name });

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
