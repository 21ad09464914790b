import type { ReactNode } from "react";
import { Definition } from "./Definition.tsx";
import styles from "./KeyFigures.module.css";
import { countText } from "./count-text.ts";

export interface KeyFigure {
  readonly label: string;
  /** A bare number is a count. LANG-07 */
  readonly value: ReactNode;
  /** What is counted in it, behind '?'. */
  readonly definition: string;
}

export interface KeyFiguresProps {
  /** What they are of. */
  readonly label: string;
  readonly figures: readonly KeyFigure[];
}

/** The three to six amounts that a report is opened for. */
export function KeyFigures({ label, figures }: KeyFiguresProps) {
  return (
    <section aria-label={label} className={styles["strip"]}>
      {figures.map((figure) => (
        <div key={figure.label} role="group" aria-label={figure.label} className={styles["figure"]}>
          <div className={styles["label"]}>
            {figure.label}
            <Definition of={figure.label} text={figure.definition} />
          </div>
          <div className={styles["value"]}>
            {typeof figure.value === "number" ? countText(figure.value) : figure.value}
          </div>
        </div>
      ))}
    </section>
  );
}
