import type { LocalDate } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useId } from "react";
import { FaultText } from "./FaultText.tsx";
import { MonthGrid } from "./MonthGrid.tsx";

export interface MonthCalendarProps {
  readonly label: string;
  /** Where it opens when nothing is chosen. */
  readonly today: LocalDate;
  readonly selected: ReadonlySet<LocalDate>;
  readonly onChange: (selected: ReadonlySet<LocalDate>) => void;
  /** What keeps a day from being chosen, in words; null: it can be. */
  readonly faultOf: (date: LocalDate) => string | null;
  readonly error?: string | undefined;
}

/** A month whose days are chosen one by one, or by their weekday. */
export function MonthCalendar({ label, today, selected, onChange, faultOf, error }: MonthCalendarProps) {
  const id = useId();

  function toggle(dates: readonly LocalDate[], isOn: boolean): void {
    const next = new Set(selected);
    for (const date of dates) if (faultOf(date) === null) next[isOn ? "add" : "delete"](date);
    onChange(next);
  }

  return (
    <Box role="group" aria-labelledby={`${id}-label`} display="flex" flexDirection="column" gap="1.5">
      <MonthGrid
        label={
          <Box id={`${id}-label`} textStyle="sm" fontWeight="semibold">
            {label}
          </Box>
        }
        today={today}
        opensAt={[...selected].toSorted().find((date) => date >= today) ?? today}
        isChosen={(date) => selected.has(date)}
        faultOf={faultOf}
        onPick={(date) => toggle([date], !selected.has(date))}
        onPickAll={(dates) => {
          const open = dates.filter((date) => faultOf(date) === null);
          toggle(open, !open.every((date) => selected.has(date)));
        }}
      />
      <FaultText text={error} />
    </Box>
  );
}
