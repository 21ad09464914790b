import { type DayFault, type OpenDays, dayFault } from "../cafeteria/index.ts";
import { type LocalDate, type Result, accepted, localDateIfAny, refused } from "../kernel/index.ts";
import { dateCellText } from "./cell-text.ts";
import type { SheetValue } from "./sheet.ts";

const format = "Escriba las fechas como DD/MM/AAAA, separadas por comas";

const faultTexts: Readonly<Record<DayFault, string>> = {
  PAST: "ya pasó",
  TOO_FAR: "está a más de un año",
  CLOSED_DAY: "es un día cerrado",
};

/** null: no month has that day. */
function readDate(text: string): LocalDate | null {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/u.exec(text) ?? [];
  return localDateIfAny(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

/** None, one or several days, each once and in order. UPLOAD-04 */
export function readDates(cell: SheetValue, days: OpenDays): Result<readonly LocalDate[], string> {
  if (cell === null) return accepted([]);
  if (typeof cell === "number") return refused(format);
  const parts = typeof cell === "string" ? cell.split(/[,;\n]/u).map((part) => part.trim()) : [];
  const dates = typeof cell === "string" ? parts.filter((part) => part !== "").map(readDate) : [cell.date];
  const known = dates.filter((date) => date !== null);
  if (known.length < dates.length) return refused(format);
  const faults = known.flatMap((date) => {
    const fault = dayFault(date, days);
    return fault === null ? [] : [`${dateCellText(date)} ${faultTexts[fault]}`];
  });
  return faults.length > 0 ? refused(faults.join("; ")) : accepted([...new Set(known)].toSorted());
}
