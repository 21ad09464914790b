import { textLimits } from "@cantina/domain/kernel";
import type { CafeteriaRow } from "../../composition/desk/index.ts";
import * as texts from "../../texts/cafeterias.ts";
import * as words from "../../texts/words.ts";
import { DateField } from "../../ui/DateField.tsx";
import type { FilterChip } from "../../ui/FilterChips.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import { type CafeteriaFilter, anyCafeteria, rangeFault, shownStatuses } from "./cafeteria-filter.ts";

const any = { value: "", label: words.all };

export interface CafeteriaFiltersProps {
  readonly rows: readonly CafeteriaRow[];
  readonly filter: CafeteriaFilter;
  readonly onChange: (change: Partial<CafeteriaFilter>) => void;
}

export function CafeteriaFilters({ rows, filter, onChange }: CafeteriaFiltersProps) {
  const { search, countryId, status, from, until } = filter;
  const countries = new Map(rows.map((row): [string, string] => [row.countryId, row.countryName]));
  const chip = (name: string, value: string | null, change: Partial<CafeteriaFilter>): readonly FilterChip[] =>
    value === null ? [] : [{ label: words.narrowed(name, value), onRemove: () => onChange(change) }];
  return (
    <Toolbar
      search={{
        placeholder: texts.searchLabel,
        maxLength: textLimits.name,
        value: search,
        onChange: (typed) => onChange({ search: typed }),
      }}
      fields={[
        <SelectField
          key="country"
          label={texts.country}
          value={countryId}
          onChange={(value) => onChange({ countryId: value })}
          options={[any, ...[...countries].map(([value, label]) => ({ value, label }))]}
        />,
        <SelectField
          key="status"
          label={words.status}
          value={status}
          onChange={(value) => onChange({ status: shownStatuses.find((one) => one === value) ?? "" })}
          options={[any, ...shownStatuses.map((value) => ({ value, label: texts.statusNames[value] }))]}
        />,
      ]}
      filters={
        <>
          <DateField
            label={texts.launchFrom}
            value={from}
            error={rangeFault(filter)}
            onChange={(day) => onChange({ from: day })}
          />
          <DateField label={texts.launchUntil} value={until} onChange={(day) => onChange({ until: day })} />
        </>
      }
      chips={[
        ...chip(texts.country, countryId === "" ? null : (countries.get(countryId) ?? countryId), { countryId: "" }),
        ...chip(words.status, status === "" ? null : texts.statusNames[status], { status: "" }),
        ...chip(texts.launchFrom, from && dateFieldText(from), { from: null }),
        ...chip(texts.launchUntil, until && dateFieldText(until), { until: null }),
      ]}
      onClear={() => onChange({ ...anyCafeteria, search })}
    />
  );
}
