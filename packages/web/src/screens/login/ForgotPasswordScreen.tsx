import { useState } from "react";
import { useApp } from "../../composition/app/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { emailFaultTexts } from "../../texts/email-fault-texts.ts";
import { failureSentences } from "../../texts/failure-sentences.ts";
import { LoginLink } from "./LoginLink.tsx";
import { PlainForm } from "./PlainForm.tsx";
import { sessionSentence } from "../../texts/throttle-text.ts";
import * as texts from "../../texts/login.ts";
import * as words from "../../texts/words.ts";
import { type EmailFault, emailFault } from "@cantina/domain/kernel";
import { LoginCard } from "./parts/LoginCard.tsx";
import { LoginField } from "./parts/LoginField.tsx";
import styles from "./parts/login.module.css";
import { useCall } from "./use-call.ts";

function sentenceFor(failure: ApiFailure): string {
  const { code } = failure;
  if (code === "UNKNOWN_EMAIL" || code === "VALIDATION") return failureSentences.UNKNOWN_EMAIL;
  if (failure.code === "TOO_MANY_REQUESTS") return sessionSentence({ code: failure.code, ...failure.data });
  if (code === "UNREACHABLE") return failureSentences[code];
  return texts.linkNotSent;
}

export function ForgotPasswordScreen() {
  const { ask } = useApp();
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<EmailFault | null>(null);
  const [state, send] = useCall(() =>
    ask((accounts) => accounts.startResetPassword({ body: { email: email.trim() } })),
  );
  const answer = state.status === "answered" ? state.answer : null;
  if (answer?.ok === true) {
    return (
      <LoginCard title={texts.linkSent} lead={texts.linkSentLead}>
        <div className={styles["form"]}>
          <LoginLink />
        </div>
      </LoginCard>
    );
  }
  return (
    <LoginCard title={texts.recoverPassword} lead={texts.recoverPasswordLead}>
      <PlainForm
        submitLabel={texts.sendLink}
        isSending={state.status === "sending"}
        otherWay={<LoginLink label={texts.backToSignIn} />}
        failure={answer === null ? null : sentenceFor(answer.failure)}
        onSubmit={() => {
          const found = emailFault(email);
          setFault(found);
          if (found === null) send();
        }}
      >
        <LoginField label={words.email} error={fault === null ? undefined : emailFaultTexts[fault]}>
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
      </PlainForm>
    </LoginCard>
  );
}
