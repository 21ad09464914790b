/** A text that a spreadsheet would run as a formula is told to be one: rulings on exported cells. */
export const safeCell = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text);
