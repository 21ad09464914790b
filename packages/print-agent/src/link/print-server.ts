import { type IncomingMessage, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import type { Printer } from "../printer/index.ts";
import { createJobAnswerer } from "./answer-job.ts";

export type PrintServer = { readonly port: number; readonly close: () => Promise<void> };

type Options = { readonly port: number; readonly origins: readonly string[]; readonly printer: Printer };

/** A ticket of 2,000 rows of 36 characters is about 150 kB of JSON. */
const largestMessage = 512 * 1024;

const isKnownOrigin = (request: IncomingMessage, origins: readonly string[]): boolean =>
  origins.includes(request.headers.origin ?? "");

/** A page that breaks off, or sends what is no message, loses its own link; without a listener it would end the agent. AGENT-06 */
const gone = (): void => undefined;

/** Listens on the till's loopback only and takes jobs only from pages of the named origins. AGENT-03 */
export async function startPrintServer({ port, origins, printer }: Options): Promise<PrintServer> {
  const answerJob = createJobAnswerer(printer);
  const http = createServer((_request, response) => {
    response.writeHead(426, { "content-type": "text/plain; charset=utf-8" }).end("Agente de impresión de Cantina\n");
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  http.on("upgrade", (request, socket, head) => {
    socket.on("error", gone);
    if (!isKnownOrigin(request, origins)) {
      socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (link) => {
      link.on("error", gone);
      link.on("message", (data: Buffer) => {
        void answerJob(data.toString("utf8")).then((answer) => link.send(JSON.stringify(answer)));
      });
    });
  });
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(port, "127.0.0.1", resolve);
  });
  return {
    port: (http.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const link of sockets.clients) link.terminate();
        http.close(() => resolve());
      }),
  };
}
