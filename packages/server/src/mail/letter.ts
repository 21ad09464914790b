import { letterHtml } from "./letter-html.ts";
import type { LetterItem, LetterPart } from "./letter-part.ts";
import type { Mail } from "./mail.port.ts";

/** What a mail of the product says, written once for both of its forms. Line breaks within a text become spaces. */
export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
};

// A line break in a name would begin another header, or another line.
const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, " ");

const itemLines = ({ name, facts, note }: LetterItem): readonly string[] => [
  inOneLine(`- ${name}: ${facts}`),
  `  ${inOneLine(note)}`,
];

function textOf(part: LetterPart): string {
  switch (part.type) {
    case "words":
      return inOneLine(part.text);
    case "items":
      return part.items.flatMap(itemLines).join("\n");
    case "link":
    case "address":
      return `${part.lead} ${part.href}`;
  }
}

/** The mail as plain text and as HTML that looks like the product. ACCESS-17 */
export function mailOf({ to, subject, parts }: Letter): Mail {
  const title = inOneLine(subject);
  return { to, subject: title, text: parts.map(textOf).join("\n\n"), html: letterHtml(title, parts) };
}
