import type { TableCell, TableColumn, TableRow } from "../../composition/device/index.ts";
import { type Instant, type TimeZone, localDateOf, localTimeOf } from "@cantina/domain/kernel";
import { type HistoryEntry, type NamedPerson, historyTotal } from "@cantina/domain/transactions";
import { paymentName } from "../../texts/payment-names.ts";
import { mediumNames, reasonNames, statusName, typeNames } from "./history-texts.ts";

export type HistoryPlace = { readonly timeZone: TimeZone; readonly customPaymentMethod: string | null };

function personText(person: NamedPerson | null, deletedText: string): string {
  if (person === null) return "";
  return person.name ?? deletedText;
}

const wallOf = (at: Instant, zone: TimeZone): string => `${localDateOf(at, zone)}T${localTimeOf(at, zone)}`;

const text = (value: string): TableCell => ({ kind: "text", text: value });

type Column = TableColumn & { readonly cell: (entry: HistoryEntry, place: HistoryPlace) => TableCell };

const textColumn = (label: string, read: (entry: HistoryEntry, place: HistoryPlace) => string): Column => ({
  label,
  kind: "text",
  cell: (entry, place) => text(read(entry, place)),
});

const itemsText = ({ orderItems }: HistoryEntry): string =>
  orderItems
    .map(({ quantity, name, type }) => `${quantity} x ${name}${type === "GENERIC" ? " (genérico)" : ""}`)
    .join("; ");

const columns: readonly Column[] = [
  {
    label: "Fecha",
    kind: "moment",
    cell: (entry, { timeZone }) => ({ kind: "moment", wall: wallOf(entry.dateTime, timeZone) }),
  },
  textColumn("Tipo", ({ orderType }) => typeNames[orderType]),
  textColumn("Estado", statusName),
  textColumn("Comensal", ({ commensal }) => personText(commensal, "Comensal eliminado")),
  textColumn("Clase", ({ className }) => className ?? ""),
  textColumn("Comprador", ({ buyer }) => personText(buyer, "Usuario eliminado")),
  textColumn("Vendedor", ({ seller }) => personText(seller, "Usuario eliminado")),
  textColumn("Método de pago", ({ paymentMethod }, { customPaymentMethod }) =>
    paymentName(paymentMethod, customPaymentMethod),
  ),
  textColumn("Origen", ({ originMedium }) => mediumNames[originMedium]),
  {
    label: "Fecha de retiro",
    kind: "moment",
    cell: ({ pickUpDateTime }, { timeZone }) => ({
      kind: "moment",
      wall: pickUpDateTime === null ? "" : wallOf(pickUpDateTime, timeZone),
    }),
  },
  textColumn("Detalle", itemsText),
  { label: "Subtotal", kind: "money", cell: ({ subtotal }) => ({ kind: "money", amount: subtotal }) },
  { label: "Descuento", kind: "money", cell: ({ discount }) => ({ kind: "money", amount: discount }) },
  { label: "Total", kind: "money", cell: (entry) => ({ kind: "money", amount: historyTotal(entry) }) },
  textColumn("Comentarios", ({ comments }) => comments),
  textColumn("Motivo de cancelación", ({ cancellation }) =>
    cancellation === null ? "" : reasonNames[cancellation.reason],
  ),
  textColumn("Comentario de cancelación", ({ cancellation }) => cancellation?.comment ?? ""),
  textColumn("Identificador", ({ id }) => id),
];

export const historyTableColumns: readonly TableColumn[] = columns.map(({ label, kind }) => ({ label, kind }));

export const historyTableRow = (entry: HistoryEntry, place: HistoryPlace): TableRow =>
  columns.map(({ cell }) => cell(entry, place));
