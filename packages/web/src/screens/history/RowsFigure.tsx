import { Link } from "@tanstack/react-router";
import look from "../../ui/figure.module.css";
import type { HistorySearch } from "./history-search.ts";

export interface RowsFigureProps {
  readonly text: string;
  /** Nothing is behind what is nothing. */
  readonly isZero: boolean;
  /** null: no rows come to it. */
  readonly search: HistorySearch | null;
  /** For whoever hears it without its row. */
  readonly label?: string | undefined;
}

/** A number that opens the rows of Historial that it is the sum of. */
export function RowsFigure({ text, isZero, search, label }: RowsFigureProps) {
  if (isZero || search === null) return <span className={isZero ? look["zero"] : undefined}>{text}</span>;
  return (
    <Link to="/orders" search={search} aria-label={label} className={look["link"] ?? ""}>
      {text}
    </Link>
  );
}
