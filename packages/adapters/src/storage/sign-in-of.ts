import type { ProfileToken } from "@cantina/domain/session";
import * as v from "valibot";

const claims = v.object({ sessionId: v.string() });

/** Names the sign-in that a token comes from; a token that can't be read is one of its own. Nothing here is trusted. */
export function signInOf({ jwt }: ProfileToken): string {
  try {
    const [, payload = ""] = jwt.split(".");
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    return v.parse(claims, JSON.parse(text)).sessionId;
  } catch {
    return jwt;
  }
}
