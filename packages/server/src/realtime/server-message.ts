import { frame } from "./frames.ts";

export const pingFrame = frame({ type: 6 });

export const handshakeFrame = (problem?: string): string => frame(problem === undefined ? {} : { error: problem });

export const callFrame = (target: string, args: readonly unknown[]): string =>
  frame({ type: 1, target, arguments: args });

/** Without `allowReconnect` the official client stops for good. */
export const closeFrame = (allowReconnect: boolean, error?: string): string =>
  frame({ type: 7, allowReconnect, ...(error === undefined ? {} : { error }) });

export const unknownMethodFrame = (invocationId: string, target: string): string =>
  frame({ type: 3, invocationId, error: `Method '${target}' does not exist.` });

const transports = [
  { transport: "WebSockets", transferFormats: ["Text"] },
  { transport: "ServerSentEvents", transferFormats: ["Text"] },
  { transport: "LongPolling", transferFormats: ["Text"] },
] as const;

/** The token is the connection's secret, the id may be shown. Stateful reconnect stays unsaid: 'true' unasked is refused. */
export const negotiation = (connectionId: string, connectionToken: string): object => ({
  negotiateVersion: 1,
  connectionId,
  connectionToken,
  availableTransports: transports,
});
