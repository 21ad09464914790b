import type { RawData, WebSocket } from "ws";

import type { Transport, TransportEvents } from "./transport.ts";

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data)).toString("utf8");

// A client that doesn't answer our close within this time is cut off.
const closePatienceMs = 1_000;

export const websocketTransport = (socket: WebSocket, events: TransportEvents): Transport => {
  socket.on("message", (data) => events.onText(textOf(data)));
  socket.on("close", () => events.onGone());
  // ws closes after any error by itself; unheard, the error would end the process.
  socket.on("error", () => undefined);
  return {
    send: (frames) => socket.send(frames, () => undefined),
    backlog: () => socket.bufferedAmount,
    end: () => {
      socket.close(1000);
      setTimeout(() => socket.terminate(), closePatienceMs).unref();
    },
    cut: () => socket.terminate(),
  };
};
