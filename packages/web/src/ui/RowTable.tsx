import type { ReactNode } from "react";
import styles from "./RowTable.module.css";

export interface RowTableColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
}

export interface RowTableProps<Row> {
  readonly label: string;
  readonly columns: readonly RowTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A table that becomes a list of cards on a phone. The roles stay when its display changes. */
export function RowTable<Row>({ label, columns, rows, rowKey }: RowTableProps<Row>) {
  return (
    <table role="table" aria-label={label} className={styles["table"]}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.label} role="columnheader" scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <td key={column.label} role="cell" data-label={column.label}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
