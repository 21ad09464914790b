import type { LocalDate } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { IconButton } from "./IconButton.tsx";
import styles from "./MonthCalendar.module.css";
import { type Month, addDay, addMonths, dayText, daysOf, monthOf, monthText, weekdayOf } from "./month-days.ts";
import { FaultText } from "./FaultText.tsx";

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

const weekdays = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"] as const;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month whose days are chosen one by one, or by their weekday. One tab stop; the arrows move. */
export function MonthCalendar({ label, today, selected, onChange, faultOf, error }: MonthCalendarProps) {
  const id = useId();
  const days = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<LocalDate>([...selected].toSorted().find((date) => date >= today) ?? today);
  const month = monthOf(current);
  const shown = daysOf(month);

  function toggle(dates: readonly LocalDate[], isOn: boolean): void {
    const next = new Set(selected);
    for (const date of dates) if (faultOf(date) === null) next[isOn ? "add" : "delete"](date);
    onChange(next);
  }
  function toggleWeekday(weekday: number): void {
    const open = shown.filter((date) => weekdayOf(date) === weekday && faultOf(date) === null);
    toggle(open, !open.every((date) => selected.has(date)));
  }
  const turnTo = (next: Month): void => setCurrent(monthOf(today) === next ? today : (daysOf(next)[0] ?? today));
  function move(event: KeyboardEvent<HTMLButtonElement>): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDay(current, step);
    setCurrent(next);
    requestAnimationFrame(() => days.current?.querySelector<HTMLButtonElement>(`[data-date="${next}"]`)?.focus());
  }

  return (
    <Box role="group" aria-labelledby={`${id}-label`} display="flex" flexDirection="column" gap="1.5">
      <Box display="flex" alignItems="center" gap="2">
        <Box flex="1">
          <Box id={`${id}-label`} textStyle="sm" fontWeight="semibold">
            {label}
          </Box>
          <Box aria-live="polite" fontSize="13px" color="fg.muted" _firstLetter={{ textTransform: "uppercase" }}>
            {monthText(month)}
          </Box>
        </Box>
        <IconButton label="Mes anterior" icon={<ChevronLeft />} onClick={() => turnTo(addMonths(month, -1))} />
        <IconButton label="Mes siguiente" icon={<ChevronRight />} onClick={() => turnTo(addMonths(month, 1))} />
      </Box>
      <div ref={days} className={styles["month"]}>
        {weekdays.map((weekday, index) => (
          <button
            key={weekday}
            type="button"
            className={styles["weekday"]}
            aria-label={`Todos los ${weekday}`}
            title={`Todos los ${weekday}`}
            onClick={() => toggleWeekday(index)}
          >
            {weekday.slice(0, 2)}
          </button>
        ))}
        {shown.map((date, index) => {
          const fault = faultOf(date);
          return (
            <button
              key={date}
              type="button"
              className={styles["day"]}
              style={index === 0 ? { gridColumnStart: weekdayOf(date) + 1 } : undefined}
              data-date={date}
              tabIndex={date === current ? 0 : -1}
              aria-label={fault === null ? dayText(date) : `${dayText(date)}: ${fault}`}
              title={fault ?? undefined}
              aria-pressed={selected.has(date)}
              aria-disabled={fault === null ? undefined : true}
              onKeyDown={move}
              onClick={() => {
                setCurrent(date);
                toggle([date], !selected.has(date));
              }}
            >
              {Number(date.slice(8))}
            </button>
          );
        })}
      </div>
      <FaultText text={error} />
    </Box>
  );
}
