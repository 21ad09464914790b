import { expect, test } from "vitest";
import { credentialFaults, hasFaults } from "./credential-faults.ts";

test("an empty form asks for both fields in the specified words", () => {
  expect(credentialFaults({ email: " ", password: "" })).toEqual({
    email: "Por favor ingrese su email",
    password: "Por favor ingrese su contraseña",
  });
});

test.each(["ana", "ana@", "@casa.ar", "ana@casa", "ana @casa.ar"])("%s is no email", (email) => {
  expect(credentialFaults({ email, password: "x" })).toEqual({ email: "Por favor ingrese su email" });
});

test("a trimmed email and any password may be sent", () => {
  expect(hasFaults(credentialFaults({ email: " ana@casa.com.ar ", password: " " }))).toBe(false);
});
