import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type Instant, localDateOf } from "@cantina/domain/kernel";
import type { CountBooks } from "../../composition/desk/index.ts";
import {
  type TableCell,
  type TableColumn,
  type TableRow,
  saveFile,
  startTableExport,
} from "../../composition/device/index.ts";
import * as texts from "../../texts/counts.ts";
import * as files from "../../texts/exports.ts";
import { dateFieldText } from "../../ui/date-entry.ts";
import { notify } from "../../ui/notify.ts";
import type { CountKind, Countable } from "./count-kind.ts";
import { groupThings } from "./shown-things.ts";

type Sheet = {
  readonly kind: CountKind;
  readonly source: CountBooks["kind"];
  readonly things: readonly Countable<string>[];
  readonly cafeteria: Pick<Cafeteria, "name" | "timeZone">;
  readonly now: Instant;
};

const text = (words: string): TableCell => ({ kind: "text", text: words });

/** On paper: group by group, each thing with a box for what there is of it, and nothing of what is expected. */
export async function saveCountSheet({ kind, source, things, cafeteria, now }: Sheet): Promise<void> {
  const day = localDateOf(now, cafeteria.timeZone);
  const columns: readonly TableColumn[] = [
    { label: kind.thing, kind: "text" },
    { label: texts.unit, kind: "text" },
    { label: texts.sheetBox, kind: "text", isBox: true },
  ];
  const rows: readonly TableRow[] = [
    [text(texts.sheetHead(cafeteria.name, dateFieldText(day)))],
    ...groupThings(things, "").flatMap((group): readonly TableRow[] => [
      [text(group.name)],
      ...group.things.map(({ name, unit }) => [text(name), text(unit === "" ? texts.piece : unit), text("")]),
    ]),
  ];
  if (things.length === 0) return void notify({ kind: "warning", title: files.nothingToExport });
  const table = startTableExport("pdf", kind.sheetTitle, columns);
  try {
    table.addRows(rows);
    saveFile(await table.finish(), texts.sheetFile(source, day));
    void notify({ kind: "success", title: files.exported("pdf") });
  } catch {
    void notify({ kind: "error", title: files.notExported("pdf") });
  } finally {
    table.end();
  }
}
