import type { ApiFailure } from "../../failures/failure.ts";

export type SingleUseToken = { readonly token: string; readonly authenticationUserId: string };

/** What an e-mailed link carries in its query; null when it is no whole link. */
export function linkToken(search: Readonly<Record<string, unknown>>): SingleUseToken | null {
  const { token, authenticationUserId } = search;
  return typeof token === "string" && typeof authenticationUserId === "string" ? { token, authenticationUserId } : null;
}

/** Whether the link itself is refused, and not what is done with it. */
export const isOfLink = ({ code }: ApiFailure): boolean => code === "INVALID_TOKEN" || code === "VALIDATION";
