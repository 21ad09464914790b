import { LoaderCircle } from "lucide-react";
import { type ReactNode, useState } from "react";
import * as texts from "../../../texts/login.ts";
import * as words from "../../../texts/words.ts";
import { LoginCard } from "./LoginCard.tsx";
import { LoginField } from "./LoginField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { PlainRefusal } from "../../../ui/PlainRefusal.tsx";
import styles from "./login.module.css";

export interface LoginFormProps {
  readonly onSubmit: (credentials: { readonly email: string; readonly password: string }) => void;
  readonly isSending: boolean;
  /** Why the last try was refused. */
  readonly failure: string | null;
  readonly emailError?: string | undefined;
  readonly passwordError?: string | undefined;
  /** The router's link to /forgot-password. */
  readonly forgotLink: (props: { readonly className: string; readonly children: string }) => ReactNode;
}

export function LoginForm({ onSubmit, isSending, failure, emailError, passwordError, forgotLink }: LoginFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  return (
    <LoginCard title={texts.signIn} lead={texts.signInLead}>
      <form
        noValidate
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) onSubmit({ email: email.trim(), password });
        }}
      >
        {failure !== null && <PlainRefusal text={failure} />}
        <LoginField label={words.email} error={emailError}>
          {(field) => (
            <input
              {...field}
              className={styles["input"]}
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </LoginField>
        <PasswordField value={password} onChange={setPassword} error={passwordError} />
        <button type="submit" className={styles["submit"]} aria-busy={isSending} aria-disabled={isSending}>
          {isSending && <LoaderCircle aria-hidden className="spinning" size={20} />}
          {texts.signIn}
        </button>
        {forgotLink({ className: styles["link"] ?? "", children: texts.forgotPassword })}
      </form>
    </LoginCard>
  );
}
