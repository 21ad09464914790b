import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import styles from "./Table.module.css";

export interface ColumnSorting {
  /** null: the rows are sorted by something else. */
  readonly direction: "ASC" | "DESC" | null;
  readonly onSort: () => void;
}

const arrows = { ASC: ArrowUp, DESC: ArrowDown } as const;

/** The heading of a column by which the rows can be sorted. */
export function SortHeading({ label, sorting }: { readonly label: string; readonly sorting: ColumnSorting }) {
  const Arrow = sorting.direction === null ? ArrowUpDown : arrows[sorting.direction];
  return (
    <button type="button" className={styles["sort"]} onClick={sorting.onSort}>
      {label}
      <Arrow aria-hidden size={14} />
    </button>
  );
}
