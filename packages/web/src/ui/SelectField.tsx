import { ChevronDown } from "lucide-react";
import { useId } from "react";
import * as texts from "../texts/ui.ts";
import { FieldFrame, describedBy } from "./FieldFrame.tsx";
import styles from "./SelectField.module.css";

type Option = { readonly value: string; readonly label: string };

export interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  /** Offered after the options, under a heading of their own. */
  readonly others?: readonly Option[];
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

const drawOption = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** The browser's own list: the keyboard, the phone and the screen reader know it. */
export function SelectField({
  label,
  value,
  onChange,
  options,
  others = [],
  error,
  disabled = false,
}: SelectFieldProps) {
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
          {options.map(drawOption)}
          {others.length > 0 && <optgroup label={texts.otherOptions}>{others.map(drawOption)}</optgroup>}
        </select>
        <ChevronDown aria-hidden size={18} />
      </div>
    </FieldFrame>
  );
}
