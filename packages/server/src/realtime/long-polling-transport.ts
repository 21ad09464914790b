import type { ServerResponse } from "node:http";

import type { Transport, TransportEvents } from "./transport.ts";

export type LongPolling = Transport & { readonly poll: (response: ServerResponse) => void };

/** Server to client as answers to requests that wait; the very first one must be answered at once, empty. */
export const longPollingTransport = (events: Pick<TransportEvents, "onGone">): LongPolling => {
  let waiting: ServerResponse | undefined;
  let pending = "";
  let started = false;
  let ended = false;

  const answer = (response: ServerResponse, status: 200 | 204, body: string): void => {
    response.writeHead(status, { "content-type": "text/plain", "cache-control": "no-store" });
    response.end(body);
  };
  const flush = (): void => {
    if (waiting === undefined || (pending === "" && !ended)) return;
    const response = waiting;
    const body = pending;
    waiting = undefined;
    pending = "";
    // 204 tells the client that the connection is over, so it must not swallow a last message.
    answer(response, body === "" ? 204 : 200, body);
    if (body === "") events.onGone();
  };

  return {
    poll: (response) => {
      response.on("error", () => undefined);
      if (!started) {
        started = true;
        answer(response, 200, "");
        return;
      }
      if (waiting !== undefined && !waiting.destroyed) answer(waiting, 200, "");
      waiting = response;
      response.on("close", () => {
        if (waiting === response) waiting = undefined;
      });
      flush();
    },
    send: (frames) => {
      pending += frames;
      flush();
    },
    backlog: () => Buffer.byteLength(pending),
    end: () => {
      ended = true;
      flush();
    },
    cut: () => {
      ended = true;
      pending = "";
      waiting?.destroy();
      events.onGone();
    },
  };
};
