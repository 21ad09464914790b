import {
  type FutureClass,
  type FutureItem,
  type FutureOrder,
  type SummaryRow,
  detailFuture,
  summariseFuture,
  unitsOf,
} from "@cantina/domain/future-orders";
import { type LocalDate, type TimeZone, localTimeOf } from "@cantina/domain/kernel";
import { type KnownAllergens, allergensInOrder } from "@cantina/domain/orders";
import type { ReportTable, KitchenPaper, TableCell, TableColumn } from "../../composition/device/index.ts";
import { containsForDiner } from "../../texts/allergens.ts";
import * as files from "../../texts/exports.ts";
import * as texts from "../../texts/future-orders.ts";
import { allergy } from "../../texts/ui.ts";
import { heldText } from "../../texts/held-text.ts";
import * as screens from "../../texts/screens.ts";
import * as clients from "../../texts/clients.ts";
import * as words from "../../texts/words.ts";
import { wholeDayText } from "../../ui/month-days.ts";
import { dinerName } from "./diner-name.ts";

export type FutureReport = {
  readonly orders: readonly FutureOrder[];
  readonly day: LocalDate;
  readonly place: string;
  readonly timeZone: TimeZone;
};

const nameOf = ({ name }: Pick<FutureClass, "name">): string => name ?? words.noClass;
const ordersOf = ({ diners }: FutureClass): readonly FutureOrder[] => diners.flatMap((diner) => diner.orders);
const heldOf = ({ held }: SummaryRow): string =>
  held.map(({ name, quantity }) => `${quantity}\u00A0× ${name}`).join(" · ");
const insideOf = ({ items, quantity }: FutureItem): string => heldText(items, quantity);

/** A class and its units, never torn between two lines. */
const inClass = (one: FutureClass, units: number): string =>
  words.narrowed(nameOf(one), String(units)).replaceAll(" ", "\u00A0");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Beside what a family writes, what it is about to be given. ALLERGEN-08 */
function warningsOf(order: FutureOrder, known: KnownAllergens): readonly string[] {
  const contained = allergensInOrder(order, known);
  return [
    ...(order.allergies === null ? [] : [allergy(order.allergies)]),
    ...(contained.length === 0 ? [] : [containsForDiner(contained)]),
  ];
}

/** What hangs in the kitchen. */
export function paperOf({ orders, day, place, timeZone }: FutureReport, known: KnownAllergens): KitchenPaper {
  const classes = detailFuture(orders);
  return {
    title: screens.futureOrders,
    day: capital(wholeDayText(day)),
    place,
    figures: texts.countOf(orders.length, unitsOf(orders)),
    summary: texts.summary,
    detail: texts.detail,
    goesOn: texts.goesOn,
    page: texts.page,
    products: summariseFuture(orders).map((row) => ({
      units: row.units,
      name: row.name,
      notes: [
        ...(row.held.length === 0 ? [] : [words.narrowed(texts.holds, heldOf(row))]),
        classes
          .flatMap((one) => {
            const units = row.unitsByClass.get(one.classId);
            return units === undefined ? [] : [inClass(one, units)];
          })
          .join(" · "),
      ],
    })),
    classes: classes.map((one) => ({
      name: nameOf(one),
      figures: texts.countOf(ordersOf(one).length, one.units),
      orders: ordersOf(one).map((order) => ({
        diner: dinerName(order),
        time: localTimeOf(order.pickupDateTime, timeZone),
        lines: order.orderItems.map((item) => {
          const line = files.itemOf(item.quantity, item.name);
          return item.items.length === 0 ? line : `${line} (${insideOf(item)})`;
        }),
        comments: order.comments.trim() === "" ? [] : [texts.noteOf(order.comments)],
        warnings: warningsOf(order, known),
      })),
    })),
  };
}

const text = (value: string): TableCell => ({ kind: "text", text: value });
const count = (units: number): TableCell => ({ kind: "count", count: units });
const columns = (kind: TableColumn["kind"], ...labels: readonly string[]): readonly TableColumn[] =>
  labels.map((label) => ({ label, kind }));

function summarySheet(orders: readonly FutureOrder[]): ReportTable {
  const classes = detailFuture(orders);
  return {
    title: texts.summary,
    columns: [...columns("text", texts.product, texts.holds), ...columns("count", ...classes.map(nameOf), words.total)],
    rows: [
      ...summariseFuture(orders).map((row) => [
        text(row.name),
        text(heldOf(row)),
        ...classes.map(({ classId }) => count(row.unitsByClass.get(classId) ?? 0)),
        count(row.units),
      ]),
      [text(words.total), text(""), ...classes.map(({ units }) => count(units)), count(unitsOf(orders))],
    ],
    hasTotal: true,
  };
}

/** A row for each line, so that it can be counted anew. */
const detailSheet = ({ orders, day, timeZone }: FutureReport): ReportTable => ({
  title: texts.detail,
  columns: [
    ...columns("text", words.schoolClass, words.diner),
    ...columns("moment", texts.pickUp),
    ...columns("count", words.quantity),
    ...columns("text", texts.product, texts.holds, words.comments, clients.allergies),
  ],
  rows: detailFuture(orders).flatMap((one) =>
    ordersOf(one).flatMap((order) =>
      order.orderItems.map((item) => [
        text(nameOf(one)),
        text(dinerName(order)),
        { kind: "moment" as const, wall: `${day}T${localTimeOf(order.pickupDateTime, timeZone)}` },
        count(item.quantity),
        text(item.name),
        text(insideOf(item)),
        text(order.comments),
        text(order.allergies ?? ""),
      ]),
    ),
  ),
});

export const sheetsOf = (report: FutureReport): readonly ReportTable[] => [
  summarySheet(report.orders),
  detailSheet(report),
];

/** For the printer of tickets. */
export const ticketOf = ({ orders, day }: FutureReport) => ({
  scope: capital(wholeDayText(day)),
  orderCount: orders.length,
  products: summariseFuture(orders).map(({ name, units: quantity, held }) => ({ name, quantity, held })),
  notes: orders
    .filter(({ comments }) => comments.trim() !== "")
    .map((order) => words.narrowed(dinerName(order), order.comments)),
});
