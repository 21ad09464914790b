import { loadTemporal } from "@cantina/domain/kernel";
import { emptyCoupon } from "@cantina/domain/coupons";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ThemeProvider } from "../../../theme/ThemeProvider.tsx";
import { ValidityFields } from "./ValidityFields.tsx";

beforeAll(loadTemporal);
afterEach(cleanup);

test("[COUPON-10] a whole time of expiration is one, and its field says nothing against it", () => {
  render(
    <ThemeProvider>
      <ValidityFields
        entry={{ ...emptyCoupon, validity: "DATE", time: "18:00" }}
        faults={{}}
        onChange={() => undefined}
      />
    </ThemeProvider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>("Hora").value).toBe("18:00");
  expect(screen.queryByText(/no entra más/u)).toBeNull();
});
