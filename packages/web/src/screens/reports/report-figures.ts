import { type Cents, formatMoney, noMoney, sumMoney } from "@cantina/domain/kernel";
import type { Report, ReportTab } from "../../composition/desk/index.ts";
import * as texts from "../../texts/reports.ts";
import { countText } from "../../ui/count-text.ts";
import type { Breakdown, Line } from "./breakdown.ts";

/** One of the amounts that a report is opened for. */
export type Told = {
  readonly label: string;
  readonly definition: string;
  readonly text: string;
  readonly isZero: boolean;
  /** Which rows of the history it leads to; null: no rows come to it. */
  readonly behind: "sold" | "givenBack" | null;
};

/** The last of its cells. */
export const comesTo = ({ cells }: Line): Cents => {
  const last = cells.at(-1);
  return last?.kind === "money" ? last.amount : noMoney;
};

const unitsIn = ({ columns, totals }: Breakdown): number => {
  const at = columns.findIndex(({ label }) => label === texts.units || label === texts.count) - 1;
  const total = totals[at];
  return total?.kind === "count" ? total.count : 0;
};

const counts: Readonly<Record<ReportTab, readonly [label: string, definition: string]>> = {
  product: [texts.units, texts.unitsHint],
  commensal: [texts.orders, texts.ordersHint],
  method: [texts.payments, texts.paymentsHint],
  client: [texts.chargeCount, texts.chargeCountHint],
  chargeMethod: [texts.chargeCount, texts.chargeCountHint],
};

/** What came in and what went out come to the first; each says what it counts. */
export function figuresOf(tab: ReportTab, report: Report, breakdown: Breakdown): readonly Told[] {
  const isSales = tab === "product" || tab === "commensal" || tab === "method";
  const amount = (label: string, definition: string, of: Cents, behind: Told["behind"]): Told => ({
    label,
    definition,
    text: formatMoney(of),
    isZero: of === 0,
    behind,
  });
  const { total, totalDiscountAmount: discount } = report;
  const units = unitsIn(breakdown);
  const [unitsLabel, unitsHint] = counts[tab];
  return [
    isSales
      ? amount(texts.sales, texts.salesHint, total, "sold")
      : amount(texts.charges, texts.chargesHint, total, "sold"),
    amount(
      texts.givenBack,
      texts.givenBackHint,
      sumMoney(breakdown.lines.filter(({ isReturn }) => isReturn).map(comesTo)),
      "givenBack",
    ),
    ...(discount === undefined ? [] : [amount(texts.discounts, texts.discountsHint, discount, null)]),
    { label: unitsLabel, definition: unitsHint, text: countText(units), isZero: units === 0, behind: "sold" },
  ];
}
