import { useState } from "react";

type Keyed = { readonly key: number };

/** Rows of a form, of which the one that was taken out last can come back where it stood. FORM-10 */
export function useRemovedRow<Row extends Keyed>(rows: readonly Row[], onChange: (rows: readonly Row[]) => void) {
  const [latest, setLatest] = useState<{ readonly row: Row; readonly index: number } | null>(null);
  const [restoredKey, setRestoredKey] = useState<number | null>(null);
  // While a form is sent its rows stay as they are, whatever is pressed.
  const isOut = latest !== null && rows.every(({ key }) => key !== latest.row.key);
  return {
    /** Of a new row. */
    nextKey: Math.max(0, latest?.row.key ?? 0, ...rows.map(({ key }) => key)) + 1,
    removed: isOut ? latest.row : null,
    remove: (row: Row): void => {
      setLatest({ row, index: rows.indexOf(row) });
      onChange(rows.filter((one) => one !== row));
    },
    restore: (): void => {
      if (!isOut) return;
      setRestoredKey(latest.row.key);
      onChange(rows.toSpliced(latest.index, 0, latest.row));
    },
    /** Whose row has just come back. */
    restoredKey,
  };
}
