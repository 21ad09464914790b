import { type BranchRow, branchLabel } from "@cantina/domain/cash-reports";
import type { LocalDate } from "@cantina/domain/kernel";
import * as texts from "../../texts/branch-report.ts";
import { branchWords } from "../../texts/branch-words.ts";
import * as words from "../../texts/words.ts";
import { FoldedZeros } from "../../ui/FoldedZeros.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { Figure } from "./Figure.tsx";
import { isTotal } from "./branch-totals.ts";
import { figureAddress } from "./figure-address.ts";

export interface BranchTableProps {
  readonly caption: string;
  readonly day: LocalDate;
  readonly rows: readonly BranchRow[];
  readonly customName: string | null;
  /** Whether rows without any amount are shown too. */
  readonly hasZeros: boolean;
  readonly onZeros: (hasZeros: boolean) => void;
}

const isZero = (row: BranchRow): boolean => !isTotal(row) && row.income === 0 && row.expenses === 0 && row.total === 0;

export function BranchTable({ caption, day, rows, customName, hasZeros, onZeros }: BranchTableProps) {
  const labelOf = (row: BranchRow): string => branchLabel(row, customName, branchWords);
  const columns: readonly TableColumn<BranchRow>[] = [
    { label: words.description, isHeader: true, onCard: "name", cell: labelOf },
    {
      label: texts.income,
      isNumber: true,
      cell: (row) => <Figure amount={row.income} address={figureAddress(row, day)} />,
    },
    {
      label: texts.expenses,
      isNumber: true,
      cell: (row) => <Figure amount={row.expenses} address={figureAddress(row, day, "CANCELLATION_DATE")} />,
    },
    { label: words.total, isNumber: true, onCard: "key", cell: (row) => <Figure amount={row.total} /> },
  ];
  const folded = rows.filter(isZero).length;
  return (
    <>
      <Table
        label={caption}
        columns={columns}
        rows={rows.filter((row) => hasZeros || !isZero(row))}
        rowKey={labelOf}
        isTotal={isTotal}
      />
      <FoldedZeros count={folded} hasZeros={hasZeros} onZeros={onZeros} />
    </>
  );
}
