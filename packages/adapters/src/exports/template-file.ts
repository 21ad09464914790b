import exceljs from "exceljs";
import { safeCell } from "./safe-cell.ts";
import { columnOf, dressSheet } from "./sheet-style.ts";
import type { UploadTemplate } from "./table-worker.messages.ts";

const listSheet = "Listas";
/** Characters: what people write there, in sight. */
const width = 28;

/** The method that writes one range for many cells; its typings leave it out. */
type Validations = {
  readonly add: (
    range: string,
    validation: {
      readonly type: "list";
      readonly allowBlank: boolean;
      readonly formulae: readonly string[];
      readonly showErrorMessage: boolean;
      readonly errorTitle: string;
      readonly error: string;
    },
  ) => void;
};
const validationsOf = (sheet: exceljs.Worksheet): Validations =>
  (sheet as unknown as { readonly dataValidations: Validations }).dataValidations;

const letterOf = (index: number): string => String.fromCodePoint(65 + index);

type Choice = NonNullable<UploadTemplate["choice"]>;

/** In cells of their own: a list inside the rule breaks at commas and at 255 characters. */
function offerChoice(book: exceljs.Workbook, sheet: exceljs.Worksheet, letter: string, choice: Choice): void {
  const list = book.addWorksheet(listSheet, { state: "veryHidden" });
  for (const option of choice.options) list.addRow([safeCell(option)]);
  validationsOf(sheet).add(`${letter}${choice.first}:${letter}${choice.last}`, {
    type: "list",
    allowBlank: true,
    formulae: [`'${listSheet}'!$A$1:$A$${choice.options.length}`],
    showErrorMessage: true,
    errorTitle: choice.column,
    error: "Elija una opción de la lista",
  });
}

/** A sheet to be filled in, one of its columns by choosing from a list where there is one. */
export async function writeTemplate({ title, columns, rows = [], choice }: UploadTemplate): Promise<ArrayBuffer> {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet(title);
  // As text, or a spreadsheet would turn "1,5" or a list of dates into something else.
  sheet.columns = columns.map((header) => ({ ...columnOf(header, "@"), width }));
  dressSheet(sheet);
  for (const row of rows) sheet.addRow(row.map(safeCell));
  const column = choice === undefined ? -1 : columns.indexOf(choice.column);
  if (choice !== undefined && column >= 0 && choice.options.length > 0)
    offerChoice(book, sheet, letterOf(column), choice);
  const written = await book.xlsx.writeBuffer();
  return new Uint8Array(written).slice().buffer;
}
