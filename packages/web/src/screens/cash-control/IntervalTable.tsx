import type { Cents } from "@cantina/domain/kernel";
import { CircleDot } from "lucide-react";
import type { CashInterval } from "../../composition/live-data/index.ts";
import * as texts from "../../texts/cash-control.ts";
import * as historyTexts from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { PersonName } from "../../ui/PersonName.tsx";
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
  { label: texts.drawer, onCard: "name", cell: ({ sessionNumber }) => texts.drawerNumber(sessionNumber) },
  {
    label: words.seller,
    cell: ({ sellerName, hasSellerLeft }) => (
      <PersonName person={{ name: sellerName, isDeleted: hasSellerLeft }} deletedText={historyTexts.deletedUser} />
    ),
  },
  { label: texts.hours, cell: (interval) => hoursText(interval, timeZone) },
  { label: texts.sales, isNumber: true, cell: ({ totalOrderSales }) => amount(totalOrderSales) },
  {
    label: texts.expected,
    isNumber: true,
    cell: ({ expected }) => (expected === null ? words.seenOnceClosed : <AmountText amount={expected} />),
  },
  { label: texts.counted, isNumber: true, cell: ({ counted }) => amount(counted) },
  {
    label: words.difference,
    isNumber: true,
    onCard: "key",
    cell: ({ difference, until }) => {
      if (until === null)
        return (
          <Tag tone="success" icon={<CircleDot />}>
            {texts.open}
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
      label={texts.drawers}
      cardsBelow={900}
      columns={columnsFor(place)}
      rows={intervals}
      rowKey={({ sessionId }) => sessionId}
      opening={{ openKey: "", onOpen, nameOf: drawerTitle }}
    />
  );
}
