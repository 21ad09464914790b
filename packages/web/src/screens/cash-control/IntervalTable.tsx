import type { Cents } from "@cantina/domain/kernel";
import { CircleDot } from "lucide-react";
import type { CashInterval } from "../../composition/live-data/index.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { DifferenceText } from "./DifferenceText.tsx";
import { drawerTitle, hoursText } from "./interval-texts.ts";
import type { ReportPlace } from "./report-place.ts";

export interface IntervalTableProps {
  readonly intervals: readonly CashInterval[];
  readonly place: ReportPlace;
  readonly onOpen: (sessionId: string) => void;
}

const amount = (cents: Cents | null) => (cents === null ? "—" : <AmountText amount={cents} />);

const columnsFor = ({ timeZone }: ReportPlace): readonly TableColumn<CashInterval>[] => [
  { label: "Caja", onCard: "name", cell: ({ sessionNumber }) => `N.º ${sessionNumber}` },
  { label: "Vendedor", cell: ({ sellerName }) => sellerName },
  { label: "Horario", cell: (interval) => hoursText(interval, timeZone) },
  { label: "Ventas", isNumber: true, cell: ({ totalOrderSales }) => amount(totalOrderSales) },
  {
    label: "Esperado",
    isNumber: true,
    cell: ({ expected }) => (expected === null ? "Se ve al cerrar la caja" : <AmountText amount={expected} />),
  },
  { label: "Contado", isNumber: true, cell: ({ counted }) => amount(counted) },
  {
    label: "Diferencia",
    isNumber: true,
    onCard: "key",
    cell: ({ difference, until }) => {
      if (until === null)
        return (
          <Tag tone="success" icon={<CircleDot />}>
            Abierta
          </Tag>
        );
      return difference === null ? "—" : <DifferenceText difference={difference} />;
    },
  },
];

/** One row a drawer; its detail tells what it is the sum of. */
export function IntervalTable({ intervals, place, onOpen }: IntervalTableProps) {
  return (
    <Table
      label="Cajas"
      cardsBelow={900}
      columns={columnsFor(place)}
      rows={intervals}
      rowKey={({ sessionId }) => sessionId}
      opening={{ openKey: "", onOpen, nameOf: drawerTitle }}
    />
  );
}
