import type { Category } from "../catalog/index.ts";
import { type Result, accepted, refused, textLimits } from "../kernel/index.ts";

export type CategoryDraft = {
  readonly name: string;
  readonly hasTimeLimit: boolean;
  /** HH:mm as typed. */
  readonly timeLimit: string;
};

export type CategoryEntry = {
  readonly name: string;
  /** HH:mm:ss after which app orders with its products are refused. */
  readonly requestTimeLimit: string | null;
};

export type CategoryFault = "NO_NAME" | "NAME_TOO_LONG" | "NO_TIME" | "BAD_TIME";

export const categoryDraftOf = (category: Category | null): CategoryDraft => ({
  name: category?.name ?? "",
  hasTimeLimit: category !== null && category.requestTimeLimit !== null,
  timeLimit: category?.requestTimeLimit?.slice(0, 5) ?? "",
});

/** "930", "9:30" and "09:30" are the same time. */
function readTime(text: string): string | null {
  const [, hour = "", minute = ""] = /^(\d{1,2}):?(\d{2})$/u.exec(text.trim()) ?? [];
  return hour !== "" && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, "0")}:${minute}:00` : null;
}

function timeFault({ hasTimeLimit, timeLimit }: CategoryDraft): CategoryFault | null {
  if (!hasTimeLimit) return null;
  if (timeLimit.trim() === "") return "NO_TIME";
  return readTime(timeLimit) === null ? "BAD_TIME" : null;
}

function nameFault({ name }: CategoryDraft): CategoryFault | null {
  if (name.trim() === "") return "NO_NAME";
  return name.trim().length > textLimits.name ? "NAME_TOO_LONG" : null;
}

/** What can be sent, or every fault at once. EDIT-07 */
export function checkCategory(draft: CategoryDraft): Result<CategoryEntry, ReadonlySet<CategoryFault>> {
  const faults = [nameFault(draft), timeFault(draft)].filter((fault) => fault !== null);
  if (faults.length > 0) return refused(new Set(faults));
  return accepted({ name: draft.name.trim(), requestTimeLimit: draft.hasTimeLimit ? readTime(draft.timeLimit) : null });
}
