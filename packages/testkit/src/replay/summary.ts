import { formatMoney } from "@cantina/domain/kernel";

import type { Tally } from "./tally.ts";

export type Summary = {
  readonly tally: Tally;
  /** Carts that the server had before this run. */
  readonly soldBefore: number;
  readonly skipped: ReadonlyMap<string, number>;
};

type TableRow = readonly [name: string, units: string, total: string];

const count = (amount: number): string => amount.toLocaleString("es-AR");

function aligned(rows: readonly TableRow[]): readonly string[] {
  const width = (column: 0 | 1 | 2): number => Math.max(...rows.map((row) => row[column].length));
  const [name, units, total] = [width(0), width(1), width(2)];
  return rows.map((row) => `${row[0].padEnd(name)}  ${row[1].padStart(units)}  ${row[2].padStart(total)}`);
}

/** The closing table: what was sold per product, then in all, then what was left out. */
export function summaryLines({ tally, soldBefore, skipped }: Summary): readonly string[] {
  const left = [...skipped.values()].reduce((sum, rows) => sum + rows, 0);
  const which = [...skipped].map(([item, rows]) => `${item} ${rows}`).join(", ");
  const table = aligned([
    ["Producto", "Unidades", "Total"],
    ...tally.products.map((one): TableRow => [one.name, count(one.units), formatMoney(one.total)]),
    ["Total", count(tally.items), formatMoney(tally.total)],
  ]);
  const rule = "─".repeat(table[0]?.length ?? 0);
  return [
    ...table.slice(0, 1),
    rule,
    ...table.slice(1, -1),
    rule,
    ...table.slice(-1),
    "",
    `Ventas: ${count(tally.sales)}${soldBefore > 0 ? ` (${count(soldBefore)} ya estaban cobradas)` : ""}`,
    `Artículos: ${count(tally.items)}`,
    `Filas omitidas: ${count(left)}${left > 0 ? ` (${which})` : ""}`,
  ];
}
