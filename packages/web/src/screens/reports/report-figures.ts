import { type Cents, formatMoney, noMoney, sumMoney } from "@cantina/domain/kernel";
import type { Report, ReportTab } from "../../composition/desk/index.ts";
import * as texts from "../../texts/reports.ts";
import { countText } from "../../ui/count-text.ts";
import type { Breakdown, Line } from "./breakdown.ts";

/** An amount, and which rows of the history it leads to; null: no rows come to it. */
type Figure = { readonly text: string; readonly isZero: boolean; readonly behind: "sold" | "givenBack" | null };

/** One of the amounts that a report is opened for. */
export type Told = Figure & {
  readonly label: string;
  readonly definition: string;
  /** What came in and what went out, where both did: each has rows of its own. */
  readonly parts: readonly Figure[];
};

/** The last of its cells. */
export const comesTo = ({ cells }: Line): Cents => {
  const last = cells.at(-1);
  return last?.kind === "money" ? last.amount : noMoney;
};

const unitsIn = ({ columns }: Breakdown): ((line: Line) => number) => {
  const at = columns.findIndex(({ label }) => label === texts.units || label === texts.count) - 1;
  return ({ cells }) => {
    const cell = cells[at];
    return cell?.kind === "count" ? cell.count : 0;
  };
};

const counts: Readonly<Record<ReportTab, readonly [label: string, definition: string]>> = {
  product: [texts.units, texts.unitsHint],
  commensal: [texts.orders, texts.ordersHint],
  method: [texts.payments, texts.paymentsHint],
  client: [texts.chargeCount, texts.chargeCountHint],
  chargeMethod: [texts.chargeCount, texts.chargeCountHint],
};

/** What lines come to: those of what came in, and those of what was given back. */
function inAndOut<Amount extends number>(
  { lines }: Breakdown,
  sumOf: (lines: readonly Line[]) => Amount,
  textOf: (amount: Amount) => string,
): readonly Figure[] {
  return (["sold", "givenBack"] as const).map((behind) => {
    const sum = sumOf(lines.filter(({ isReturn }) => isReturn === (behind === "givenBack")));
    return { text: textOf(sum), isZero: sum === 0, behind };
  });
}

/** A figure leads to its rows, or each of its two parts does. REPORT-04 */
function flow(whole: Omit<Figure, "behind">, [sold, back]: readonly Figure[]): Omit<Told, "label" | "definition"> {
  if (sold === undefined || back === undefined || back.isZero) return { ...whole, behind: "sold", parts: [] };
  if (sold.isZero) return { ...whole, behind: "givenBack", parts: [] };
  const parts = [
    { ...sold, text: texts.cameIn(sold.text) },
    { ...back, text: texts.wentOut(back.text) },
  ];
  return { ...whole, behind: null, parts };
}

/** What came in and what went out come to the first; each says what it counts. */
export function figuresOf(tab: ReportTab, report: Report, breakdown: Breakdown): readonly Told[] {
  const isSales = tab === "product" || tab === "commensal" || tab === "method";
  const money = inAndOut(breakdown, (lines) => sumMoney(lines.map(comesTo)), formatMoney);
  const unitsOf = unitsIn(breakdown);
  const sumUnits = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + unitsOf(line), 0);
  const { total, totalDiscountAmount: discount } = report;
  const units = sumUnits(breakdown.lines);
  const [unitsLabel, unitsHint] = counts[tab];
  const amount = (of: Cents) => ({ text: formatMoney(of), isZero: of === 0 });
  const back = money.filter(({ behind }) => behind === "givenBack");
  return [
    {
      label: isSales ? texts.sales : texts.charges,
      definition: isSales ? texts.salesHint : texts.chargesHint,
      ...flow(amount(total), money),
    },
    ...back.map((figure) => ({ label: texts.givenBack, definition: texts.givenBackHint, ...figure, parts: [] })),
    ...(discount === undefined
      ? []
      : [{ label: texts.discounts, definition: texts.discountsHint, ...amount(discount), behind: null, parts: [] }]),
    {
      label: unitsLabel,
      definition: unitsHint,
      ...flow({ text: countText(units), isZero: units === 0 }, inAndOut(breakdown, sumUnits, countText)),
    },
  ];
}
