import type { ServerResponse } from "node:http";

import { serverSentEvent } from "./frames.ts";
import type { Transport, TransportEvents } from "./transport.ts";

/** Server to client as server-sent events; what the client says comes by POST. */
export const sseTransport = (response: ServerResponse, events: Pick<TransportEvents, "onGone">): Transport => {
  response.writeHead(200, {
    "content-type": "text/event-stream",
    "cache-control": "no-cache, no-store, no-transform",
    // nginx would otherwise hold events back until its buffer is full.
    "x-accel-buffering": "no",
  });
  response.write(":\r\n\r\n");
  response.on("close", () => events.onGone());
  response.on("error", () => undefined);
  return {
    send: (frames) => response.write(serverSentEvent(frames)),
    backlog: () => response.writableLength,
    end: () => response.end(),
    cut: () => response.destroy(),
  };
};
