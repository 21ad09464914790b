import { useState } from "react";
import { ChooseCafeteria } from "../src/screens/login/parts/ChooseCafeteria.tsx";
import { LoginForm } from "../src/screens/login/parts/LoginForm.tsx";

export function LoginScene() {
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <LoginForm
      onSubmit={() => setFailure("Usuario o contraseña incorrectos")}
      isSending={false}
      failure={failure}
      forgotLink={(props) => <a href="/forgot-password" {...props} />}
    />
  );
}

const choices = [
  { profileId: "1", name: "Comedor San Martín", detail: "SM-042 · Administrador" },
  { profileId: "2", name: "Cantina Belgrano", detail: "CB-007 · Empleado" },
];

export function ChooseScene() {
  const nothing = () => undefined;
  return <ChooseCafeteria choices={choices} onChoose={nothing} onLogout={nothing} isSending={false} failure={null} />;
}
