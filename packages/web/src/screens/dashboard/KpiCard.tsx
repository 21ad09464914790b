import type { ComparedPeriod, FigureChange } from "@cantina/domain/metrics";
import { Link } from "@tanstack/react-router";
import { Equal, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import * as texts from "../../texts/metrics.ts";
import look from "../../ui/figure.module.css";
import styles from "./Dashboard.module.css";
import { MetricCard, type Reading } from "./MetricCard.tsx";
import type { HistorySearch } from "./history-address.ts";

/** What a card tells of its answer. */
export type Kpi = {
  readonly value: string;
  readonly isZero: boolean;
  /** What else the value is, as its number beside its amount. */
  readonly detail?: string;
  readonly former: string;
  readonly change: FigureChange;
  readonly period: ComparedPeriod;
  /** Where its rows are; null: no screen shows just these. */
  readonly rows: HistorySearch | null;
};

export interface KpiCardProps<Data> {
  readonly title: string;
  readonly definition: string;
  readonly reading: Reading<Data>;
  readonly kpiOf: (data: Data) => Kpi;
  /** More of it is worse: debts. */
  readonly isBurden?: boolean;
  readonly action?: ReactNode;
}

const icons = { MORE: TrendingUp, LESS: TrendingDown, SAME: Equal, NEW: TrendingUp } as const;

/** A key figure, and in words what it was before. METRICS-01 METRICS-02 */
export function KpiCard<Data>({ kpiOf, isBurden = false, action, ...card }: KpiCardProps<Data>) {
  return (
    <MetricCard {...card} isFigure height={102}>
      {(data) => {
        const { value, isZero, detail, former, change, period, rows } = kpiOf(data);
        return (
          <>
            <div className={styles["value"]}>
              {rows === null || isZero ? (
                value
              ) : (
                <Link
                  to="/orders"
                  search={rows}
                  aria-label={`${value}. ${texts.seeRows(card.title)}`}
                  className={look["link"] ?? ""}
                >
                  {value}
                </Link>
              )}
            </div>
            {detail !== undefined && <div className={styles["quiet"]}>{detail}</div>}
            <Change change={change} period={period} isBurden={isBurden} />
            <div className={styles["quiet"]}>{texts.before(former)}</div>
            {action}
          </>
        );
      }}
    </MetricCard>
  );
}

type ChangeProps = {
  readonly change: FigureChange;
  readonly period: ComparedPeriod;
  readonly isBurden: boolean;
};

/** The sign and the words say the same; the colour adds whether that is good. */
function Change({ change, period, isBurden }: ChangeProps) {
  const Icon = change.kind === "NONE" ? null : icons[change.kind];
  const isUp = change.kind === "MORE" || change.kind === "NEW";
  const isEven = change.kind === "NONE" || change.kind === "SAME";
  const tone = isUp === isBurden ? "worse" : "better";
  return (
    <div className={`${styles["change"]} ${styles[isEven ? "quiet" : tone] ?? ""}`}>
      {Icon !== null && <Icon aria-hidden size={16} />}
      {texts.changeText(change, period)}
    </div>
  );
}
