/** As strict as a browser's own e-mail field; the server has the last word. */
const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

export const isEmailText = (text: string): boolean => emailShape.test(text.trim());
