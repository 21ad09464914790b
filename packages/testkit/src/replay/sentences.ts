import type { ApiFailure } from "@cantina/contract/calls";
import type { SubmitFailure } from "@cantina/domain/sale";

type Failure = ApiFailure | SubmitFailure;

const known: Partial<Record<Failure["code"], string>> = {
  WRONG_CREDENTIALS: "El correo o la contraseña son incorrectos.",
  WRONG_PERMISSIONS: "La cuenta no puede crear productos: usar una de administración.",
  CLOSED_CASH_FLOW: "La caja de esta cuenta está cerrada: abrirla antes de repetir el comando.",
  SESSION_EXPIRED: "La sesión venció: repetir el mismo comando.",
  TOO_MANY_REQUESTS: "El servidor pide esperar un momento antes de repetir el comando.",
  OUT_OF_STOCK: "No alcanza el stock.",
};

/** One sentence on why the replay, or a sale of it, can't go on. */
export function sentenceOf(failure: Failure, url: string): string {
  if (failure.code === "UNREACHABLE")
    return (
      `No hay respuesta en ${url}: si el servidor no está en marcha, iniciarlo con «npm start»; ` +
      "al repetir el mismo comando nada se cobra dos veces."
    );
  if (failure.code === "MALFORMED_ANSWER") return `La respuesta del servidor no es la acordada (${failure.field}).`;
  const code = failure.code === "REFUSED" ? failure.error : failure.code;
  return known[failure.code] ?? `El servidor la rechazó (${code}).`;
}
