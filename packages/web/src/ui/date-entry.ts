import type { LocalDate } from "@cantina/domain/kernel";

export type DateEntry =
  | { readonly kind: "empty" }
  | { readonly kind: "date"; readonly date: LocalDate }
  | { readonly kind: "refused" };

const isDay = (year: number, month: number, day: number): boolean => {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
};

/** What a person typed as DD/MM/YYYY; points, dashes and short years are understood. */
export function readDateEntry(text: string): DateEntry {
  const plain = text.trim();
  if (plain === "") return { kind: "empty" };
  const [, day = "", month = "", typedYear = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/u.exec(plain) ?? [];
  if (day === "") return { kind: "refused" };
  const year = typedYear.length === 2 ? `20${typedYear}` : typedYear;
  if (!isDay(Number(year), Number(month), Number(day))) return { kind: "refused" };
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return { kind: "date", date: date as LocalDate };
}

/** DD/MM/YYYY */
export const dateFieldText = (date: LocalDate | null): string =>
  date === null ? "" : date.replace(/^(\d{4})-(\d{2})-(\d{2})$/u, "$3/$2/$1");
