import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { CsvError, parse } from "csv-parse/sync";
import * as v from "valibot";

export type RollRow = {
  /** yyyy-MM-dd */
  readonly date: string;
  /** HH:mm:ss */
  readonly time: string;
  readonly transaction: string;
  readonly item: string;
};

const columns = ["Date", "Time", "Transaction", "Item"] as const;
const mostFaultsShown = 10;

const records = v.array(v.object({ record: v.record(v.string(), v.string()), info: v.object({ lines: v.number() }) }));

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u.test(text);

function faultOf({ date, time, transaction, item }: RollRow): string | null {
  if (!isDate(date)) return `la fecha «${date}» no es AAAA-MM-DD`;
  if (!isTime(time)) return `la hora «${time}» no es HH:mm:ss`;
  if (transaction === "") return "falta el número de transacción";
  return item === "" ? "falta el artículo" : null;
}

function readRecords(text: string): Result<v.InferOutput<typeof records>, string> {
  try {
    const parsed: unknown = parse(text, { bom: true, columns: true, info: true, skip_empty_lines: true, trim: true });
    return accepted(v.parse(records, parsed));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refused(`El archivo no es un CSV legible: ${error.message}.`);
  }
}

/** All rows of a till roll, or in one sentence what is wrong and in which rows of the file. */
export function readTillRoll(text: string): Result<readonly RollRow[], string> {
  const read = readRecords(text);
  if (!read.ok) return read;
  const [first] = read.value;
  if (first === undefined) return refused("El archivo no tiene filas.");
  const missing = columns.filter((column) => !(column in first.record));
  if (missing.length > 0) return refused(`Al archivo le faltan columnas: ${missing.join(", ")}.`);

  const rows = read.value.map(({ record, info }) => ({
    line: info.lines,
    row: {
      date: record["Date"] ?? "",
      time: record["Time"] ?? "",
      transaction: record["Transaction"] ?? "",
      item: record["Item"] ?? "",
    },
  }));
  const faults = rows.flatMap(({ line, row }) => {
    const fault = faultOf(row);
    return fault === null ? [] : [`fila ${line}: ${fault}`];
  });
  if (faults.length === 0) return accepted(rows.map(({ row }) => row));
  const shown = faults.slice(0, mostFaultsShown).join("; ");
  const rest = faults.length - mostFaultsShown;
  return refused(`El archivo tiene filas con errores: ${shown}${rest > 0 ? `; y ${rest} más` : ""}.`);
}
