import type { Allergen } from "../allergens/index.ts";
import { type Cents, type ClassId, type CommensalId, type OptionalNumber, textLimits } from "../kernel/index.ts";
import type { Commensal } from "./client.ts";

export type CommensalEntry = {
  readonly firstName: string;
  readonly lastName: string;
  readonly classId: ClassId | null;
  readonly imageUrl: string | null;
  /** "" : none. */
  readonly allergies: string;
  readonly allergens: readonly Allergen[];
  /** What may be bought a day; null: no limit. */
  readonly dailyLimit: OptionalNumber<Cents>;
};

export type CommensalFault = "NO_FIRST_NAME" | "NO_LAST_NAME" | "NO_CLASS" | "UNREADABLE_LIMIT";

/** A row of the table of commensals while its client is being edited. */
export type CommensalRow = {
  /** Temporary for one that the server doesn't know yet. */
  readonly key: string;
  readonly id: CommensalId | null;
  /** As the server has it; null: new. */
  readonly stored: CommensalEntry | null;
  /** As it was before it was being edited; null: never finished. */
  readonly kept: CommensalEntry | null;
  readonly entry: CommensalEntry;
  readonly isEditing: boolean;
  readonly faults: ReadonlySet<CommensalFault>;
};

type Rows = readonly CommensalRow[];

const noFaults: ReadonlySet<CommensalFault> = new Set();

export function rowsOf(commensals: readonly Commensal[]): Rows {
  return commensals
    .filter(({ status }) => status === "ENABLED")
    .map(({ id, firstName, lastName, classId, imageUrl, allergies, allergens, dailyLimit }) => {
      const entry = { firstName, lastName, classId, imageUrl, allergies: allergies ?? "", allergens, dailyLimit };
      return { key: id, id, stored: entry, kept: entry, entry, isEditing: false, faults: noFaults };
    });
}

/** CLIENTS-09 FORM-13 */
export function entryFaults({ firstName, lastName, classId, dailyLimit }: CommensalEntry): ReadonlySet<CommensalFault> {
  const faults = new Set<CommensalFault>();
  if (firstName.trim() === "") faults.add("NO_FIRST_NAME");
  if (lastName.trim() === "") faults.add("NO_LAST_NAME");
  if (classId === null) faults.add("NO_CLASS");
  if (dailyLimit === "UNREADABLE") faults.add("UNREADABLE_LIMIT");
  return faults;
}

const changed = (rows: Rows, key: string, change: (row: CommensalRow) => CommensalRow): Rows =>
  rows.map((row) => (row.key === key ? change(row) : row));

/** A new one, in edit mode, with the client's last name where the others share one. */
export function addRow(rows: Rows, key: string): Rows {
  const names = new Set(rows.map(({ entry }) => entry.lastName));
  const [lastName = ""] = names.size === 1 ? names : [];
  const entry = {
    firstName: "",
    lastName,
    classId: null,
    imageUrl: null,
    allergies: "",
    allergens: [],
    dailyLimit: null,
  };
  return [...rows, { key, id: null, stored: null, kept: null, entry, isEditing: true, faults: noFaults }];
}

export const editRow = (rows: Rows, key: string): Rows =>
  changed(rows, key, (row) => ({ ...row, isEditing: true, faults: noFaults }));

export const changeRow = (rows: Rows, key: string, part: Partial<CommensalEntry>): Rows =>
  changed(rows, key, (row) => ({ ...row, entry: { ...row.entry, ...part } }));

const trimmed = (entry: CommensalEntry): CommensalEntry => ({
  ...entry,
  firstName: entry.firstName.trim().slice(0, textLimits.name),
  lastName: entry.lastName.trim().slice(0, textLimits.name),
  allergies: entry.allergies.trim().slice(0, textLimits.allergies),
});

function finish(row: CommensalRow): CommensalRow {
  const faults = entryFaults(row.entry);
  if (faults.size > 0) return { ...row, faults };
  const entry = trimmed(row.entry);
  return { ...row, entry, kept: entry, isEditing: false, faults: noFaults };
}

/** Ends the editing of a row that lacks nothing; of another it names the faults. CLIENTS-09 */
export const keepRow = (rows: Rows, key: string): Rows => changed(rows, key, finish);

export const keepAllRows = (rows: Rows): Rows => rows.map((row) => (row.isEditing ? finish(row) : row));

/** A row that was never finished goes; another is again as it was. CLIENTS-09 */
export const cancelRow = (rows: Rows, key: string): Rows =>
  rows.flatMap((row) => {
    if (row.key !== key) return [row];
    return row.kept === null ? [] : [{ ...row, entry: row.kept, isEditing: false, faults: noFaults }];
  });

export const dropRow = (rows: Rows, key: string): Rows => rows.filter((row) => row.key !== key);

const isSame = (one: CommensalEntry, other: CommensalEntry): boolean =>
  one.firstName === other.firstName &&
  one.lastName === other.lastName &&
  one.classId === other.classId &&
  one.imageUrl === other.imageUrl &&
  one.allergies === other.allergies &&
  one.allergens.join() === other.allergens.join() &&
  one.dailyLimit === other.dailyLimit;

/** New ones and those that differ from what the server has. */
export const changedRows = (rows: Rows): Rows =>
  rows.filter(({ stored, entry }) => stored === null || !isSame(stored, entry));
