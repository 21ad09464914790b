import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { FieldFrame, describedBy } from "./FieldFrame.tsx";
import styles from "./SelectField.module.css";

export interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

/** The browser's own list: the keyboard, the phone and the screen reader know it. */
export function SelectField({ label, value, onChange, options, error, disabled = false }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={styles["frame"]}>
        <select
          id={id}
          className={styles["select"]}
          value={value}
          disabled={disabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, undefined, error)}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size={18} />
      </div>
    </FieldFrame>
  );
}
