import { expect, test } from "vitest";
import { sessionSentence } from "./throttle-text.ts";

test.each([
  [1, "Demasiados intentos. Vuelva a intentar en 1 minuto."],
  [60, "Demasiados intentos. Vuelva a intentar en 1 minuto."],
  [61, "Demasiados intentos. Vuelva a intentar en 2 minutos."],
  [900, "Demasiados intentos. Vuelva a intentar en 15 minutos."],
  [
    86_000,
    "Demasiados intentos desde dispositivos nuevos. Ingrese desde uno que ya usó o cambie su contraseña con «¿Olvidó su contraseña?»; si no, vuelva a intentar en 24 horas.",
  ],
])("[SESSION-10] %i seconds are told as a person would", (retryAfterSeconds, sentence) => {
  expect(sessionSentence({ code: "TOO_MANY_REQUESTS", retryAfterSeconds })).toBe(sentence);
});

test("[SESSION-10] where the server doesn't say when, it is some minutes", () => {
  expect(sessionSentence({ code: "TOO_MANY_REQUESTS" })).toBe(
    "Demasiados intentos. Espere unos minutos y vuelva a intentar.",
  );
});
