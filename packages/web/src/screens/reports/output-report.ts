import { makeReport, printFile, saveFile } from "../../composition/device/index.ts";
import * as texts from "../../texts/reports.ts";
import { type ToldReport, bookOf, paperOf } from "./report-files.ts";

export type Output = "excel" | "pdf" | "print";

const extensions = { excel: "xlsx", pdf: "pdf" } as const;

/** As a file, or on paper; false: there is nothing to tell. */
export async function outputReport(output: Output, made: ToldReport): Promise<boolean> {
  if (made.told.every(({ report }) => report.rows.length === 0)) return false;
  const file = await (output === "excel" ? makeReport("excel", bookOf(made)) : makeReport("pdf", paperOf(made)));
  const { from, until } = made.question;
  if (output === "print") printFile(file);
  else saveFile(file, `${texts.fileNames[made.kind]}_${from}_${until}.${extensions[output]}`);
  return true;
}
