import type { ConsumableId } from "@cantina/domain/inventory";
import type { Days } from "@cantina/domain/variance";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import type { ConsumableVariance } from "../../composition/desk/index.ts";
import { amountOf } from "../../texts/inventory-texts.ts";
import * as texts from "../../texts/inventory-variance.ts";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { VarianceWeeks } from "./VarianceWeeks.tsx";
import { FoundAmount, FoundQuantity, ShareOfUse } from "./parts/Found.tsx";
import { MovementsLink } from "./parts/MovementsLink.tsx";
import { unitPriceText } from "./variance-text.ts";

export interface VarianceTableProps {
  readonly rows: readonly ConsumableVariance[];
  readonly days: Days;
  /** Those that are not deleted. */
  readonly known: ReadonlySet<ConsumableId>;
}

const columnsOf = ({ days, known }: VarianceTableProps): readonly TableColumn<ConsumableVariance>[] => {
  const linked = ({ consumableId }: ConsumableVariance) => (known.has(consumableId) ? consumableId : null);
  return [
    {
      label: texts.item,
      onCard: "name",
      cell: (row) => (
        <>
          <Box fontWeight="semibold">{row.name}</Box>
          <Box fontSize="13px" color="fg.muted">
            {unitPriceText(row)}
          </Box>
        </>
      ),
    },
    {
      label: texts.used,
      isNumber: true,
      cell: (row) => (
        <MovementsLink consumableId={linked(row)} days={days} of={{ flow: "used" }}>
          {amountOf(row.whole.used, row.unit)}
        </MovementsLink>
      ),
    },
    {
      label: texts.found,
      isNumber: true,
      cell: (row) =>
        row.whole.variance === null ? (
          <FoundQuantity told={row.whole} unit={row.unit} />
        ) : (
          <MovementsLink consumableId={linked(row)} days={days} of={{ reason: "COUNT" }}>
            <FoundQuantity told={row.whole} unit={row.unit} />
          </MovementsLink>
        ),
    },
    { label: texts.share, isNumber: true, cell: ({ whole }) => <ShareOfUse told={whole} /> },
    {
      label: texts.worth,
      isNumber: true,
      onCard: "key",
      cell: ({ whole: { amount } }) => <FoundAmount amount={amount} />,
    },
  ];
};

/** The largest loss first; each row opens its weeks. */
export function VarianceTable(props: VarianceTableProps) {
  const { rows, known } = props;
  const [openKey, setOpen] = useState("");
  return (
    <Table
      label={texts.variance}
      cardsBelow={760}
      columns={columnsOf(props)}
      rows={rows}
      rowKey={({ consumableId }) => consumableId}
      opening={{
        openKey,
        onOpen: setOpen,
        nameOf: ({ name }) => name,
        detail: (row) => <VarianceWeeks row={row} isKnown={known.has(row.consumableId)} />,
      }}
    />
  );
}
