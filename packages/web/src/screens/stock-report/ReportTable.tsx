import type { StockDay, StockReport } from "@cantina/domain/stock";
import { stockTotals } from "@cantina/domain/stock";
import * as texts from "../../texts/stock-report.ts";
import * as words from "../../texts/words.ts";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";

type Row = Omit<StockDay, "day"> & { readonly day: StockDay["day"] | null };

const columns: readonly TableColumn<Row>[] = [
  {
    label: words.date,
    isHeader: true,
    onCard: "name",
    cell: ({ day }) => (day === null ? texts.total : dateFieldText(day)),
  },
  { label: texts.received, isNumber: true, cell: ({ received }) => received },
  { label: texts.sold, isNumber: true, cell: ({ sold }) => sold },
  { label: texts.returned, isNumber: true, cell: ({ returned }) => returned },
  { label: texts.withdrawn, isNumber: true, cell: ({ withdrawn }) => withdrawn },
  { label: texts.end, isNumber: true, onCard: "key", cell: ({ end }) => end },
];

/** The latest day first, and what they add up to. */
export function ReportTable({ label, report }: { readonly label: string; readonly report: StockReport }) {
  const { start: _start, ...sums } = stockTotals(report);
  const rows: readonly Row[] = [...report.days.toReversed(), { ...sums, day: null }];
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ day }) => day ?? "total"}
      isTotal={({ day }) => day === null}
    />
  );
}
