import type { ReactNode } from "react";
import styles from "./Disclosure.module.css";

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly isOpenAtFirst?: boolean;
  /** Somebody has folded or unfolded it. */
  readonly onToggle?: (isOpen: boolean) => void;
}

/** The browser's own: one of several that open below each other. */
export function Disclosure({ summary, children, isOpenAtFirst = false, onToggle }: DisclosureProps) {
  return (
    <details
      className={styles["disclosure"]}
      open={isOpenAtFirst}
      // The browser also tells how it stands at first.
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpenAtFirst) onToggle?.(open);
      }}
    >
      <summary className={styles["summary"]}>{summary}</summary>
      {children}
    </details>
  );
}
