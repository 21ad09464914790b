import { type LocalDate, localDate } from "@cantina/domain/kernel";

/** A path below the cafeteria's, and how long it may take. */
export type ReportCase = { readonly name: string; readonly paths: readonly string[]; readonly mostMs: number };

const cards = ["order-kpi", "balance-charge-kpi", "secondary-kpis", "sales", "payment-methods", "client-ranking"];
const cardPath = (name: string): string => `metrics/${name}?period=LAST_MONTH&originMedium=ALL`;

/** The year that ends with the last whole day. */
export function reportCases(
  until: LocalDate,
  { classId, sellerId }: { readonly classId: string; readonly sellerId: string },
): readonly ReportCase[] {
  const from = localDate(new Date(Date.parse(until) - 364 * 86_400_000).toISOString().slice(0, 10));
  const year = (name: string, more = "dateFilterType=ORDER_DATE"): string =>
    `reports/sales/${name}?from=${from}&until=${until}&${more}`;
  return [
    { name: "year by product", paths: [year("products")], mostMs: 300 },
    { name: "year by product, by pickup", paths: [year("products", "dateFilterType=PICKUP_DATE")], mostMs: 300 },
    { name: "year by way of paying", paths: [year("payment-method")], mostMs: 300 },
    { name: "year by diner", paths: [year("commensals")], mostMs: 300 },
    {
      name: "year by product, of one class",
      paths: [year("products", `dateFilterType=ORDER_DATE&classIds=${classId}`)],
      mostMs: 1_000,
    },
    {
      name: "year by product, of one seller",
      paths: [year("products", `dateFilterType=ORDER_DATE&sellerId=${sellerId}`)],
      mostMs: 1_000,
    },
    {
      name: "year by product, paid in cash",
      paths: [year("products", "dateFilterType=ORDER_DATE&paymentMethod=CASH")],
      mostMs: 1_000,
    },
    {
      name: "year by product, from the app",
      paths: [year("products", "dateFilterType=ORDER_DATE&originMedium=MOBILE")],
      mostMs: 1_000,
    },
    ...[...cards, "product-ranking"].map((name) => ({ name: `card ${name}`, paths: [cardPath(name)], mostMs: 50 })),
    { name: "dashboard, all cards at once", paths: [...cards, "product-ranking"].map(cardPath), mostMs: 300 },
  ];
}
