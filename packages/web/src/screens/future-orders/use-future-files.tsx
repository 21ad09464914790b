import type { KnownAllergens } from "@cantina/domain/orders";
import { FileSpreadsheet, FileText, Printer } from "lucide-react";
import { useState } from "react";
import { makeKitchenPaper, makeReport, saveFile, useValue } from "../../composition/device/index.ts";
import { readKnownAllergens } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as files from "../../texts/exports.ts";
import * as texts from "../../texts/future-orders.ts";
import * as screens from "../../texts/screens.ts";
import * as printingTexts from "../../texts/printing.ts";
import type { MenuItem } from "../../ui/Menu.tsx";
import { useNotify } from "../notices/index.ts";
import { type FutureReport, paperOf, sheetsOf, ticketOf } from "./future-files.ts";

const extensions = { pdf: "pdf", excel: "xlsx" } as const;
type Format = keyof typeof extensions;

const makeOf = async (report: FutureReport, format: Format, read: () => Promise<KnownAllergens>): Promise<Blob> =>
  format === "pdf"
    ? makeKitchenPaper(paperOf(report, await read()))
    : makeReport("excel", { title: screens.futureOrders, notes: [], tables: sheetsOf(report) });

/** What stands behind '⋯': the report to hang up, to count on, and to print; one file at a time. */
export function useFutureFiles(report: FutureReport | null): readonly MenuItem[] {
  const { printing, queries, sources } = useWorkplace();
  const isPrinterReady = useValue(printing.view).isReady;
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  if (report === null) return [];
  const unless = (act: () => Promise<unknown>) => () =>
    void (report.orders.length === 0 ? notify({ kind: "warning", title: files.nothingToExport }) : act());
  async function save(made: FutureReport, format: Format): Promise<void> {
    setIsBusy(true);
    try {
      saveFile(
        await makeOf(made, format, () => readKnownAllergens(queries, sources)),
        `${texts.fileName(made.day)}.${extensions[format]}`,
      );
      await notify({ kind: "success", title: files.exported(format) });
    } catch {
      await notify({ kind: "error", title: files.notExported(format) });
    } finally {
      setIsBusy(false);
    }
  }
  const fault = isBusy ? files.exporting : undefined;
  return [
    {
      id: "pdf",
      label: texts.exportToPdf,
      icon: <FileText aria-hidden />,
      fault,
      onSelect: unless(() => save(report, "pdf")),
    },
    {
      id: "excel",
      label: texts.exportToExcel,
      icon: <FileSpreadsheet aria-hidden />,
      fault,
      onSelect: unless(() => save(report, "excel")),
    },
    {
      id: "print",
      label: texts.print,
      icon: <Printer aria-hidden />,
      fault: isPrinterReady ? undefined : printingTexts.noPrinter,
      onSelect: unless(() => printing.printDay(ticketOf(report))),
    },
  ];
}
