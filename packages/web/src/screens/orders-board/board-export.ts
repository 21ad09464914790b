import { type Instant, type TimeZone, localDateOf, localTimeOf } from "@cantina/domain/kernel";
import { type ClassNames, type Order, classNameOf, isOnBoard, summariseOrders } from "@cantina/domain/orders";
import type { TableCell, TableColumn, TableRow } from "../../composition/device/index.ts";
import { originNames, statusNames } from "./order-texts.ts";

/** A table as a file holds it; its name gets the day. */
export type BoardTable = {
  readonly name: "comandas" | "resumen";
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
};

const text = (value: string): TableCell => ({ kind: "text", text: value });
const moment = (at: Instant | null, zone: TimeZone): TableCell => ({
  kind: "moment",
  wall: at === null ? "" : `${localDateOf(at, zone)}T${localTimeOf(at, zone)}`,
});

const statusText = (order: Order): string =>
  isOnBoard(order) && order.status === "CANCELLED" ? statusNames.CANCELLED : statusNames.STARTED;

const itemsText = ({ orderItems }: Order): string =>
  orderItems.map(({ quantity, name }) => `${quantity} x ${name}`).join(", ");

/** The orders as the board shows them. */
export const ordersTable = (orders: readonly Order[], classNames: ClassNames, zone: TimeZone): BoardTable => ({
  name: "comandas",
  title: "Comandas",
  columns: [
    { label: "Comensal", kind: "text" },
    { label: "Clase", kind: "text" },
    { label: "Pedido", kind: "moment" },
    { label: "Entrega", kind: "moment" },
    { label: "Productos", kind: "text" },
    { label: "Comentarios", kind: "text" },
    { label: "Origen", kind: "text" },
    { label: "Estado", kind: "text" },
  ],
  rows: orders.map((order) => [
    text(order.commensalName ?? "Sin comensal"),
    text(classNameOf(order, classNames) ?? ""),
    moment(order.dateTime, zone),
    moment(order.pickUpDateTime, zone),
    text(itemsText(order)),
    text(order.comments),
    text(originNames[order.originMedium]),
    text(statusText(order)),
  ]),
});

/** How many of each product the pending ones need. */
export const summaryTable = (orders: readonly Order[]): BoardTable => ({
  name: "resumen",
  title: "Resumen de comandas",
  columns: [
    { label: "Producto", kind: "text" },
    { label: "Cantidad", kind: "count" },
  ],
  rows: summariseOrders(orders).map(({ name, quantity }) => [text(name), { kind: "count", count: quantity }]),
});
