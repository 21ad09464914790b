export type SpreadsheetKind = "xlsx" | "xls";

const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign);

/** The first signs of a ZIP, which an XLSX is, and of what an XLS was. */
const zip = [0x50, 0x4b, 0x03, 0x04] as const;
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] as const;
/** With which a ZIP's list of what is in it ends, but for a comment. */
const zipEnd = [0x50, 0x4b, 0x05, 0x06] as const;
const [endLength, longestComment] = [22, 65_535] as const;
/** An XLS is made of whole sectors. */
const sector = 512;

function hasZipEnd(bytes: Uint8Array): boolean {
  const first = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= first; at -= 1)
    if (startsWith(bytes.subarray(at, at + zipEnd.length), zipEnd)) return true;
  return false;
}

/** Which spreadsheet these bytes are; null: none, or not all of one. PAYOUT-03 */
export function spreadsheetKindOf(bytes: Uint8Array): SpreadsheetKind | null {
  if (startsWith(bytes, zip)) return hasZipEnd(bytes) ? "xlsx" : null;
  return startsWith(bytes, compound) && bytes.length % sector === 0 ? "xls" : null;
}
