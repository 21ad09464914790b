import { type Cents, type Instant, type TimeZone, formatMoney } from "../kernel/index.ts";
import { amountOf, besideOf, deductionOf, ending, momentText, pairOf, rule, textOf, titleOf } from "./ticket-parts.ts";
import type { TicketLine } from "./ticket.ts";

export type IntervalRow = { readonly label: string; readonly amount: Cents; readonly returns: Cents };

export type TicketInterval = {
  readonly cafeteriaName: string;
  readonly zone: TimeZone;
  readonly cashierName: string;
  readonly number: number | null;
  readonly from: Instant;
  /** null: the register is still open. */
  readonly until: Instant | null;
  readonly openingAmount: Cents;
  /** Cash that went in and out by hand. */
  readonly movements: readonly IntervalRow[];
  /** By kind and payment method. */
  readonly takings: readonly IntervalRow[];
  /** null: not told before the drawer is counted. */
  readonly drawer: {
    readonly inflow: Cents;
    readonly outflow: Cents;
    readonly expected: Cents;
    readonly closing: { readonly counted: Cents; readonly difference: Cents } | null;
  } | null;
};

const rowOf = ({ label, amount, returns }: IntervalRow): readonly TicketLine[] => [
  ...amountOf(label, amount),
  ...deductionOf("Devoluciones", returns, "    "),
];

const section = (title: string, rows: readonly IntervalRow[]): readonly TicketLine[] =>
  rows.length === 0 ? [] : [rule, ...textOf(title, "bold"), ...rows.flatMap(rowOf)];

function drawerOf(openingAmount: Cents, drawer: NonNullable<TicketInterval["drawer"]>): readonly TicketLine[] {
  const { inflow, outflow, expected, closing } = drawer;
  return [
    rule,
    ...textOf("EFECTIVO EN CAJA", "bold"),
    ...amountOf("Apertura", openingAmount),
    ...amountOf("Ingresos", inflow),
    ...deductionOf("Egresos", outflow),
    ...amountOf("ESPERADO", expected, closing === null ? "large" : "bold"),
    ...(closing === null
      ? []
      : [
          ...amountOf("CONTADO", closing.counted, "bold"),
          ...besideOf("DIFERENCIA", signed(closing.difference), "large"),
        ]),
  ];
}

const signed = (amount: Cents): string => (amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount));

/** The report of one register interval, as its cashier signs it. PRINT-05 */
export function intervalTicket(interval: TicketInterval): readonly TicketLine[] {
  const { cafeteriaName, zone, cashierName, number, from, until, openingAmount, movements, takings, drawer } = interval;
  return [
    ...titleOf(cafeteriaName),
    ...titleOf(until === null ? "CAJA ABIERTA" : "CIERRE DE CAJA", "large"),
    ...(number === null ? [] : titleOf(`N.º ${number}`)),
    rule,
    ...pairOf("Cajero", cashierName, "bold"),
    ...pairOf("Apertura", momentText(from, zone)),
    ...(until === null ? [] : pairOf("Cierre", momentText(until, zone))),
    ...section("MOVIMIENTOS", movements),
    ...section("VENTAS Y RECARGAS", takings),
    ...(drawer === null ? [rule, ...amountOf("Apertura", openingAmount)] : drawerOf(openingAmount, drawer)),
    ...(until === null
      ? []
      : [rule, { kind: "feed", rows: 2 } as const, ...textOf("Firma: ____________________________")]),
    ...ending,
  ];
}
