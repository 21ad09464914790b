import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useApp } from "../../composition/app/index.ts";
import { useValue } from "../../composition/device/index.ts";
import { sessionSentence } from "../../texts/throttle-text.ts";
import { type CredentialFaults, credentialFaults, hasFaults } from "./credential-faults.ts";
import { LoginForm } from "./parts/LoginForm.tsx";

export function LoginScreen() {
  const { session } = useApp();
  const [faults, setFaults] = useState<CredentialFaults>({});
  const { isBusy, failure } = useValue(session.view);
  return (
    <LoginForm
      isSending={isBusy}
      failure={failure === null ? null : sessionSentence(failure)}
      emailError={faults.email}
      passwordError={faults.password}
      onSubmit={(credentials) => {
        const found = credentialFaults(credentials);
        setFaults(found);
        if (!hasFaults(found)) session.send({ type: "session.credentialsEntered", ...credentials });
      }}
      forgotLink={(props) => <Link to="/forgot-password" {...props} />}
    />
  );
}
