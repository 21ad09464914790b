import { type BranchRow, branchLabel } from "@cantina/domain/cash-reports";
import { EyeOff } from "lucide-react";
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
              <Amounts row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Hidden sums are hidden together, and say it once. CASH-11 */
function Amounts({ row: { income, expenses, total } }: { readonly row: BranchRow }) {
  if (income === null || expenses === null || total === null)
    return (
      <td colSpan={3} className={styles["hidden"]}>
        <EyeOff aria-hidden size={16} />
        Se ve al cerrar la caja
      </td>
    );
  return [income, expenses, total].map((amount, index) => (
    <td key={index} className={amount === 0 ? styles["zero"] : undefined}>
      <AmountText amount={amount} />
    </td>
  ));
}
