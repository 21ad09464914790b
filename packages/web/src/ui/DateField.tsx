import type { LocalDate } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Input } from "@chakra-ui/react/input";
import { CalendarDays } from "lucide-react";
import { useId, useRef, useState } from "react";
import { FieldFrame, describedBy } from "./FieldFrame.tsx";
import { IconButton } from "./IconButton.tsx";
import { dateFieldText, readDateEntry } from "./date-entry.ts";

export interface DateFieldProps {
  readonly label: string;
  readonly value: LocalDate | null;
  /** null while the field is empty or its text is no date. */
  readonly onChange: (date: LocalDate | null) => void;
  readonly max?: LocalDate | undefined;
  readonly error?: string | undefined;
}

/** DD/MM/YYYY whatever the browser's language, with the browser's own calendar beside it. */
export function DateField({ label, value, onChange, max, error }: DateFieldProps) {
  const id = useId();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ text: dateFieldText(value), date: value });
  const [isLeft, setIsLeft] = useState(true);
  const text = typed.date === value ? typed.text : dateFieldText(value);
  const isRefused = readDateEntry(text).kind === "refused";
  const shownError = isRefused && isLeft ? "Ingrese la fecha como DD/MM/AAAA" : error;
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
          placeholder="DD/MM/AAAA"
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
          <IconButton
            label={`Elegir en el calendario: ${label}`}
            icon={<CalendarDays />}
            onClick={() => calendar.current?.showPicker()}
          />
        </Box>
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden
          style={{
            position: "absolute",
            insetInlineEnd: 0,
            bottom: 0,
            width: 1,
            height: 1,
            opacity: 0,
            pointerEvents: "none",
          }}
          value={value ?? ""}
          max={max}
          onChange={(event) =>
            take(dateFieldText(event.target.value === "" ? null : (event.target.value as LocalDate)))
          }
        />
      </Box>
    </FieldFrame>
  );
}
