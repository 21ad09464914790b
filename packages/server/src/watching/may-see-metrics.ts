import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

const hash = (text: string): Buffer => createHash("sha256").update(text).digest();

/** A proxy on this very machine speaks for somebody far away, and says so. */
const isForwarded = ({ headers }: IncomingMessage): boolean =>
  headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined || headers.via !== undefined;

const isFromHere = ({ socket: { remoteAddress = "" } }: IncomingMessage): boolean =>
  /^(?:::ffff:)?127\.|^::1$/u.test(remoteAddress);

/** This machine itself, or who has the token of CANTINA_METRICS_TOKEN. RUN-02 */
export function maySeeMetrics(request: IncomingMessage, token: string | undefined): boolean {
  if (isFromHere(request) && !isForwarded(request)) return true;
  const sent = /^Bearer (\S+)$/u.exec(request.headers.authorization ?? "")?.[1];
  return token !== undefined && sent !== undefined && timingSafeEqual(hash(sent), hash(token));
}
