import { errorCodes } from "@cantina/adapters/http";
import { cents, id } from "@cantina/domain/kernel";
import { expect, test } from "vitest";
import { failureSentences, sentenceOf } from "./failure-sentences.ts";

test.each(errorCodes)("the server's code %s has a Spanish sentence of its own words", (code) => {
  const sentence = new Map(Object.entries(failureSentences)).get(code);
  expect(sentence?.length ?? 0).toBeGreaterThan(10);
  expect(sentence).not.toContain(code);
});

test("the quoted sentences of the specification are kept to the letter", () => {
  expect(failureSentences).toMatchObject({
    WRONG_CREDENTIALS: "Usuario o contraseña incorrectos",
    NO_PERMISSION: "No tiene permiso para iniciar sesión",
    SERVER_ERROR: "Hubo un problema en la comunicación con el servidor",
    UNREACHABLE: "No se pudo conectar. Compruebe si se encuentra conectado a internet.",
    SESSION_EXPIRED: "La sesión expiró. Inicie sesión nuevamente.",
    UNKNOWN_EMAIL: "No se encontró un usuario asociado al email ingresado.",
  });
});

test("a passed daily limit says how much is left", () => {
  expect(sentenceOf({ code: "DAILY_LIMIT_EXCEEDED", data: cents(123_450) })).toBe(
    "El comensal excedió su límite diario. Le quedan $ 1.234,50",
  );
});

test("missing stock names the products and what is left of them", () => {
  const data = [{ productId: id<"product">("p"), name: "Chipá", available: 2 }];
  expect(sentenceOf({ code: "OUT_OF_STOCK", data })).toContain("Chipá (quedan 2)");
});

test("a refusal with a code of the server's is said in that code's words, an unknown one generally", () => {
  expect(sentenceOf({ code: "REFUSED", error: "CART_ALREADY_SOLD" })).toBe(failureSentences.CART_ALREADY_SOLD);
  expect(sentenceOf({ code: "REFUSED", error: "toString" })).toBe(failureSentences.SERVER_ERROR);
});
