import type { LocalDate } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import * as desk from "../../texts/ui-desk.ts";
import { type Month, addDay, addMonths, dayText, daysOf, monthOf, monthText, weekdayOf } from "../../ui/month-days.ts";
import styles from "./YearCalendar.module.css";

export interface YearCalendarProps {
  readonly label: string;
  readonly hint: string;
  readonly today: LocalDate;
  readonly isChosen: (date: LocalDate) => boolean;
  /** What keeps a day from being chosen, in words; null: it can be. */
  readonly faultOf: (date: LocalDate) => string | null;
  readonly onPick: (date: LocalDate) => void;
}

const monthsShown = 12;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** This month and the eleven after it. One tab stop; the arrows go from day to day and from month to month. */
export function YearCalendar({ label, hint, today, isChosen, faultOf, onPick }: YearCalendarProps) {
  const id = useId();
  const year = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(today);
  const months = Array.from({ length: monthsShown }, (_, index) => addMonths(monthOf(today), index));
  function move(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDay(current, step);
    if (!months.includes(monthOf(next))) return;
    setCurrent(next);
    // At once: the next key is meant for that day.
    year.current?.querySelector<HTMLButtonElement>(`[data-date="${next}"]`)?.focus();
  }
  const drawDay = (date: LocalDate, index: number) => {
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
        aria-current={date === today ? "date" : undefined}
        title={fault ?? undefined}
        aria-pressed={isChosen(date)}
        aria-disabled={fault === null ? undefined : true}
        onKeyDown={move}
        onClick={() => {
          setCurrent(date);
          if (fault === null) onPick(date);
        }}
      >
        {Number(date.slice(8))}
      </button>
    );
  };
  const drawMonth = (month: Month) => (
    <Box key={month} role="group" aria-label={monthText(month)}>
      <Box aria-hidden fontSize="13px" fontWeight="semibold" mb="1" _firstLetter={{ textTransform: "uppercase" }}>
        {monthText(month)}
      </Box>
      <div className={styles["month"]}>
        {desk.weekdays.map((weekday) => (
          <span key={weekday} aria-hidden className={styles["weekday"]}>
            {weekday.slice(0, 2)}
          </span>
        ))}
        {daysOf(month).map(drawDay)}
      </div>
    </Box>
  );
  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <Box id={`${id}-label`} textStyle="sm" fontWeight="semibold">
        {label}
      </Box>
      <Box id={`${id}-hint`} fontSize="13px" color="fg.muted" mb="3">
        {hint}
      </Box>
      <div ref={year} className={styles["year"]}>
        {months.map(drawMonth)}
      </div>
    </Box>
  );
}
