import { expect } from "vitest";
import { hasFields } from "./products.calls.ts";
import type { CallsOf } from "./spec-place.ts";

const fieldsOfMovement = ["type", "amount", "description", "date"];
const fieldsOfInterval = [
  "from",
  "until",
  "items",
  "accumulatedInflow",
  "accumulatedOutflow",
  "totalBalanceCharges",
  "totalBalanceChargesReturns",
  "totalOrderSales",
  "totalOrderReturns",
  "totalCouponSales",
  "totalCouponSaleReturns",
];

const today = (): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/Argentina/Buenos_Aires" }).format(new Date());

export const cashCalls: CallsOf<"cash"> = {
  "POST …/cashflow": async ({ employee }) => {
    const moved = { type: "IN", amount: 20, description: "Cambio" };
    const made = await employee.ask("POST", "…/cashflow", moved);
    hasFields(made, fieldsOfMovement);
    expect(made).toMatchObject(moved);
    for (const type of ["IN", "OUT"])
      expect(await employee.send("POST", "…/cashflow", { type, amount: 5 })).toMatchObject({
        status: 400,
        body: { Message: { Message: "VALIDATION" } },
      });
    expect(await employee.ask("POST", "…/cashflow", { type: "CLOSE", amount: 120 })).toMatchObject({ type: "CLOSE" });
  },
  "GET …/cashflow/latest": async ({ employee }) => {
    const latest = await employee.ask("GET", "…/cashflow/latest");
    hasFields(latest, fieldsOfMovement);
    expect(latest).toMatchObject({ type: "OPEN", amount: 100 });
  },
  "GET …/cashflow": async ({ administrator }) => {
    const all = await administrator.list(`…/cashflow?from=${today()}&until=${today()}`);
    expect(all).toHaveLength(2);
    hasFields(all[0], fieldsOfInterval);
    const one = await administrator.list(
      `…/cashflow?from=${today()}&until=${today()}&sellerId=${String(all[0]?.["sellerId"])}`,
    );
    expect(one).toHaveLength(1);
  },
  "GET …/cashflow/all?dateTime": async ({ administrator }) => {
    expect(await administrator.list(`…/cashflow/all?dateTime=${today()}`)).not.toHaveLength(0);
  },
};
