import type { BranchRow } from "@cantina/domain/cash-reports";
import type { LocalDate } from "@cantina/domain/kernel";
import { type KeyFigure, KeyFigures } from "../../ui/KeyFigures.tsx";
import { Figure } from "./Figure.tsx";
import { cashMoved, totalOf } from "./branch-totals.ts";
import { figureAddress } from "./figure-address.ts";

const returned = "menos lo que se devolvió ese día, aunque fuera de otro.";

const totals = [
  { kind: "SALES", label: "Ventas", definition: `Lo que se vendió en el día, por todos los medios, ${returned}` },
  { kind: "TOP_UPS", label: "Recargas", definition: `Lo que se cargó en las cuentas en el día, ${returned}` },
  { kind: "COUPON_SALES", label: "Cuponeras", definition: `Las cuponeras que se vendieron en el día, ${returned}` },
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
      label="Resumen del día"
      figures={[
        ...figures,
        {
          label: "Movimientos de efectivo",
          definition:
            "Lo que se puso en las cajas menos lo que se sacó en el día, sin las ventas ni las aperturas y cierres.",
          value: <Figure amount={cashMoved(rows)} address={figureAddress({ kind: "CASH_IN", channel: null }, day)} />,
        },
      ]}
    />
  );
}
