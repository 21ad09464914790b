import { formatMoney } from "@cantina/domain/kernel";
import type { TableCell } from "../../composition/device/index.ts";
import * as history from "../../texts/history.ts";
import * as texts from "../../texts/reports.ts";
import * as words from "../../texts/words.ts";
import { FoldedZeros } from "../../ui/FoldedZeros.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { PersonName } from "../../ui/PersonName.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { countText } from "../../ui/count-text.ts";
import { type HistorySearch, RowsFigure } from "../history/index.ts";
import styles from "./Reports.module.css";
import { type Breakdown, type Line, type ToldRow, isZero } from "./breakdown.ts";

export interface BreakdownTableProps {
  readonly breakdown: Breakdown;
  readonly searchOf: (row: ToldRow) => HistorySearch | null;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Whether what nothing came by is shown too. */
  readonly hasZeros: boolean;
  readonly onZeros: (hasZeros: boolean) => void;
}

const pageSize = 25;

function cellText(cell: TableCell | undefined): string {
  if (cell?.kind === "money") return formatMoney(cell.amount);
  if (cell?.kind === "count") return countText(cell.count);
  return cell?.kind === "text" ? cell.text : "";
}

const isNothing = (cell: TableCell | undefined): boolean =>
  (cell?.kind === "money" && cell.amount === 0) || (cell?.kind === "count" && cell.count === 0);

/** The rows of a report, page by page, and what all of them add up to. */
export function BreakdownTable({ breakdown, searchOf, page, onPage, hasZeros, onZeros }: BreakdownTableProps) {
  const { title, columns, lines, totals } = breakdown;
  const last = columns.length - 2;
  const shown = lines.filter((line) => hasZeros || !isZero(line));
  const folded = lines.filter(isZero).length;
  const at = Math.min(page, Math.max(0, Math.ceil(shown.length / pageSize) - 1));
  const total: Line = {
    key: "total",
    row: null,
    name: words.total,
    person: null,
    marks: [],
    isReturn: false,
    items: [],
    cells: totals,
  };
  const [nameColumn, ...others] = columns;
  const told: readonly TableColumn<Line>[] = [
    {
      label: nameColumn?.label ?? words.name,
      isHeader: true,
      onCard: "name",
      cell: (line) => <LineName line={line} />,
    },
    ...others.map(({ label, kind }, index): TableColumn<Line> => ({
      label,
      ...(kind !== "text" && { isNumber: true }),
      ...(index === last && { onCard: "key" }),
      cell: ({ name, row, cells }) => {
        const cell = cells[index];
        const text = cellText(cell);
        if (index < last || row === null) return <RowsFigure text={text} isZero={isNothing(cell)} search={null} />;
        return (
          <RowsFigure text={text} isZero={isNothing(cell)} search={searchOf(row)} label={texts.inHistory(text, name)} />
        );
      },
    })),
  ];
  return (
    <>
      <Table
        label={title}
        columns={told}
        rows={[...shown.slice(at * pageSize, (at + 1) * pageSize), total]}
        rowKey={({ key }) => key}
        isTotal={({ key }) => key === total.key}
        cardsBelow={columns.length > 5 ? 900 : 640}
      />
      {shown.length > pageSize && <Pager page={at} pageSize={pageSize} totalCount={shown.length} onPage={onPage} />}
      <FoldedZeros count={folded} hasZeros={hasZeros} onZeros={onZeros} />
    </>
  );
}

/** Whose or of what a row is; a promotion opens to what its units held. */
function LineName({ line: { name, person, row, marks, items } }: { readonly line: Line }) {
  const isDiner = row !== null && "commensalId" in row;
  return (
    <>
      <span className={styles["name"]}>
        {person === null ? (
          name
        ) : (
          <PersonName person={person} deletedText={isDiner ? history.deletedDiner : history.deletedUser} />
        )}
        {marks.map((mark) => (
          <Tag key={mark} tone={mark === texts.isReturned ? "warning" : "neutral"}>
            {mark}
          </Tag>
        ))}
      </span>
      {items.length > 0 && (
        <details className={styles["items"]}>
          <summary>{texts.items}</summary>
          {items.map((item) => (
            <div key={item.productId}>{texts.item(countText(item.quantity), item.name)}</div>
          ))}
        </details>
      )}
    </>
  );
}
