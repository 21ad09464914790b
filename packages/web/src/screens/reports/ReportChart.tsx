import { formatMoney, formatMoneyShort } from "@cantina/domain/kernel";
import { largestRows } from "@cantina/domain/reports";
import * as texts from "../../texts/reports.ts";
import * as words from "../../texts/words.ts";
import { type HistorySearch, RowsFigure } from "../history/index.ts";
import { type RankedLine, RankedBars } from "../../ui/RankedBars.tsx";
import type { Breakdown, Line, ToldRow } from "./breakdown.ts";
import { comesTo } from "./report-figures.ts";

export interface ReportChartProps {
  readonly breakdown: Breakdown;
  readonly searchOf: (row: ToldRow) => HistorySearch;
  /** All that was given back. */
  readonly givenBack: HistorySearch;
}

const percentText = (percent: number): string => (percent === 0 ? "< 1 %" : `${percent} %`);

/** What tells a row from another of its name: its price, or how it was paid. */
function apartBy({ row, cells: [first] }: Line): string | null {
  if (row !== null && "price" in row) return formatMoney(row.price);
  return first?.kind === "text" ? first.text : null;
}

/** The largest rows of a report, for the eye; all of them stand in the table below. REPORT-09 */
export function ReportChart({ breakdown: { title, lines }, searchOf, givenBack: behind }: ReportChartProps) {
  const { bars, others, givenBack } = largestRows(lines.map((row) => ({ row, amount: comesTo(row) })));
  if (bars.length === 0) return null;
  const rest: readonly (RankedLine | false)[] = [
    others !== null && {
      name: texts.others(others.count),
      share: percentText(others.percent),
      amount: formatMoneyShort(others.amount),
    },
    givenBack !== null && {
      name: texts.givenBackRows(givenBack.count),
      share: null,
      amount: (
        <RowsFigure
          text={formatMoneyShort(givenBack.amount)}
          isZero={false}
          search={behind}
          label={texts.inHistory(formatMoneyShort(givenBack.amount), texts.givenBack)}
        />
      ),
    },
  ];
  return (
    <RankedBars
      title={texts.largest}
      label={words.narrowed(texts.largest, title)}
      bars={bars.map(({ row: line, amount, length, percent }) => {
        const { key, name, row } = line;
        const isAlone = bars.filter((other) => other.row.name === name).length === 1;
        return {
          key,
          name,
          detail: isAlone ? null : apartBy(line),
          length,
          share: percentText(percent),
          amount: (
            <RowsFigure
              text={formatMoneyShort(amount)}
              isZero={false}
              search={row && searchOf(row)}
              label={texts.inHistory(formatMoneyShort(amount), name)}
            />
          ),
        };
      })}
      lines={rest.filter((one) => one !== false)}
    />
  );
}
