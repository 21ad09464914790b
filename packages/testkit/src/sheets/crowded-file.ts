import { xlsxParts } from "./xlsx-file.ts";
import { zipFile } from "./zip-file.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** As much as a file may hold before anything is counted row by row: small to send, and seconds of work to read. */
export function crowdedFile({ rows = 9_900, columns = 20, texts = 190_000 } = {}): Buffer {
  const strings = Array.from({ length: texts }, (_, index) => `<si><t>Texto ${index}</t></si>`).join("");
  const cells = (row: number): string =>
    Array.from(
      { length: columns },
      (_, column) =>
        `<c r="${String.fromCodePoint(65 + column)}${row + 1}" t="s"><v>${(row * columns + column) % texts}</v></c>`,
    ).join("");
  const lines = Array.from({ length: rows }, (_, row) => `<row r="${row + 1}">${cells(row)}</row>`).join("");
  const parts = xlsxParts([`<worksheet xmlns="${main}"><sheetData>${lines}</sheetData></worksheet>`]).map((part) =>
    part.name === "xl/_rels/workbook.xml.rels"
      ? {
          ...part,
          bytes: Buffer.from(
            part.bytes
              .toString()
              .replace(
                "</Relationships>",
                `<Relationship Id="rId99" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
              ),
          ),
        }
      : part,
  );
  return zipFile([
    ...parts,
    { name: "xl/sharedStrings.xml", bytes: Buffer.from(`<sst xmlns="${main}">${strings}</sst>`) },
  ]);
}
