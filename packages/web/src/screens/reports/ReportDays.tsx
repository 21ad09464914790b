import type { LocalDate } from "@cantina/domain/kernel";
import { daysOfPreset, rangePresets } from "@cantina/domain/periods";
import { type ReportEntry, type ReportKind, datesFault, mayBeToCome } from "@cantina/domain/report-filters";
import { useState } from "react";
import * as texts from "../../texts/reports.ts";
import { AskForm } from "../../ui/AskForm.tsx";
import { RangeFields } from "../../ui/RangeFields.tsx";

type Days = { readonly from: LocalDate; readonly until: LocalDate };

export interface ReportDaysProps {
  readonly kind: ReportKind;
  readonly entry: ReportEntry;
  readonly today: LocalDate;
  readonly isBusy: boolean;
  readonly onAsk: (days: Days) => void;
}

/** Which days the report is of: a preset's at once, others once somebody asks for them. */
export function ReportDays({ kind, entry, today, isBusy, onAsk }: ReportDaysProps) {
  const [typed, setTyped] = useState({ from: entry.from, until: entry.until });
  const { from, until } = typed;
  const fault = datesFault(kind, { ...entry, from, until }, today);
  const max = mayBeToCome(kind, entry.dateKind) ? undefined : today;
  return (
    <AskForm
      make={texts.make}
      isBusy={isBusy}
      mayAsk={fault === undefined}
      onAsk={() => from !== null && until !== null && onAsk({ from, until })}
      presetsLabel={texts.presets}
      presets={rangePresets.map((preset) => {
        const { first, last } = daysOfPreset(preset, today);
        return {
          label: texts.presetNames[preset],
          isAsked: first === entry.from && last === entry.until,
          onAsk: () => onAsk({ from: first, until: last }),
        };
      })}
    >
      <RangeFields
        from={from}
        until={until}
        max={max}
        fault={fault}
        texts={texts.faultTexts.dates}
        onChange={setTyped}
      />
    </AskForm>
  );
}
