import type { ReactNode } from "react";
import { CardTable } from "./CardTable.tsx";
import styles from "./RowTable.module.css";

export interface RowTableColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The last column is one of buttons, without a label on a phone, unless it says so. */
  readonly isData?: boolean;
}

export interface RowTableProps<Row> {
  readonly label: string;
  readonly columns: readonly RowTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A plain table: columns of labels and cells. */
export function RowTable<Row>({ label, columns, rows, rowKey }: RowTableProps<Row>) {
  return (
    <CardTable
      label={label}
      cardsBelow={640}
      className={styles["rows"]}
      head={columns.map((column) => (
        <th key={column.label} role="columnheader" scope="col" data-data={column.isData}>
          {column.label}
        </th>
      ))}
    >
      {rows.map((row) => (
        <tr key={rowKey(row)} role="row">
          {columns.map((column) => (
            <td key={column.label} role="cell" data-label={column.label} data-data={column.isData}>
              {column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </CardTable>
  );
}
