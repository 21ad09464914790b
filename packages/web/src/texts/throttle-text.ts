import type { SessionFailure } from "@cantina/domain/session";
import { sessionSentences } from "./session-sentences.ts";

const hour = 3_600;

const minutes = (count: number): string => (count === 1 ? "1 minuto" : `${count} minutos`);
const hours = (count: number): string => (count === 1 ? "1 hora" : `${count} horas`);

/** SESSION-10 */
export function sessionSentence({ code, retryAfterSeconds }: SessionFailure): string {
  if (code !== "TOO_MANY_REQUESTS" || retryAfterSeconds === undefined) return sessionSentences[code];
  if (retryAfterSeconds <= hour)
    return `Demasiados intentos. Vuelva a intentar en ${minutes(Math.max(1, Math.ceil(retryAfterSeconds / 60)))}.`;
  return `Demasiados intentos desde dispositivos nuevos. Ingrese desde uno que ya usó o cambie su contraseña con «¿Olvidó su contraseña?»; si no, vuelva a intentar en ${hours(Math.ceil(retryAfterSeconds / hour))}.`;
}
