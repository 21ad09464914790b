import type { SessionFailure } from "@cantina/domain/session";

/** What can go wrong at the login: apart from the rest, because the first page loads no more than it needs. */
export const sessionSentences: Readonly<Record<SessionFailure["code"], string>> = {
  WRONG_CREDENTIALS: "Usuario o contraseña incorrectos",
  NO_PERMISSION: "No tiene permiso para iniciar sesión",
  PROFILE_TAKEN: "Ya no tiene acceso a esta cafetería. Inicie sesión nuevamente.",
  DELETED_CAFETERIA: "La cafetería está deshabilitada.",
  UNREACHABLE: "No se pudo conectar. Compruebe si se encuentra conectado a internet.",
  SESSION_EXPIRED: "La sesión expiró. Inicie sesión nuevamente.",
  TOO_MANY_REQUESTS: "Demasiados intentos. Espere unos minutos y vuelva a intentar.",
  SERVER_ERROR: "Hubo un problema en la comunicación con el servidor",
};
