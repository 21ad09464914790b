import type { PricingMeasured } from "./measure-pricing.ts";
import type { PacedMeasured, SalesMeasured } from "./measure-sales.ts";
import { spreadText } from "./statistics.ts";

/** A Markdown table, so that it can go into docs/benchmarks.md as it is. */
export function tableLines(
  sales: readonly SalesMeasured[],
  paced: PacedMeasured,
  pricing: PricingMeasured,
): readonly string[] {
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
      ({ clients, p50, p99, functionP99 }) =>
        `HTTP, ${clients} client(s): p50 ${milliseconds(p50)} ms, p99 ${milliseconds(p99)} ms (the function's p99: ${milliseconds(functionP99)} ms)`,
    ),
    `HTTP, ${paced.tills} tills that each sell every ${paced.everyMs} ms: ${paced.sales} sales, p50 ${milliseconds(paced.p50)} ms, p99 ${milliseconds(paced.p99)} ms`,
  ];
}
