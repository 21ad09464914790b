import { type LocalDate, reportDaysFault } from "@cantina/domain/kernel";
import type { Days } from "@cantina/domain/variance";
import { useState } from "react";
import * as texts from "../../texts/inventory-variance.ts";
import { AskForm } from "../../ui/AskForm.tsx";
import { RangeFields } from "../../ui/RangeFields.tsx";
import { varianceDays } from "./variance-address.ts";

export interface VarianceDaysProps {
  readonly days: Days;
  readonly today: LocalDate;
  readonly isBusy: boolean;
  readonly onAsk: (days: Days) => void;
}

/** Which days the report is of: a preset's at once, others once somebody asks for them. */
export function VarianceDays({ days, today, isBusy, onAsk }: VarianceDaysProps) {
  const [typed, setTyped] = useState<{ from: LocalDate | null; until: LocalDate | null }>(days);
  const { from, until } = typed;
  const fault = reportDaysFault(typed, today);
  return (
    <AskForm
      make={texts.make}
      isBusy={isBusy}
      mayAsk={fault === undefined}
      onAsk={() => from !== null && until !== null && onAsk({ from, until })}
      presetsLabel={texts.presets}
      presets={varianceDays(today).map((preset) => ({
        label: preset.label,
        isAsked: preset.days.from === days.from && preset.days.until === days.until,
        onAsk: () => onAsk(preset.days),
      }))}
    >
      <RangeFields from={from} until={until} max={today} fault={fault} texts={texts.faultTexts} onChange={setTyped} />
    </AskForm>
  );
}
