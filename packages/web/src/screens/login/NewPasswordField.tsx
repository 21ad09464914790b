import { LoginField } from "./parts/LoginField.tsx";
import styles from "./parts/login.module.css";

export interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
}

export function NewPasswordField({ label, value, onChange, error }: NewPasswordFieldProps) {
  return (
    <LoginField label={label} error={error}>
      {(field) => (
        <input
          {...field}
          className={styles["input"]}
          type="password"
          autoComplete="new-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </LoginField>
  );
}
