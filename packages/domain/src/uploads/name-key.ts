import { searchText } from "../kernel/index.ts";

/** Names as people compare them: whatever case and accents, and whatever blanks stand between the words. */
export const nameKey = (name: string): string => searchText(name).replaceAll(/\s+/gu, " ");
