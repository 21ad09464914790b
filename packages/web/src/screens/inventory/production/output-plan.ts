import type { PlanQuestion, ProductionPlan } from "../../../composition/desk/index.ts";
import { makeReport, printFile, saveFile } from "../../../composition/device/index.ts";
import * as texts from "../../../texts/production.ts";
import { planBook, planPaper } from "./plan-report.ts";

/** As a file, or on paper; false: there is nothing to tell. */
export async function outputPlan(
  kind: "pdf" | "excel" | "print",
  plan: ProductionPlan,
  question: PlanQuestion,
): Promise<boolean> {
  if (plan.dishes.length === 0) return false;
  const file = await (kind === "excel"
    ? makeReport("excel", planBook(plan, question))
    : makeReport("pdf", planPaper(plan, question)));
  const { from, until } = question;
  if (kind === "print") printFile(file);
  else saveFile(file, texts.fileName(from, until, kind === "pdf" ? "pdf" : "xlsx"));
  return true;
}
