import type { IncomingMessage } from "node:http";

/** The parts of a request that the hub looks at. */
export type HubRequest = {
  readonly path: string;
  /** The secret of a connection that negotiated before. */
  readonly connectionToken: string | undefined;
  readonly accessToken: string | undefined;
  readonly tabId: string;
};

const bearer = (header: string | undefined): string | undefined => /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];

const longestTabId = 100;

export const readHubRequest = (request: Pick<IncomingMessage, "url" | "headers">): HubRequest => {
  const [path = "", query = ""] = (request.url ?? "").split("?", 2);
  const params = new URLSearchParams(query);
  return {
    path,
    connectionToken: params.get("id") ?? undefined,
    // Browsers can't set headers on a WebSocket or an EventSource, so the client puts the token in the address.
    accessToken: bearer(request.headers.authorization) ?? params.get("access_token") ?? undefined,
    tabId: (params.get("tab") ?? "").slice(0, longestTabId),
  };
};

/** An address fit for a log: its values are tokens, links from mails, and names that somebody looked for. */
export const redactUrl = (url: string): string => url.replace(/([?&][^=&#]*=)[^&#]*/g, "$1***");
