import { type LocalDate, localDate } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Input } from "@chakra-ui/react/input";
import { CalendarDays } from "lucide-react";
import { useId, useState } from "react";
import * as texts from "../texts/ui.ts";
import * as desk from "../texts/ui-desk.ts";
import { FieldFrame, describedBy } from "./FieldFrame.tsx";
import { IconButton } from "./IconButton.tsx";
import { MonthGrid } from "./MonthGrid.tsx";
import { Popover } from "./Popover.tsx";
import { dateFieldText, readDateEntry } from "./date-entry.ts";

export interface DateFieldProps {
  readonly label: string;
  readonly value: LocalDate | null;
  /** null while the field is empty or its text is no date. */
  readonly onChange: (date: LocalDate | null) => void;
  readonly min?: LocalDate | undefined;
  readonly max?: LocalDate | undefined;
  readonly error?: string | undefined;
}

/** By the device's clock: where the calendar opens, and which day it marks. Swedish writes a day as the calendar does. */
const today = (): LocalDate => localDate(new Date().toLocaleDateString("sv-SE"));

/** DD/MM/YYYY whatever the browser's language, with a calendar beside it. */
export function DateField({ label, value, onChange, min, max, error }: DateFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState({ text: dateFieldText(value), date: value });
  const [isLeft, setIsLeft] = useState(true);
  const text = typed.date === value ? typed.text : dateFieldText(value);
  const isRefused = readDateEntry(text).kind === "refused";
  const shownError = isRefused && isLeft ? texts.dayMalformed : error;
  const faultOf = (date: LocalDate): string | null => {
    if (min !== undefined && date < min) return desk.beforeFirstDay;
    return max === undefined || date <= max ? null : texts.afterLastDay;
  };
  const take = (next: string): void => {
    const entry = readDateEntry(next);
    const date = entry.kind === "date" ? entry.date : null;
    setTyped({ text: next, date });
    onChange(date);
  };
  return (
    <FieldFrame id={id} label={label} error={shownError}>
      <Box position="relative">
        <Input
          id={id}
          pe="12"
          inputMode="numeric"
          placeholder={texts.dayFormat}
          autoComplete="off"
          value={text}
          aria-invalid={shownError === undefined ? undefined : true}
          aria-describedby={describedBy(id, undefined, shownError)}
          onChange={(event) => take(event.target.value)}
          onFocus={() => setIsLeft(false)}
          onBlur={() => {
            setIsLeft(true);
            if (!isRefused) setTyped({ text: dateFieldText(value), date: value });
          }}
        />
        <Box position="absolute" insetEnd="0" top="0">
          <Popover
            label={desk.calendarOf(label)}
            isInPlace
            trigger={(trigger) => (
              <IconButton label={desk.chooseInCalendar(label)} icon={<CalendarDays />} {...trigger} />
            )}
          >
            {(close) => (
              <Box p="3">
                <MonthGrid
                  today={today()}
                  opensAt={value ?? today()}
                  isChosen={(date) => date === value}
                  faultOf={faultOf}
                  onPick={(date) => {
                    if (faultOf(date) !== null) return;
                    take(dateFieldText(date));
                    close();
                  }}
                />
              </Box>
            )}
          </Popover>
        </Box>
      </Box>
    </FieldFrame>
  );
}
