import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import * as texts from "../../../texts/login.ts";
import { LoginField } from "./LoginField.tsx";
import styles from "./login.module.css";

export interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly error: string | undefined;
}

export function PasswordField({ value, onChange, error }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <LoginField label={texts.password} error={error}>
      {(field) => (
        <div className={styles["withButton"]}>
          <input
            {...field}
            className={styles["input"]}
            type={isShown ? "text" : "password"}
            name="password"
            autoComplete="current-password"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={styles["reveal"]}
            aria-label={isShown ? texts.hidePassword : texts.showPassword}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
          </button>
        </div>
      )}
    </LoginField>
  );
}
