import * as v from "valibot";

const handshakeShape = v.object({ protocol: v.string(), version: v.number() });
const messageShape = v.object({
  type: v.number(),
  invocationId: v.optional(v.string()),
  target: v.optional(v.string(), ""),
});

/** What a client's message asks of us; the numbers are those of SignalR's HubProtocol.md. */
export type ClientMessage =
  | { readonly kind: "ping" | "close" | "other" | "unreadable" }
  | { readonly kind: "call"; readonly target: string; readonly invocationId: string | undefined };

const kinds = new Map<number, "ping" | "close">([
  [6, "ping"],
  [7, "close"],
]);

const calls = new Set([1, 4]);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const readMessage = (text: string): ClientMessage => {
  const message = v.safeParse(messageShape, parsed(text));
  if (!message.success) return { kind: "unreadable" };
  const { type, target, invocationId } = message.output;
  return calls.has(type) ? { kind: "call", target, invocationId } : { kind: kinds.get(type) ?? "other" };
};

/** Undefined when we speak the protocol that the client asks for, else what to tell it. */
export const handshakeProblem = (text: string): string | undefined => {
  const handshake = v.safeParse(handshakeShape, parsed(text));
  if (!handshake.success) return "The handshake can't be read.";
  const { protocol, version } = handshake.output;
  if (protocol !== "json") return `The protocol '${protocol}' is not supported.`;
  return version === 1 ? undefined : `Version ${version} of the protocol is not supported.`;
};
