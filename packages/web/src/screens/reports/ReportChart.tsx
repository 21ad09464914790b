import { type Cents, formatMoney } from "@cantina/domain/kernel";
import { largestRows, moreBars, mostBars } from "@cantina/domain/reports";
import { useLayoutEffect, useRef, useState } from "react";
import * as texts from "../../texts/reports.ts";
import * as words from "../../texts/words.ts";
import { type RankedLine, RankedBars } from "../../ui/RankedBars.tsx";
import look from "../../ui/figure.module.css";
import { type HistorySearch, RowsFigure } from "../history/index.ts";
import styles from "./Reports.module.css";
import type { Breakdown, Line, ToldRow } from "./breakdown.ts";
import { comesTo } from "./report-figures.ts";

export interface ReportChartProps {
  readonly breakdown: Breakdown;
  readonly searchOf: (row: ToldRow) => HistorySearch | null;
  /** All that was given back. */
  readonly givenBack: HistorySearch;
}

const percentText = (percent: number): string => (percent === 0 ? "< 1 %" : `${percent} %`);

/** What tells a row from another of its name: its price, or how it was paid. */
function apartBy({ row, cells: [first] }: Line): string | null {
  if (row !== null && "price" in row) return formatMoney(row.price);
  return first?.kind === "text" ? first.text : null;
}

/** Whoever opens the others goes on at the first of those that came. */
function useOpened() {
  const [{ most, from }, setOpened] = useState<{ readonly most: number; readonly from: number | null }>({
    most: mostBars,
    from: null,
  });
  const chart = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (from !== null) chart.current?.querySelectorAll("ol > li")[from]?.querySelector("a")?.focus();
  }, [from]);
  return { most, chart, open: (bars: number) => setOpened({ most: most + moreBars, from: bars }) };
}

/** The largest rows of a report, for the eye; all of them stand in the table below. REPORT-09 */
export function ReportChart({ breakdown: { title, lines }, searchOf, givenBack: behind }: ReportChartProps) {
  const { most, chart, open } = useOpened();
  const { bars, others, givenBack } = largestRows(
    lines.map((row) => ({ row, amount: comesTo(row) })),
    most,
  );
  if (bars.length === 0) return null;
  const figure = (amount: Cents, search: HistorySearch | null, name: string) => (
    <RowsFigure
      text={formatMoney(amount)}
      isZero={false}
      search={search}
      label={texts.inHistory(formatMoney(amount), name)}
    />
  );
  const rest: readonly (RankedLine | false)[] = [
    others !== null && {
      key: "others",
      name: (
        <button
          type="button"
          className={look["link"]}
          aria-label={texts.seeOthers(others.count)}
          onClick={() => open(bars.length)}
        >
          {texts.others(others.count)}
        </button>
      ),
      share: percentText(others.percent),
      amount: formatMoney(others.amount),
    },
    givenBack !== null && {
      key: "givenBack",
      name: texts.givenBackRows(givenBack.count),
      amount: figure(givenBack.amount, behind, texts.givenBack),
    },
  ];
  return (
    <section ref={chart} aria-label={words.narrowed(texts.largest, title)} className={styles["chart"]}>
      <h2 className={styles["title"]}>{texts.largest}</h2>
      <RankedBars
        bars={bars.map(({ row: line, amount, length, percent }) => {
          const { key, name, row } = line;
          const isAlone = bars.filter((other) => other.row.name === name).length === 1;
          return {
            key,
            name,
            detail: isAlone ? null : apartBy(line),
            length,
            share: percentText(percent),
            amount: figure(amount, row && searchOf(row), name),
          };
        })}
        lines={rest.filter((one) => one !== false)}
      />
    </section>
  );
}
