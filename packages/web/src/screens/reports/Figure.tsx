import { Link } from "@tanstack/react-router";
import look from "../../ui/figure.module.css";
import type { HistorySearch } from "./history-address.ts";

export interface FigureProps {
  readonly text: string;
  /** Nothing is behind what is nothing. */
  readonly isZero: boolean;
  readonly search: HistorySearch | null;
  /** For whoever hears it without its row. */
  readonly label?: string;
}

/** A number that opens what it is the sum of. */
export function Figure({ text, isZero, search, label }: FigureProps) {
  if (isZero || search === null) return <span className={isZero ? look["zero"] : undefined}>{text}</span>;
  return (
    <Link to="/orders" search={search} aria-label={label} className={look["link"] ?? ""}>
      {text}
    </Link>
  );
}
