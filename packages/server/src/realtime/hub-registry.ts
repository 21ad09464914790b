import { randomBytes, randomUUID } from "node:crypto";

import { type HubConnection, type HubTiming, hubConnection } from "./hub-connection.ts";
import { hubGroups } from "./hub-groups.ts";
import { type HubIdentity, type HubSession, sameSession } from "./hub-identity.ts";
import type { LongPolling } from "./long-polling-transport.ts";
import type { Transport, TransportEvents } from "./transport.ts";

/** More tabs than anybody works in. The next one is refused, for closing the oldest would make two tabs chase each other. */
const mostOfSession = 20;

type Opened<T extends Transport> = { readonly connection: HubConnection; readonly transport: T };

type Live = { readonly connection: HubConnection; readonly poll: LongPolling["poll"] | undefined };

type Negotiated = { readonly identity: HubIdentity; readonly since: number };

/** Every client of this process, from its negotiation to its end, by the connection's secret token. */
export type HubRegistry = {
  readonly negotiate: (identity: HubIdentity) => { readonly connectionId: string; readonly connectionToken: string };
  /** Uses a negotiation up; undefined when there was none or it was another session's. */
  readonly claim: (connectionToken: string, session: HubSession) => HubIdentity | undefined;
  readonly open: <T extends Transport & { readonly poll?: LongPolling["poll"] }>(
    connectionToken: string,
    identity: HubIdentity,
    connect: (events: TransportEvents) => T,
  ) => Opened<T>;
  readonly find: (connectionToken: string) => Live | undefined;
  /** As many connections as one session may have here. */
  readonly isFull: (sessionId: string) => boolean;
  readonly membersOf: (group: string) => ReadonlySet<HubConnection>;
  readonly connections: () => readonly HubConnection[];
  readonly sweep: () => void;
};

export const hubRegistry = (timing: HubTiming, now: () => number): HubRegistry => {
  const negotiated = new Map<string, Negotiated>();
  const live = new Map<string, Live>();
  const groups = hubGroups();

  return {
    negotiate: (identity) => {
      const connectionToken = randomBytes(24).toString("base64url");
      negotiated.set(connectionToken, { identity, since: now() });
      return { connectionId: randomUUID(), connectionToken };
    },
    claim: (connectionToken, session) => {
      const found = negotiated.get(connectionToken);
      if (found === undefined || !sameSession(found.identity, session)) return undefined;
      negotiated.delete(connectionToken);
      return found.identity;
    },
    open: (connectionToken, identity, connect) => {
      // The transport may call back only after this function has returned.
      const transport = connect({
        onText: (text) => connection.receive(text),
        onGone: () => {
          live.delete(connectionToken);
          groups.leave(connection);
        },
      });
      const connection = hubConnection({ identity, transport, timing, now, onOpen: groups.join });
      live.set(connectionToken, { connection, poll: transport.poll });
      return { connection, transport };
    },
    find: (connectionToken) => live.get(connectionToken),
    isFull: (sessionId) => {
      let own = 0;
      for (const { connection } of live.values()) if (connection.identity.sessionId === sessionId) own += 1;
      return own >= mostOfSession;
    },
    membersOf: groups.membersOf,
    connections: () => [...live.values()].map(({ connection }) => connection),
    sweep: () => {
      for (const [token, { since }] of negotiated) if (now() - since > timing.dropAfter) negotiated.delete(token);
      for (const { connection } of live.values()) connection.tick();
    },
  };
};
