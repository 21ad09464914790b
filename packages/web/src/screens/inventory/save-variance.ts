import { type VarianceSum, type Days, tenthsOfUse } from "@cantina/domain/variance";
import type { ConsumableVariance } from "../../composition/desk/index.ts";
import {
  type TableCell,
  type TableColumn,
  type TableRow,
  makeTable,
  saveFile,
} from "../../composition/device/index.ts";
import * as files from "../../texts/exports.ts";
import { unitNames } from "../../texts/inventory-texts.ts";
import * as texts from "../../texts/inventory-variance.ts";
import * as dialogs from "../../texts/inventory-dialogs.ts";
import { notify } from "../../ui/notify.ts";

const quantities = ["opening", "received", "used", "withdrawn", "begun", "variance", "closing"] as const;
const columns: readonly TableColumn[] = [
  { label: texts.item, kind: "text" },
  { label: texts.from, kind: "day" },
  { label: texts.until, kind: "day" },
  { label: dialogs.unit, kind: "text" },
  { label: texts.opening, kind: "quantity" },
  { label: texts.received, kind: "quantity" },
  { label: texts.used, kind: "quantity" },
  { label: texts.withdrawn, kind: "quantity" },
  { label: texts.begun, kind: "quantity" },
  { label: texts.found, kind: "quantity" },
  { label: texts.closing, kind: "quantity" },
  { label: texts.share, kind: "share" },
  { label: texts.worth, kind: "money" },
];

const text = (value: string): TableCell => ({ kind: "text", text: value });

function rowOf({ name, unit }: ConsumableVariance, week: VarianceSum & Days): TableRow {
  const { variance, begun, countedUse, amount } = week;
  const tenths = tenthsOfUse(variance, countedUse);
  const nothing: Readonly<Record<string, string>> = {
    variance: begun === null ? texts.notCounted : texts.firstCount,
  };
  return [
    text(name),
    { kind: "day", day: week.from },
    { kind: "day", day: week.until },
    text(unitNames[unit]),
    ...quantities.map((which): TableCell => {
      const told = week[which];
      return told === null ? text(nothing[which] ?? "") : { kind: "quantity", quantity: told };
    }),
    tenths === null ? text("") : { kind: "share", tenths },
    amount === null ? text("") : { kind: "money", amount },
  ];
}

/** Each week of each consumable, in the order of the screen, so that whoever sums them gets the screen's figures. */
export async function saveVariance(rows: readonly ConsumableVariance[], { from, until }: Days): Promise<void> {
  if (rows.length === 0) return void notify({ kind: "warning", title: files.nothingToExport });
  try {
    const table = rows.flatMap((row) => row.weeks.map((week) => rowOf(row, week)));
    saveFile(await makeTable(texts.variance, columns, table), texts.fileName(from, until));
    void notify({ kind: "success", title: files.exported("excel") });
  } catch {
    void notify({ kind: "error", title: files.notExported("excel") });
  }
}
