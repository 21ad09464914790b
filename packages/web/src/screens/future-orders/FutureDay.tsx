import { type OfferedDay, checkFutureDay } from "@cantina/domain/future-orders";
import { type LocalDate, addDays } from "@cantina/domain/kernel";
import { useState } from "react";
import * as texts from "../../texts/future-orders.ts";
import * as desk from "../../texts/ui-desk.ts";
import * as words from "../../texts/words.ts";
import { AskForm } from "../../ui/AskForm.tsx";
import { DateField } from "../../ui/DateField.tsx";
import { weekdayOf } from "../../ui/month-days.ts";

export interface FutureDayProps {
  readonly day: LocalDate;
  readonly today: LocalDate;
  readonly offered: readonly OfferedDay[];
  readonly isBusy: boolean;
  readonly onAsk: (day: LocalDate) => void;
}

const labelOf = ({ kind, day }: OfferedDay): string => {
  if (kind === "NEXT") return texts.next(desk.weekdays[weekdayOf(day)] ?? "");
  return kind === "TOMORROW" ? texts.tomorrow : texts.dayAfter;
};

function faultOf(day: LocalDate | null, today: LocalDate): string | undefined {
  if (day === null) return undefined;
  const checked = checkFutureDay(day, today);
  return checked.ok ? undefined : texts.dayFaults[checked.failure];
}

/** The day that a report is made of: a near one by one press, any other once somebody asks for it. FUTURE-05 */
export function FutureDay({ day, today, offered, isBusy, onAsk }: FutureDayProps) {
  const [typed, setTyped] = useState<LocalDate | null>(day);
  const fault = faultOf(typed, today);
  return (
    <AskForm
      make={texts.make}
      isBusy={isBusy}
      mayAsk={typed !== null && fault === undefined}
      onAsk={() => typed !== null && onAsk(typed)}
      presetsLabel={texts.days}
      presets={offered.map((one) => ({
        label: labelOf(one),
        isAsked: one.day === day,
        onAsk: () => onAsk(one.day),
      }))}
    >
      <DateField label={words.date} value={typed} min={addDays(today, 1)} error={fault} onChange={setTyped} />
    </AskForm>
  );
}
