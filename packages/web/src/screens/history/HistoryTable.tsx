import { type HistoryEntry, historyTotal, isRevertible } from "@cantina/domain/transactions";
import { Undo2 } from "lucide-react";
import { paymentName } from "../../texts/payment-names.ts";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { HistoryDetail } from "./HistoryDetail.tsx";
import { PersonName } from "./PersonName.tsx";
import { StatusTag } from "./StatusTag.tsx";
import type { HistoryPlace } from "./history-cells.ts";
import { revertTexts } from "./history-texts.ts";

export interface HistoryTableProps {
  readonly entries: readonly HistoryEntry[];
  readonly place: HistoryPlace;
  /** The rows are of the page or filter before. */
  readonly isStale: boolean;
  /** "": none. */
  readonly openId: string;
  readonly onOpen: (id: string) => void;
  readonly onRevert: (entry: HistoryEntry) => void;
}

const columnsFor = ({ timeZone, customPaymentMethod }: HistoryPlace): readonly TableColumn<HistoryEntry>[] => [
  { label: words.date, cell: ({ dateTime }) => momentText(dateTime, timeZone) },
  { label: words.diner, onCard: "name", cell: (entry) => <Who entry={entry} /> },
  { label: texts.type, cell: ({ orderType }) => texts.typeNames[orderType] },
  { label: texts.paymentMethod, cell: ({ paymentMethod }) => paymentName(paymentMethod, customPaymentMethod) },
  { label: words.status, cell: (entry) => <StatusTag entry={entry} /> },
  { label: words.total, onCard: "key", isNumber: true, cell: (entry) => <AmountText amount={historyTotal(entry)} /> },
];

export function HistoryTable({ entries, place, isStale, openId, onOpen, onRevert }: HistoryTableProps) {
  const nameOf = ({ dateTime }: HistoryEntry): string => momentText(dateTime, place.timeZone);
  return (
    <Table
      label={screens.history}
      cardsBelow={760}
      columns={columnsFor(place)}
      rows={entries}
      rowKey={({ id }) => id}
      isStale={isStale}
      actions={(entry) =>
        isRevertible(entry) && (
          <IconButton
            label={`${revertTexts(entry).title}: ${nameOf(entry)}`}
            icon={<Undo2 />}
            onClick={() => onRevert(entry)}
          />
        )
      }
      opening={{
        openKey: openId,
        onOpen,
        nameOf,
        detail: (entry) => <HistoryDetail entry={entry} place={place} />,
      }}
    />
  );
}

function Who({ entry: { commensal, buyer } }: { readonly entry: HistoryEntry }) {
  if (commensal !== null) return <PersonName person={commensal} deletedText={texts.deletedDiner} />;
  if (buyer !== null) return <PersonName person={buyer} deletedText={texts.deletedUser} />;
  return <span style={{ color: "var(--chakra-colors-fg-muted)", fontWeight: 400 }}>{words.noDiner}</span>;
}
