import { Box } from "@chakra-ui/react/box";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { PlannedNeed } from "../../../composition/desk/index.ts";
import * as texts from "../../../texts/production.ts";
import { Table, type TableColumn } from "../../../ui/Table.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { amountOf } from "../../../texts/inventory-texts.ts";

const Available = ({ need: { available, unit } }: { readonly need: PlannedNeed }) => (
  <Box as="span" display="inline-flex" flexWrap="wrap" justifyContent="flex-end" alignItems="center" gap="2">
    {available < 0 && (
      <Tag tone="error" icon={<TriangleAlert />}>
        {texts.negative}
      </Tag>
    )}
    {amountOf(available, unit)}
  </Box>
);

const columnsOf = (name: string, missing: string): readonly TableColumn<PlannedNeed>[] => [
  { label: name, onCard: "name", cell: (need) => need.name },
  { label: texts.byRecipes, isNumber: true, cell: ({ gross, unit }) => amountOf(gross, unit) },
  { label: texts.needed, isNumber: true, cell: ({ needed, unit }) => amountOf(needed, unit) },
  { label: texts.available, isNumber: true, cell: (need) => <Available need={need} /> },
  {
    label: missing,
    isNumber: true,
    onCard: "key",
    cell: ({ missing: lacking, unit }) => (lacking === 0 ? "—" : <strong>{amountOf(lacking, unit)}</strong>),
  },
];

export interface NeedTableProps {
  readonly label: string;
  /** What stands above the names, and above what isn't there. */
  readonly name: string;
  readonly missing: string;
  readonly needs: readonly PlannedNeed[];
  readonly openKey: string;
  readonly onOpen: (consumableId: string) => void;
  readonly actions?: (need: PlannedNeed) => ReactNode;
}

/** How much of what; a row opens to the dishes and orders that it is for. PRODUCTION-03 PRODUCTION-05 */
export const NeedTable = ({ label, name, missing, needs, openKey, onOpen, actions }: NeedTableProps) => (
  <Table
    label={label}
    columns={columnsOf(name, missing)}
    rows={needs}
    rowKey={({ consumableId }) => consumableId}
    cardsBelow={900}
    opening={{ openKey, onOpen, nameOf: (need: PlannedNeed) => need.name }}
    {...(actions !== undefined && { actions })}
  />
);
