import { createHmac, timingSafeEqual } from "node:crypto";
import type { Instant } from "@cantina/domain/kernel";
import type { Directa24Settings } from "./settings.ts";

type Keys = Pick<Directa24Settings, "apiKey" | "secret" | "scheme">;

/** Without milliseconds. */
export const dateText = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

const digestOf = (secret: string, date: string, login: string, body: string | Buffer): Buffer =>
  createHmac("sha256", secret).update(`${date}${login}`).update(body).digest();

/** D24-01 */
export const signedHeaders = ({ apiKey, secret, scheme }: Keys, date: string, body: string) => ({
  "x-login": apiKey,
  "x-date": date,
  authorization: `${scheme} ${digestOf(secret, date, apiKey, body).toString("hex")}`,
});

export type SignedNotice = {
  readonly login: string;
  readonly date: string;
  readonly authorization: string;
  readonly body: Buffer;
};

/** D24-04 */
export function isGenuineNotice({ apiKey, secret, scheme }: Keys, notice: SignedNotice): boolean {
  const { login, date, authorization, body } = notice;
  const given = authorization.startsWith(`${scheme} `) ? authorization.slice(scheme.length + 1) : "";
  if (login !== apiKey || !/^[0-9a-f]{64}$/u.test(given)) return false;
  return timingSafeEqual(digestOf(secret, date, login, body), Buffer.from(given, "hex"));
}
