import { type UnreadableReason, uploadLimits } from "@cantina/domain/uploads";

/** Rows of blank texts don't count as rows, which only the reader can tell; no honest file has that many of them. */
const mostRows = uploadLimits.rows * 2;

/** What the reader makes an object of, and how many of them a part may have. */
const counted: readonly { readonly tag: RegExp; readonly most: number; readonly reason: UnreadableReason }[] = [
  { tag: /<row\b/gu, most: mostRows, reason: "TOO_MANY_ROWS" },
  { tag: /<c\b/gu, most: mostRows * uploadLimits.columns, reason: "TOO_MANY_COLUMNS" },
  { tag: /<si\b/gu, most: mostRows * uploadLimits.columns, reason: "TOO_LARGE" },
  { tag: /<r\b/gu, most: 400_000, reason: "TOO_LARGE" },
  { tag: /<xf\b/gu, most: 70_000, reason: "TOO_LARGE" },
  { tag: /<sheet\b/gu, most: 50, reason: "SEVERAL_SHEETS" },
];

/** A spreadsheet's last row; a file that names one further down would have the reader walk there. */
const lastRow = 1_048_576;

function hasRowBeyond(xml: string): boolean {
  for (const [, row] of xml.matchAll(/<row\b[^>]*?\sr\s*=\s*["']\s*(\d+)/gu)) if (Number(row) > lastRow) return true;
  return false;
}

const isMarkup = (name: string): boolean => /\.(?:xml|rels)$/u.test(name);

export const isSheetPart = (name: string): boolean => /^xl\/worksheets\/[^/]+\.xml$/u.test(name);
const otherParts: ReadonlySet<string> = new Set([
  "_rels/.rels",
  "xl/workbook.xml",
  "xl/_rels/workbook.xml.rels",
  "xl/sharedStrings.xml",
  "xl/styles.xml",
]);

/** What the cells of a spreadsheet are made of; pictures, links, macros and all else is never unpacked. */
export const isNeededPart = (name: string): boolean => otherParts.has(name) || isSheetPart(name);

const emptyCell = /<c\b[^<>]*(?:\/>|(?<!\/)>\s*<\/c\s*>)/gu;
const emptyRow = /<row\b[^<>]*(?:\/>|(?<!\/)>\s*<\/row\s*>)/gu;

/** Without the cells and rows that are only coloured: a sheet may have a million, and each would be an object. */
export function withoutEmptyCells(sheet: Buffer): Buffer {
  const xml = sheet.toString("latin1");
  // A text may hold what looks like a cell there.
  if (xml.includes("<![CDATA[")) return sheet;
  return Buffer.from(xml.replace(emptyCell, "").replace(emptyRow, ""), "latin1");
}

/** What the reader is told of a formula whose result is the empty text, which it would take for none. */
export const emptyResult = " ";

// Attributes of a cell are few and short: whoever writes others into a file would have the search go back and forth. A
// formula has 8,192 characters, each of up to six here.
const emptyText =
  /(<c\b[^<>]{0,200}\bt=["']str["'][^<>]{0,200}>\s{0,9}<f\b(?:[^<>]{0,200}\/>|[^<>]{0,200}>[^<]{0,50000}<\/f>)\s{0,9})<v\s?(?:\/>|><\/v>)/gu;

/** A formula that shows nothing has a result. SHEET-04 */
export const markEmptyResults = (sheet: Buffer): Buffer =>
  Buffer.from(sheet.toString("latin1").replace(emptyText, `$1<v>${emptyResult}</v>`), "latin1");

/** What keeps measured parts from being read. */
export function partsFault(parts: ReadonlyMap<string, Buffer>): UnreadableReason | null {
  if (!parts.has("xl/workbook.xml")) return "NOT_EXCEL";
  for (const [name, bytes] of parts) {
    const xml = isMarkup(name) ? bytes.toString("latin1") : "";
    for (const { tag, most, reason } of counted) {
      let count = 0;
      for (const _ of xml.matchAll(tag)) {
        count += 1;
        if (count > most) return reason;
      }
    }
    if (isSheetPart(name) && hasRowBeyond(xml)) return "DAMAGED";
  }
  return null;
}

/** Without the names of ranges, each cell of which the reader would make an object of; null when they can't be cut out. */
export function withoutRangeNames(workbook: Buffer): Buffer | null {
  const xml = workbook.toString("utf8").replace(/<definedNames\b[\s\S]*?<\/definedNames\s*>/u, "");
  return /<definedName\b/u.test(xml) ? null : Buffer.from(xml);
}
