import { type Quantity, quantityText } from "@cantina/domain/inventory";
import type { Flow, VarianceWeek } from "@cantina/domain/variance";
import type { ConsumableVariance } from "../../composition/desk/index.ts";
import * as texts from "../../texts/inventory-variance.ts";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { FoundAmount, FoundQuantity, ShareOfUse } from "./parts/Found.tsx";
import { MovementsLink } from "./parts/MovementsLink.tsx";
import { weekText } from "./variance-text.ts";

export interface VarianceWeeksProps {
  readonly row: ConsumableVariance;
  readonly isKnown: boolean;
}

const flows = { received: texts.received, used: texts.used, withdrawn: texts.withdrawn } as const;

function columnsOf({ row, isKnown }: VarianceWeeksProps): readonly TableColumn<VarianceWeek>[] {
  const linked = isKnown ? row.consumableId : null;
  const left = (label: string, of: (week: VarianceWeek) => Quantity): TableColumn<VarianceWeek> => ({
    label,
    isNumber: true,
    cell: (week) => quantityText(of(week)),
  });
  const moved = (flow: Flow): TableColumn<VarianceWeek> => ({
    label: flows[flow],
    isNumber: true,
    cell: (week) =>
      week[flow] === 0 ? (
        quantityText(week[flow])
      ) : (
        <MovementsLink consumableId={linked} days={week} of={{ flow }}>
          {quantityText(week[flow])}
        </MovementsLink>
      ),
  });
  return [
    { label: texts.week, isHeader: true, onCard: "name", cell: weekText },
    left(texts.opening, ({ opening }) => opening),
    moved("received"),
    moved("used"),
    moved("withdrawn"),
    {
      label: texts.found,
      isNumber: true,
      cell: (week) =>
        week.variance === null && week.begun === null ? (
          <FoundQuantity told={week} unit={row.unit} />
        ) : (
          <MovementsLink consumableId={linked} days={week} of={{ reason: "COUNT" }}>
            <FoundQuantity told={week} unit={row.unit} />
          </MovementsLink>
        ),
    },
    { label: texts.share, isNumber: true, cell: (week) => <ShareOfUse told={week} /> },
    { label: texts.worth, isNumber: true, onCard: "key", cell: ({ amount }) => <FoundAmount amount={amount} /> },
    left(texts.closing, ({ closing }) => closing),
  ];
}

/** The latest week first. */
export const VarianceWeeks = (props: VarianceWeeksProps) => (
  <Table
    label={texts.weeksOf(props.row.name)}
    cardsBelow={900}
    columns={columnsOf(props)}
    rows={props.row.weeks.toReversed()}
    rowKey={({ from }) => from}
  />
);
