import type { FutureClass, SummaryRow } from "@cantina/domain/future-orders";
import type { ClassId, LocalDate } from "@cantina/domain/kernel";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import * as texts from "../../texts/future-orders.ts";
import * as words from "../../texts/words.ts";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { useIsNarrow } from "../../ui/use-is-narrow.ts";
import look from "../../ui/figure.module.css";
import styles from "./Future.module.css";
import { classText, historySearch } from "./future-address.ts";

export interface FutureSummaryProps {
  readonly day: LocalDate;
  readonly rows: readonly SummaryRow[];
  readonly classes: readonly FutureClass[];
  /** The orders of that product and class; "" for all classes. */
  readonly onOpen: (product: string, schoolClass: string) => void;
}

/** null: the row that adds up the others. */
type Row = SummaryRow | null;

/** More of them, and those of a card, stand beside each other in one column. */
const columnsAtMost = 6;

const nameOf = ({ name }: Pick<FutureClass, "name">): string => name ?? words.noClass;

function Name({ row: { name, isGeneric, held } }: { readonly row: SummaryRow }) {
  if (held.length === 0)
    return (
      <>
        {name} {isGeneric && <span className={styles["inside"]}>{texts.generic}</span>}
      </>
    );
  return (
    <details className={styles["held"]}>
      <summary>
        <ChevronRight aria-hidden size={16} />
        {name}
      </summary>
      <ul aria-label={texts.holds}>
        {held.map((item) => (
          <li key={item.name}>
            {item.quantity} × {item.name}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How much of each product, by class. FUTURE-03 */
export function FutureSummary({ day, rows, classes, onOpen }: FutureSummaryProps) {
  const isPhone = useIsNarrow(640);
  const total = classes.reduce((units, one) => units + one.units, 0);
  const figure = (units: number, row: SummaryRow, schoolClass: string, className: string): ReactNode =>
    units === 0 ? (
      <span className={look["zero"]}>0</span>
    ) : (
      <button
        type="button"
        className={look["link"]}
        aria-label={texts.seeOrdersOf(units, row.name, className)}
        onClick={() => onOpen(row.key, schoolClass)}
      >
        {units}
      </button>
    );
  const unitsIn = (row: Row, { classId, units, name }: FutureClass): ReactNode => {
    if (row !== null) return figure(row.unitsByClass.get(classId) ?? 0, row, classText(classId), name ?? words.noClass);
    return classId === null ? units : <InHistory day={day} classId={classId} units={units} />;
  };
  const columns: readonly TableColumn<Row>[] = [
    {
      label: texts.product,
      isHeader: true,
      onCard: "name",
      cell: (row) => (row === null ? words.total : <Name row={row} />),
    },
    ...(isPhone || classes.length > columnsAtMost
      ? [{ label: words.classes, cell: (row: Row) => <Classes row={row} classes={classes} unitsIn={unitsIn} /> }]
      : classes.map((one) => ({ label: nameOf(one), isNumber: true, cell: (row: Row) => unitsIn(row, one) }))),
    {
      label: words.total,
      isNumber: true,
      onCard: "key",
      cell: (row) =>
        row === null ? <InHistory day={day} units={total} /> : figure(row.units, row, "", texts.allClasses),
    },
  ];
  return (
    <Table
      label={texts.summary}
      columns={columns}
      rows={[...rows, null]}
      rowKey={(row) => row?.key ?? ""}
      isTotal={(row) => row === null}
    />
  );
}

type InHistoryProps = { readonly day: LocalDate; readonly classId?: ClassId; readonly units: number };

function InHistory({ day, classId, units }: InHistoryProps) {
  return (
    <Link
      to="/orders"
      search={historySearch(day, { ...(classId !== undefined && { classId }), ofUnits: true })}
      className={look["link"] ?? ""}
    >
      {units}
    </Link>
  );
}

type ClassesProps = {
  readonly row: Row;
  readonly classes: readonly FutureClass[];
  readonly unitsIn: (row: Row, schoolClass: FutureClass) => ReactNode;
};

function Classes({ row, classes, unitsIn }: ClassesProps) {
  const shown = classes.filter(({ classId }) => row === null || row.unitsByClass.has(classId));
  return (
    <span className={styles["classes"]}>
      {shown.map((one) => (
        <span key={classText(one.classId)}>
          <span className={styles["of"]}>{nameOf(one)}</span> <b>{unitsIn(row, one)}</b>
        </span>
      ))}
    </span>
  );
}
