import type { ReactNode } from "react";
import styles from "./Disclosure.module.css";

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly isOpenAtFirst?: boolean;
}

/** The browser's own: one of several that open below each other. */
export function Disclosure({ summary, children, isOpenAtFirst = false }: DisclosureProps) {
  return (
    <details className={styles["disclosure"]} open={isOpenAtFirst}>
      <summary className={styles["summary"]}>{summary}</summary>
      {children}
    </details>
  );
}
