import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import { type HubTiming, usualTiming } from "./hub-connection.ts";
import { type HubDoor, httpDoor } from "./hub-http.ts";
import type { Authorize, HubIdentity } from "./hub-identity.ts";
import { hubRegistry } from "./hub-registry.ts";
import { upgradeDoor } from "./hub-upgrade.ts";
import { callFrame } from "./server-message.ts";

export type HubOptions = {
  /** As the client addresses it, the API's base path included. */
  readonly path: string;
  readonly authorize: Authorize;
  /** Origins besides the server's own, as `https://caja.example`. */
  readonly allowedOrigins?: readonly string[];
  readonly now?: () => number;
  readonly timing?: Partial<HubTiming>;
  readonly onError?: (error: unknown) => void;
};

export type HubCall = {
  readonly method: string;
  readonly args: readonly unknown[];
  /** The one profile that hears it; absent: all of the group. */
  readonly onlyTo?: string;
};

const framesOf = (calls: readonly HubCall[]): string =>
  calls.map(({ method, args }) => callFrame(method, args)).join("");

export type Hub = {
  /** Both answer false, and do nothing, for an address that isn't the hub's. */
  readonly handleRequest: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  /** In their order, each connection in one write: a sale tells of several things, and a write costs more than its bytes. */
  readonly sendToGroup: (group: string, calls: readonly HubCall[], but?: { readonly except?: string }) => void;
  /** Who is connected here, each connection apart. */
  readonly identities: () => readonly HubIdentity[];
  readonly hasListeners: (group: string) => boolean;
  /** Ends the connections of a session that lost its right; they may not come back by themselves. */
  readonly disconnectWhere: (predicate: (identity: HubIdentity) => boolean) => void;
  /** Sends every client off to reconnect, here or at another server. */
  readonly close: () => void;
};

/** ASP.NET Core SignalR's server side for the official client: each connection hears its cafeteria's group. */
export const createHub = (options: HubOptions): Hub => {
  const onError = options.onError ?? (() => undefined);
  const timing = { ...usualTiming, ...options.timing };
  const registry = hubRegistry(timing, options.now ?? Date.now);
  let closing = false;
  const door: HubDoor = {
    path: options.path,
    authorize: options.authorize,
    allowedOrigins: options.allowedOrigins ?? [],
    registry,
    isClosing: () => closing,
  };
  const sweeper = setInterval(registry.sweep, timing.sweepEvery).unref();

  return {
    handleRequest: httpDoor(door, onError),
    handleUpgrade: upgradeDoor(door, onError),
    sendToGroup: (group, calls, { except } = {}) => {
      if (calls.length === 0) return;
      const forAll = calls.every(({ onlyTo }) => onlyTo === undefined) ? framesOf(calls) : null;
      for (const connection of registry.membersOf(group)) {
        const { profileId, tabId } = connection.identity;
        if (except !== undefined && tabId === except) continue;
        const frames = forAll ?? framesOf(calls.filter(({ onlyTo }) => onlyTo === undefined || onlyTo === profileId));
        if (frames !== "") connection.send(frames);
      }
    },
    identities: () => registry.connections().map(({ identity }) => identity),
    hasListeners: (group) => registry.membersOf(group).size > 0,
    disconnectWhere: (predicate) => {
      for (const connection of registry.connections()) if (predicate(connection.identity)) connection.close(false);
    },
    close: () => {
      closing = true;
      clearInterval(sweeper);
      for (const connection of registry.connections()) connection.close(true);
    },
  };
};
