import { type ZipEntry, zipFile } from "./zip-file.ts";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const letter = (column: number): string => String.fromCodePoint(65 + column);

const cellXml = (value: string | number, address: string): string =>
  typeof value === "number"
    ? `<c r="${address}"><v>${value}</v></c>`
    : `<c r="${address}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;

export const sheetXml = (rows: readonly (readonly (string | number)[])[]): string =>
  `${head}<worksheet xmlns="${main}"><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${letter(column)}${row + 1}`)).join("")}</row>`,
    )
    .join("")}</sheetData></worksheet>`;

const workbookXml = (sheets: number): string =>
  `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${Array.from(
    { length: sheets },
    (_, index) => `<sheet name="Hoja${index + 1}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  ).join("")}</sheets></workbook>`;

const relationsXml = (targets: readonly (readonly [string, string])[]): string =>
  `${head}<Relationships xmlns="${relations}">${targets
    .map(([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${kind}" Target="${target}"/>`)
    .join("")}</Relationships>`;

/** The parts of a workbook with these sheets, each as its own XML. */
export function xlsxParts(sheets: readonly string[]): readonly ZipEntry[] {
  const texts: readonly (readonly [string, string])[] = [
    ["_rels/.rels", relationsXml([["officeDocument", "xl/workbook.xml"]])],
    ["xl/workbook.xml", workbookXml(sheets.length)],
    [
      "xl/_rels/workbook.xml.rels",
      relationsXml(sheets.map((_, index) => ["worksheet", `worksheets/sheet${index + 1}.xml`] as const)),
    ],
    ...sheets.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml] as const),
  ];
  return texts.map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
}

/** A workbook of one sheet, without a library. */
export const xlsxFile = (rows: readonly (readonly (string | number)[])[]): Buffer =>
  zipFile(xlsxParts([sheetXml(rows)]));

const headings = ["Título", "Descripción", "Categoría", "Precio", "Fechas disponibles"] as const;

/** What an upload of products takes: title and category of each. */
export const productFile = (products: readonly { readonly name: string; readonly category: string }[]): Buffer =>
  xlsxFile([headings, ...products.map(({ name, category }) => [name, "De prueba", category, 1250.5, ""])]);

/** What an upload of stock takes: name and units of each product. */
export const stockFile = (products: readonly { readonly name: string; readonly units: number | string }[]): Buffer =>
  xlsxFile([["Producto", "Cantidad"], ...products.map(({ name, units }) => [name, units])]);

type MovementRow = {
  readonly name: string;
  readonly quantity: number | string;
  readonly unit?: string;
  readonly paid?: number | string;
};

/** What an upload of inventory movements takes. */
export const movementFile = (rows: readonly MovementRow[]): Buffer =>
  xlsxFile([
    ["Insumo o preparado", "Cantidad", "Unidad", "Total pagado"],
    ...rows.map(({ name, quantity, unit = "", paid = "" }) => [name, quantity, unit, paid]),
  ]);
