import { type SpreadsheetKind, spreadsheetKindOf } from "@cantina/domain/payouts";

const types: Readonly<Record<SpreadsheetKind, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  xls: "application/vnd.ms-excel",
};

export type Spreadsheet = { readonly file: Blob; readonly kind: SpreadsheetKind };

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
}

/** What came in base64, to be handed to the browser; null: no spreadsheet, or not all of one. PAYOUT-03 */
export function spreadsheetOf(base64: string): Spreadsheet | null {
  const bytes = bytesOf(base64);
  const kind = bytes === null ? null : spreadsheetKindOf(bytes);
  return bytes === null || kind === null ? null : { file: new Blob([bytes], { type: types[kind] }), kind };
}
