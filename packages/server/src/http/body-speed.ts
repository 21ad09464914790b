import type { IncomingMessage, Server } from "node:http";

/** Slower bodies only hold a connection: 1 KiB a second over 10 s. */
const leastBytes = 10 * 1024;
const sweeps = 10;
const sweepEveryMs = 1_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Whether what the client sent waits for us, who are the slow ones then. */
const isOurTurn = (request: IncomingMessage): boolean => request.readableLength > 0;

/**
 * Closes connections whose body comes too slowly. Counted in looks and not in
 * time, so that a server that stood still blames nobody when it goes on.
 */
export function watchBodySpeed(server: Server): void {
  /** The bytes of the connection at each of the last looks, the oldest first. */
  const watched = new Map<IncomingMessage, number[]>();
  const look = (): void => {
    for (const [request, seen] of watched) {
      if (request.complete || request.destroyed) {
        watched.delete(request);
        continue;
      }
      if (isOurTurn(request)) {
        seen.length = 0;
        continue;
      }
      const now = request.socket.bytesRead;
      const before = seen.length < sweeps ? undefined : seen.shift();
      seen.push(now);
      if (before !== undefined && now - before < leastBytes) {
        watched.delete(request);
        request.socket.destroy();
      }
    }
  };
  const timer = setInterval(look, sweepEveryMs).unref();
  server.on("request", (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    watched.set(request, [request.socket.bytesRead]);
    request.once("close", () => watched.delete(request));
  });
  server.once("close", () => clearInterval(timer));
}
