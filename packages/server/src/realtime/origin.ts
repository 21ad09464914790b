import type { IncomingMessage, ServerResponse } from "node:http";

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/** Programs send no origin; pages must come from this very host or from one that the configuration names. */
export const isOriginAllowed = (headers: IncomingMessage["headers"], allowed: readonly string[]): boolean => {
  const { origin, host } = headers;
  return origin === undefined || allowed.includes(origin) || (host !== undefined && hostOf(origin) === host);
};

/** For pages served from elsewhere; the client asks with credentials, so that the origin must be named. */
export const allowOrigin = (request: IncomingMessage, response: ServerResponse): void => {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-credentials", "true");
  response.setHeader("access-control-allow-methods", "GET, POST, DELETE");
  response.setHeader(
    "access-control-allow-headers",
    "authorization, content-type, x-requested-with, x-signalr-user-agent",
  );
  response.setHeader("access-control-max-age", "600");
  response.setHeader("vary", "origin");
};
