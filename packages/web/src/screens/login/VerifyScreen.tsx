import { type Result, refused } from "@cantina/domain/kernel";
import { useSearch } from "@tanstack/react-router";
import { LoaderCircle } from "lucide-react";
import { Suspense, use, useState } from "react";
import { useApp } from "../../composition/app/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import { failureSentences } from "../../texts/failure-sentences.ts";
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
    <LoginCard title="Validando su cuenta" lead="Un momento, por favor.">
      <div role="status" aria-label="Validando">
        <LoaderCircle aria-hidden className="spinning" size={28} />
      </div>
    </LoginCard>
  );
}

function Outcome({ answer }: { readonly answer: Answer }) {
  const result = use(answer);
  if (result.ok) {
    const lead = result.value
      ? "Ya puede ingresar a su cuenta desde la aplicación del celular."
      : "Ya puede iniciar sesión con su cuenta.";
    return (
      <LoginCard title="¡Se ha validado el correo electrónico correctamente!" lead={lead}>
        <div className={styles["form"]}>{!result.value && <LoginLink />}</div>
      </LoginCard>
    );
  }
  const { code } = result.failure;
  const lead =
    code === "UNREACHABLE" || code === "TOO_MANY_REQUESTS" ? failureSentences[code] : "El token es inválido o expiró.";
  return (
    <LoginCard title="No se pudo registrar" lead={lead}>
      <div className={styles["form"]} role="alert">
        <LoginLink label="Volver a iniciar sesión" />
      </div>
    </LoginCard>
  );
}
