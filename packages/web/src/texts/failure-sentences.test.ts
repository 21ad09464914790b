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

// Written out from the specification, §8, Server codes.
const specifiedCodes = `DAILY_LIMIT_EXCEEDED DAILY_STOCK_LIMIT_EXCEEDED INSUFFICIENT_BALANCE NEGATIVE_BALANCE
  RESTRICTED_ORDER UNAUTHORIZED_ANONYMOUS WRONG_PERMISSIONS WRONG_CAFETERIA WRONG_PAYMENT_METHOD WRONG_USER
  WRONG_COMMENSAL WRONG_PRODUCT WRONG_PROFILE COUPONS_NOT_AVAILABLE CLOSED_CASH_FLOW MP_NOT_AVAILABLE
  PLEXO_NOT_AVAILABLE D24_NOT_AVAILABLE DELETE_OR_UPDATE_NOT_FOUND NOT_FOUND TO_BEFORE_FROM INVALID_TIME_ZONE
  INVALID_DISCOUNT INVALID_COUPON INVALID_COUPON_AMOUNT INVALID_REVERT_TRANSACTION INVALID_COMPLETE_TRANSACTION
  INVALID_TRANSACTION_STATUS DELETE_DEFAULT_CATEGORY DELETED_PRODUCT ONLY_PRODUCTS DELETE_PRODUCT_IN_USE CLIENT_MISSING
  COMMENSAL_MISSING INVALID_CAFETERIA_ASSOCIATION INVALID_CLASS_POSITIONS USER_DOES_NOT_EXIST_ASSOCIATE
  USER_EXISTS_REGISTER UNIQUE_EMAIL_CONFLICT UNIQUE_CAFETERIA_PROFILE_CONFLICT DELETE_SUBSCRIBED_COMMENSAL
  WRONG_DAY_SUBSCRIPTION USED_SUBSCRIPTION DELETED_CAFETERIA`.split(/\s+/u);

test.each(specifiedCodes)("the specification's code %s has a sentence, and not the general one", (error) => {
  const sentence = sentenceOf({ code: "REFUSED", error });
  expect(sentence.length).toBeGreaterThan(10);
  expect(sentence).not.toBe(failureSentences.SERVER_ERROR);
  expect(sentence).not.toContain(error);
});

test("the texts of codes that the specification quotes are kept", () => {
  expect(failureSentences.DAILY_LIMIT_EXCEEDED).toBe("El comensal excedió su límite diario.");
  expect(failureSentences.CLOSED_CASH_FLOW).toContain("abrir la caja");
});

test("who is refused by another's edit is told so without taking what it was for a man", () => {
  expect(failureSentences.STALE_ENTRY).not.toMatch(/\b(lo|la|cambiado|abrirlo)\b/u);
});

test("a function that is off says who can switch it on", () => {
  expect(failureSentences.FEATURE_DISABLED).toContain("La puede habilitar un administrador del sistema");
});
