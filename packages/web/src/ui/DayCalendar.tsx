import { type LocalDate, addDays } from "@cantina/domain/kernel";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import styles from "./DayCalendar.module.css";
import { IconButton } from "./IconButton.tsx";
import { addMonths, firstOfMonth, monthWeeks } from "./month-weeks.ts";

export interface DayCalendarProps {
  readonly label: string;
  readonly selected: readonly LocalDate[];
  readonly onChange: (days: readonly LocalDate[]) => void;
  readonly min: LocalDate;
  readonly max: LocalDate;
  /** Days within the range that can't be chosen. */
  readonly closedDays: readonly LocalDate[];
}

const weekdays = ["L", "M", "M", "J", "V", "S", "D"] as const;
const weekdayNames = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"] as const;
const monthFormat = new Intl.DateTimeFormat("es-AR", { month: "long", year: "numeric", timeZone: "UTC" });
const dayFormat = new Intl.DateTimeFormat("es-AR", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
const noon = (day: LocalDate): Date => new Date(`${day}T12:00:00Z`);

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month at a time, for choosing any number of days. */
export function DayCalendar({ label, selected, onChange, min, max, closedDays }: DayCalendarProps) {
  const [month, setMonth] = useState(() => firstOfMonth(selected.find((day) => day >= min) ?? min));
  const chosen = new Set(selected);
  const closed = new Set(closedDays);
  const isFree = (day: LocalDate): boolean => day >= min && day <= max && !closed.has(day);

  function toggle(day: LocalDate): void {
    onChange(chosen.has(day) ? selected.filter((one) => one !== day) : [...selected, day].toSorted());
  }

  function step(event: KeyboardEvent<HTMLElement>, day: LocalDate): void {
    const days = steps[event.key];
    if (days === undefined) return;
    event.preventDefault();
    const table = event.currentTarget.closest("table");
    table?.querySelector<HTMLElement>(`[data-day="${addDays(day, days)}"]`)?.focus();
  }

  return (
    <div className={styles["calendar"]} role="group" aria-label={label}>
      <div className={styles["head"]}>
        <IconButton
          label="Mes anterior"
          icon={<ChevronLeft />}
          disabled={month <= firstOfMonth(min)}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <span aria-live="polite">{monthFormat.format(noon(month))}</span>
        <IconButton
          label="Mes siguiente"
          icon={<ChevronRight />}
          disabled={month >= firstOfMonth(max)}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </div>
      <table className={styles["table"]}>
        <thead>
          <tr>
            {weekdays.map((letter, index) => (
              <th key={weekdayNames[index]} scope="col" abbr={weekdayNames[index]}>
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                <td key={weekdayNames[index]}>
                  {day !== null && (
                    <button
                      type="button"
                      className={closed.has(day) ? `${styles["day"]} ${styles["closed"]}` : styles["day"]}
                      data-day={day}
                      aria-pressed={chosen.has(day)}
                      aria-label={dayFormat.format(noon(day))}
                      // What was chosen before may be taken away, although it could not be chosen now.
                      disabled={!isFree(day) && !chosen.has(day)}
                      onClick={() => toggle(day)}
                      onKeyDown={(event) => step(event, day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
