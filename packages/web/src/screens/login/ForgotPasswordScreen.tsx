import { useState } from "react";
import { useApp } from "../../composition/app/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { failureSentences } from "../../texts/failure-sentences.ts";
import { LoginLink } from "./LoginLink.tsx";
import { PlainForm } from "./PlainForm.tsx";
import { sessionSentence } from "../../texts/throttle-text.ts";
import { isEmail } from "@cantina/domain/kernel";
import { LoginCard } from "./parts/LoginCard.tsx";
import { LoginField } from "./parts/LoginField.tsx";
import styles from "./parts/login.module.css";
import { useCall } from "./use-call.ts";

function emailFault(email: string): string | undefined {
  if (email.trim() === "") return "Por favor ingrese su dirección de correo electrónico";
  return isEmail(email) ? undefined : "El correo electrónico no es válido";
}

function sentenceFor(failure: ApiFailure): string {
  const { code } = failure;
  if (code === "UNKNOWN_EMAIL" || code === "VALIDATION") return failureSentences.UNKNOWN_EMAIL;
  if (failure.code === "TOO_MANY_REQUESTS") return sessionSentence({ code: failure.code, ...failure.data });
  if (code === "UNREACHABLE") return failureSentences[code];
  return "Ocurrió un problema al enviar el email";
}

export function ForgotPasswordScreen() {
  const { backend } = useApp();
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string>();
  const [state, send] = useCall(async () =>
    (await backend()).accounts.startResetPassword({ body: { email: email.trim() } }),
  );
  const answer = state.status === "answered" ? state.answer : null;
  if (answer?.ok === true) {
    return (
      <LoginCard
        title="Revise su correo"
        lead="Le enviamos un enlace para cambiar su contraseña. Revise también el correo no deseado."
      >
        <div className={styles["form"]}>
          <LoginLink />
        </div>
      </LoginCard>
    );
  }
  return (
    <LoginCard title="Recuperar contraseña" lead="Ingrese su email y le enviaremos un enlace para cambiarla.">
      <PlainForm
        submitLabel="Enviar"
        isSending={state.status === "sending"}
        failure={answer === null ? null : sentenceFor(answer.failure)}
        onSubmit={() => {
          const found = emailFault(email);
          setFault(found);
          if (found === undefined) send();
        }}
      >
        <LoginField label="Email" error={fault}>
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
        <LoginLink label="Volver a iniciar sesión" />
      </PlainForm>
    </LoginCard>
  );
}
