import { expect } from "vitest";
import { sell } from "./orders.calls.ts";
import { hasFields } from "./products.calls.ts";
import type { Row } from "./spec-client.ts";
import type { CallsOf, SpecPlace } from "./spec-place.ts";

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
// Where the cafeteria is, today may be another day than here.
const days = `from=${dayIn(-2)}&until=${dayIn(1)}`;
const sales = `${days}&dateFilterType=PICKUP_DATE&originMedium=ALL&paymentMethod=ANY`;

async function readSales(place: SpecPlace, name: string, fields: readonly string[]): Promise<Row> {
  const { commensalId, administrator, classId } = place;
  await sell(place, { commensalId, markAsCompleted: true });
  const query = `${sales}&classIds=${classId}&commensalId=${commensalId}`;
  const report = await administrator.ask("GET", `…/reports/sales/${name}?${query}`);
  const [row] = report["rows"] as readonly Row[];
  hasFields(row, fields);
  expect(report["total"]).toBe(report["ledgerTotal"]);
  return report;
}

async function readCharges({ clientId, employee, administrator }: SpecPlace, name: string): Promise<Row> {
  const charge = { amount: 12.5, buyerId: clientId, paymentMethod: "CARD" };
  await employee.ask("POST", "…/transactions/balance-charges", charge);
  const query = `from=${dayIn(-2)}&until=${dayIn(-1)}&originMedium=WEB&paymentMethod=ANY`;
  const earlier = await administrator.ask("GET", `…/reports/balance-charges/${name}?${query}`);
  hasFields(earlier, ["rows", "total", "ledgerTotal", "readAt"]);
  return earlier;
}

export const reportCalls: CallsOf<"reports"> = {
  "GET …/products/generate-report": async (place) => {
    const { commensalId, administrator } = place;
    await sell(place, { commensalId, markAsCompleted: true });
    for (const reportType of ["ORDERS", "SALES"]) {
      const more =
        "divideInDayIntervals=true&transactionStatuses=STARTED&transactionStatuses=COMPLETED&dateFilterType=PICKUP_DATE";
      const query = `${days}&reportType=${reportType}&paymentMethod=ANY&commensalId=${commensalId}&${more}`;
      const report = await administrator.ask("GET", `…/products/generate-report?${query}`);
      expect(report["blocks"]).toHaveLength(4);
      expect(report["total"]).toBe(report["ledgerTotal"]);
    }
  },
  "GET …/products/daily_purchases": async ({ administrator }) => {
    expect(await administrator.list(`…/products/daily_purchases?date=${dayIn(3)}`)).toEqual([]);
  },
  "GET …/reports/sales/products": async (place) => {
    const fields = ["name", "productId", "productVersion", "quantity", "exchangedCouponsCount", "price", "avgItemCost"];
    hasFields(await readSales(place, "products", fields), ["totalDiscountAmount"]);
  },
  "GET …/reports/sales/commensals": async (place) => {
    await readSales(place, "commensals", ["commensalId", "count", "amount", "discountApplied"]);
  },
  "GET …/reports/sales/payment-method": async (place) => {
    await readSales(place, "payment-method", ["paymentMethod", "count", "amount"]);
  },
  "GET …/reports/balance-charges/clients": async (place) => {
    await readCharges(place, "clients");
  },
  "GET …/reports/balance-charges/payment-methods": async (place) => {
    await readCharges(place, "payment-methods");
  },
};
