import { type TicketLine, beyondLatin1, ticketWidth } from "@cantina/domain/printing";
import { qrPicture } from "./qr-picture.ts";

const esc = 0x1b;
const gs = 0x1d;

/** Windows-1252, which ESC/POS printers call code page 16; it holds all of Spanish and the euro. */
const codePage = 16;
const readAlike = new Map([
  // Amounts are written with one; printers draw it in their own ways.
  ["\u00A0", 0x20],
  ["\u202F", 0x20],
  ["−", 0x2d],
]);

const encodeText = (text: string): readonly number[] =>
  Array.from(text.normalize("NFC"), (character) => {
    const code = character.codePointAt(0) ?? 0;
    const isLatin1 = code <= 0x7e || (code >= 0xa0 && code <= 0xff);
    const beyond = beyondLatin1.indexOf(character);
    return readAlike.get(character) ?? (isLatin1 ? code : beyond < 0 ? 0x3f : 0x80 + beyond);
  });

const styleByte = { plain: 0x00, bold: 0x08, large: 0x18 } as const;

function encodeLine(line: TicketLine): readonly number[] {
  switch (line.kind) {
    case "text":
      return [esc, 0x21, styleByte[line.style], ...encodeText(line.text), 0x0a];
    case "rule":
      return [esc, 0x21, 0x00, ...encodeText("-".repeat(ticketWidth)), 0x0a];
    case "qr":
      return qrPicture(line.text);
    case "feed":
      return [esc, 0x64, line.rows];
    case "cut":
      return [gs, 0x56, 0x42, 0x00];
    case "openDrawer":
      return [esc, 0x70, 0x00, 0x19, 0xfa];
  }
}

/** A ticket as ESC/POS bytes: reset, code page, then the lines. AGENT-01 */
export const encodeTicket = (lines: readonly TicketLine[]): Uint8Array =>
  Uint8Array.from([esc, 0x40, esc, 0x74, codePage, ...lines.flatMap(encodeLine)]);
