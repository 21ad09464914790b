import { refused } from "@cantina/domain/kernel";
import { type UploadPlan, type UploadedSheet, cellText } from "@cantina/domain/uploads";
import { type RequestContext, invalid } from "../http/index.ts";
import { readAside } from "./read-aside.ts";
import { uploadTurns } from "./upload-turns.ts";

/** Those of this process, whatever their files are of. */
const turns = uploadTurns();

/** Reads the file of that part in its turn and lets `work` have its sheet while the turn lasts. */
export async function withSheet<Answer>(
  part: string,
  { file, identity, signal }: RequestContext,
  work: (sheet: UploadedSheet) => Promise<Answer>,
) {
  if (file === null) return refused(invalid(part, "Falta el archivo"));
  try {
    const taken = await turns.take(identity.userId, signal, async () => {
      const sheet = await readAside(file.bytes, signal);
      return sheet.ok ? work(sheet.value) : refused({ code: "INVALID_UPLOAD" as const, data: sheet.failure });
    });
    return taken.ok ? taken.value : taken;
  } catch (error) {
    // Nobody is left to hear it, and nothing was written.
    if (signal.aborted && error === signal.reason) return refused({ code: "UPLOAD_BUSY" as const });
    throw error;
  }
}

/** What is told of any file beside what it does. */
export const sheetAnswer = (
  { faults, unused }: Pick<UploadPlan<unknown>, "faults" | "unused">,
  sheet: UploadedSheet,
) => ({
  faults: [...faults],
  unused: [...unused],
  headings: faults.length === 0 ? [] : [...sheet.headings],
  rows: faults.length === 0 ? [] : sheet.rows.map(({ row, cells }) => ({ row, cells: cells.map(cellText) })),
});
