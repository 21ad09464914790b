import { unitsHeld } from "../catalog/index.ts";
import { type Cents, type TimeZone, formatMoney, multiplyMoney } from "../kernel/index.ts";
import type { Order, OrderItem } from "../orders/index.ts";
import {
  amountOf,
  besideOf,
  deductionOf,
  ending,
  ledBy,
  momentText,
  pairOf,
  pickUpText,
  rowsOf,
  rule,
  textOf,
  titleOf,
} from "./ticket-parts.ts";
import type { TicketLine } from "./ticket.ts";

type TicketItem = Pick<OrderItem, "name" | "quantity" | "price" | "type" | "items"> & {
  /** Units that coupons paid. */
  readonly redeemed: number;
};

export type TicketOrder = Pick<
  Order,
  "status" | "originMedium" | "comments" | "subtotal" | "discount" | "totalPrice" | "dateTime" | "pickUpDateTime"
> & {
  readonly cafeteriaName: string;
  readonly zone: TimeZone;
  readonly sellerName: string | null;
  readonly dinerName: string | null;
  readonly dinerClass: string | null;
  readonly paymentLabel: string;
  /** Of a split sale, what was paid by each method. SPLIT-02 */
  readonly payments?: readonly { readonly label: string; readonly amount: Cents }[];
  /** What it contains by now that its diner must not eat, in words: '' is nothing, null not looked up. */
  readonly allergens: string | null;
  readonly items: readonly TicketItem[];
  readonly balanceAfter: Cents | null;
  /** Printed again because someone asked for it. */
  readonly isCopy: boolean;
};

const isCancelled = ({ status }: TicketOrder): boolean => status === "CANCELLED" || status === "CANCELLED_ARCHIVED";

/** Of what is still handed over. ALLERGEN-08 */
function allergensOf({ status, dinerName, allergens }: TicketOrder): readonly TicketLine[] {
  if (status !== "STARTED" || dinerName === null || allergens === "") return [];
  return textOf(
    allergens === null ? "ALÉRGENOS SIN COMPROBAR" : `CONTIENE LO QUE NO PUEDE COMER: ${allergens}`,
    "large",
  );
}

/** What must be seen from a step away comes first: is it void, when is it fetched, whose is it, may it be eaten. */
function headOf(order: TicketOrder): readonly TicketLine[] {
  const { pickUpDateTime, dateTime, zone, dinerName, dinerClass, originMedium } = order;
  return [
    ...titleOf(order.cafeteriaName),
    ...titleOf(momentText(dateTime, zone), "plain"),
    ...(order.isCopy ? titleOf("COPIA", "plain") : []),
    ...(isCancelled(order) ? titleOf("*** ANULADO ***", "large") : []),
    rule,
    ...(pickUpDateTime === null ? [] : pairOf("RETIRA", pickUpText(pickUpDateTime, dateTime, zone), "large")),
    ...(dinerName === null ? [] : textOf(dinerName, "large")),
    ...(dinerClass === null ? [] : textOf(dinerClass, "bold")),
    ...allergensOf(order),
    ...(originMedium === "MOBILE" ? textOf("Pedido desde la app") : []),
    ...(pickUpDateTime !== null || dinerName !== null || originMedium === "MOBILE" ? [rule] : []),
  ];
}

function itemOf({ name, quantity, price, type, items, redeemed }: TicketItem): readonly TicketLine[] {
  const label = type === "GENERIC" ? `${name} (genérico)` : name;
  const amount = formatMoney(multiplyMoney(price, quantity));
  return [
    ...besideOf(label, amount, "bold", `${quantity} x `),
    ...unitsHeld(items, quantity).flatMap((held) => ledBy(`    ${held.quantity} x `, held.name)),
    ...(quantity > 1 ? rowsOf([`    ${formatMoney(price)} c/u`]) : []),
    ...deductionOf(`${redeemed} con cupón`, multiplyMoney(price, redeemed), "    "),
  ];
}

const paidOf = ({ paymentLabel, payments = [] }: TicketOrder): readonly TicketLine[] =>
  payments.length === 0
    ? pairOf("Pago", paymentLabel)
    : payments.flatMap(({ label, amount }) => besideOf(label, formatMoney(amount), "plain", "Pago "));

/** The ticket of one order, for the kitchen and for the diner. The total is the one large amount. PRINT-03 */
export function orderTicket(order: TicketOrder): readonly TicketLine[] {
  const { discount, comments } = order;
  return [
    ...headOf(order),
    ...order.items.flatMap(itemOf),
    ...(comments === "" ? [] : [rule, ...textOf(`NOTA: ${comments}`, "bold")]),
    rule,
    ...(discount === 0 ? [] : [...amountOf("Subtotal", order.subtotal), ...deductionOf("Descuento", discount)]),
    ...amountOf("TOTAL", order.totalPrice, "large"),
    ...paidOf(order),
    ...(order.balanceAfter === null ? [] : amountOf("Saldo", order.balanceAfter)),
    ...(order.sellerName === null ? [] : pairOf("Atendió", order.sellerName)),
    ...ending,
  ];
}
