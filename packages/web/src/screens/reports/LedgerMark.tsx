import { formatMoney } from "@cantina/domain/kernel";
import { differenceFromLedger } from "@cantina/domain/reports";
import { CircleCheck, TriangleAlert } from "lucide-react";
import type { Report } from "../../composition/desk/index.ts";
import * as texts from "../../texts/reports.ts";
import { Tag } from "../../ui/Tag.tsx";

export const ledgerText = (report: Report): string => {
  const difference = differenceFromLedger(report);
  return difference === 0 ? texts.proven : texts.notProven(formatMoney(difference));
};

/** Whether the rows come to what the ledger says. */
export function LedgerMark({ report }: { readonly report: Report }) {
  const isProven = differenceFromLedger(report) === 0;
  return (
    <span role="status">
      <Tag tone={isProven ? "success" : "error"} icon={isProven ? <CircleCheck /> : <TriangleAlert />}>
        {ledgerText(report)}
      </Tag>
    </span>
  );
}
