import { type RequestListener, type Server, createServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";

export type Listening = {
  /** Without a slash at its end. */
  readonly origin: string;
  /** Breaks off every connection, and goes on listening. */
  readonly hangUp: () => void;
  /** Breaks off every connection, too: nobody who keeps one open is waited for. */
  readonly close: () => Promise<void>;
};

async function opened(server: Server, scheme: "http" | "https"): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers at a port of this machine that was free. */
export const listen = (answer: RequestListener): Promise<Listening> => opened(createServer(answer), "http");

/** As `listen`, with that certificate (PEM) and its key. */
export const listenSecurely = (
  identity: { readonly key: string; readonly cert: string },
  answer: RequestListener,
): Promise<Listening> => opened(createSecureServer(identity, answer), "https");
