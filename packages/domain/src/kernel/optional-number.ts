/**
 * What stands in a number's field that may stay empty. A text that is no number is not empty:
 * taken for it, what was typed would be lost without a word. FORM-13
 */
export type OptionalNumber<T extends number> = T | null | Unreadable;
export type Unreadable = "UNREADABLE";
