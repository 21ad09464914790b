import { expect } from "vitest";
import { sell } from "./orders.calls.ts";
import { hasFields } from "./products.calls.ts";
import type { Row } from "./spec-client.ts";
import type { CallsOf, SpecPlace } from "./spec-place.ts";

const bothPeriods = ["currentPeriod", "lastPeriod"];

/** As each period filter and origin filter of section 2 asks. */
async function read({ administrator }: SpecPlace, path: string) {
  await administrator.ask("GET", `…/metrics/${path}?period=JANUARY&originMedium=MOBILE`);
  return administrator.ask("GET", `…/metrics/${path}?period=LAST_MONTH&originMedium=ALL`);
}

export const metricsCalls: CallsOf<"metrics"> = {
  "GET …/metrics/secondary-kpis": async (place) => {
    await sell(place, { commensalId: place.commensalId });
    const kpis = await read(place, "secondary-kpis");
    for (const name of ["activeCommensalsKpi", "subscriptionsKpi", "calendarProductsKpi", "negativeBalancesKpi"])
      hasFields(kpis[name] as Row, bothPeriods);
    expect(kpis["activeCommensalsKpi"]).toMatchObject({ currentPeriod: 1, lastPeriod: 0 });
  },
  "GET …/metrics/balance-charge-kpi": async (place) => {
    hasFields((await read(place, "balance-charge-kpi"))["balanceChargesKpi"] as Row, bothPeriods);
  },
  "GET …/metrics/order-kpi": async (place) => {
    await sell(place, {});
    const { ordersKpi } = await read(place, "order-kpi");
    expect(ordersKpi).toMatchObject({ currentPeriod: 1, lastPeriod: 0 });
  },
  "GET …/metrics/sales": async (place) => {
    expect((await read(place, "sales"))["salesPerDay"]).toHaveLength(30);
  },
  "GET …/metrics/payment-methods": async (place) => {
    await sell(place, {});
    const { balanceChargesPieChart, ordersPieChart } = await read(place, "payment-methods");
    expect(balanceChargesPieChart).toEqual([]);
    hasFields((ordersPieChart as readonly Row[])[0], ["paymentMethod", "amount"]);
  },
  "GET …/metrics/client-ranking": async (place) => {
    await sell(place, { commensalId: place.commensalId });
    const { starCommensals, starClasses } = await read(place, "client-ranking");
    expect(starCommensals).toMatchObject([{ id: place.commensalId }]);
    expect(starClasses).toMatchObject([{ id: place.classId }]);
  },
  "GET …/metrics/product-ranking": async (place) => {
    await sell(place, {});
    const ranked = await read(place, "product-ranking");
    for (const name of ["bestSellingProducts", "worstSellingProducts", "popularCategories"])
      hasFields((ranked[name] as readonly Row[])[0], ["id", "amount"]);
    expect(ranked["popularPickUpTimes"]).toEqual([]);
  },
};
