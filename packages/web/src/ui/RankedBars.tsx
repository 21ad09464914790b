import type { ReactNode } from "react";
import styles from "./RankedBars.module.css";

export interface RankedBar {
  readonly key: string;
  readonly name: string;
  /** What tells it from another of its name. */
  readonly detail: string | null;
  /** Beside the longest, above 0 and up to 1. */
  readonly length: number;
  readonly share: string;
  /** Its amount; where that is a link, all of the bar is. */
  readonly amount: ReactNode;
}

/** What comes to something and has no length. */
export type RankedLine = Pick<RankedBar, "name" | "amount"> & { readonly share: string | null };

export interface RankedBarsProps {
  readonly title: string;
  /** What they are of, for whoever hears it. */
  readonly label: string;
  readonly bars: readonly RankedBar[];
  readonly lines: readonly RankedLine[];
}

/** The largest of something as horizontal bars, and below them what the others come to. */
export const RankedBars = ({ title, label, bars, lines }: RankedBarsProps) => (
  <section aria-label={label} className={styles["card"]}>
    <h2 className={styles["title"]}>{title}</h2>
    <ol className={styles["rows"]}>
      {bars.map(({ key, name, detail, length, share, amount }) => (
        <li key={key} className={styles["row"]}>
          <span className={styles["name"]}>
            {name} {detail !== null && <span className={styles["detail"]}>{detail}</span>}
          </span>
          <span aria-hidden className={styles["track"]}>
            <span className={styles["fill"]} style={{ width: `${length * 100}%` }} />
          </span>
          <span className={styles["share"]}>{share}</span>
          <span className={styles["amount"]}>{amount}</span>
        </li>
      ))}
    </ol>
    {lines.length > 0 && (
      <ul className={`${styles["rows"] ?? ""} ${styles["lines"] ?? ""}`}>
        {lines.map(({ name, share, amount }) => (
          <li key={name} className={styles["row"]}>
            <span className={styles["name"]}>{name}</span>
            <span className={styles["share"]}>{share}</span>
            <span className={styles["amount"]}>{amount}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
