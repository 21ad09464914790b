import type { FastifyInstance } from "fastify";
import type { Hub } from "../realtime/index.ts";

/** The hub answers on the bare request, before any body is read, and takes the socket of an upgrade. */
export function mountHub(app: FastifyInstance, hub: Hub): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!hub.handleRequest(request.raw, reply.raw)) return undefined;
    reply.hijack();
    return reply;
  });
  app.server.on("upgrade", (request, socket, head) => {
    if (!hub.handleUpgrade(request, socket, head)) socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n");
  });
}
