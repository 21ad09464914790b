import { quantity } from "@cantina/domain/inventory";
import type { LocalDate, TimeZone } from "@cantina/domain/kernel";
import { useState } from "react";
import {
  type InventoryMovement,
  type MovementQuestion,
  type PantryConsumable,
  readMovements,
  useInventoryCalls,
} from "../../composition/desk/index.ts";
import {
  type TableCell,
  type TableColumn,
  type TableRow,
  makeTable,
  saveFile,
} from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as files from "../../texts/exports.ts";
import * as history from "../../texts/history.ts";
import { unitNames } from "../../texts/inventory-texts.ts";
import * as texts from "../../texts/inventory-movements.ts";
import * as dialogs from "../../texts/inventory-dialogs.ts";
import * as words from "../../texts/words.ts";
import { wallOf } from "../../ui/local-moment.ts";
import { notify } from "../../ui/notify.ts";
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

/** What the filters leave, all pages of it, in a spreadsheet. */
export function useMovementExport(consumables: readonly PantryConsumable[], zone: TimeZone | null) {
  const calls = useInventoryCalls();
  const { left } = useWorkplace();
  const [isBusy, setIsBusy] = useState(false);
  const units = new Map(consumables.map(({ id, unit }) => [id, unitNames[unit]]));

  const rowOf = (movement: InventoryMovement, at: TimeZone): TableRow => {
    const { profile, paidTotal, quantity: moved, type } = movement;
    return [
      { kind: "moment", wall: wallOf(movement.date, at) },
      text(movement.consumableName),
      text(texts.typeNames[type]),
      text(reasonText(movement)),
      { kind: "quantity", quantity: type === "EGRESS" ? quantity(-moved) : moved },
      { kind: "quantity", quantity: movement.resultingAvailableQuantity },
      text(units.get(movement.consumableId) ?? ""),
      paidTotal === null ? text("") : { kind: "money", amount: paidTotal },
      text(profile === null ? texts.nobody : (profile.name ?? history.deletedUser)),
    ];
  };

  async function exportAll(question: MovementQuestion, today: LocalDate, at: TimeZone): Promise<void> {
    const found: InventoryMovement[] = [];
    for (let isMore = true; isMore;) {
      const page = await readMovements(calls, question, { offset: found.length, limit: pageSize }, left);
      found.push(...page.data);
      isMore = page.data.length === pageSize;
    }
    // What was booked meanwhile moves a page, and would stand in two of them.
    const rows = [...new Map(found.map((one) => [one.id, one])).values()];
    if (rows.length === 0) return void notify({ kind: "warning", title: files.nothingToExport });
    saveFile(
      await makeTable(
        texts.movements,
        columns,
        rows.map((one) => rowOf(one, at)),
      ),
      texts.fileName(today),
    );
    void notify({ kind: "success", title: files.exported("excel") });
  }

  async function start(question: MovementQuestion, today: LocalDate): Promise<void> {
    if (zone === null || isBusy) return;
    setIsBusy(true);
    try {
      await exportAll(question, today, zone);
    } catch {
      if (!left.aborted) void notify({ kind: "error", title: files.notExported("excel") });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, start: (question: MovementQuestion, today: LocalDate) => void start(question, today) };
}
