import type { Result } from "@cantina/domain/kernel";
import { useSearch } from "@tanstack/react-router";
import { LoaderCircle } from "lucide-react";
import { Suspense, use, useState } from "react";
import { useApp } from "../../composition/app/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { failureSentences } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/login.ts";
import { LoginLink } from "./LoginLink.tsx";
import { type SingleUseToken, linkToken } from "./link-token.ts";
import { LoginCard } from "./parts/LoginCard.tsx";
import styles from "./parts/login.module.css";

type Answer = Promise<Result<boolean, ApiFailure>>;

export function VerifyScreen() {
  const link = linkToken(useSearch({ strict: false }));
  return link === null ? <NotValidated lead={failureSentences.INVALID_TOKEN} /> : <Confirmation link={link} />;
}

function Confirmation({ link }: { readonly link: SingleUseToken }) {
  const { ask } = useApp();
  // Started once: the token of the link can be used a single time.
  const [answer] = useState((): Answer => ask((accounts) => accounts.confirmAccount({ body: link })));
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
  return <NotValidated lead={lead} />;
}

function NotValidated({ lead }: { readonly lead: string }) {
  return (
    <LoginCard title={texts.accountNotValidated} lead={lead}>
      <div className={styles["form"]} role="alert">
        <LoginLink label={texts.backToSignIn} />
      </div>
    </LoginCard>
  );
}
