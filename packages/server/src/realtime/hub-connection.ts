import { handshakeProblem, readMessage } from "./client-message.ts";
import { splitFrames } from "./frames.ts";
import type { HubIdentity } from "./hub-identity.ts";
import { closeFrame, handshakeFrame, pingFrame, unknownMethodFrame } from "./server-message.ts";
import type { Transport } from "./transport.ts";

/** Milliseconds. The official client gives a silent server up after 30 s and pings each 15 s. */
export type HubTiming = { readonly pingAfter: number; readonly dropAfter: number; readonly sweepEvery: number };

export const usualTiming: HubTiming = { pingAfter: 10_000, dropAfter: 30_000, sweepEvery: 1_000 };

export type HubConnection = {
  readonly identity: HubIdentity;
  readonly receive: (text: string) => void;
  readonly send: (frames: string) => void;
  /** Pings a quiet client and drops a dead one. */
  readonly tick: () => void;
  readonly close: (allowReconnect: boolean, error?: string) => void;
  /** Ends it without a word, as for a client that has said good-bye. */
  readonly cut: () => void;
};

type Setup = {
  readonly identity: HubIdentity;
  readonly transport: Transport;
  readonly timing: HubTiming;
  readonly now: () => number;
  /** The handshake is done: from here on the client hears its group. */
  readonly onOpen: (connection: HubConnection) => void;
};

// Our clients send only a handshake and pings.
const longestMessage = 32_768;
// A client that reads slower than this is better off reconnecting and fetching anew.
const longestBacklog = 1_048_576;

/** One client after it was let in: handshake, pings both ways, and the end. */
export const hubConnection = ({ identity, transport, timing, now, onOpen }: Setup): HubConnection => {
  let phase: "handshake" | "open" | "closed" = "handshake";
  let unread = "";
  let heardAt = now();
  let spokeAt = now();

  const send = (frames: string): void => {
    if (phase === "closed") return;
    spokeAt = now();
    transport.send(frames);
    if (transport.backlog() > longestBacklog) cut();
  };
  const cut = (): void => {
    phase = "closed";
    transport.cut();
  };
  const close = (allowReconnect: boolean, error?: string): void => {
    if (phase === "closed") return;
    if (phase === "open") send(closeFrame(allowReconnect, error));
    phase = "closed";
    transport.end();
  };

  const shakeHands = (text: string): void => {
    const problem = handshakeProblem(text);
    send(handshakeFrame(problem));
    if (problem !== undefined) {
      phase = "closed";
      transport.end();
      return;
    }
    phase = "open";
    onOpen(connection);
  };
  const handle = (text: string): void => {
    const message = readMessage(text);
    if (message.kind === "unreadable") close(false, "The message can't be read.");
    if (message.kind === "close") close(true);
    if (message.kind === "call" && message.invocationId !== undefined) {
      send(unknownMethodFrame(message.invocationId, message.target));
    }
  };

  const connection: HubConnection = {
    identity,
    send: (frames) => {
      if (phase === "open") send(frames);
    },
    receive: (text) => {
      heardAt = now();
      const { whole, rest } = splitFrames(unread + text);
      unread = rest;
      for (const message of whole) {
        if (phase === "handshake") shakeHands(message);
        else if (phase === "open") handle(message);
      }
      if (unread.length > longestMessage) cut();
    },
    tick: () => {
      // A closed one still here is a long poll that nobody came to fetch the end of.
      if (now() - (phase === "closed" ? spokeAt : heardAt) >= timing.dropAfter) cut();
      else if (phase === "open" && now() - spokeAt >= timing.pingAfter) send(pingFrame);
    },
    close,
    cut,
  };
  return connection;
};
