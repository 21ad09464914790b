import { type BranchRow, branchLabel } from "@cantina/domain/cash-reports";
import { Box } from "@chakra-ui/react/box";
import { Eye, EyeOff } from "lucide-react";
import { AmountText } from "../../ui/AmountText.tsx";
import { Button } from "../../ui/Button.tsx";
import { CardTable } from "../../ui/CardTable.tsx";
import styles from "./BranchTable.module.css";

export interface BranchTableProps {
  readonly caption: string;
  readonly rows: readonly BranchRow[];
  readonly customName: string | null;
  /** Whether rows without any amount are shown too. */
  readonly hasZeros: boolean;
  readonly onZeros: (hasZeros: boolean) => void;
}

const isTotal = ({ kind, channel }: BranchRow): boolean =>
  channel === null && (kind === "SALES" || kind === "TOP_UPS" || kind === "COUPON_SALES");

const isZero = (row: BranchRow): boolean => !isTotal(row) && row.income === 0 && row.expenses === 0 && row.total === 0;

const headings = ["Descripción", "Ingresos", "Egresos", "Total"];

export function BranchTable({ caption, rows, customName, hasZeros, onZeros }: BranchTableProps) {
  const folded = rows.filter(isZero).length;
  return (
    <>
      <Box as="h2" mt="1" fontSize="17px" fontWeight="semibold">
        {caption}
      </Box>
      <CardTable
        label={caption}
        cardsBelow={640}
        className={styles["branch"]}
        head={headings.map((label) => (
          <th key={label} role="columnheader" scope="col">
            {label}
          </th>
        ))}
      >
        {rows
          .filter((row) => hasZeros || !isZero(row))
          .map((row) => (
            <tr key={branchLabel(row, customName)} role="row" className={isTotal(row) ? styles["total"] : undefined}>
              <th role="rowheader" scope="row">
                {branchLabel(row, customName)}
              </th>
              <Amounts row={row} />
            </tr>
          ))}
      </CardTable>
      {folded > 0 && (
        <Button
          alignSelf="flex-start"
          variant="ghost"
          colorPalette="gray"
          aria-expanded={hasZeros}
          onClick={() => onZeros(!hasZeros)}
        >
          {hasZeros ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          {hasZeros ? "Ocultar conceptos en cero" : `Ver conceptos en cero (${folded})`}
        </Button>
      )}
    </>
  );
}

/** Hidden sums are hidden together, and say it once. CASH-11 */
function Amounts({ row: { income, expenses, total } }: { readonly row: BranchRow }) {
  if (income === null || expenses === null || total === null)
    return (
      <td role="cell" colSpan={3} className={styles["hidden"]}>
        <EyeOff aria-hidden size={16} />
        Se ve al cerrar la caja
      </td>
    );
  return [income, expenses, total].map((amount, index) => (
    <td key={index} role="cell" data-label={headings[index + 1]} className={amount === 0 ? styles["zero"] : undefined}>
      <AmountText amount={amount} />
    </td>
  ));
}
