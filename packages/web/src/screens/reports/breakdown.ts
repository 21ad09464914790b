import { type Cafeteria, type PaymentMethod, paymentMethods } from "@cantina/domain/cafeteria";
import type { PromotionItem } from "@cantina/domain/catalog";
import { addMoney, noMoney, subtractMoney } from "@cantina/domain/kernel";
import {
  type BalanceChargeRow,
  type CommensalRow,
  type PaymentRow,
  type ProductRow,
  type ReportRow,
  rowKey,
} from "@cantina/domain/reports";
import type { NamedPerson } from "@cantina/domain/transactions";
import type { Report, ReportTab } from "../../composition/desk/index.ts";
import type { TableCell, TableColumn, TableRow } from "../../composition/device/index.ts";
import * as history from "../../texts/history.ts";
import { paymentName } from "../../texts/payment-names.ts";
import * as texts from "../../texts/reports.ts";
import * as words from "../../texts/words.ts";
import { methodsFor } from "../history/index.ts";

/** A row that the history shows what is behind; classes have none of their own here. */
export type ToldRow = ProductRow | CommensalRow | PaymentRow | BalanceChargeRow;

/** A row of a report as the screen and the files tell it. */
export type Line = {
  readonly key: string;
  /** null: there is none of that, so that nothing is behind it. */
  readonly row: ToldRow | null;
  readonly name: string;
  readonly person: NamedPerson | null;
  /** What it is beside its name. */
  readonly marks: readonly string[];
  readonly isReturn: boolean;
  readonly items: readonly PromotionItem[];
  /** Beside the name; the last one is what the row comes to. */
  readonly cells: TableRow;
};

/** A way of telling a report, with what its rows come to. */
export type Breakdown = {
  readonly title: string;
  /** The name's first. */
  readonly columns: readonly TableColumn[];
  readonly lines: readonly Line[];
  readonly totals: TableRow;
};

const text = (value: string): TableCell => ({ kind: "text", text: value });
const count = (units: number): TableCell => ({ kind: "count", count: units });
const money = (amount: ProductRow["amount"]): TableCell => ({ kind: "money", amount });

const column = (label: string, kind: TableColumn["kind"]): TableColumn => ({ label, kind });
const counted = [column(texts.count, "count"), column(words.total, "money")];
const discounted = [column(texts.count, "count"), column(words.discount, "money"), column(words.total, "money")];
const columns: Readonly<Record<ReportTab, readonly TableColumn[]>> = {
  product: [
    column(texts.product, "text"),
    column(texts.price, "money"),
    column(texts.units, "count"),
    column(texts.redeemed, "count"),
    column(texts.unitCost, "money"),
    column(texts.gross, "money"),
    column(words.discount, "money"),
    column(words.total, "money"),
  ],
  commensal: [column(words.diner, "text"), ...discounted],
  method: [column(texts.paymentMethod, "text"), ...counted],
  client: [column(words.client, "text"), column(texts.method, "text"), ...counted],
  chargeMethod: [column(texts.method, "text"), ...counted],
};

/** Of one unit: no sum of them says anything. */
const ofOne: readonly string[] = [texts.price, texts.unitCost];

const marked = (...marks: readonly (string | false)[]): readonly string[] => marks.filter((mark) => mark !== false);

function productLine(row: ProductRow): Omit<Line, "key"> {
  const { name, type, isDeleted, isReturn, items, price, quantity, exchangedCouponsCount, avgItemCost } = row;
  const { amount, discount } = row;
  return {
    row,
    name,
    person: null,
    marks: marked(type === "GENERIC" && texts.generic, isDeleted && words.deleted, isReturn && texts.isReturned),
    isReturn,
    items,
    cells: [
      money(price),
      count(quantity),
      count(exchangedCouponsCount),
      avgItemCost === null ? text(texts.noCost) : money(avgItemCost),
      money(amount),
      money(discount),
      money(subtractMoney(amount, discount)),
    ],
  };
}

const personText = ({ name, isDeleted }: NamedPerson, deletedText: string): string =>
  name === null ? deletedText : isDeleted ? `${name} ${history.deletedMark}` : name;

function lineOf(row: ToldRow, customName: string | null): Omit<Line, "key"> {
  if ("productVersion" in row) return productLine(row);
  const { isReturn, amount } = row;
  const common = { row, marks: marked(isReturn && texts.isReturned), isReturn, items: [] };
  if ("commensalId" in row) {
    const { commensal } = row;
    return {
      ...common,
      name: commensal === null ? words.noDiner : personText(commensal, history.deletedDiner),
      person: commensal,
      cells: [count(row.count), money(row.discountApplied), money(amount)],
    };
  }
  const method = paymentName(row.paymentMethod, customName);
  const cells = [count(row.count), money(amount)];
  if (!("profileId" in row)) return { ...common, name: method, person: null, cells };
  return {
    ...common,
    name: personText(row.client, history.deletedUser),
    person: row.client,
    cells: [text(method), ...cells],
  };
}

/** Methods that the cafeteria has and nothing came by. */
function zeroLines(
  rows: readonly ReportRow[],
  asked: PaymentMethod | undefined,
  cafeteria: Cafeteria,
): readonly Line[] {
  const known = new Set(rows.flatMap((row) => ("paymentMethod" in row ? [row.paymentMethod] : [])));
  return methodsFor(paymentMethods, cafeteria)
    .filter((method) => !known.has(method) && (asked === undefined || asked === method))
    .map((method) => ({
      key: method,
      row: null,
      name: paymentName(method, cafeteria.customPaymentMethod),
      person: null,
      marks: [],
      isReturn: false,
      items: [],
      cells: [count(0), money(noMoney)],
    }));
}

/** What cells of one column add up to. */
function added(cells: readonly (TableCell | undefined)[], { label, kind }: TableColumn): TableCell {
  if (ofOne.includes(label)) return text("");
  if (kind === "count") return count(cells.reduce((sum, cell) => (cell?.kind === "count" ? sum + cell.count : sum), 0));
  if (kind !== "money") return text("");
  return money(cells.reduce((sum, cell) => (cell?.kind === "money" ? addMoney(sum, cell.amount) : sum), noMoney));
}

/** Of no class: none of these reports tells of them. */
const isTold = (row: ReportRow): row is ToldRow => !("classId" in row);

export function breakdownOf(
  tab: ReportTab,
  { rows }: Report,
  cafeteria: Cafeteria,
  paymentMethod: PaymentMethod | undefined,
): Breakdown {
  const lines: readonly Line[] = [
    ...rows.filter(isTold).map((row) => ({ ...lineOf(row, cafeteria.customPaymentMethod), key: rowKey(row) })),
    ...(tab === "method" || tab === "chargeMethod" ? zeroLines(rows, paymentMethod, cafeteria) : []),
  ];
  return {
    title: texts.tabNames[tab],
    columns: columns[tab],
    lines,
    totals: columns[tab].slice(1).map((one, index) =>
      added(
        lines.map(({ cells }) => cells[index]),
        one,
      ),
    ),
  };
}

/** What it says beside its name, and nothing else. */
const amounts = ({ cells }: Line): readonly number[] =>
  cells.flatMap((cell) => (cell.kind === "money" ? [cell.amount] : cell.kind === "count" ? [cell.count] : []));

export const isZero = (line: Line): boolean => amounts(line).every((amount) => amount === 0);
