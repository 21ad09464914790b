import { type Cents, formatMoney, noMoney, sumMoney } from "@cantina/domain/kernel";
import type { Whole } from "@cantina/domain/reports";
import type { Report, ReportTab } from "../../composition/desk/index.ts";
import type { TableCell } from "../../composition/device/index.ts";
import * as texts from "../../texts/reports.ts";
import * as words from "../../texts/words.ts";
import { countText } from "../../ui/count-text.ts";
import type { Breakdown, Line } from "./breakdown.ts";

/** Which rows of the history, and what these tell besides. */
type Behind = Omit<Whole, "orderType">;

/** An amount, and which rows of the history it leads to; null: its parts do. */
type Figure = { readonly text: string; readonly isZero: boolean; readonly behind: Behind | null };

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

const cellOf = ({ columns }: Breakdown, ...labels: readonly string[]): ((line: Line) => TableCell | undefined) => {
  const at = columns.findIndex(({ label }) => labels.includes(label)) - 1;
  return ({ cells }) => cells[at];
};

function unitsIn(breakdown: Breakdown): (line: Line) => number {
  const unitsCell = cellOf(breakdown, texts.units, texts.count);
  return (line) => {
    const cell = unitsCell(line);
    return cell?.kind === "count" ? cell.count : 0;
  };
}

function discountsIn(breakdown: Breakdown): (line: Line) => Cents {
  const discountCell = cellOf(breakdown, words.discount);
  return (line) => {
    const cell = discountCell(line);
    return cell?.kind === "money" ? cell.amount : noMoney;
  };
}

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
  told?: Whole["told"],
): readonly (Figure & { readonly behind: Behind })[] {
  return [false, true].map((isReturn) => {
    const sum = sumOf(lines.filter((line) => line.isReturn === isReturn));
    return { text: textOf(sum), isZero: sum === 0, behind: { isReturn, told } };
  });
}

/** A figure leads to its rows, or each of its two parts does. REPORT-04 */
function flow(whole: Omit<Figure, "behind">, [sold, back]: readonly Figure[]): Omit<Told, "label" | "definition"> {
  if (sold === undefined || back === undefined) return { ...whole, behind: null, parts: [] };
  if (back.isZero) return { ...whole, behind: sold.behind, parts: [] };
  if (sold.isZero) return { ...whole, behind: back.behind, parts: [] };
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
  const back = money.filter(({ behind }) => behind.isReturn);
  const sumDiscounts = (lines: readonly Line[]): Cents => sumMoney(lines.map(discountsIn(breakdown)));
  // Of orders and of payments the rows are as many as there are.
  const unitsTold = tab === "product" ? "UNITS" : undefined;
  return [
    {
      label: isSales ? texts.sales : texts.charges,
      definition: isSales ? texts.salesHint : texts.chargesHint,
      ...flow(amount(total), money),
    },
    ...back.map((figure) => ({ label: texts.givenBack, definition: texts.givenBackHint, ...figure, parts: [] })),
    ...(discount === undefined
      ? []
      : [
          {
            label: texts.discounts,
            definition: texts.discountsHint,
            ...flow(amount(discount), inAndOut(breakdown, sumDiscounts, formatMoney, "DISCOUNTS")),
          },
        ]),
    {
      label: unitsLabel,
      definition: unitsHint,
      ...flow({ text: countText(units), isZero: units === 0 }, inAndOut(breakdown, sumUnits, countText, unitsTold)),
    },
  ];
}
