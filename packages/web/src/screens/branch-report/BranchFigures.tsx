import type { BranchRow } from "@cantina/domain/cash-reports";
import type { LocalDate } from "@cantina/domain/kernel";
import * as texts from "../../texts/branch-report.ts";
import * as screens from "../../texts/screens.ts";
import { type KeyFigure, KeyFigures } from "../../ui/KeyFigures.tsx";
import { Figure } from "./Figure.tsx";
import { cashMoved, totalOf } from "./branch-totals.ts";
import { figureAddress } from "./figure-address.ts";

const totals = [
  { kind: "SALES", label: texts.sales, definition: texts.salesHint },
  { kind: "TOP_UPS", label: texts.charges, definition: texts.chargesHint },
  { kind: "COUPON_SALES", label: screens.coupons, definition: texts.couponsHint },
] as const;

/** What the day comes to, each with the way to its rows. */
export function BranchFigures({ rows, day }: { readonly rows: readonly BranchRow[]; readonly day: LocalDate }) {
  const figures = totals.flatMap(({ kind, label, definition }): readonly KeyFigure[] => {
    const row = totalOf(rows, kind);
    if (row === undefined) return [];
    return [{ label, definition, value: <Figure amount={row.total} address={figureAddress(row, day)} /> }];
  });
  return (
    <KeyFigures
      label={texts.summary}
      figures={[
        ...figures,
        {
          label: texts.cashMoved,
          definition: texts.cashMovedHint,
          value: <Figure amount={cashMoved(rows)} address={figureAddress({ kind: "CASH_IN", channel: null }, day)} />,
        },
      ]}
    />
  );
}
