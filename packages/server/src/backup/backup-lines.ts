import * as v from "valibot";
import type { CopyPart, CopyParts } from "./copy-part.ts";

const backupHeader = v.object({
  format: v.literal("cantina-backup"),
  version: v.literal(1),
  madeAt: v.string(),
  schema: v.pipe(v.array(v.string()), v.minLength(1), v.readonly()),
});
export type BackupHeader = v.InferOutput<typeof backupHeader>;

// Rows start with { and the lines about them with one of these.
const marks = { header: "#cantina ", table: "#table ", end: "#end ", finished: "#finished" } as const;

const tableLine = v.object({ table: v.string(), columns: v.pipe(v.array(v.string()), v.minLength(1)) });
const endLine = v.object({ table: v.string(), rows: v.number(), digest: v.string() });

/** The file is not a backup, or not all of one. */
export class BrokenBackup extends Error {}

function lineOf(part: CopyPart): string {
  switch (part.kind) {
    case "table":
      return `${marks.table}${JSON.stringify({ table: part.table, columns: part.columns })}\n`;
    case "rows":
      return part.lines.map((line) => `${line}\n`).join("");
    case "end":
      return `${marks.end}${JSON.stringify({ table: part.table, ...part.seal })}\n`;
  }
}

export async function* backupText(header: BackupHeader, parts: CopyParts): AsyncGenerator<string> {
  yield `${marks.header}${JSON.stringify(header)}\n`;
  for await (const part of parts) yield lineOf(part);
  yield `${marks.finished}\n`;
}

const parsed = <S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> => {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    throw new BrokenBackup(text.slice(0, 60));
  }
};

export function headerIn(line: string | undefined): BackupHeader {
  if (line?.startsWith(marks.header) !== true) throw new BrokenBackup("no header");
  return parsed(backupHeader, line.slice(marks.header.length));
}

const linesAtOnce = 1_000;
const charactersAtOnce = 4_000_000;

/** The lines after the header. Ends with BrokenBackup where a table or the file is not whole. */
export async function* partsIn(lines: AsyncIterable<string>): AsyncGenerator<CopyPart> {
  let open: { readonly table: string; rows: number } | undefined;
  let batch: string[] = [];
  let characters = 0;
  let isFinished = false;
  for await (const line of lines) {
    if (isFinished) throw new BrokenBackup("text after the end");
    if (line.startsWith("{")) {
      if (open === undefined) throw new BrokenBackup("a row outside its table");
      open.rows += 1;
      characters += line.length;
      batch.push(line);
    }
    if (batch.length > 0 && (!line.startsWith("{") || batch.length >= linesAtOnce || characters > charactersAtOnce)) {
      yield { kind: "rows", lines: batch };
      batch = [];
      characters = 0;
    }
    if (line.startsWith("{")) continue;
    if (line.startsWith(marks.table) && open === undefined) {
      const { table, columns } = parsed(tableLine, line.slice(marks.table.length));
      open = { table, rows: 0 };
      yield { kind: "table", table, columns };
    } else if (line.startsWith(marks.end) && open !== undefined) {
      const { table, ...seal } = parsed(endLine, line.slice(marks.end.length));
      if (table !== open.table || seal.rows !== open.rows) throw new BrokenBackup(`${open.table}: rows are missing`);
      open = undefined;
      yield { kind: "end", table, seal };
    } else if (line === marks.finished && open === undefined) {
      isFinished = true;
    } else {
      throw new BrokenBackup(line.slice(0, 60));
    }
  }
  if (!isFinished) throw new BrokenBackup("no end");
}
