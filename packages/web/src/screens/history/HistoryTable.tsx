import { type HistoryEntry, historyTotal, isRevertible } from "@cantina/domain/transactions";
import { ChevronDown, ChevronUp, Undo2 } from "lucide-react";
import { Fragment, useState } from "react";
import { paymentName } from "../../texts/payment-names.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { CardTable } from "../../ui/CardTable.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { HistoryDetail } from "./HistoryDetail.tsx";
import styles from "./HistoryTable.module.css";
import { PersonName } from "./PersonName.tsx";
import { StatusTag } from "./StatusTag.tsx";
import type { HistoryPlace } from "./history-cells.ts";
import { revertTexts, typeNames } from "./history-texts.ts";

export interface HistoryTableProps {
  readonly entries: readonly HistoryEntry[];
  readonly place: HistoryPlace;
  /** The rows are of the page or filter before. */
  readonly isStale: boolean;
  readonly onRevert: (entry: HistoryEntry) => void;
}

const headings = ["Fecha", "Comensal", "Tipo", "Método de pago", "Estado"];

/** Rows open to their detail; on a phone each is a card. The roles stay when its display changes. */
export function HistoryTable({ entries, place, isStale, onRevert }: HistoryTableProps) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void =>
    setOpenIds((ids) => (ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])));
  return (
    <CardTable
      label="Historial"
      cardsBelow={760}
      isStale={isStale}
      className={styles["history"]}
      head={
        <>
          {headings.map((label) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
          <th role="columnheader" scope="col" className={styles["amount"]}>
            Total
          </th>
          <th role="columnheader" scope="col">
            <span className={styles["unseen"]}>Acciones</span>
          </th>
        </>
      }
    >
      {entries.map((entry) => (
        <Fragment key={entry.id}>
          <Row
            entry={entry}
            place={place}
            isOpen={openIds.has(entry.id)}
            onToggle={() => toggle(entry.id)}
            onRevert={() => onRevert(entry)}
          />
          {openIds.has(entry.id) && (
            <tr role="row">
              <td role="cell" colSpan={7} className={styles["detail"]} id={`detail-${entry.id}`}>
                <HistoryDetail entry={entry} place={place} />
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </CardTable>
  );
}

interface RowProps {
  readonly entry: HistoryEntry;
  readonly place: HistoryPlace;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onRevert: () => void;
}

function Row({ entry, place, isOpen, onToggle, onRevert }: RowProps) {
  const when = momentText(entry.dateTime, place.timeZone);
  return (
    <tr role="row" className={isOpen ? styles["open"] : undefined}>
      <td role="cell" className={styles["moment"]}>
        {when}
      </td>
      <td role="cell" className={styles["who"]}>
        <Who entry={entry} />
      </td>
      <td role="cell" className={styles["kind"]}>
        {typeNames[entry.orderType]}
      </td>
      <td role="cell" className={styles["method"]}>
        {paymentName(entry.paymentMethod, place.customPaymentMethod)}
      </td>
      <td role="cell" className={styles["state"]}>
        <StatusTag entry={entry} />
      </td>
      <td role="cell" className={styles["amount"]}>
        <AmountText amount={historyTotal(entry)} />
      </td>
      <td role="cell" className={styles["tool"]}>
        <span style={{ display: "inline-flex" }}>
          {isRevertible(entry) && (
            <IconButton label={`${revertTexts(entry).title}: ${when}`} icon={<Undo2 />} onClick={onRevert} />
          )}
          <IconButton
            label={`${isOpen ? "Ocultar" : "Ver"} el detalle: ${when}`}
            icon={isOpen ? <ChevronUp /> : <ChevronDown />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `detail-${entry.id}` : undefined}
            onClick={onToggle}
          />
        </span>
      </td>
    </tr>
  );
}

function Who({ entry: { commensal, buyer } }: { readonly entry: HistoryEntry }) {
  if (commensal !== null) return <PersonName person={commensal} deletedText="Comensal eliminado" />;
  if (buyer !== null) return <PersonName person={buyer} deletedText="Usuario eliminado" />;
  return <span style={{ color: "var(--chakra-colors-fg-muted)", fontWeight: 400 }}>Sin comensal</span>;
}
