import { type ReactNode, useId } from "react";
import styles from "./login.module.css";

export interface LoginFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly children: (field: {
    readonly id: string;
    readonly "aria-invalid": boolean;
    readonly "aria-describedby": string | undefined;
  }) => ReactNode;
}

export function LoginField({ label, error, children }: LoginFieldProps) {
  const id = useId();
  const isWrong = error !== undefined;
  return (
    <div className={styles["field"]}>
      <label htmlFor={id} className={styles["label"]}>
        {label}
      </label>
      {children({ id, "aria-invalid": isWrong, "aria-describedby": isWrong ? `${id}-error` : undefined })}
      {isWrong && (
        <p id={`${id}-error`} role="alert" className={styles["error"]}>
          {error}
        </p>
      )}
    </div>
  );
}
