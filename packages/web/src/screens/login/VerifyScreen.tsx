import { type Result, refused } from "@cantina/domain/kernel";
import { useSearch } from "@tanstack/react-router";
import { LoaderCircle } from "lucide-react";
import { Suspense, use, useState } from "react";
import { useApp } from "../../composition/app/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { failureSentences } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/login.ts";
import { LoginLink } from "./LoginLink.tsx";
import { linkToken } from "./link-token.ts";
import { LoginCard } from "./parts/LoginCard.tsx";
import styles from "./parts/login.module.css";

type Answer = Promise<Result<boolean, ApiFailure>>;

export function VerifyScreen() {
  const { backend } = useApp();
  const link = linkToken(useSearch({ strict: false }));
  // Started once: the token of the link can be used a single time.
  const [answer] = useState(async (): Answer => {
    if (link === null) return refused({ code: "INVALID_TOKEN" });
    return (await backend()).accounts.confirmAccount({ body: link });
  });
  return (
    <Suspense fallback={<Validating />}>
      <Outcome answer={answer} />
    </Suspense>
  );
}

function Validating() {
  return (
    <LoginCard title={texts.validatingAccount} lead={texts.validatingLead}>
      <div role="status" aria-label={texts.validating}>
        <LoaderCircle aria-hidden className="spinning" size={28} />
      </div>
    </LoginCard>
  );
}

function Outcome({ answer }: { readonly answer: Answer }) {
  const result = use(answer);
  if (result.ok) {
    const lead = result.value ? texts.accountReadyOnPhone : texts.accountReadyHere;
    return (
      <LoginCard title={texts.accountValidated} lead={lead}>
        <div className={styles["form"]}>{!result.value && <LoginLink />}</div>
      </LoginCard>
    );
  }
  const { code } = result.failure;
  const lead =
    code === "UNREACHABLE" || code === "TOO_MANY_REQUESTS" ? failureSentences[code] : failureSentences.INVALID_TOKEN;
  return (
    <LoginCard title={texts.accountNotValidated} lead={lead}>
      <div className={styles["form"]} role="alert">
        <LoginLink label={texts.backToSignIn} />
      </div>
    </LoginCard>
  );
}
