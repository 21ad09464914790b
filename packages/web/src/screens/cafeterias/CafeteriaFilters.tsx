import { textLimits } from "@cantina/domain/kernel";
import type { CafeteriaRow } from "../../composition/desk/index.ts";
import { DateField } from "../../ui/DateField.tsx";
import type { FilterChip } from "../../ui/FilterChips.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import { type CafeteriaFilter, anyCafeteria, rangeFault, shownStatuses, statusNames } from "./cafeteria-filter.ts";

const any = { value: "", label: "Todos" };

export interface CafeteriaFiltersProps {
  readonly rows: readonly CafeteriaRow[];
  readonly filter: CafeteriaFilter;
  readonly onChange: (change: Partial<CafeteriaFilter>) => void;
}

export function CafeteriaFilters({ rows, filter, onChange }: CafeteriaFiltersProps) {
  const { search, countryId, status, from, until } = filter;
  const countries = new Map(rows.map((row): [string, string] => [row.countryId, row.countryName]));
  const chip = (name: string, value: string | null, change: Partial<CafeteriaFilter>): readonly FilterChip[] =>
    value === null ? [] : [{ label: `${name}: ${value}`, onRemove: () => onChange(change) }];
  return (
    <Toolbar
      search={{
        placeholder: "Nombre o id",
        maxLength: textLimits.name,
        value: search,
        onChange: (typed) => onChange({ search: typed }),
      }}
      fields={[
        <SelectField
          key="country"
          label="País"
          value={countryId}
          onChange={(value) => onChange({ countryId: value })}
          options={[any, ...[...countries].map(([value, label]) => ({ value, label }))]}
        />,
        <SelectField
          key="status"
          label="Estado"
          value={status}
          onChange={(value) => onChange({ status: shownStatuses.find((one) => one === value) ?? "" })}
          options={[any, ...shownStatuses.map((value) => ({ value, label: statusNames[value] }))]}
        />,
      ]}
      filters={
        <>
          <DateField
            label="Lanzamiento desde"
            value={from}
            error={rangeFault(filter)}
            onChange={(day) => onChange({ from: day })}
          />
          <DateField label="Lanzamiento hasta" value={until} onChange={(day) => onChange({ until: day })} />
        </>
      }
      chips={[
        ...chip("País", countryId === "" ? null : (countries.get(countryId) ?? countryId), { countryId: "" }),
        ...chip("Estado", status === "" ? null : statusNames[status], { status: "" }),
        ...chip("Lanzamiento desde", from && dateFieldText(from), { from: null }),
        ...chip("Lanzamiento hasta", until && dateFieldText(until), { until: null }),
      ]}
      onClear={() => onChange({ ...anyCafeteria, search })}
    />
  );
}
