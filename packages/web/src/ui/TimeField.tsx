import type { LocalTime } from "@cantina/domain/kernel";
import { Input } from "@chakra-ui/react/input";
import { useId } from "react";
import { FieldFrame, describedBy } from "./FieldFrame.tsx";

export interface TimeFieldProps {
  readonly label: string;
  readonly value: LocalTime | null;
  /** null while it is not a whole time. */
  readonly onChange: (time: LocalTime | null) => void;
  readonly error?: string | undefined;
  /** It appears because somebody asked for it. */
  readonly autoFocus?: boolean;
}

export function TimeField({ label, value, onChange, error, autoFocus }: TimeFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Input
        id={id}
        type="time"
        autoFocus={autoFocus}
        maxW="160px"
        value={value ?? ""}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, undefined, error)}
        onChange={({ target }) => onChange(target.value === "" ? null : (target.value.slice(0, 5) as LocalTime))}
      />
    </FieldFrame>
  );
}
