import { randomBytes } from "node:crypto";
import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

import { WebSocketServer } from "ws";

import type { HubDoor } from "./hub-http.ts";
import type { HubIdentity } from "./hub-identity.ts";
import { readHubRequest } from "./hub-request.ts";
import { isOriginAllowed } from "./origin.ts";
import { websocketTransport } from "./websocket-transport.ts";

type Admission = { readonly token: string; readonly identity: HubIdentity };

const refuse = (socket: Duplex, status: number): void => {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};

const admit = async (door: HubDoor, request: IncomingMessage): Promise<Admission | number> => {
  // Browsers let any page open a WebSocket to anywhere; only this check stops a foreign one.
  if (!isOriginAllowed(request.headers, door.allowedOrigins)) return 403;
  if (door.isClosing()) return 503;
  const asked = readHubRequest(request);
  const who = await door.authorize(asked.accessToken);
  if (!who.ok) return who.failure.status;
  if (door.registry.isFull(who.value.sessionId)) return 429;
  if (asked.connectionToken === undefined) {
    return { token: randomBytes(24).toString("base64url"), identity: { ...who.value, tabId: asked.tabId } };
  }
  const identity = door.registry.claim(asked.connectionToken, who.value);
  return identity === undefined ? 404 : { token: asked.connectionToken, identity };
};

/** Takes the hub's own upgrades; false means that the socket is somebody else's. */
export const upgradeDoor = (door: HubDoor, onError: (error: unknown) => void) => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 65_536, perMessageDeflate: false });
  return (request: IncomingMessage, socket: Duplex, head: Buffer): boolean => {
    if (readHubRequest(request).path !== door.path) return false;
    // The client may hang up while we look its session up.
    socket.on("error", () => socket.destroy());
    admit(door, request).then(
      (admission) => {
        if (typeof admission === "number") return refuse(socket, admission);
        sockets.handleUpgrade(request, socket, head, (webSocket) => {
          door.registry.open(admission.token, admission.identity, (events) => websocketTransport(webSocket, events));
        });
      },
      (error: unknown) => {
        onError(error);
        refuse(socket, 503);
      },
    );
    return true;
  };
};
