import type { Instant, TimeZone } from "@cantina/domain/kernel";
import {
  type DateKind,
  type HistoryEntry,
  type LineFilter,
  historyTotal,
  isLineAsked,
  isRevertible,
  linesTotal,
} from "@cantina/domain/transactions";
import { Box } from "@chakra-ui/react/box";
import { Undo2 } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { paidNames } from "../../texts/paid-text.ts";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { HistoryDetail } from "./HistoryDetail.tsx";
import { PersonName } from "../../ui/PersonName.tsx";
import { StatusTag } from "./StatusTag.tsx";
import type { HistoryPlace } from "./history-cells.ts";
import { revertTexts } from "./history-texts.ts";

export interface HistoryTableProps {
  readonly entries: readonly HistoryEntry[];
  readonly place: HistoryPlace;
  /** By which the rows are chosen and sorted; it shows beside the date of the order. */
  readonly dateKind: DateKind;
  /** Of what is looked for, where lines are. HISTORY-12 */
  readonly lines: LineFilter;
  /** The rows are of the page or filter before. */
  readonly isStale: boolean;
  /** "": none. */
  readonly openId: string;
  readonly onOpen: (id: string) => void;
  readonly onRevert: (entry: HistoryEntry) => void;
  readonly onRefund: (entry: HistoryEntry) => void;
}

const otherDates: Readonly<Record<Exclude<DateKind, "ORDER_DATE">, (entry: HistoryEntry) => Instant | null>> = {
  PICKUP_DATE: ({ pickUpDateTime }) => pickUpDateTime,
  CANCELLATION_DATE: ({ cancellation }) => cancellation?.at ?? null,
};

/** In one line, that the eye can run down. */
const Moment = ({ at, zone }: { readonly at: Instant; readonly zone: TimeZone }) => (
  <Box as="span" whiteSpace="nowrap">
    {momentText(at, zone)}
  </Box>
);

function otherDateColumn(kind: DateKind, { timeZone }: HistoryPlace): readonly TableColumn<HistoryEntry>[] {
  if (kind === "ORDER_DATE") return [];
  const cell = (entry: HistoryEntry) => {
    const at = otherDates[kind](entry);
    return at !== null && <Moment at={at} zone={timeZone} />;
  };
  return [{ label: texts.dateKindNames[kind], cell }];
}

const linesColumn = (lines: LineFilter): readonly TableColumn<HistoryEntry>[] =>
  isLineAsked(lines)
    ? [{ label: texts.linesTotal, isNumber: true, cell: (entry) => <AmountText amount={linesTotal(entry, lines)} /> }]
    : [];

const columnsFor = (
  place: HistoryPlace,
  dateKind: DateKind,
  lines: LineFilter,
): readonly TableColumn<HistoryEntry>[] => [
  { label: words.date, cell: ({ dateTime }) => <Moment at={dateTime} zone={place.timeZone} /> },
  ...otherDateColumn(dateKind, place),
  {
    label: words.diner,
    onCard: "name",
    cell: (entry) => (
      <Box minW="160px" overflowWrap="anywhere">
        <Who entry={entry} />
      </Box>
    ),
  },
  { label: texts.type, cell: ({ orderType }) => texts.typeNames[orderType] },
  { label: texts.paymentMethod, cell: (entry) => paidNames(entry, place.customPaymentMethod) },
  { label: words.status, cell: (entry) => <StatusTag entry={entry} /> },
  ...linesColumn(lines),
  { label: words.total, onCard: "key", isNumber: true, cell: (entry) => <AmountText amount={historyTotal(entry)} /> },
];

export function HistoryTable({
  entries,
  place,
  dateKind,
  lines,
  isStale,
  openId,
  onOpen,
  onRevert,
  onRefund,
}: HistoryTableProps) {
  const nameOf = ({ dateTime }: HistoryEntry): string => momentText(dateTime, place.timeZone);
  return (
    <Table
      label={screens.history}
      cardsBelow={dateKind === "ORDER_DATE" ? 900 : 1024}
      columns={columnsFor(place, dateKind, lines)}
      rows={entries}
      rowKey={({ id }) => id}
      isStale={isStale}
      actions={(entry) =>
        isRevertible(entry) && (
          <RevertButton label={`${revertTexts(entry).title}: ${nameOf(entry)}`} onClick={() => onRevert(entry)} />
        )
      }
      opening={{
        openKey: openId,
        onOpen,
        nameOf,
        detail: (entry) => <HistoryDetail entry={entry} place={place} onRefund={onRefund} />,
      }}
    />
  );
}

/** Goes with what it reverted: whoever stands on it then stays in the row. SALE-101 */
function RevertButton(props: { readonly label: string; readonly onClick: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      if (current?.contains(document.activeElement) !== true) return;
      current.closest("tr")?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    };
  }, []);
  return (
    <span ref={place}>
      <IconButton icon={<Undo2 />} {...props} />
    </span>
  );
}

function Who({ entry: { commensal, buyer } }: { readonly entry: HistoryEntry }) {
  if (commensal !== null) return <PersonName person={commensal} deletedText={texts.deletedDiner} />;
  if (buyer !== null) return <PersonName person={buyer} deletedText={texts.deletedUser} />;
  return <span style={{ color: "var(--chakra-colors-fg-muted)", fontWeight: 400 }}>{words.noDiner}</span>;
}
