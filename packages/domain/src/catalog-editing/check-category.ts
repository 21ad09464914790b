import type { Category } from "../catalog/index.ts";
import { type Result, type TextFault, accepted, refused, textFault } from "../kernel/index.ts";

/** What stands in the form's fields. */
export type CategoryEntry = {
  readonly name: string;
  readonly hasTimeLimit: boolean;
  /** HH:mm as typed. */
  readonly timeLimit: string;
};

export type CategoryDraft = {
  readonly name: string;
  /** HH:mm:ss after which app orders with its products are refused. */
  readonly requestTimeLimit: string | null;
};

export type CategoryFaults = {
  readonly name?: TextFault;
  readonly timeLimit?: "MISSING" | "MALFORMED";
};

export const categoryEntryOf = (category: Category | null): CategoryEntry => ({
  name: category?.name ?? "",
  hasTimeLimit: category !== null && category.requestTimeLimit !== null,
  timeLimit: category?.requestTimeLimit?.slice(0, 5) ?? "",
});

/** "930", "9:30" and "09:30" are the same time. */
function readTime(text: string): string | null {
  const [, hour = "", minute = ""] = /^(\d{1,2}):?(\d{2})$/u.exec(text.trim()) ?? [];
  return hour !== "" && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, "0")}:${minute}:00` : null;
}

function timeFault({ hasTimeLimit, timeLimit }: CategoryEntry): CategoryFaults["timeLimit"] {
  if (!hasTimeLimit) return undefined;
  if (timeLimit.trim() === "") return "MISSING";
  return readTime(timeLimit) === null ? "MALFORMED" : undefined;
}

/** What can be sent, or every fault at once. EDIT-07 */
export function checkCategory(entry: CategoryEntry): Result<CategoryDraft, CategoryFaults> {
  const name = entry.name.trim();
  const [wrongName, wrongTime] = [textFault(name), timeFault(entry)];
  if (wrongName === null && wrongTime === undefined)
    return accepted({ name, requestTimeLimit: entry.hasTimeLimit ? readTime(entry.timeLimit) : null });
  return refused({
    ...(wrongName !== null && { name: wrongName }),
    ...(wrongTime !== undefined && { timeLimit: wrongTime }),
  });
}
