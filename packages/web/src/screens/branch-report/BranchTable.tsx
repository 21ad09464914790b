import { type BranchRow, branchLabel } from "@cantina/domain/cash-reports";
import type { Cents } from "@cantina/domain/kernel";
import { AmountText } from "../../ui/AmountText.tsx";
import styles from "./BranchTable.module.css";

export interface BranchTableProps {
  readonly caption: string;
  readonly rows: readonly BranchRow[];
  readonly customName: string | null;
}

const isTotal = ({ kind, channel }: BranchRow): boolean =>
  channel === null && (kind === "SALES" || kind === "TOP_UPS" || kind === "COUPON_SALES");

export function BranchTable({ caption, rows, customName }: BranchTableProps) {
  return (
    <div className={styles["frame"]}>
      <table className={styles["table"]}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Descripción</th>
            <th scope="col">Ingresos</th>
            <th scope="col">Egresos</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className={isTotal(row) ? styles["total"] : undefined}>
              <th scope="row">{branchLabel(row, customName)}</th>
              <Amount value={row.income} />
              <Amount value={row.expenses} />
              <Amount value={row.total} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Amount({ value }: { readonly value: Cents | null }) {
  if (value === null) return <td className={styles["hidden"]}>Se ve al cerrar la caja</td>;
  return (
    <td className={value === 0 ? styles["zero"] : undefined}>
      <AmountText amount={value} />
    </td>
  );
}
