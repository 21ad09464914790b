import { type Instant, type TimeZone, localDateOf, localTimeOf } from "@cantina/domain/kernel";
import { type ClassNames, type Order, classNameOf, isOnBoard, summariseOrders } from "@cantina/domain/orders";
import type { TableCell, TableColumn, TableRow } from "../../composition/device/index.ts";
import * as files from "../../texts/exports.ts";
import { heldText } from "../../texts/held-text.ts";
import { originNames } from "../../texts/origin-names.ts";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/orders-board.ts";
import * as tickets from "../../texts/tickets.ts";
import * as words from "../../texts/words.ts";

/** A table as a file holds it; its name gets the day. */
export type BoardTable = {
  readonly name: "comandas" | "resumen";
  readonly title: string;
  /** What the board was narrowed to; '' to nothing. */
  readonly narrowing: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
};

const text = (value: string): TableCell => ({ kind: "text", text: value });
const moment = (at: Instant | null, zone: TimeZone): TableCell => ({
  kind: "moment",
  wall: at === null ? "" : `${localDateOf(at, zone)}T${localTimeOf(at, zone)}`,
});

const statusText = (order: Order): string =>
  isOnBoard(order) && order.status === "CANCELLED" ? words.cancelled : words.pending;

/** A promotion with what its units hold. ORDERS-24 */
const itemText = ({ quantity, name, items }: Order["orderItems"][number]): string =>
  items.length === 0 ? files.itemOf(quantity, name) : `${files.itemOf(quantity, name)} (${heldText(items, quantity)})`;

/** What the board shows, and what it is narrowed to. */
export type Shown = { readonly orders: readonly Order[]; readonly classNames: ClassNames; readonly narrowing: string };

/** The orders as the board shows them. */
export const ordersTable = ({ orders, classNames, narrowing }: Shown, zone: TimeZone): BoardTable => ({
  name: "comandas",
  title: screens.ordersBoard,
  narrowing,
  columns: [
    { label: words.diner, kind: "text" },
    { label: words.schoolClass, kind: "text" },
    { label: texts.ordered, kind: "moment" },
    { label: texts.delivery, kind: "moment" },
    { label: screens.products, kind: "text" },
    { label: words.comments, kind: "text" },
    { label: words.origin, kind: "text" },
    { label: words.status, kind: "text" },
  ],
  rows: orders.map((order) => [
    text(order.commensalName ?? words.noDiner),
    text(classNameOf(order, classNames) ?? ""),
    moment(order.dateTime, zone),
    moment(order.pickUpDateTime, zone),
    text(order.orderItems.map(itemText).join(", ")),
    text(order.comments),
    text(originNames[order.originMedium]),
    text(statusText(order)),
  ]),
});

/** How many of each product the pending ones need. */
export const summaryTable = ({ orders, narrowing }: Shown): BoardTable => ({
  name: "resumen",
  title: tickets.ordersSummary,
  narrowing,
  columns: [
    { label: texts.product, kind: "text" },
    { label: words.quantity, kind: "count" },
  ],
  rows: summariseOrders(orders).map(({ name, quantity }) => [text(name), { kind: "count", count: quantity }]),
});
