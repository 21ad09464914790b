import { textLimits } from "./text-limits.ts";

export type TextFault = "MISSING" | "TOO_LONG";

/** What keeps what was typed from being a text of 1 to `limit` characters, blanks around it not counted; null: nothing. */
export function textFault(text: string, limit: number = textLimits.name): TextFault | null {
  const { length } = text.trim();
  if (length === 0) return "MISSING";
  return length > limit ? "TOO_LONG" : null;
}
