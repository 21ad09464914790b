// @vitest-environment jsdom
import type { Coupon } from "@cantina/domain/coupons";
import { cents, id, loadTemporal, timeZone } from "@cantina/domain/kernel";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { MoneyDeskCall } from "../../composition/use-money-desk.ts";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { CouponSaleForm } from "./CouponSaleForm.tsx";

beforeAll(loadTemporal);
afterEach(cleanup);

const asked: unknown[] = [];
const call: MoneyDeskCall = {
  isSending: false,
  isBroken: false,
  pending: null,
  failure: null,
  canAsk: true,
  canRetry: false,
  ask: (one) => asked.push(one),
  retry: () => undefined,
};
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

test("[COUPON-06] a coupon sale without a coupon and a diner is asked for both, and nothing is sent", () => {
  render(
    <ThemeProvider>
      <CouponSaleForm
        formId="venta"
        coupons={[coupon("Cafés"), coupon("Almuerzos")]}
        cafeteria={{ timeZone: timeZone("America/Argentina/Buenos_Aires"), customPaymentMethod: null }}
        diners={[]}
        firstDiner={null}
        firstCouponId={undefined}
        call={call}
        isRegisterMissing={false}
      />
      <button type="submit" form="venta">
        Vender
      </button>
    </ThemeProvider>,
  );
  expect(screen.queryAllByRole("alert")).toEqual([]);
  fireEvent.click(screen.getByText("Vender"));
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "Por favor seleccione un comensal",
    "Por favor seleccione una cuponera",
  ]);
  expect(asked).toEqual([]);
});
