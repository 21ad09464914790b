import { beyondLatin1 } from "./code-page.ts";

/** So many letters has the typeface of the paper beside Latin-1's. */
const letters = beyondLatin1.replaceAll(/\p{Cc}/gu, "");

/** What the typeface doesn't know, and what is read as the same. */
const readAlike = new Map([
  ["−", "-"],
  ["‐", "-"],
  ["‑", "-"],
  ["\r\n", "\n"],
  ["\r", "\n"],
]);

const stands = new RegExp(`^[\\n\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u00FF${letters}]*$`, "u");
const isUnseen = /^[\p{Cc}\p{Default_Ignorable_Code_Point}]+$/u;
const isSpace = /^\s$/u;
/** A letter with marks that no single character of the typeface stands for. */
const markedLetter = /^(?<letter>\p{L})\p{M}+$/u;

const seen = new Intl.Segmenter("es", { granularity: "grapheme" });

function printedAs(character: string): string {
  const known = readAlike.get(character) ?? character;
  if (stands.test(known)) return known;
  if (isSpace.test(known)) return " ";
  if (isUnseen.test(known)) return "";
  const letter = markedLetter.exec(known.normalize("NFD"))?.groups?.["letter"];
  return letter !== undefined && stands.test(letter) ? letter : "?";
}

/** As paper can show it: what is seen as one character and isn't among the typeface's is one '?'. EXPORT-23 PRINT-18 */
export function paperText(text: string): string {
  // Almost every cell, and thousands of them are written at once.
  if (stands.test(text)) return text;
  return Array.from(seen.segment(text.normalize("NFC")), ({ segment }) => printedAs(segment)).join("");
}
