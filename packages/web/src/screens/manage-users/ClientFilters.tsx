import {
  type ClientOrder,
  type ManagedCategory,
  clientSorts,
  clientViews,
  sortDirections,
} from "@cantina/domain/clients";
import { textLimits } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Chip } from "../../ui/Chip.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { ClientFilter } from "./client-filter.ts";
import { sortNames, viewNames } from "./client-texts.ts";

export interface ClientFiltersProps {
  readonly filter: ClientFilter;
  readonly order: ClientOrder;
  readonly categories: readonly ManagedCategory[];
  readonly onChange: (filter: ClientFilter) => void;
  readonly onOrder: (order: ClientOrder) => void;
}

const directionNames = { ASC: "de menor a mayor", DESC: "de mayor a menor" } as const;
const orders = clientSorts.flatMap((sort) => sortDirections.map((direction) => ({ sort, direction })));
const keyOf = ({ sort, direction }: ClientOrder): string => `${sort} ${direction}`;

export function ClientFilters({ filter, order, categories, onChange, onOrder }: ClientFiltersProps) {
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <Box
        display="grid"
        gridTemplateColumns={{ base: "1fr 1fr", md: "minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.2fr)" }}
        gap="3"
      >
        <Box gridColumn={{ base: "1 / -1", md: "auto" }}>
          <TextField
            label="Buscar"
            type="search"
            placeholder="Email, nombre o comensal"
            maxLength={textLimits.name}
            value={filter.search}
            onChange={(search) => onChange({ ...filter, search })}
          />
        </Box>
        <SelectField
          label="Categoría"
          value={filter.categoryId}
          onChange={(id) =>
            onChange({ ...filter, categoryId: categories.find((category) => category.id === id)?.id ?? "" })
          }
          options={[{ value: "", label: "Todas" }, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <SelectField
          label="Orden"
          value={keyOf(order)}
          onChange={(key) => onOrder(orders.find((one) => keyOf(one) === key) ?? order)}
          options={orders.map((one) => ({
            value: keyOf(one),
            label: `${sortNames[one.sort]}, ${directionNames[one.direction]}`,
          }))}
        />
      </Box>
      <Box role="group" aria-label="Mostrar" display="flex" gap="2" overflowX="auto" mx="-1" px="1" py="1">
        {clientViews.map((view) => (
          <Chip key={view} aria-pressed={filter.view === view} onClick={() => onChange({ ...filter, view })}>
            {viewNames[view]}
          </Chip>
        ))}
      </Box>
    </Box>
  );
}
