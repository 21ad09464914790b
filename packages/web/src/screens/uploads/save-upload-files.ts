import { type UploadTemplate, makeTable, makeTemplate, saveFile } from "../../composition/device/index.ts";
import * as files from "../../texts/exports.ts";
import type { UploadTexts } from "../../texts/uploads.ts";
import { notify } from "../../ui/notify.ts";
import { type FaultyFile, faultTable } from "./fault-table.ts";

async function save(name: string, make: () => Promise<Blob>): Promise<void> {
  try {
    saveFile(await make(), name);
  } catch {
    void notify({ kind: "error", title: files.notExported("excel") });
  }
}

/** A file to be filled in. */
export const saveTemplate = (name: string, template: UploadTemplate): Promise<void> =>
  save(name, () => makeTemplate(template));

/** The faulty file with one more column. */
export const saveFaults = ({ faultyFile, items }: UploadTexts, file: FaultyFile): Promise<void> =>
  save(faultyFile, () => {
    const { columns, rows } = faultTable(file);
    return makeTable(items, columns, rows);
  });
