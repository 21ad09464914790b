import type { TableCell, TableColumn, TableRow } from "../../composition/device/index.ts";
import type { Instant, TimeZone } from "@cantina/domain/kernel";
import { type HistoryEntry, type NamedPerson, historyTotal } from "@cantina/domain/transactions";
import { originNames } from "../../texts/origin-names.ts";
import { paidText } from "../../texts/paid-text.ts";
import { statusName } from "./history-texts.ts";
import * as files from "../../texts/exports.ts";
import * as texts from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import { wallOf } from "../../ui/local-moment.ts";

export type HistoryPlace = { readonly timeZone: TimeZone; readonly customPaymentMethod: string | null };

function personText(person: NamedPerson | null, deletedText: string): string {
  if (person === null) return "";
  return person.name ?? deletedText;
}

const text = (value: string): TableCell => ({ kind: "text", text: value });

type Column = TableColumn & { readonly cell: (entry: HistoryEntry, place: HistoryPlace) => TableCell };

const textColumn = (label: string, read: (entry: HistoryEntry, place: HistoryPlace) => string): Column => ({
  label,
  kind: "text",
  cell: (entry, place) => text(read(entry, place)),
});

const momentColumn = (label: string, read: (entry: HistoryEntry) => Instant | null): Column => ({
  label,
  kind: "moment",
  cell: (entry, { timeZone }) => {
    const at = read(entry);
    return { kind: "moment", wall: at === null ? "" : wallOf(at, timeZone) };
  },
});

const itemsText = ({ orderItems }: HistoryEntry): string =>
  orderItems
    .map(({ quantity, name, type }) => files.itemOf(quantity, type === "GENERIC" ? texts.genericItem(name) : name))
    .join("; ");

const columns: readonly Column[] = [
  momentColumn(words.date, ({ dateTime }) => dateTime),
  textColumn(texts.type, ({ orderType }) => texts.typeNames[orderType]),
  textColumn(words.status, statusName),
  textColumn(words.diner, ({ commensal }) => personText(commensal, texts.deletedDiner)),
  textColumn(words.schoolClass, ({ className }) => className ?? ""),
  textColumn(texts.buyer, ({ buyer }) => personText(buyer, texts.deletedUser)),
  textColumn(words.seller, ({ seller }) => personText(seller, texts.deletedUser)),
  textColumn(texts.paymentMethod, (entry, { customPaymentMethod }) => paidText(entry, customPaymentMethod)),
  textColumn(words.origin, ({ originMedium }) => originNames[originMedium]),
  momentColumn(texts.pickUpDate, ({ pickUpDateTime }) => pickUpDateTime),
  textColumn(words.detail, itemsText),
  { label: words.subtotal, kind: "money", cell: ({ subtotal }) => ({ kind: "money", amount: subtotal }) },
  { label: words.discount, kind: "money", cell: ({ discount }) => ({ kind: "money", amount: discount }) },
  { label: words.total, kind: "money", cell: (entry) => ({ kind: "money", amount: historyTotal(entry) }) },
  textColumn(words.comments, ({ comments }) => comments),
  momentColumn(texts.cancellationDate, ({ cancellation }) => cancellation?.at ?? null),
  textColumn(texts.cancelReason, ({ cancellation }) =>
    cancellation === null ? "" : texts.reasonNames[cancellation.reason],
  ),
  textColumn(texts.cancelComment, ({ cancellation }) => cancellation?.comment ?? ""),
  textColumn(texts.identifier, ({ id }) => id),
];

export const historyTableColumns: readonly TableColumn[] = columns.map(({ label, kind }) => ({ label, kind }));

export const historyTableRow = (entry: HistoryEntry, place: HistoryPlace): TableRow =>
  columns.map(({ cell }) => cell(entry, place));
