import { type NewPasswordFailure, checkRepeatedPassword } from "@cantina/domain/access";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useApp } from "../../composition/app/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { failureSentences } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/login.ts";
import { passwordFaultTexts } from "../../texts/password-fault-texts.ts";
import { LoginLink } from "./LoginLink.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { PlainForm } from "./PlainForm.tsx";
import { isOfLink, linkToken } from "./link-token.ts";
import { LoginCard } from "./parts/LoginCard.tsx";
import styles from "./parts/login.module.css";
import { useCall } from "./use-call.ts";

function sentenceFor({ code }: ApiFailure): string {
  if (code === "TOO_MANY_REQUESTS" || code === "UNREACHABLE") return failureSentences[code];
  return texts.passwordTrouble;
}

export function ChangePasswordScreen() {
  const { ask } = useApp();
  const link = linkToken(useSearch({ strict: false }));
  const [password, setPassword] = useState("");
  const [repeat, setRepeat] = useState("");
  const [fault, setFault] = useState<NewPasswordFailure["code"]>();
  const [state, send] = useCall(async (newPassword: string) => {
    if (link === null) throw new BrokenInvariant("the form is shown for a whole link only");
    return ask((accounts) => accounts.confirmResetPassword({ body: { ...link, newPassword } }));
  });
  const answer = state.status === "answered" ? state.answer : null;

  if (answer?.ok === true) return <Changed offersLogin={answer.value} />;
  if (link === null || (answer !== null && isOfLink(answer.failure))) return <InvalidLink />;
  const isRepeatWrong = fault === "DIFFERENT_REPEAT";
  const faultText = fault && passwordFaultTexts[fault];
  return (
    <LoginCard title={texts.changePassword} lead={texts.changePasswordLead}>
      <PlainForm
        submitLabel={texts.changePassword}
        isSending={state.status === "sending"}
        failure={answer === null ? null : sentenceFor(answer.failure)}
        onSubmit={() => {
          const checked = checkRepeatedPassword(password, repeat);
          setFault(checked.ok ? undefined : checked.failure.code);
          if (checked.ok) send(checked.value);
        }}
      >
        <NewPasswordField
          label={texts.newPassword}
          value={password}
          onChange={setPassword}
          error={isRepeatWrong ? undefined : faultText}
        />
        <NewPasswordField
          label={texts.repeatPassword}
          value={repeat}
          onChange={setRepeat}
          error={isRepeatWrong ? faultText : undefined}
        />
      </PlainForm>
    </LoginCard>
  );
}

function Changed({ offersLogin }: { readonly offersLogin: boolean }) {
  return (
    <LoginCard
      title={texts.passwordChanged}
      lead={offersLogin ? texts.passwordChangedHere : texts.passwordChangedOnPhone}
    >
      <div className={styles["form"]}>{offersLogin && <LoginLink />}</div>
    </LoginCard>
  );
}

function InvalidLink() {
  return (
    <LoginCard title={texts.passwordNotChanged} lead={failureSentences.INVALID_TOKEN}>
      <div className={styles["form"]} role="alert">
        <LoginLink label={texts.backToSignIn} />
      </div>
    </LoginCard>
  );
}
