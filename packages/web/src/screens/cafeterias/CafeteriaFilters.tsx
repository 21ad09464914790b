import { activityStatuses } from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import type { CafeteriaRow } from "../../composition/desk/index.ts";
import { DateField } from "../../ui/DateField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { type CafeteriaFilter, rangeFault, statusNames } from "./cafeteria-filter.ts";

const statuses = [...activityStatuses, "DELETED"] as const;
const any = { value: "", label: "Todos" };

export interface CafeteriaFiltersProps {
  readonly rows: readonly CafeteriaRow[];
  readonly filter: CafeteriaFilter;
  readonly onChange: (filter: CafeteriaFilter) => void;
}

export function CafeteriaFilters({ rows, filter, onChange }: CafeteriaFiltersProps) {
  const countries = new Map(rows.map(({ countryId, countryName }) => [countryId, countryName]));
  const change = (part: Partial<CafeteriaFilter>): void => onChange({ ...filter, ...part });
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: "1fr 1fr", lg: "2fr 1fr 1fr 1.2fr 1.2fr" }}
      gap="3"
      alignItems="start"
      css={{ "& > :first-of-type": { gridColumn: { base: "1 / -1", lg: "auto" } } }}
    >
      <TextField
        label="Buscar por nombre o id"
        type="search"
        value={filter.text}
        onChange={(text) => change({ text })}
      />
      <SelectField
        label="País"
        value={filter.countryId}
        onChange={(countryId) => change({ countryId })}
        options={[any, ...[...countries].map(([value, label]) => ({ value, label }))]}
      />
      <SelectField
        label="Estado"
        value={filter.status}
        onChange={(value) => change({ status: statuses.find((status) => status === value) ?? "" })}
        options={[any, ...statuses.map((value) => ({ value, label: statusNames[value] }))]}
      />
      <DateField
        label="Lanzamiento desde"
        value={filter.from}
        error={rangeFault(filter)}
        onChange={(from) => change({ from })}
      />
      <DateField label="Lanzamiento hasta" value={filter.until} onChange={(until) => change({ until })} />
    </Box>
  );
}
