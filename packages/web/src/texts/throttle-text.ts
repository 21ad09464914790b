import type { SessionFailure } from "@cantina/domain/session";
import { sessionSentences } from "./session-sentences.ts";
import { say } from "./say.ts";

const hour = 3_600;

const minutes = (count: number): string => say("{count, plural, one {# minuto} other {# minutos}}", { count });
const hours = (count: number): string => say("{count, plural, one {# hora} other {# horas}}", { count });

/** SESSION-10 */
export function sessionSentence({ code, retryAfterSeconds }: SessionFailure): string {
  if (code !== "TOO_MANY_REQUESTS" || retryAfterSeconds === undefined) return sessionSentences[code];
  if (retryAfterSeconds <= hour)
    return `Demasiados intentos. Vuelva a intentar en ${minutes(Math.max(1, Math.ceil(retryAfterSeconds / 60)))}.`;
  return `Demasiados intentos desde dispositivos nuevos. Ingrese desde uno que ya usó o cambie su contraseña con «¿Olvidó su contraseña?»; si no, vuelva a intentar en ${hours(Math.ceil(retryAfterSeconds / hour))}.`;
}
