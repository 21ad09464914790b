import type { IncomingMessage, ServerResponse } from "node:http";

import type { Authorize } from "./hub-identity.ts";
import type { HubRegistry } from "./hub-registry.ts";
import { type HubRequest, readHubRequest } from "./hub-request.ts";
import { longPollingTransport } from "./long-polling-transport.ts";
import { allowOrigin, isOriginAllowed } from "./origin.ts";
import { readBody } from "./request-body.ts";
import { negotiation } from "./server-message.ts";
import { sseTransport } from "./sse-transport.ts";

export type HubDoor = {
  readonly path: string;
  readonly authorize: Authorize;
  readonly allowedOrigins: readonly string[];
  readonly registry: HubRegistry;
  readonly isClosing: () => boolean;
};

const longestBody = 65_536;

const reply = (response: ServerResponse, status: number, body?: object): void => {
  response.writeHead(status, { "content-type": body === undefined ? "text/plain" : "application/json" });
  response.end(body === undefined ? undefined : JSON.stringify(body));
};

const negotiate = async (
  { authorize, registry, isClosing }: HubDoor,
  asked: HubRequest,
  response: ServerResponse,
): Promise<void> => {
  if (isClosing()) return reply(response, 503);
  const who = await authorize(asked.accessToken);
  if (!who.ok) return reply(response, who.failure.status);
  if (registry.isFull(who.value.sessionId)) return reply(response, 429);
  const { connectionId, connectionToken } = registry.negotiate({ ...who.value, tabId: asked.tabId });
  reply(response, 200, negotiation(connectionId, connectionToken));
};

const listen = async (
  { authorize, registry, isClosing }: HubDoor,
  asked: HubRequest,
  connectionToken: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const live = registry.find(connectionToken);
  if (live !== undefined) {
    if (live.poll === undefined) return reply(response, 409);
    // A poll is a sign of life as good as a ping.
    live.connection.receive("");
    return live.poll(response);
  }
  if (isClosing()) return reply(response, 503);
  const who = await authorize(asked.accessToken);
  if (!who.ok) return reply(response, who.failure.status);
  const identity = registry.claim(connectionToken, who.value);
  if (identity === undefined) return reply(response, 404);
  if (registry.isFull(identity.sessionId)) return reply(response, 429);
  if (request.headers.accept?.includes("text/event-stream") === true) {
    registry.open(connectionToken, identity, (events) => sseTransport(response, events));
  } else {
    registry.open(connectionToken, identity, longPollingTransport).transport.poll(response);
  }
};

const say = async (
  { registry }: HubDoor,
  connectionToken: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const live = registry.find(connectionToken);
  if (live === undefined) return reply(response, 404);
  const body = await readBody(request, longestBody);
  if (body === undefined) return reply(response, 413);
  live.connection.receive(body);
  reply(response, 200);
};

const leave = ({ registry }: HubDoor, connectionToken: string, response: ServerResponse): void => {
  const live = registry.find(connectionToken);
  live?.connection.cut();
  reply(response, live === undefined ? 404 : 202);
};

const serve = async (door: HubDoor, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (!isOriginAllowed(request.headers, door.allowedOrigins)) return reply(response, 403);
  allowOrigin(request, response);
  if (request.method === "OPTIONS") return reply(response, 204);
  const asked = readHubRequest(request);
  const token = asked.connectionToken;
  if (asked.path === `${door.path}/negotiate`) {
    return request.method === "POST" ? negotiate(door, asked, response) : reply(response, 405);
  }
  if (token === undefined) return reply(response, 400);
  if (request.method === "GET") return listen(door, asked, token, request, response);
  if (request.method === "POST") return say(door, token, request, response);
  if (request.method === "DELETE") return leave(door, token, response);
  reply(response, 405);
};

/** Takes the hub's own requests; false means that the request is somebody else's. */
export const httpDoor =
  (door: HubDoor, onError: (error: unknown) => void) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const { path } = readHubRequest(request);
    if (path !== door.path && path !== `${door.path}/negotiate`) return false;
    serve(door, request, response).catch((error: unknown) => {
      onError(error);
      if (response.headersSent) response.destroy();
      else reply(response, 503);
    });
    return true;
  };
