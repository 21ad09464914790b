import { Box } from "@chakra-ui/react/box";
import { Info } from "lucide-react";
import type { PlannedDish } from "../../../composition/desk/index.ts";
import * as texts from "../../../texts/production.ts";
import * as words from "../../../texts/words.ts";
import { Table, type TableColumn } from "../../../ui/Table.tsx";
import { Tag } from "../../../ui/Tag.tsx";
import { errorText } from "./plan-amounts.ts";

const some = (units: number): string | number => (units === 0 ? "—" : units);

const Name = ({ dish: { name, units, unitsWithoutRecipe } }: { readonly dish: PlannedDish }) => (
  <Box as="span" display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
    {name}
    {unitsWithoutRecipe > 0 && (
      <Tag tone="neutral" icon={<Info />}>
        {unitsWithoutRecipe === units ? texts.withoutRecipe : texts.someWithoutRecipe(unitsWithoutRecipe)}
      </Tag>
    )}
  </Box>
);

const columnsOf = (isForecast: boolean): readonly TableColumn<PlannedDish>[] => [
  { label: texts.product, onCard: "name", cell: (dish) => <Name dish={dish} /> },
  ...(["ORDER", "PASS", "SUBSCRIPTION"] as const).map((origin) => ({
    label: texts.originNames[origin],
    isNumber: true,
    cell: ({ byOrigin }: PlannedDish) => some(byOrigin[origin]),
  })),
  ...(isForecast
    ? [
        {
          label: texts.originNames.FORECAST,
          isNumber: true,
          cell: ({ byOrigin, forecastError }: PlannedDish) => (
            <>
              {some(byOrigin.FORECAST)}
              {forecastError !== null && (
                <Box as="span" display="block" fontSize="12px" color="fg.muted">
                  {texts.usuallyOff(errorText(forecastError))}
                </Box>
              )}
            </>
          ),
        },
      ]
    : []),
  { label: words.total, isNumber: true, onCard: "key", cell: ({ units }) => <strong>{units}</strong> },
];

export interface DishTableProps {
  readonly dishes: readonly PlannedDish[];
  readonly isForecast: boolean;
  readonly openKey: string;
  readonly onOpen: (productId: string) => void;
}

/** How many of what; a row opens to who asked for it. PRODUCTION-01 */
export const DishTable = ({ dishes, isForecast, openKey, onOpen }: DishTableProps) => (
  <Table
    label={texts.portionsByProduct}
    columns={columnsOf(isForecast)}
    rows={dishes}
    rowKey={({ productId }) => productId}
    opening={{ openKey, onOpen, nameOf: ({ name }: PlannedDish) => name }}
  />
);
