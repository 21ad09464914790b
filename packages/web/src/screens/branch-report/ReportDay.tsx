import { type LocalDate, addDays } from "@cantina/domain/kernel";
import { useState } from "react";
import * as texts from "../../texts/branch-report.ts";
import * as words from "../../texts/words.ts";
import { AskForm } from "../../ui/AskForm.tsx";
import { DateField } from "../../ui/DateField.tsx";

export interface ReportDayProps {
  readonly day: LocalDate;
  readonly today: LocalDate;
  readonly isBusy: boolean;
  readonly onAsk: (day: LocalDate) => void;
}

function faultOf(day: LocalDate | null, today: LocalDate): string | undefined {
  return day !== null && day > today ? texts.inFuture : undefined;
}

/** The day that a report is made of: today or yesterday by one press, any other once somebody asks for it. */
export function ReportDay({ day, today, isBusy, onAsk }: ReportDayProps) {
  const [typed, setTyped] = useState<LocalDate | null>(day);
  const fault = faultOf(typed, today);
  const presets = [
    { label: words.today, date: today },
    { label: texts.yesterday, date: addDays(today, -1) },
  ];
  return (
    <AskForm
      make={texts.make}
      isBusy={isBusy}
      mayAsk={typed !== null && fault === undefined}
      onAsk={() => typed !== null && onAsk(typed)}
      presetsLabel={texts.days}
      presets={presets.map(({ label, date }) => ({ label, isAsked: date === day, onAsk: () => onAsk(date) }))}
    >
      <DateField label={words.date} value={typed} max={today} error={fault} onChange={setTyped} />
    </AskForm>
  );
}
