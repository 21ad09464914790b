import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { ReportEntry, ReportFaults, ReportKind } from "@cantina/domain/report-filters";
import type { LocalDate } from "@cantina/domain/kernel";
import { toldFaults } from "../../texts/fault-texts.ts";
import * as texts from "../../texts/reports.ts";
import * as words from "../../texts/words.ts";
import { FaultText } from "../../ui/FaultText.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { FilterFields } from "./FilterFields.tsx";
import { unnarrowed } from "./report-address.ts";
import type { Narrowing } from "./use-narrowings.ts";

export interface ReportFiltersProps {
  readonly kind: ReportKind;
  readonly entry: ReportEntry;
  readonly faults: ReportFaults;
  readonly narrowings: readonly Narrowing[];
  readonly cafeteria: Cafeteria;
  readonly today: LocalDate;
  readonly onChange: (change: Partial<ReportEntry>) => void;
}

/** What a report is narrowed by beside its days; each narrows at once. */
export function ReportFilters(props: ReportFiltersProps) {
  const { kind, entry, faults, narrowings, cafeteria, today, onChange } = props;
  const { sellerId, commensalId } = toldFaults(faults, texts.faultTexts);
  return (
    <>
      <Toolbar
        filters={<FilterFields kind={kind} entry={entry} cafeteria={cafeteria} onChange={onChange} />}
        chips={narrowings.map(({ name, value, without }) => ({
          label: value === null ? name : words.narrowed(name, value),
          onRemove: () => onChange(without),
        }))}
        onClear={() => onChange(unnarrowed(today))}
      />
      <FaultText text={sellerId ?? commensalId} />
    </>
  );
}
