import type { LocalDate } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as texts from "../texts/ui.ts";
import * as desk from "../texts/ui-desk.ts";
import { IconButton } from "./IconButton.tsx";
import styles from "./MonthGrid.module.css";
import { type Month, addDay, addMonths, dayText, daysOf, monthOf, monthText, weekdayOf } from "./month-days.ts";

export interface MonthGridProps {
  readonly today: LocalDate;
  readonly opensAt: LocalDate;
  /** Above the name of the month. */
  readonly label?: ReactNode;
  readonly isChosen: (date: LocalDate) => boolean;
  /** What keeps a day from being chosen, in words; null: it can be. */
  readonly faultOf: (date: LocalDate) => string | null;
  /** A day that can't be chosen is told of, too. */
  readonly onPick: (date: LocalDate) => void;
  /** Where the days of a weekday can be chosen together: those of the month. */
  readonly onPickAll?: (dates: readonly LocalDate[]) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The days of a month, Monday first, and the way to the next. One tab stop; the arrows move. */
export function MonthGrid({ today, opensAt, label, isChosen, faultOf, onPick, onPickAll }: MonthGridProps) {
  const days = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(opensAt);
  const month = monthOf(current);
  const shown = daysOf(month);
  const turnTo = (next: Month): void => setCurrent(monthOf(today) === next ? today : (daysOf(next)[0] ?? today));
  function move(event: KeyboardEvent<HTMLButtonElement>): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDay(current, step);
    // At once, also in a month that is only drawn now: the next key is meant for that day.
    flushSync(() => setCurrent(next));
    days.current?.querySelector<HTMLButtonElement>(`[data-date="${next}"]`)?.focus();
  }
  return (
    <>
      <Box display="flex" alignItems="center" gap="2">
        <Box flex="1">
          {label}
          <Box
            aria-live="polite"
            fontSize={label === undefined ? "15px" : "13px"}
            fontWeight={label === undefined ? "semibold" : undefined}
            color={label === undefined ? "fg" : "fg.muted"}
            _firstLetter={{ textTransform: "uppercase" }}
          >
            {monthText(month)}
          </Box>
        </Box>
        <IconButton label={texts.previousMonth} icon={<ChevronLeft />} onClick={() => turnTo(addMonths(month, -1))} />
        <IconButton label={texts.nextMonth} icon={<ChevronRight />} onClick={() => turnTo(addMonths(month, 1))} />
      </Box>
      <div ref={days} className={styles["month"]}>
        {desk.weekdays.map((weekday, index) =>
          onPickAll === undefined ? (
            <span key={weekday} aria-hidden className={styles["weekday"]}>
              {weekday.slice(0, 2)}
            </span>
          ) : (
            <button
              key={weekday}
              type="button"
              className={styles["weekday"]}
              aria-label={desk.everyWeekday(weekday)}
              title={desk.everyWeekday(weekday)}
              onClick={() => onPickAll(shown.filter((date) => weekdayOf(date) === index))}
            >
              {weekday.slice(0, 2)}
            </button>
          ),
        )}
        {shown.map((date, index) => {
          const fault = faultOf(date);
          return (
            <button
              key={date}
              type="button"
              className={styles["day"]}
              style={index === 0 ? { gridColumnStart: weekdayOf(date) + 1 } : undefined}
              data-date={date}
              data-entry={date === current || undefined}
              tabIndex={date === current ? 0 : -1}
              aria-label={fault === null ? dayText(date) : `${dayText(date)}: ${fault}`}
              aria-current={date === today ? "date" : undefined}
              title={fault ?? undefined}
              aria-pressed={isChosen(date)}
              aria-disabled={fault === null ? undefined : true}
              onKeyDown={move}
              onClick={() => {
                setCurrent(date);
                onPick(date);
              }}
            >
              {Number(date.slice(8))}
            </button>
          );
        })}
      </div>
    </>
  );
}
