import type { ReportQuestion } from "@cantina/domain/report-filters";
import { FileSpreadsheet, FileText, Printer } from "lucide-react";
import { useState } from "react";
import { type ReportTab, readReport, reportTabs, useReportCalls } from "../../composition/desk/index.ts";
import { QueryRefusal } from "../../failures/failure.ts";
import * as files from "../../texts/exports.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/reports.ts";
import type { MenuItem } from "../../ui/Menu.tsx";
import { useNotify } from "../notices/index.ts";
import type { Output } from "./output-report.ts";
import type { ToldReport } from "./report-files.ts";
import { toldTogether } from "./told-together.ts";

type Asked = Omit<ToldReport, "told" | "question"> & { readonly question: ReportQuestion | null };

/** What stands behind '⋯': the same filter told in each of its ways; how files look comes when one is asked for. */
export function useReportFiles({ question, kind, ...asked }: Asked): readonly MenuItem[] {
  const calls = useReportCalls();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  if (question === null) return [];
  const tabs: readonly ReportTab[] = reportTabs[kind];

  async function output(made: ReportQuestion, how: Output): Promise<void> {
    setIsBusy(true);
    try {
      // As it is now: a way that was told before may have been told of another moment. Whoever waits for it is told
      // that there is no server, instead of waiting until there is one.
      const told = await toldTogether(() =>
        Promise.all(tabs.map(async (tab) => ({ tab, report: await readReport(calls, tab, made) }))),
      );
      const { outputReport } = await import("./output-report.ts");
      const isMade = await outputReport(how, { ...asked, kind, question: made, told });
      if (!isMade) await notify({ kind: "warning", title: files.nothingToExport });
      else if (how !== "print") await notify({ kind: "success", title: files.exported(how) });
    } catch (error) {
      const title = how === "print" ? texts.notPrinted : files.notExported(how);
      const detail = error instanceof QueryRefusal && { detail: sentenceOf(error.failure) };
      await notify({ kind: "error", title, ...detail });
    } finally {
      setIsBusy(false);
    }
  }

  const item = (how: Output, label: string, icon: MenuItem["icon"]): MenuItem => ({
    id: how,
    label,
    icon,
    fault: isBusy ? files.exporting : undefined,
    onSelect: () => void output(question, how),
  });
  return [
    item("excel", texts.exportToExcel, <FileSpreadsheet aria-hidden />),
    item("pdf", texts.exportToPdf, <FileText aria-hidden />),
    item("print", texts.print, <Printer aria-hidden />),
  ];
}
