import type { ProductId } from "@cantina/domain/kernel";
import type { StockDay, StockReport } from "@cantina/domain/stock";
import { stockTotals } from "@cantina/domain/stock";
import { Box } from "@chakra-ui/react/box";
import { Link } from "@tanstack/react-router";
import * as texts from "../../texts/stock-report.ts";
import * as words from "../../texts/words.ts";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import { moveColumns } from "./report-moves.ts";

type Row = Omit<StockDay, "day"> & { readonly day: StockDay["day"] | null };

/** A day leads to the records that it is the sum of. */
const columnsFor = (productId: ProductId): readonly TableColumn<Row>[] => [
  {
    label: words.date,
    isHeader: true,
    onCard: "name",
    cell: ({ day }) =>
      day === null ? (
        texts.total
      ) : (
        <Box as="span" css={{ "& a": { textDecoration: "underline" } }}>
          <Link to="/stock-control" search={{ open: productId, from: day, until: day }}>
            {dateFieldText(day)}
          </Link>
        </Box>
      ),
  },
  ...moveColumns.map(({ label, of }): TableColumn<Row> => ({ label, isNumber: true, cell: of })),
  { label: texts.end, isNumber: true, onCard: "key", cell: ({ end }) => end },
];

export interface ReportTableProps {
  readonly label: string;
  readonly productId: ProductId;
  readonly report: StockReport;
}

/** The latest day first, and what they add up to. */
export function ReportTable({ label, productId, report }: ReportTableProps) {
  const { start: _start, ...sums } = stockTotals(report);
  const rows: readonly Row[] = [...report.days.toReversed(), { ...sums, day: null }];
  return (
    <Table
      label={label}
      columns={columnsFor(productId)}
      rows={rows}
      rowKey={({ day }) => day ?? "total"}
      isTotal={({ day }) => day === null}
    />
  );
}
