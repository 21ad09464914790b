import type { ReactNode } from "react";
import styles from "./RankedBars.module.css";

export interface RankedBar {
  readonly key: string;
  readonly name: ReactNode;
  /** What tells it from another of its name. */
  readonly detail?: string | null;
  /** Beside the longest, from 0 to 1. */
  readonly length: number;
  readonly share?: string | null;
  /** Its amount; where that is a link, all of the bar is. */
  readonly amount: ReactNode;
}

/** What comes to something and has no length; where its name is a button, all of it is. */
export type RankedLine = Pick<RankedBar, "key" | "name" | "share" | "amount">;

export interface RankedBarsProps {
  readonly bars: readonly RankedBar[];
  readonly lines?: readonly RankedLine[];
  /** All pages are as high, so that the pager stays where it was pressed. */
  readonly isPaged?: boolean;
}

/** The largest of something as horizontal bars, and below them what the others come to. */
export const RankedBars = ({ bars, lines = [], isPaged = false }: RankedBarsProps) => (
  <div className={styles["place"]}>
    <ol className={styles["rows"]} data-paged={isPaged}>
      {bars.map(({ key, name, detail = null, length, share = null, amount }) => (
        <li key={key} className={styles["row"]}>
          <span className={styles["name"]}>
            {name} {detail !== null && <span className={styles["detail"]}>{detail}</span>}
          </span>
          <span aria-hidden className={styles["track"]}>
            {length > 0 && <span className={styles["fill"]} style={{ width: `${length * 100}%` }} />}
          </span>
          {share !== null && <span className={styles["share"]}>{share}</span>}
          <span className={styles["amount"]}>{amount}</span>
        </li>
      ))}
    </ol>
    {lines.length > 0 && (
      <ul className={`${styles["rows"] ?? ""} ${styles["lines"] ?? ""}`}>
        {lines.map(({ key, name, share = null, amount }) => (
          <li key={key} className={styles["row"]}>
            <span className={styles["name"]}>{name}</span>
            {share !== null && <span className={styles["share"]}>{share}</span>}
            <span className={styles["amount"]}>{amount}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
);
