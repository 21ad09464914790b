import type { PricingMeasured } from "./measure-pricing.ts";
import type { SalesMeasured } from "./measure-sales.ts";
import { spreadText } from "./statistics.ts";

/** A Markdown table, so that it can go into docs/benchmarks.md as it is. */
export function tableLines(sales: readonly SalesMeasured[], pricing: PricingMeasured): readonly string[] {
  const rows = [
    ["measured", "product", "limit", "ratio"],
    ["---", "---:", "---:", "---:"],
    ...sales.map(({ clients, http, function: limit, ratio }) => [
      `sales/s, ${clients} ${clients === 1 ? "client" : "clients"}: HTTP against one SQL function`,
      spreadText(http),
      spreadText(limit),
      spreadText(ratio),
    ]),
    [
      "µs for a cart of 100 lines: priceSale against a loop that only sums",
      spreadText(pricing.priceSale),
      spreadText(pricing.sum),
      spreadText(pricing.ratio),
    ],
  ];
  const milliseconds = (value: number): string => value.toFixed(1);
  return [
    ...rows.map((row) => `| ${row.join(" | ")} |`),
    "",
    ...sales.map(
      ({ clients, p50, p99 }) => `HTTP, ${clients} client(s): p50 ${milliseconds(p50)} ms, p99 ${milliseconds(p99)} ms`,
    ),
  ];
}
