import type { ComparedPeriod, FigureChange } from "@cantina/domain/metrics";
import { Equal, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import * as texts from "../../texts/metrics.ts";
import { RowsFigure } from "../history/index.ts";
import styles from "./Dashboard.module.css";
import { MetricCard, type Reading } from "./MetricCard.tsx";
import type { ToldFigure } from "./told-figure.ts";

/** What a card tells of its answer. */
export type Kpi = {
  readonly current: ToldFigure;
  /** What else it is, as its number beside its amount. */
  readonly detail?: string;
  readonly former: ToldFigure;
  readonly change: FigureChange;
  readonly period: ComparedPeriod;
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
        const { current, detail, former, change, period } = kpiOf(data);
        const isZero = current.amount === 0;
        return (
          <>
            <div className={`${styles["value"] ?? ""} ${isBurden && !isZero ? (styles["owed"] ?? "") : ""}`}>
              <RowsFigure
                text={current.text}
                isZero={isZero}
                search={current.rows}
                label={`${current.text}. ${texts.seeRows(card.title)}`}
              />
            </div>
            {detail !== undefined && (
              <div className={styles["quiet"]}>
                <RowsFigure
                  text={detail}
                  isZero={isZero}
                  search={current.rows}
                  label={`${detail}. ${texts.seeRows(card.title)}`}
                />
              </div>
            )}
            <Change change={change} period={period} isBurden={isBurden} />
            <div className={styles["quiet"]}>
              <RowsFigure
                text={texts.before(former.text)}
                isZero={former.amount === 0}
                search={former.rows}
                label={`${texts.before(former.text)}. ${texts.seeRows(card.title)}`}
              />
            </div>
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
