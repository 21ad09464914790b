import type { Result } from "@cantina/domain/kernel";
import { useSearch } from "@tanstack/react-router";
import { LoaderCircle } from "lucide-react";
import { Suspense, use, useState } from "react";
import { useApp } from "../../composition/app/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { failureSentences } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/login.ts";
import { sessionSentence } from "../../texts/throttle-text.ts";
import * as words from "../../texts/words.ts";
import { LoginLink } from "./LoginLink.tsx";
import { type SingleUseToken, isOfLink, linkToken } from "./link-token.ts";
import { LoginCard } from "./parts/LoginCard.tsx";
import styles from "./parts/login.module.css";

type Answer = Promise<Result<boolean, ApiFailure>>;

export function VerifyScreen() {
  const link = linkToken(useSearch({ strict: false }));
  return link === null ? <NotValidated lead={failureSentences.INVALID_TOKEN} /> : <Confirmation link={link} />;
}

function Confirmation({ link }: { readonly link: SingleUseToken }) {
  const { ask } = useApp();
  const confirm = (): Answer => ask((accounts) => accounts.confirmAccount({ body: link }));
  // Started once: the token of the link can be used a single time.
  const [answer, setAnswer] = useState(confirm);
  return (
    <Suspense fallback={<Validating />}>
      <Outcome answer={answer} onRetry={() => setAnswer(confirm())} />
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

interface OutcomeProps {
  readonly answer: Answer;
  readonly onRetry: () => void;
}

/** What was not answered says nothing of the link. ACCESS-23 */
function troubleText(failure: ApiFailure): string {
  if (failure.code === "TOO_MANY_REQUESTS") return sessionSentence({ code: failure.code, ...failure.data });
  return failureSentences[failure.code === "UNREACHABLE" ? "UNREACHABLE" : "SERVER_ERROR"];
}

function Outcome({ answer, onRetry }: OutcomeProps) {
  const result = use(answer);
  if (result.ok) {
    const lead = result.value ? texts.accountReadyOnPhone : texts.accountReadyHere;
    return (
      <LoginCard title={texts.accountValidated} lead={lead}>
        <div className={styles["form"]}>{!result.value && <LoginLink />}</div>
      </LoginCard>
    );
  }
  if (isOfLink(result.failure)) return <NotValidated lead={failureSentences.INVALID_TOKEN} />;
  return <NotValidated lead={troubleText(result.failure)} onRetry={onRetry} />;
}

interface NotValidatedProps {
  readonly lead: string;
  /** Absent: asking again would say the same. */
  readonly onRetry?: () => void;
}

function NotValidated({ lead, onRetry }: NotValidatedProps) {
  return (
    <LoginCard title={texts.accountNotValidated} lead={lead}>
      <div className={styles["form"]} role="alert">
        {onRetry !== undefined && (
          <button type="button" className={styles["submit"]} onClick={onRetry}>
            {words.retry}
          </button>
        )}
        <LoginLink label={texts.backToSignIn} />
      </div>
    </LoginCard>
  );
}
