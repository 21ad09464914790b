import { formatMoney } from "@cantina/domain/kernel";
import type { SubmitFailure } from "@cantina/domain/sale";
import type { SessionFailure } from "@cantina/domain/session";
import { sessionSentences } from "./session-sentences.ts";
import type { ApiFailure } from "../composition/failure.ts";

type Failure = ApiFailure | SubmitFailure | SessionFailure;
type FailureCode = Exclude<Failure["code"], "REFUSED">;

const serverTrouble = sessionSentences.SERVER_ERROR;

/** What happened, in the user's words. A code without a sentence does not compile. */
export const failureSentences: Readonly<Record<FailureCode, string>> = {
  ...sessionSentences,
  VALIDATION: "Revise los datos ingresados.",
  UNAUTHORIZED_ANONYMOUS: "Debe autenticarse para acceder al contenido",
  WRONG_PERMISSIONS: "Usted no se encuentra autorizado para realizar esta acción",
  WRONG_CAFETERIA: "Su sesión es de otra cafetería. Ingrese en ella desde Mis Cafeterias.",
  FEATURE_DISABLED: "La cafetería no tiene habilitada esta función.",
  NOT_FOUND: "No se encontró lo que busca. Puede que se haya eliminado.",
  DELETED_CAFETERIA: "La cafetería está deshabilitada.",
  UNKNOWN_EMAIL: "No se encontró un usuario asociado al email ingresado.",
  INVALID_TOKEN: "El token es inválido o expiró.",
  BODY_TOO_LARGE: "El archivo o los datos son demasiado grandes.",
  UNSUPPORTED_MEDIA_TYPE: "El formato del archivo no es válido.",
  IDEMPOTENCY_KEY_REQUIRED: "No se pudo procesar la operación. Actualice la aplicación e intente nuevamente.",
  IDEMPOTENCY_CONFLICT:
    "La operación ya se había enviado con otros datos. Revísela en el historial antes de repetirla.",
  CART_ALREADY_SOLD: "Esta compra ya se había registrado. No se volvió a cobrar.",
  CLOSED_CASH_FLOW: "La caja está cerrada. Debe abrir la caja para poder vender.",
  INVALID_TRANSACTION_STATUS: "La caja cambió de estado. Revise si está abierta o cerrada.",
  WRONG_COMMENSAL: "El comensal no existe o fue eliminado.",
  COMMENSAL_MISSING: "Elija un comensal para cobrar de su cuenta.",
  WRONG_PAYMENT_METHOD: "La cafetería no ofrece ese método de pago.",
  WRONG_PRODUCT: "Un producto no se puede vender a este comensal o ya no pertenece a la cafetería.",
  DELETED_PRODUCT: "Un producto del carrito fue eliminado. Quítelo para continuar.",
  RESTRICTED_ORDER: "El comensal tiene restringido un producto del carrito.",
  COUPONS_NOT_AVAILABLE: "Los cupones no están disponibles.",
  INVALID_COUPON_AMOUNT: "La cantidad de cupones no es válida.",
  OUT_OF_STOCK: "No hay stock suficiente.",
  DAILY_STOCK_LIMIT_EXCEEDED: "Se superó el límite diario de un producto.",
  DAILY_LIMIT_EXCEEDED: "El comensal excedió su límite diario.",
  INSUFFICIENT_BALANCE: "El saldo del cliente es insuficiente.",
  NEGATIVE_BALANCE: "El saldo quedaría por debajo del mínimo que admite la cafetería.",
  PRICE_CHANGED: "Cambió el precio de un producto.",
  MALFORMED_ANSWER: serverTrouble,
};

const isKnownCode = (code: string): code is FailureCode => Object.hasOwn(failureSentences, code);

const shortageText = (names: readonly { readonly name: string; readonly available: number }[]): string =>
  names.map(({ name, available }) => `${name} (quedan ${available})`).join(", ");

/** The sentence, with what the failure says about itself. */
export function sentenceOf(failure: Failure): string {
  if (failure.code === "REFUSED") return isKnownCode(failure.error) ? failureSentences[failure.error] : serverTrouble;
  const sentence = failureSentences[failure.code];
  if (failure.code === "DAILY_LIMIT_EXCEEDED") return `${sentence} Le quedan ${formatMoney(failure.data)}`;
  if (failure.code === "OUT_OF_STOCK" || failure.code === "DAILY_STOCK_LIMIT_EXCEEDED")
    return `${sentence} ${shortageText(failure.data)}`;
  if (failure.code === "INSUFFICIENT_BALANCE" || failure.code === "NEGATIVE_BALANCE")
    return `${sentence} Faltan ${formatMoney(failure.data.missing)}.`;
  if (failure.code !== "VALIDATION") return sentence;
  const [fault] = failure.data;
  return fault === undefined ? sentence : `${sentence} ${fault.message}.`;
}
