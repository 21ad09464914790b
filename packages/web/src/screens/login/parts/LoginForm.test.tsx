import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LoginForm, type LoginFormProps } from "./LoginForm.tsx";

afterEach(cleanup);

function renderForm(changes: Partial<LoginFormProps> = {}) {
  const sent: unknown[] = [];
  render(
    <LoginForm
      onSubmit={(credentials) => sent.push(credentials)}
      isSending={false}
      failure={null}
      forgotLink={(props) => <a href="/forgot-password" {...props} />}
      {...changes}
    />,
  );
  return sent;
}

function fillAndSend(): void {
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: " ana@demo.cantina " } });
  fireEvent.change(screen.getByLabelText("Contraseña"), { target: { value: " Cantina2026 " } });
  fireEvent.submit(screen.getByLabelText("Email"));
}

test("sends the email trimmed and the password as it is", () => {
  const sent = renderForm();
  fillAndSend();
  expect(sent).toEqual([{ email: "ana@demo.cantina", password: " Cantina2026 " }]);
});

test("sends nothing twice while an answer is under way", () => {
  const sent = renderForm({ isSending: true });
  fillAndSend();
  expect(sent).toEqual([]);
});

test("a refusal is announced, and a field's fault belongs to its field", () => {
  renderForm({ failure: "Usuario o contraseña incorrectos", emailError: "Ingrese un email válido" });
  expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([
    "Usuario o contraseña incorrectos",
    "Ingrese un email válido",
  ]);
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
});

test("the forgotten password leads on, and the password can be shown", () => {
  renderForm();
  expect(screen.getByRole("link", { name: "¿Olvidó su contraseña?" }).getAttribute("href")).toBe("/forgot-password");
  fireEvent.click(screen.getByRole("button", { name: "Mostrar contraseña" }));
  expect(screen.getByLabelText<HTMLInputElement>("Contraseña").type).toBe("text");
});
