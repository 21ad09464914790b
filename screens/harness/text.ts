/** A text as a title names it: part of what is shown, in any case, unless it is to be exact. */
export type Wanted = string | RegExp;

const plain = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

export const textOf = (element: Element): string => plain(element.textContent);

export function says(text: string, wanted: Wanted, isExact = false): boolean {
  const shown = plain(text);
  if (wanted instanceof RegExp) return shown.search(wanted) !== -1;
  return isExact ? shown === plain(wanted) : shown.toLowerCase().includes(plain(wanted).toLowerCase());
}
