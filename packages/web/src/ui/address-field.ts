import { type LocalDate, localDate } from "@cantina/domain/kernel";

/** How one thing that a screen shows is written in its address. */
export type AddressField<Value> = {
  readonly initial: Value;
  /** undefined: the text says nothing here, and the initial value stands. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
  /** Typed key by key: it takes the place of the browser's entry instead of adding one for each key. */
  readonly isTyped?: boolean;
  /** A place within the result, which begins anew when anything else changes. */
  readonly isPlace?: boolean;
  /** What the rest of the address belongs to: another one starts the address anew. */
  readonly isWhole?: boolean;
};

const unseen = /\p{Cc}/gu;

/** What was typed, at most so long. */
export const textField = (longest: number): AddressField<string> => ({
  initial: "",
  read: (text) => text.replaceAll(unseen, "").slice(0, longest),
  write: (text) => text,
  isTyped: true,
});

export const choiceField = <Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
): AddressField<Value> => ({
  initial,
  read: (text) => values.find((value) => value === text),
  write: (value) => value,
});

export const tabField = <Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
): AddressField<Value> => ({ ...choiceField(values, initial), isWhole: true });

const flags = { yes: "1", no: "" } as const;

export const flagField: AddressField<boolean> = {
  initial: false,
  read: (text) => (text === flags.yes ? true : undefined),
  write: (isSet) => (isSet ? flags.yes : flags.no),
};

const isoDay = /^\d{4}-\d\d-\d\d$/u;

function readDay(text: string): LocalDate | undefined {
  if (!isoDay.test(text)) return undefined;
  const instant = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
  return isDay ? localDate(text) : undefined;
}

/** A day that is written as nothing is none, which is something else than the one at first. */
export const dayFieldAt = (initial: LocalDate | null): AddressField<LocalDate | null> => ({
  initial,
  read: (text) => (text === "" ? null : readDay(text)),
  write: (day) => day ?? "",
  isTyped: true,
});

export const dayField = dayFieldAt(null);

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** "" for none. */
export const idField: AddressField<string> = {
  initial: "",
  read: (text) => (uuid.test(text) ? text.toLowerCase() : undefined),
  write: (id) => id,
};

export const idsField: AddressField<readonly string[]> = {
  initial: [],
  read: (text) => text.split(",").filter((id) => uuid.test(id)),
  write: (ids) => ids.join(","),
};

const mostPages = 1_000_000;

/** Counts from 0; people count from 1. */
export const pageField: AddressField<number> = {
  initial: 0,
  read: (text) => (/^\d+$/u.test(text) && Number(text) >= 1 ? Math.min(Number(text), mostPages) - 1 : undefined),
  write: (page) => String(page + 1),
  isPlace: true,
};

/** The row whose detail is open, by its id. */
export const openField: AddressField<string> = { ...idField, isPlace: true };
