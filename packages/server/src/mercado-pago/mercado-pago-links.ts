import { createHash, randomBytes } from "node:crypto";
import type { SellerLinks, SellerTokens } from "@cantina/domain/payments";
import { type Instant, accepted, instant } from "@cantina/domain/kernel";
import * as v from "valibot";
import { type Answered, failed } from "../provider-calls/index.ts";
import { callMercadoPago } from "./call.ts";
import type { MercadoPagoSettings } from "./settings.ts";

const limitMs = 10_000;
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

const grant = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.number(),
  user_id: text,
  refresh_token: v.pipe(v.string(), v.minLength(1)),
  public_key: v.pipe(v.string(), v.minLength(1)),
  live_mode: v.boolean(),
});

const me = v.object({ id: text, site_id: v.optional(v.string(), ""), tags: v.optional(v.array(v.string()), []) });

/** Its marketplaces. providers.md §1.2 */
const countries: Readonly<Record<string, string>> = {
  MCO: "CO",
  MLA: "AR",
  MLB: "BR",
  MLC: "CL",
  MLM: "MX",
  MLU: "UY",
  MPE: "PE",
};

/** RFC 7636. */
export const newVerifier = (): string => randomBytes(48).toString("base64url");
export const challengeOf = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

export type LinkSettings = MercadoPagoSettings & {
  /** Where a seller comes back to; known once the server listens. */
  readonly returnUrl: () => string;
  readonly now: () => Instant;
};

/** OAuth with state and PKCE. MP-04 */
export function mercadoPagoLinks({ apiUrl, consentUrl, applications, returnUrl, now }: LinkSettings): SellerLinks {
  const grantOf = (answer: Answered) => {
    if (!answer.ok) return answer;
    const read = v.safeParse(grant, answer.value);
    if (!read.success) return failed("OUTCOME_UNKNOWN");
    const { access_token, expires_in, user_id, refresh_token, public_key, live_mode } = read.output;
    const tokens: SellerTokens = {
      accountId: user_id,
      accessToken: access_token,
      refreshToken: refresh_token,
      publicKey: public_key,
      isLive: live_mode,
      expiresAt: instant(new Date(Date.parse(now()) + expires_in * 1_000).toISOString()),
    };
    return accepted(tokens);
  };
  const ask = async (country: string, more: Readonly<Record<string, string>>) => {
    const application = applications[country];
    if (application === undefined) return failed("OFF");
    const body = { client_id: application.clientId, client_secret: application.clientSecret, ...more };
    // A token that was given and not heard of is used up, as a charge is.
    return grantOf(
      await callMercadoPago(apiUrl, {
        method: "POST",
        path: "/oauth/token",
        token: null,
        body,
        limitMs,
        isCharge: true,
      }),
    );
  };
  return {
    serves: (country) => applications[country] !== undefined,
    consentUrl: (country, { state, challenge }) => {
      const application = applications[country];
      if (application === undefined) return null;
      const url = new URL(consentUrl);
      url.search = new URLSearchParams({
        client_id: application.clientId,
        response_type: "code",
        platform_id: "mp",
        state,
        redirect_uri: returnUrl(),
        code_challenge: challenge,
        code_challenge_method: "S256",
      }).toString();
      return url.href;
    },
    exchange: (country, { code, verifier }) =>
      ask(country, { grant_type: "authorization_code", code, redirect_uri: returnUrl(), code_verifier: verifier }),
    refresh: (country, refreshToken) => ask(country, { grant_type: "refresh_token", refresh_token: refreshToken }),
    whoIs: async (token) => {
      const answer = await callMercadoPago(apiUrl, {
        method: "GET",
        path: "/users/me",
        token,
        limitMs,
        isCharge: false,
      });
      if (!answer.ok) return answer;
      const read = v.safeParse(me, answer.value);
      if (!read.success) return failed("INVALID");
      const { id, site_id, tags } = read.output;
      // A test user says so among its tags: the token's beginning tells nothing.
      return accepted({ accountId: id, isLive: !tags.includes("test_user"), country: countries[site_id] ?? null });
    },
  };
}
