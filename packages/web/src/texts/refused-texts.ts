import type { ApiFailure } from "../failures/failure.ts";

/** Specification §8, Error page. */
export const errorPageTitle = "Ops, algo salio mal. Lo sentimos.";
export const unauthenticated = "Debe autenticarse para acceder al contenido";
export const unauthorized = "Usted no se encuentra autorizado para realizar esta acción";

export const errorPageTexts = {
  400: "Hubo un error en el servidor al procesar su solicitud",
  401: unauthenticated,
  403: unauthorized,
  404: "La página que estas buscando no existe.",
  405: "El método no puede ser utilizado.",
  500: "Error en el servidor, por favor contacte un administrador.",
} as const;

export type ErrorPageStatus = keyof typeof errorPageTexts;

const isErrorPageStatus = (status: number): status is ErrorPageStatus => Object.hasOwn(errorPageTexts, status);

/** What a reading is refused with for another reason than what was asked. */
const statuses: Partial<Record<ApiFailure["code"], ErrorPageStatus>> = {
  UNAUTHORIZED_ANONYMOUS: 401,
  SESSION_EXPIRED: 401,
  WRONG_PERMISSIONS: 403,
  WRONG_CAFETERIA: 403,
  FEATURE_DISABLED: 403,
  DELETED_CAFETERIA: 403,
  NOT_FOUND: 404,
  SERVER_ERROR: 500,
};

/** Of which status the error page speaks. */
export function refusedStatus(failure: ApiFailure): ErrorPageStatus {
  // Somebody between us and the server answered, or an answer makes no sense.
  if (failure.code === "MALFORMED_ANSWER")
    return failure.status !== undefined && isErrorPageStatus(failure.status) ? failure.status : 500;
  return statuses[failure.code] ?? 400;
}

/** Who has the key to a function that is off. Rulings §18.4 */
export const featureOffTitle = "Esta función está deshabilitada";
export const featureOffText = (name: string | null): string =>
  `${name === null ? "La función" : `La función «${name}»`} no está habilitada en esta cafetería. La puede habilitar un administrador del sistema, en Cafeterias.`;

/** In one sentence, where what was read before is still shown. */
export const refusedText = (failure: ApiFailure): string =>
  failure.code === "FEATURE_DISABLED" ? featureOffText(null) : errorPageTexts[refusedStatus(failure)];
