import type { ReactNode } from "react";
import styles from "./CardTable.module.css";
import { useIsNarrow } from "./use-is-narrow.ts";

export interface CardTableProps {
  readonly label: string;
  /** In pixels: in a narrower window each row is a card, and the table has `data-cards`. */
  readonly cardsBelow: number;
  /** What shows is of the page or filter before. */
  readonly isStale?: boolean;
  /** Of its own cells. */
  readonly className: string | undefined;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** A table that becomes a list of cards. The roles stay when its display changes. */
export function CardTable({ label, cardsBelow, isStale = false, className, head, children }: CardTableProps) {
  const isCards = useIsNarrow(cardsBelow);
  return (
    <table
      role="table"
      aria-label={label}
      aria-busy={isStale}
      data-cards={isCards || undefined}
      className={[styles["table"], isCards ? styles["cards"] : "", className].join(" ")}
    >
      <thead role="rowgroup">
        <tr role="row">{head}</tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}
