import styles from "./Checkbox.module.css";

export interface CheckboxProps {
  /** Read aloud: what it chooses stands beside it. */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Where it stands. */
  readonly className?: string | undefined;
}

/** Chooses a row or a card among others; what is on or off is a switch. */
export const Checkbox = ({ label, checked, onChange, className = "" }: CheckboxProps) => (
  <label className={[styles["target"], className].join(" ")}>
    <input
      type="checkbox"
      className={styles["box"]}
      checked={checked}
      aria-label={label}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);
