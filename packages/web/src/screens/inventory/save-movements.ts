import { quantity } from "@cantina/domain/inventory";
import { type TimeZone, localDateOf } from "@cantina/domain/kernel";
import {
  type InventoryMovement,
  type MovementQuestion,
  readMovements,
  type useInventoryCalls,
} from "../../composition/desk/index.ts";
import {
  type TableCell,
  type TableColumn,
  type TableRow,
  makeTable,
  saveFile,
} from "../../composition/device/index.ts";
import type { useWorkplace } from "../../composition/workplace/index.ts";
import * as history from "../../texts/history.ts";
import { unitNames } from "../../texts/inventory-texts.ts";
import * as texts from "../../texts/inventory-movements.ts";
import * as dialogs from "../../texts/inventory-dialogs.ts";
import * as words from "../../texts/words.ts";
import { wallOf } from "../../ui/local-moment.ts";
import { reasonText } from "./movement-text.ts";

const pageSize = 500;

const columns: readonly TableColumn[] = [
  { label: words.date, kind: "moment" },
  { label: texts.consumable, kind: "text" },
  { label: texts.type, kind: "text" },
  { label: texts.reason, kind: "text" },
  { label: words.quantity, kind: "quantity" },
  { label: texts.leftColumn, kind: "quantity" },
  { label: dialogs.unit, kind: "text" },
  { label: texts.paidTotalColumn, kind: "money" },
  { label: texts.who, kind: "text" },
];

const text = (value: string): TableCell => ({ kind: "text", text: value });

function rowOf(movement: InventoryMovement, zone: TimeZone): TableRow {
  const { profile, paidTotal, quantity: moved, type, unit } = movement;
  return [
    { kind: "moment", wall: wallOf(movement.date, zone) },
    text(movement.consumableName),
    text(texts.typeNames[type]),
    text(reasonText(movement)),
    { kind: "quantity", quantity: type === "EGRESS" ? quantity(-moved) : moved },
    { kind: "quantity", quantity: movement.resultingAvailableQuantity },
    text(unit === undefined ? "" : unitNames[unit]),
    paidTotal === null ? text("") : { kind: "money", amount: paidTotal },
    text(profile === null ? texts.nobody : (profile.name ?? history.deletedUser)),
  ];
}

export type MovementsToSave = {
  readonly calls: ReturnType<typeof useInventoryCalls>;
  readonly workplace: Pick<ReturnType<typeof useWorkplace>, "left" | "clock">;
  readonly question: MovementQuestion;
  readonly zone: TimeZone;
};

/** What the filters leave, all pages of it, in a spreadsheet; false: that is nothing. */
export async function saveMovements(asked: MovementsToSave): Promise<boolean> {
  const { calls, workplace, question, zone } = asked;
  const found: InventoryMovement[] = [];
  for (let isMore = true; isMore;) {
    const page = await readMovements(calls, question, { offset: found.length, limit: pageSize }, workplace.left);
    found.push(...page.data);
    isMore = page.data.length === pageSize;
  }
  // What was booked meanwhile moves a page, and would stand in two of them.
  const rows = [...new Map(found.map((one) => [one.id, one])).values()];
  if (rows.length === 0) return false;
  const cells = rows.map((one) => rowOf(one, zone));
  saveFile(await makeTable(texts.movements, columns, cells), texts.fileName(localDateOf(workplace.clock.now(), zone)));
  return true;
}
