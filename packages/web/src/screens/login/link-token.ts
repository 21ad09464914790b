import type { SingleUseToken } from "../../composition/backend.ts";

/** What an e-mailed link carries in its query; null when it is no whole link. */
export function linkToken(search: Readonly<Record<string, unknown>>): SingleUseToken | null {
  const { token, authenticationUserId } = search;
  // The router reads "123" in a query as a number.
  const isText = (value: unknown) => typeof value === "string" || typeof value === "number";
  return isText(token) && isText(authenticationUserId)
    ? { token: String(token), authenticationUserId: String(authenticationUserId) }
    : null;
}
