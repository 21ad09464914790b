/** A text that a spreadsheet would run as a formula is told to be one: rulings on exported cells. One that looks so marked already is marked too, so that each reads back as what it was. UPLOAD-13 */
export const safeCell = (text: string): string => (/^'*[=+\-@\t\r]/u.test(text) ? `'${text}` : text);
