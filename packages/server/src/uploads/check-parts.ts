import type { UnreadableReason } from "@cantina/domain/uploads";

/** What the reader makes an object of, and how many of them a file may have. */
const counted: readonly { readonly tag: RegExp; readonly most: number; readonly reason: UnreadableReason }[] = [
  { tag: /<row\b/gu, most: 60_000, reason: "TOO_MANY_ROWS" },
  { tag: /<c\b/gu, most: 400_000, reason: "TOO_MANY_COLUMNS" },
  { tag: /<si\b/gu, most: 200_000, reason: "TOO_LARGE" },
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

const sheetPart = /^xl\/worksheets\/[^/]+\.xml$/u;
const otherParts: ReadonlySet<string> = new Set([
  "_rels/.rels",
  "xl/workbook.xml",
  "xl/_rels/workbook.xml.rels",
  "xl/sharedStrings.xml",
  "xl/styles.xml",
]);

/** What the cells of a spreadsheet are made of; pictures, links, macros and all else is never unpacked. */
export const isNeededPart = (name: string): boolean => otherParts.has(name) || sheetPart.test(name);

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
    if (sheetPart.test(name) && hasRowBeyond(xml)) return "DAMAGED";
  }
  return null;
}

/** Without the names of ranges, each cell of which the reader would make an object of; null when they can't be cut out. */
export function withoutRangeNames(workbook: Buffer): Buffer | null {
  const xml = workbook.toString("utf8").replace(/<definedNames\b[\s\S]*?<\/definedNames\s*>/u, "");
  return /<definedName\b/u.test(xml) ? null : Buffer.from(xml);
}
