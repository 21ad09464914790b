import { FileSpreadsheet, FileText, Printer } from "lucide-react";
import { useState } from "react";
import { productionPlanQuery, useProductionCalls } from "../../composition/desk/index.ts";
import { queryKeys } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as files from "../../texts/exports.ts";
import * as history from "../../texts/history.ts";
import * as texts from "../../texts/production-tab.ts";
import { useAskedPlan } from "./production/use-asked-plan.ts";
import type { MenuItem } from "../../ui/Menu.tsx";
import { notify } from "../../ui/notify.ts";

type Kind = "pdf" | "excel" | "print";

/** What '⋯' offers beside a plan; how its files look comes when one is asked for. */
export function useProductionMenu() {
  const calls = useProductionCalls();
  const { queries } = useWorkplace();
  const [isBusy, setIsBusy] = useState(false);

  const question = useAskedPlan()?.question ?? null;

  async function make(kind: Kind): Promise<void> {
    if (isBusy || question === null) return;
    setIsBusy(true);
    try {
      const { outputPlan } = await import("./production/output-plan.ts");
      const isMade = await outputPlan(kind, await queries.fetchQuery(productionPlanQuery(calls, question)), question);
      if (!isMade) void notify({ kind: "warning", title: files.nothingToExport });
      else if (kind !== "print") void notify({ kind: "success", title: files.exported(kind) });
    } catch {
      void notify({ kind: "error", title: kind === "print" ? texts.notPrinted : files.notExported(kind) });
    } finally {
      setIsBusy(false);
    }
  }
  const item = (kind: Kind, label: string, icon: MenuItem["icon"]): MenuItem => ({
    id: kind,
    label,
    icon,
    onSelect: () => void make(kind),
  });
  return {
    items: [
      item("print", texts.print, <Printer aria-hidden />),
      item("pdf", texts.inPdf, <FileText aria-hidden />),
      item("excel", history.exportToExcel, <FileSpreadsheet aria-hidden />),
    ],
    reload: () => void queries.invalidateQueries({ queryKey: queryKeys.productionPlan }),
  };
}
