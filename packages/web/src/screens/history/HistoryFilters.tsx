import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type LocalDate, textLimits } from "@cantina/domain/kernel";
import { type HistoryEntry, dateKinds, mayBeFuture } from "@cantina/domain/transactions";
import * as texts from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import { DateField } from "../../ui/DateField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { MoreFilters } from "./MoreFilters.tsx";
import { type HistoryFilter, anything, dateFaults } from "./history-filter.ts";
import { useHistoryChips } from "./use-history-chips.ts";

export interface HistoryFiltersProps {
  readonly filter: HistoryFilter;
  readonly cafeteria: Cafeteria;
  readonly today: LocalDate;
  readonly entries: readonly HistoryEntry[];
  readonly onChange: (change: Partial<HistoryFilter>) => void;
}

export function HistoryFilters({ filter, cafeteria, today, entries, onChange }: HistoryFiltersProps) {
  const chips = useHistoryChips({ filter, cafeteria, entries, onChange });
  const faults = dateFaults(filter, today);
  const latest = mayBeFuture(filter.dateKind) ? undefined : today;
  return (
    <Toolbar
      search={{
        placeholder: texts.searchLabel,
        maxLength: textLimits.name,
        value: filter.search,
        onChange: (search) => onChange({ search }),
      }}
      fields={[
        <SelectField
          key="kind"
          label={texts.dateKind}
          value={filter.dateKind}
          onChange={(kind) => onChange({ dateKind: dateKinds.find((one) => one === kind) ?? "ORDER_DATE" })}
          options={dateKinds.map((value) => ({ value, label: texts.dateKindNames[value] }))}
        />,
        <DateField
          key="from"
          label={words.from}
          value={filter.from}
          max={latest}
          error={faults.from}
          onChange={(from) => onChange({ from })}
        />,
        <DateField
          key="until"
          label={words.until}
          value={filter.until}
          max={latest}
          error={faults.until}
          onChange={(until) => onChange({ until })}
        />,
      ]}
      filters={<MoreFilters filter={filter} cafeteria={cafeteria} onChange={onChange} />}
      chips={chips}
      onClear={() => onChange({ ...anything, search: filter.search })}
    />
  );
}
