import { Fragment, type MouseEvent, type ReactNode } from "react";
import * as texts from "../texts/ui.ts";
import { RowOpener } from "./RowOpener.tsx";
import { type ColumnSorting, SortHeading } from "./SortHeading.tsx";
import styles from "./Table.module.css";
import { countText } from "./count-text.ts";
import { useIsNarrow } from "./use-is-narrow.ts";

export interface TableColumn<Row> {
  readonly label: string;
  /** A bare number is a count. LANG-07 */
  readonly cell: (row: Row) => ReactNode;
  /** At the right, in tabular figures. */
  readonly isNumber?: boolean;
  readonly sorting?: ColumnSorting;
  /** Its cells name their rows, as in a report. */
  readonly isHeader?: boolean;
  /** Line 1 of a phone's card: the name at its left and one amount at its right. Without any the first column is the name. */
  readonly onCard?: "name" | "key";
}

/** What a touch of a row opens. */
export interface RowOpening<Row> {
  /** Of the row whose detail shows; "" for none. */
  readonly openKey: string;
  readonly onOpen: (key: string) => void;
  /** The row, for whoever hears only its button. */
  readonly nameOf: (row: Row) => string;
  /** Shown beneath the row; without it the detail opens elsewhere. */
  readonly detail?: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** At most one visible button, and '⋯'. */
  readonly actions?: (row: Row) => ReactNode;
  readonly opening?: RowOpening<Row>;
  /** In pixels: in a narrower window each row is a card. */
  readonly cardsBelow?: number;
  /** What shows is of the page or filter before. */
  readonly isStale?: boolean;
  /** A row that adds up those above it. */
  readonly isTotal?: (row: Row) => boolean;
}

function sortSaid({ direction }: ColumnSorting): "ascending" | "descending" | "none" {
  if (direction === null) return "none";
  return direction === "ASC" ? "ascending" : "descending";
}

/**
 * The table of every screen: its head stays in sight, a row opens its detail, and on a phone each row is a card. The
 * roles stay when its display changes.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, actions, opening, cardsBelow = 640, isStale = false } = props;
  const hasTools = actions !== undefined || opening !== undefined;
  const isCards = useIsNarrow(cardsBelow);
  return (
    <table
      role="table"
      aria-label={label}
      aria-busy={isStale}
      data-cards={isCards || undefined}
      className={styles["table"]}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label: heading, isNumber, sorting }) => (
            <th
              key={heading}
              role="columnheader"
              scope="col"
              data-number={isNumber}
              aria-sort={sorting && sortSaid(sorting)}
            >
              {sorting === undefined ? heading : <SortHeading label={heading} sorting={sorting} />}
            </th>
          ))}
          {hasTools && (
            <th role="columnheader" scope="col">
              <span className={styles["unseen"]}>{texts.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={rowKey(row)} row={row} id={rowKey(row)} {...props} />
        ))}
      </tbody>
    </table>
  );
}

/** A touch of a button or a menu of its own, or the end of marking a text, doesn't open the row. */
const isForRow = (event: MouseEvent<HTMLElement>): boolean =>
  event.target instanceof Element &&
  event.target.closest("a, button, input, label, select, [role=menu]") === null &&
  getSelection()?.isCollapsed !== false;

function Row<RowData>(props: TableProps<RowData> & { row: RowData; id: string }) {
  const { row, id, columns, actions, opening, isTotal } = props;
  const isOpen = opening?.openKey === id;
  const toggle = (): void => opening?.onOpen(isOpen ? "" : id);
  const hasName = columns.some(({ onCard }) => onCard === "name");
  const hasKey = columns.some(({ onCard }) => onCard === "key");
  return (
    <Fragment>
      <tr
        role="row"
        data-opens={opening !== undefined || undefined}
        data-open={isOpen || undefined}
        data-total={isTotal?.(row) === true || undefined}
        {...(opening !== undefined && {
          onClick: (event: MouseEvent<HTMLElement>) => {
            if (isForRow(event)) toggle();
          },
        })}
      >
        {columns.map(({ label, cell, isNumber, isHeader = false, onCard }, index) => {
          const Cell = isHeader ? "th" : "td";
          const content = cell(row);
          return (
            <Cell
              key={label}
              {...(isHeader ? { role: "rowheader", scope: "row" } : { role: "cell" })}
              data-label={label}
              data-number={isNumber}
              data-card={onCard ?? (index === 0 && !hasName ? "name" : undefined)}
              data-alone={!hasKey || undefined}
              data-zero={content === 0 || content === "0" || undefined}
            >
              {typeof content === "number" ? countText(content) : content}
            </Cell>
          );
        })}
        {(actions !== undefined || opening !== undefined) && (
          <td role="cell" data-card="tools">
            <span className={styles["tools"]}>
              {actions?.(row)}
              {opening !== undefined && (
                <RowOpener
                  name={opening.nameOf(row)}
                  isOpen={isOpen}
                  detailId={opening.detail === undefined ? undefined : `detail-${id}`}
                  onToggle={toggle}
                />
              )}
            </span>
          </td>
        )}
      </tr>
      {isOpen && opening.detail !== undefined && (
        <tr role="row">
          <td role="cell" colSpan={columns.length + 1} data-card="detail" id={`detail-${id}`}>
            {opening.detail(row)}
          </td>
        </tr>
      )}
    </Fragment>
  );
}
