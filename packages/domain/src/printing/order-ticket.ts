import { type Cents, type Instant, type TimeZone, formatMoney, multiplyMoney, temporal } from "../kernel/index.ts";
import { centered, textAndAmount, wrapText } from "./columns.ts";
import type { TicketLine } from "./ticket.ts";

export type TicketOrder = {
  readonly cafeteriaName: string;
  readonly zone: TimeZone;
  readonly soldAt: Instant;
  readonly sellerName: string;
  readonly dinerName: string | null;
  readonly dinerClass: string | null;
  readonly paymentLabel: string;
  readonly items: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly price: Cents;
    readonly isGeneric: boolean;
  }[];
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly total: Cents;
  readonly balanceAfter: Cents | null;
  readonly comments: string;
};

const plain = (rows: readonly string[]): readonly TicketLine[] =>
  rows.map((text) => ({ kind: "text", text, style: "plain" }));
const bold = (rows: readonly string[]): readonly TicketLine[] =>
  rows.map((text) => ({ kind: "text", text, style: "bold" }));

const localMoment = (at: Instant, zone: TimeZone): string => {
  const local = temporal().Instant.from(at).toZonedDateTimeISO(zone);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${two(local.day)}/${two(local.month)}/${local.year} ${two(local.hour)}:${two(local.minute)}`;
};

/** The receipt of one order. Amounts stand at the right edge; the total is the one bold amount. PRINT-03 */
export function orderTicket(order: TicketOrder): readonly TicketLine[] {
  const diner =
    order.dinerName === null ? [] : [`${order.dinerName}${order.dinerClass === null ? "" : ` · ${order.dinerClass}`}`];
  const items = order.items.flatMap((item) => [
    ...textAndAmount(
      `${item.quantity} x ${item.name}${item.isGeneric ? " (genérico)" : ""}`,
      formatMoney(multiplyMoney(item.price, item.quantity)),
    ),
    ...(item.quantity > 1 ? [`    ${formatMoney(item.price)} c/u`] : []),
  ]);
  const discount =
    order.discount === 0
      ? []
      : [
          ...textAndAmount("Subtotal", formatMoney(order.subtotal)),
          ...textAndAmount("Descuento", `−${formatMoney(order.discount)}`),
        ];
  return [
    ...bold(wrapText(order.cafeteriaName).map((row) => centered(row))),
    ...plain([centered(localMoment(order.soldAt, order.zone))]),
    { kind: "rule" },
    ...bold(diner.flatMap((text) => wrapText(text))),
    ...plain(wrapText(`Atendió: ${order.sellerName}`)),
    { kind: "rule" },
    ...plain(items),
    { kind: "rule" },
    ...plain(discount),
    ...bold(textAndAmount("TOTAL", formatMoney(order.total))),
    ...plain(textAndAmount("Pago", order.paymentLabel)),
    ...plain(order.balanceAfter === null ? [] : textAndAmount("Saldo", formatMoney(order.balanceAfter))),
    ...plain(order.comments === "" ? [] : ["", ...wrapText(`Nota: ${order.comments}`)]),
    { kind: "feed", rows: 3 },
    { kind: "cut" },
  ];
}
